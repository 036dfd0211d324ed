import Foundation

/// An error of a container or context, with a sentence that describes it.
///
/// Follows Apple's [SwiftDataError](https://developer.apple.com/documentation/swiftdata/swiftdataerror).
public struct SwiftDataError: Error, LocalizedError, Hashable, CustomStringConvertible {
    package enum Code: Hashable, Sendable {
        case unknown, loadIssueModelContainer, unsupportedPredicate, modelValidationFailure, missingModelContext
        case backwardMigration, unknownSchema, unsupportedSortDescriptor, historyTokenExpired
    }

    let code: Code
    /// A description of the error, in a sentence.
    public let message: String

    package init(_ code: Code, _ message: String = "") {
        self.code = code
        self.message = message
    }

    /// The store can't be opened.
    public static let loadIssueModelContainer = SwiftDataError(.loadIssueModelContainer)
    /// A token is of a part of the history that was deleted.
    public static let historyTokenExpired = SwiftDataError(.historyTokenExpired)
    /// A condition can't be asked of the store.
    public static let unsupportedPredicate = SwiftDataError(.unsupportedPredicate)
    /// An order can't be asked of the store.
    public static let unsupportedSortDescriptor = SwiftDataError(.unsupportedSortDescriptor)
    /// An object may not be saved as it is.
    public static let modelValidationFailure = SwiftDataError(.modelValidationFailure)
    /// An object is in no context.
    public static let missingModelContext = SwiftDataError(.missingModelContext)
    /// The store is of a later version than the migration plan knows.
    public static let backwardMigration = SwiftDataError(.backwardMigration)
    /// The store is of a version that the migration plan does not know.
    public static let unknownSchema = SwiftDataError(.unknownSchema)

    /// Whether two errors are of the same kind.
    public static func == (lhs: SwiftDataError, rhs: SwiftDataError) -> Bool { lhs.code == rhs.code }

    /// Feeds the kind into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// A description of the error, in a sentence.
    public var errorDescription: String? { description }

    /// A description of the error, in a sentence.
    public var description: String { message.isEmpty ? "SwiftDataError.\(code)" : message }
}
