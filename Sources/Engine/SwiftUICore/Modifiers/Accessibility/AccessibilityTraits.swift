/// A view's traits for assistive technology.
///
/// Follows Apple's [AccessibilityTraits](https://developer.apple.com/documentation/swiftui/accessibilitytraits).
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    public typealias Element = AccessibilityTraits
    public typealias ArrayLiteralElement = AccessibilityTraits

    private var bits: UInt32

    private init(bits: UInt32) { self.bits = bits }

    /// Creates an empty set.
    public init() { bits = 0 }

    /// A button.
    public static let isButton = AccessibilityTraits(bits: 1 << 0)
    /// A heading.
    public static let isHeader = AccessibilityTraits(bits: 1 << 1)
    /// Chosen, among others.
    public static let isSelected = AccessibilityTraits(bits: 1 << 2)
    /// A link.
    public static let isLink = AccessibilityTraits(bits: 1 << 3)
    /// A field to search with.
    public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
    /// A picture.
    public static let isImage = AccessibilityTraits(bits: 1 << 5)
    /// Plays its own sound.
    public static let playsSound = AccessibilityTraits(bits: 1 << 6)
    /// A key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
    /// Text that cannot be changed.
    public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
    /// Reports the initial state when the app begins.
    public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
    /// Changes often.
    public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
    /// Starts something that is to be listened to.
    public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
    /// Answers to touches itself.
    public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
    /// Turns a page when it was read.
    public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
    /// Shuts out all else.
    public static let isModal = AccessibilityTraits(bits: 1 << 14)
    /// Can be on or off.
    public static let isToggle = AccessibilityTraits(bits: 1 << 15)
    /// A row of tabs.
    public static let isTabBar = AccessibilityTraits(bits: 1 << 16)

    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(bits: bits | other.bits) }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(bits: bits & other.bits) }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        .init(bits: bits ^ other.bits)
    }
    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        bits |= newMember.bits
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = bits & member.bits
        bits &= ~member.bits
        return removed == 0 ? nil : .init(bits: removed)
    }

    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let old = bits & newMember.bits
        bits |= newMember.bits
        return old == 0 ? nil : .init(bits: old)
    }
}
