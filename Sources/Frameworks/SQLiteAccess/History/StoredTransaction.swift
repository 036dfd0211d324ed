import Foundation

/// A save as a store remembers it.
package struct StoredTransaction: Sendable {
    /// The saves' number in the store, which only grows.
    package var number: Int64
    /// Seconds since 2001.
    package var time: Double
    package var author: String?
    /// The name of the context that saved, where stores keep it.
    package var context: String?
    package var process: String
    package var bundle: String
    package var changes: [StoredChange]

    package init(
        number: Int64, time: Double, author: String?, context: String? = nil, process: String, bundle: String,
        changes: [StoredChange]
    ) {
        self.number = number
        self.time = time
        self.author = author
        self.context = context
        self.process = process
        self.bundle = bundle
        self.changes = changes
    }

    /// The number of the next save, as SQL: SQLite's own way writes a page more with each save.
    package static let nextNumber = """
        (SELECT 1 + max(coalesce((SELECT max(number) FROM _history), 0), \
        coalesce((SELECT value FROM _metadata WHERE name = 'forgotten'), 0)))
        """
    /// This process, as histories name it.
    package static let ownProcess =
        "\(ProcessInfo.processInfo.processName)-\(ProcessInfo.processInfo.processIdentifier)"
    /// This app, as histories name it.
    package static let ownBundle = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    /// How long the history remembers a save: thirty days, in seconds.
    package static let lifetime: Double = 30 * 24 * 3600
}

/// The change of an object in a save.
package struct StoredChange: Sendable, Equatable {
    package enum Kind: UInt8, Sendable { case insert, update, delete }

    package var kind: Kind
    package var entity: String
    package var key: Int64
    /// The names of changed properties.
    package var properties: [String] = []
    /// The preserved values of a deleted object.
    package var preserved: [String: StoreValue] = [:]

    package init(
        kind: Kind, entity: String, key: Int64, properties: [String] = [], preserved: [String: StoreValue] = [:]
    ) {
        self.kind = kind
        self.entity = entity
        self.key = key
        self.properties = properties
        self.preserved = preserved
    }
}
