// As Apple's module does.
@_exported import SwiftUI
@_exported import UserNotifications
