import Foundation
import OrielFoundation

/// A state of a store that a context keeps reading.
///
/// Follows Apple's [NSQueryGenerationToken](https://developer.apple.com/documentation/coredata/nsquerygenerationtoken). Stores here have one
/// state, the present one, which each token stands for.
open class NSQueryGenerationToken: NSObject, NSCopying, @unchecked Sendable {
    /// The state at the moment of its first use.
    public static let current = NSQueryGenerationToken()
    override init() {}
    /// The token itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSManagedObjectContext {
    /// The state that the context keeps reading: nil, as it reads the present one.
    public var queryGenerationToken: NSQueryGenerationToken? { nil }

    /// Has the context read a state of the store: here it reads the present one, with a warning.
    public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {
        guard generation != nil else { return }
        RuntimeWarning.issue(
            "CoreData: contexts read the present state of a store: setQueryGenerationFrom has no effect.")
    }
}
