import ApplicationServices
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
        /// An app.
        public static let application = Role(rawValue: "AXApplication")
        /// A window.
        public static let window = Role(rawValue: "AXWindow")
        /// A menu.
        public static let menu = Role(rawValue: "AXMenu")
        /// An item of a menu.
        public static let menuItem = Role(rawValue: "AXMenuItem")
        /// A list.
        public static let list = Role(rawValue: "AXList")
        /// A table.
        public static let table = Role(rawValue: "AXTable")
        /// A row of a table.
        public static let row = Role(rawValue: "AXRow")
        /// A cell of a table.
        public static let cell = Role(rawValue: "AXCell")
        /// An outline.
        public static let outline = Role(rawValue: "AXOutline")
        /// A longer text.
        public static let textArea = Role(rawValue: "AXTextArea")
        /// A button with a menu.
        public static let popUpButton = Role(rawValue: "AXPopUpButton")
        /// A button that opens a menu.
        public static let menuButton = Role(rawValue: "AXMenuButton")
        /// One of several buttons.
        public static let radioButton = Role(rawValue: "AXRadioButton")
        /// A view that shows a part of another one.
        public static let scrollArea = Role(rawValue: "AXScrollArea")
        /// A bar with tools.
        public static let toolbar = Role(rawValue: "AXToolbar")
        /// The progress of work.
        public static let progressIndicator = Role(rawValue: "AXProgressIndicator")
        /// A level.
        public static let levelIndicator = Role(rawValue: "AXLevelIndicator")
        /// A small window beside a view.
        public static let popover = Role(rawValue: "AXPopover")
        /// A panel that belongs to a window.
        public static let sheet = Role(rawValue: "AXSheet")
        /// A group of tabs.
        public static let tabGroup = Role(rawValue: "AXTabGroup")
        /// The menu bar.
        public static let menuBar = Role(rawValue: "AXMenuBar")
        /// A menu of the menu bar.
        public static let menuBarItem = Role(rawValue: "AXMenuBarItem")
        /// A bar that scrolls.
        public static let scrollBar = Role(rawValue: "AXScrollBar")
        /// Views beside each other.
        public static let splitGroup = Role(rawValue: "AXSplitGroup")
        /// A column of a table.
        public static let column = Role(rawValue: "AXColumn")
        /// A field with a menu.
        public static let comboBox = Role(rawValue: "AXComboBox")
        /// A well with a color.
        public static let colorWell = Role(rawValue: "AXColorWell")
        /// An element of a layout.
        public static let layoutItem = Role(rawValue: "AXLayoutItem")
        /// An area with elements.
        public static let layoutArea = Role(rawValue: "AXLayoutArea")
        /// Something else.
        public static let unknown = Role(rawValue: "AXUnknown")
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
    public static func post(
        element: Any, notification: Notification, userInfo: [NotificationUserInfoKey: Any]? = nil
    ) {
        guard notification == .announcementRequested, let words = userInfo?[.announcement] as? String else { return }
        MainQueue.run { UIAccessibility.post(notification: .announcement, argument: words) }
    }
}

/// How important an announcement is.
public enum NSAccessibilityPriorityLevel: Int, Sendable {
    case low = 10
    case medium = 50
    case high = 90
}

/// An element of assistive technology.
@MainActor @preconcurrency
public protocol NSAccessibilityElementProtocol: AnyObject {}
/// A button.
@MainActor @preconcurrency
public protocol NSAccessibilityButton: NSAccessibilityElementProtocol {}
/// A group.
@MainActor @preconcurrency
public protocol NSAccessibilityGroup: NSAccessibilityElementProtocol {}
/// An image.
@MainActor @preconcurrency
public protocol NSAccessibilityImage: NSAccessibilityElementProtocol {}
/// Words that are only read.
@MainActor @preconcurrency
public protocol NSAccessibilityStaticText: NSAccessibilityElementProtocol {}
/// A box with a check mark.
@MainActor @preconcurrency
public protocol NSAccessibilityCheckBox: NSAccessibilityButton {}
/// An element of a layout.
@MainActor @preconcurrency
public protocol NSAccessibilityLayoutItem: NSAccessibilityElementProtocol {}
/// A list.
@MainActor @preconcurrency
public protocol NSAccessibilityList: NSAccessibilityElementProtocol {}
/// A table.
@MainActor @preconcurrency
public protocol NSAccessibilityTable: NSAccessibilityElementProtocol {}
/// A row of a table.
@MainActor @preconcurrency
public protocol NSAccessibilityRow: NSAccessibilityElementProtocol {}
/// A value that can be changed step by step.
@MainActor @preconcurrency
public protocol NSAccessibilityStepper: NSAccessibilityElementProtocol {}
/// A slider.
@MainActor @preconcurrency
public protocol NSAccessibilitySlider: NSAccessibilityElementProtocol {}
