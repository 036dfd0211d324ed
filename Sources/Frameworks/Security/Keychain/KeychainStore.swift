import Foundation
import OrielFoundation

/// The items of an app while they are changed.
struct KeychainContents {
    private(set) var items: [KeychainItem]
    /// The items that the store has to write.
    private(set) var changed: Set<String> = []
    /// The items that the store has to remove.
    private(set) var removed: Set<String> = []

    init(_ items: [KeychainItem]) { self.items = items }

    var isChanged: Bool { !changed.isEmpty || !removed.isEmpty }

    mutating func add(_ item: KeychainItem) {
        items.append(item)
        changed.insert(item.identifier)
    }

    mutating func replace(at index: Int, with item: KeychainItem) {
        items[index] = item
        changed.insert(item.identifier)
    }

    mutating func remove(_ identifiers: Set<String>) {
        items.removeAll { identifiers.contains($0.identifier) }
        removed.formUnion(identifiers)
    }
}

/// Where items are kept.
protocol KeychainStore {
    /// Reads the items, and writes the ones that a function changes, as one step.
    func update<Result>(_ body: (inout KeychainContents) throws -> Result) throws -> Result
}

/// A failure of the keychain.
struct KeychainFailure: Error {
    let status: OSStatus
    init(_ status: OSStatus) { self.status = status }
}
