/// Where something is kept while the program does not run: a file, a database, a server.
protocol Repository<Value> {
    associatedtype Value

    /// What was kept; nil for nothing yet.
    func load() throws -> Value?
    /// Keeps a value in the place of the last one.
    func save(_ value: Value) throws
    /// What was lost or left out although the last `load()` has a result, in a sentence; nil for nothing.
    var warning: String? { get }
}

extension Repository {
    var warning: String? { nil }
}

/// Keeps nothing beyond the program's end: for tests and previews.
final class MemoryRepository<Value>: Repository {
    var value: Value?

    init(_ value: Value? = nil) { self.value = value }

    func load() -> Value? { value }
    func save(_ value: Value) { self.value = value }
}
