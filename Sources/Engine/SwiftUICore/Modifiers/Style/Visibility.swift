/// Whether a part of the interface is shown.
///
/// Follows Apple's [Visibility](https://developer.apple.com/documentation/swiftui/visibility).
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As it suits the place.
    case automatic
    /// It is shown.
    case visible
    /// It is hidden.
    case hidden
}
