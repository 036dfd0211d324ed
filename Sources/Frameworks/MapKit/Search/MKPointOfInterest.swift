import Foundation

/// The kind of a place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// Which kinds of places are shown or found.
public final class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    /// All kinds.
    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    /// None.
    public static let excludingAll = MKPointOfInterestFilter(including: [])
    private let names: Set<MKPointOfInterestCategory>
    private let isIncluding: Bool

    /// Shows only some kinds.
    public init(including categories: [MKPointOfInterestCategory]) {
        names = Set(categories)
        isIncluding = true
    }

    /// Shows all but some kinds.
    public init(excluding categories: [MKPointOfInterestCategory]) {
        names = Set(categories)
        isIncluding = false
    }

    /// Returns whether a kind is shown.
    public func includes(_ category: MKPointOfInterestCategory) -> Bool { names.contains(category) == isIncluding }
    /// Returns whether a kind is not shown.
    public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
