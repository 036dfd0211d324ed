// As Apple's module does.
@_exported import Intents
@_exported import SwiftUI
