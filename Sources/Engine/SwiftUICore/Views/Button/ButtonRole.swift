/// The purpose of a button.
///
/// Follows Apple's [ButtonRole](https://developer.apple.com/documentation/swiftui/buttonrole).
public struct ButtonRole: Equatable, Hashable, Sendable {
    private let rawValue: UInt8
    /// Deletes something.
    public static let destructive = ButtonRole(rawValue: 1)
    /// Leaves things as they were.
    public static let cancel = ButtonRole(rawValue: 2)
    /// Accepts.
    public static let confirm = ButtonRole(rawValue: 3)
    /// Closes.
    public static let close = ButtonRole(rawValue: 4)
}
