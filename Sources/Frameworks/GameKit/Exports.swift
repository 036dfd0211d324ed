// As Apple's module does; the state machines and random numbers of games come with it.
@_exported import GameplayKit
@_exported import SwiftUI
