import Foundation
import SwiftUICore

/// An action at an app's icon.
///
/// The desktop shows the actions of a desktop file, not an app's own: they are kept and shown nowhere.
///
/// Follows Apple's
/// [UIApplicationShortcutItem](https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem).
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
    /// The name by which the app knows the action.
    open internal(set) var type: String
    /// The title.
    open internal(set) var localizedTitle: String
    /// The line below the title; nil for none.
    open internal(set) var localizedSubtitle: String?
    /// The image; nil for none.
    open internal(set) var icon: UIApplicationShortcutIcon?
    /// The app's own values.
    open internal(set) var userInfo: [String: any NSSecureCoding]?
    /// The identifier that decides whether the action belongs to a scene.
    open internal(set) var targetContentIdentifier: Any?

    /// Creates an action.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
        (self.icon, self.userInfo) = (icon, userInfo)
    }

    /// Creates an action with a title only.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIApplicationShortcutItem else { return false }
        return type == other.type && localizedTitle == other.localizedTitle
            && localizedSubtitle == other.localizedSubtitle && icon == other.icon
    }
    open override var hash: Int { type.hashValue }
}

/// An action at an app's icon that can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {
    open override var type: String {
        get { super.type }
        set { super.type = newValue }
    }
    open override var localizedTitle: String {
        get { super.localizedTitle }
        set { super.localizedTitle = newValue }
    }
    open override var localizedSubtitle: String? {
        get { super.localizedSubtitle }
        set { super.localizedSubtitle = newValue }
    }
    open override var icon: UIApplicationShortcutIcon? {
        get { super.icon }
        set { super.icon = newValue }
    }
    open override var userInfo: [String: any NSSecureCoding]? {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
}

/// The image of an action at an app's icon.
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
    /// The images of the system.
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
        case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
        case alarm, bookmark, shuffle, audio, update
    }

    private enum Source: Equatable { case type(IconType), template(String), symbol(String) }
    private let source: Source

    private init(_ source: Source) { self.source = source }

    /// Creates an image of the system.
    public convenience init(type: IconType) { self.init(.type(type)) }
    /// Creates an image of the app's catalog.
    public convenience init(templateImageName: String) { self.init(.template(templateImageName)) }
    /// Creates a symbol.
    public convenience init(systemImageName: String) { self.init(.symbol(systemImageName)) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutIcon)?.source == source }
    open override var hash: Int { 0 }
}

extension UIWindow.Level: Comparable {
    public static func < (a: UIWindow.Level, b: UIWindow.Level) -> Bool { a.rawValue < b.rawValue }
    /// Returns a higher level.
    public static func + (level: UIWindow.Level, distance: CGFloat) -> UIWindow.Level {
        UIWindow.Level(rawValue: level.rawValue + distance)
    }
    /// Returns a lower level.
    public static func - (level: UIWindow.Level, distance: CGFloat) -> UIWindow.Level {
        UIWindow.Level(rawValue: level.rawValue - distance)
    }
    /// Raises a level.
    public static func += (level: inout UIWindow.Level, distance: CGFloat) { level = level + distance }
    /// Lowers a level.
    public static func -= (level: inout UIWindow.Level, distance: CGFloat) { level = level - distance }
}
