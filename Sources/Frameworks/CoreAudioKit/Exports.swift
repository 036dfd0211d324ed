// As Apple's module does.
@_exported import AudioToolbox
@_exported import SwiftUI
