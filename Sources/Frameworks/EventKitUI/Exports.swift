// As Apple's module does.
@_exported import EventKit
@_exported import SwiftUI
