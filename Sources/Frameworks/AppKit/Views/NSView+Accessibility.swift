import Foundation
import SwiftUI

/// The role of an element for assistive technology.
public struct NSAccessibility {
    /// A role.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A button.
        public static let button = Role(rawValue: "AXButton")
        /// An image.
        public static let image = Role(rawValue: "AXImage")
        /// Words that are only read.
        public static let staticText = Role(rawValue: "AXStaticText")
        /// A group.
        public static let group = Role(rawValue: "AXGroup")
        /// A link.
        public static let link = Role(rawValue: "AXLink")
        /// A field for text.
        public static let textField = Role(rawValue: "AXTextField")
        /// A slider.
        public static let slider = Role(rawValue: "AXSlider")
        /// A box with a check mark.
        public static let checkBox = Role(rawValue: "AXCheckBox")
    }

    /// A message to assistive technology.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Words are to be read aloud.
        public static let announcementRequested = Notification(rawValue: "AXAnnouncementRequested")
        /// The layout changed.
        public static let layoutChanged = Notification(rawValue: "AXLayoutChanged")
        /// A value changed.
        public static let valueChanged = Notification(rawValue: "AXValueChanged")
    }

    /// A key of a message's information.
    public struct NotificationUserInfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The words that are read aloud.
        public static let announcement = NotificationUserInfoKey(rawValue: "AXAnnouncementKey")
        /// How important they are.
        public static let priority = NotificationUserInfoKey(rawValue: "AXPriorityKey")
    }

    /// Posts a message: an announcement is read by the desktop's screen reader.
    @MainActor public static func post(
        element: Any, notification: Notification, userInfo: [NotificationUserInfoKey: Any]? = nil
    ) {
        guard notification == .announcementRequested, let words = userInfo?[.announcement] as? String else { return }
        UIAccessibility.post(notification: .announcement, argument: words)
    }
}

extension NSView {
    /// Sets the label for assistive technology.
    public func setAccessibilityLabel(_ label: String?) { backing.accessibilityLabel = label }
    /// The label for assistive technology; nil for none.
    public func accessibilityLabel() -> String? { backing.accessibilityLabel }
    /// Sets the explanation for assistive technology.
    public func setAccessibilityHelp(_ help: String?) { backing.accessibilityHint = help }
    /// Sets the name by which tests find the view.
    public func setAccessibilityIdentifier(_ identifier: String?) { backing.accessibilityIdentifier = identifier }
    /// The name by which tests find the view.
    public func accessibilityIdentifier() -> String { backing.accessibilityIdentifier ?? "" }
    /// Sets the value for assistive technology.
    public func setAccessibilityValue(_ value: Any?) { backing.accessibilityValue = value.map { "\($0)" } }
    /// Sets whether the view is an element for assistive technology.
    public func setAccessibilityElement(_ isElement: Bool) { backing.isAccessibilityElement = isElement }
    /// Sets the role for assistive technology.
    public func setAccessibilityRole(_ role: NSAccessibility.Role?) {
        switch role {
        case .button?: backing.accessibilityTraits.insert(.button)
        case .image?: backing.accessibilityTraits.insert(.image)
        case .link?: backing.accessibilityTraits.insert(.link)
        case .staticText?: backing.accessibilityTraits.insert(.staticText)
        default: break
        }
    }
}
