import Foundation

/// The declaration of a type.
struct TypeEntry: Sendable {
    let identifier: String
    /// The types that it directly conforms to.
    let parents: [String]
    var tags: [UTTagClass: [String]] = [:]
    /// The description; nil for types of apps.
    var title: String?

    init(
        _ identifier: String, _ parents: [String], _ extensions: [String] = [], mimes: [String] = [],
        title: String? = nil
    ) {
        self.identifier = identifier
        self.parents = parents
        if !extensions.isEmpty { tags[.filenameExtension] = extensions }
        if !mimes.isEmpty { tags[.mimeType] = mimes }
        self.title = title
    }
}

/// All known types: the system's, and the types that the app declared.
final class TypeTable: @unchecked Sendable {
    static let shared = TypeTable()

    private let lock = NSLock()
    private var entries: [String: TypeEntry] = [:]
    private var byTag: [UTTagClass: [String: [String]]] = [:]

    private init() {
        for entry in Self.basics + Self.text + Self.media + Self.containers { add(entry) }
    }

    func entry(_ identifier: String) -> TypeEntry? {
        lock.withLock { entries[identifier] }
    }

    func identifiers(tag: String, of tagClass: UTTagClass) -> [String] {
        lock.withLock { byTag[tagClass]?[tag] ?? [] }
    }

    /// Records a type of the app's; a known one stays as it is, unless conformances are given this time.
    func declare(_ identifier: String, conformingTo parent: String?, tags: [UTTagClass: [String]] = [:]) {
        lock.withLock {
            if let known = entries[identifier], parent == nil || known.title != nil { return }
            var entry = TypeEntry(identifier, [parent ?? "public.data"])
            entry.tags = tags
            add(entry)
        }
    }

    /// The identifiers of all types that a type conforms to.
    func ancestors(of identifier: String) -> Set<String> {
        lock.withLock {
            var found: Set<String> = []
            var waiting = entries[identifier]?.parents ?? []
            while let next = waiting.popLast() {
                if found.insert(next).inserted { waiting += entries[next]?.parents ?? [] }
            }
            return found
        }
    }

    private func add(_ entry: TypeEntry) {
        entries[entry.identifier] = entry
        for (tagClass, tags) in entry.tags {
            for tag in tags { byTag[tagClass, default: [:]][tag, default: []].append(entry.identifier) }
        }
    }
}
