import Foundation
import SwiftUICore

/// UIKit's functions for assistive technology.
///
/// Follows Apple's [UIAccessibility](https://developer.apple.com/documentation/uikit/uiaccessibility).
public enum UIAccessibility {
    /// A message to assistive technology.
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
        /// Assistive technology pauses.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1036)
        /// Assistive technology resumes.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1037)
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

    /// Returns a rectangle of a view in points of the screen.
    @MainActor @preconcurrency
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }

    /// Returns an outline in a view in points of the screen.
    @MainActor @preconcurrency
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin = view.convert(CGPoint.zero, to: nil)
        guard let moved = path.copy() as? UIBezierPath else { return path }
        moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return moved
    }

    /// The programs that find elements.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The screen reader.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(rawValue: "VoiceOver")
        /// Switches that steer the device.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(rawValue: "SwitchControl")
    }

    /// Returns the element where assistive technology is; nil here, since the desktop does not report it.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        nil
    }

    /// Requests that the device stays in this app, which is denied here.
    public static func requestGuidedAccessSession(
        enabled enable: Bool, completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        RuntimeWarning.issue("No session of Guided Access begins here: requestGuidedAccessSession is denied.")
        DispatchQueue.main.async { completionHandler(false) }
    }

    /// Requests that the device stays in this app; returns whether it does, which is false here.
    public static func requestGuidedAccessSession(enabled enable: Bool) async -> Bool {
        await withCheckedContinuation { continuation in
            requestGuidedAccessSession(enabled: enable) { continuation.resume(returning: $0) }
        }
    }

    /// The content that a magnifier follows.
    public enum ZoomType: Int, Sendable {
        case insertionPoint
    }

    /// Notes where the user types, for a magnifier; the desktop's follows the focus by itself.
    @MainActor @preconcurrency
    public static func zoomFocusChanged(zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView) {}

    /// Notes that a gesture of the app's could be one of a magnifier's; the desktop's has none.
    public static func registerGestureConflictWithZoom() {}
}
