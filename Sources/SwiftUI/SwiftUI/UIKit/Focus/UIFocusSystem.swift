import Foundation

/// Moves the focus between the items of the app's windows.
///
/// Follows Apple's [UIFocusSystem](https://developer.apple.com/documentation/uikit/uifocussystem). The app moves the focus here; keys
/// move SwiftUI's focus.
@MainActor @preconcurrency
open class UIFocusSystem: NSObject {
    /// Creates the focus system of an environment: all have the same one here.
    public init?(for environment: any UIFocusEnvironment) { super.init() }

    /// Returns the focus system of an environment.
    public static func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        UIFocusSystem(for: environment)
    }

    /// Whether an environment is another one, or around it.
    public static func environment(
        _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool { FocusMovements.chain(of: otherEnvironment).contains { $0 === environment } }

    /// Registers a sound for movements of the focus; none is played here.
    public static func register(_ soundFileURL: URL, forSoundIdentifier identifier: UIFocusSoundIdentifier) {
        RuntimeWarning.issue("UIFocusSystem plays no sounds here: see CompatibilityGaps.md.")
    }

    /// The item with the focus; nil for none.
    open var focusedItem: (any UIFocusItem)? { FocusMovements.focusedItem }

    /// Requests that the focus moves to an environment, or to another one that this prefers; it moves in the next turn of the main loop.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) { FocusMovements.request(environment) }

    /// Moves the focus at once, if that was requested.
    open func updateFocusIfNeeded() { FocusMovements.update() }

    /// The key of the movement in notifications.
    nonisolated public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    /// The key of the animations in notifications.
    nonisolated public static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"
    /// Posted when the focus has moved.
    nonisolated public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    /// Posted when the focus could not move.
    nonisolated public static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
}

/// The name of a sound of the focus; none is played here.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No sound.
    public static let none = UIFocusSoundIdentifier(rawValue: "none")
    /// The system's sound.
    public static let `default` = UIFocusSoundIdentifier(rawValue: "default")
}

/// How much an item is wanted in its group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a priority.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// Not at all.
    public static let ignored = UIFocusGroupPriority(0)
    /// As an item that had the focus: 1000.
    public static let previouslyFocused = UIFocusGroupPriority(1000)
    /// More than others: 2000.
    public static let prioritized = UIFocusGroupPriority(2000)
    /// As the item with the focus: the highest.
    public static let currentlyFocused = UIFocusGroupPriority(.max)
}
