import Foundation

/// UIKit's functions for assistive technology.
public enum UIAccessibility {
    /// Whether a screen reader is in use; unknown here.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether motion should be reduced; unknown here: use `accessibilityReduceMotion`.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether things should not shine through.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether text should be bold.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether colors should contrast more.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// Whether a switch steers the device.
    public static var isSwitchControlRunning: Bool { false }

    /// The argument of the notification.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Something to read aloud.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was turned.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// Something on the screen changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The screen changed.
        public static let screenChanged = Notification(rawValue: 1000)
    }

    /// Posts a notification to assistive technology: a text is announced; for everything else the screen is examined in
    /// any case.
    public static func post(notification: Notification, argument: Any?) {
        switch argument {
        case let text as String: announce(text)
        case let text as NSAttributedString: announce(text.string)
        default: break
        }
    }
}
