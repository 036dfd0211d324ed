// As Apple's module does.
@_exported import ManagedSettings
@_exported import SwiftUI
