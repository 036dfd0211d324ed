// As Apple's module does.
@_exported import ActivityKit
@_exported import AppIntents
@_exported import SwiftUI
