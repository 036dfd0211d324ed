/// The type of a stored value, which decides how stores compare it.
package enum StoreType: Equatable, Sendable {
    case integer, boolean, unsigned, real, date, text, decimal, uuid, url, data
    /// The key of an object.
    case key
    /// A value of several parts, as JSON, which is compared in Swift.
    case json

    /// Whether it is a number that may be NaN, which is stored as a text.
    package var isFloating: Bool { self == .real || self == .date }
}

/// An error in a stored value.
struct UnreadableValue: Error {}
