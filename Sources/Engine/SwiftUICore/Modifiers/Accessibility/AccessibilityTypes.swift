/// Something that may be done with a view.
///
/// Follows Apple's
/// [AccessibilityActionKind](https://developer.apple.com/documentation/swiftui/accessibilityactionkind).
public struct AccessibilityActionKind: Equatable, Sendable {
    enum Storage: Equatable, Sendable {
        case `default`, escape, magicTap, delete, showMenu
        case named(Text)
    }

    let storage: Storage

    private init(_ storage: Storage) { self.storage = storage }

    /// Creates an action with a name.
    public init(named name: Text) { self.init(.named(name)) }

    /// The action for a press.
    public static let `default` = AccessibilityActionKind(.default)
    /// Leaves, such as a window above others.
    public static let escape = AccessibilityActionKind(.escape)
    /// The most likely thing, such as answering or pausing.
    public static let magicTap = AccessibilityActionKind(.magicTap)
    /// Deletes.
    public static let delete = AccessibilityActionKind(.delete)
    /// Shows a menu.
    public static let showMenu = AccessibilityActionKind(.showMenu)
}

/// How the children of an accessibility element are treated.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let kind: UInt8

    /// They are passed by.
    public static let ignore = AccessibilityChildBehavior(kind: 0)
    /// They are elements within this one.
    public static let contain = AccessibilityChildBehavior(kind: 1)
    /// Their properties are combined.
    public static let combine = AccessibilityChildBehavior(kind: 2)
}

/// Which way a value is to go.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// Up.
    case increment
    /// Down.
    case decrement
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// None in particular.
    case unspecified
    /// The levels, from the title downward.
    case h1, h2, h3, h4, h5, h6
}
