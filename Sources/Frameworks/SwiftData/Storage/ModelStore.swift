import SQLiteAccess

/// Where objects are kept: what contexts ask, whatever the database is.
package protocol ModelStore: AnyObject {
    /// The store's own name, which stays the same.
    var identifier: String { get }
    /// The conditions and orders that the store can evaluate.
    var answers: StoreAnswers { get }
    /// Whether the store may be out of reach for a while, as one on a server.
    var mayBeAway: Bool { get }
    /// Calls a closure with the entity, the key and the columns of each object that a query finds.
    ///
    /// The entity is the object's own: the query's, or one that inherits from it.
    func fetch(_ query: StoreQuery, _ body: (Entity, Int64, [StoreValue]) throws -> Void) throws
    func keys(_ query: StoreQuery) throws -> [(entity: Entity, key: Int64)]
    func count(_ query: StoreQuery) throws -> Int
    /// Returns an object's own entity and columns; nil where there is none of the entity, or of one that inherits from it.
    func row(_ entity: Entity, _ key: Int64) throws -> (Entity, [StoreValue])?
    /// Calls a closure with the objects that a relationship leads to.
    func related(
        _ relation: Schema.Relation, of key: Int64, _ body: (Entity, Int64, [StoreValue]) throws -> Void) throws
    /// Makes all changes or none. Returns the keys of rows that new objects have taken over, by the objects' keys.
    func commit(_ changes: StoreChanges) throws -> [Int64: Int64]
    /// Calls a closure, on any thread, with each save of another process from now on, and with no changes where the store
    /// could not be reached and can be again.
    func follow(_ body: @escaping @Sendable ([StoredChange]) -> Void)
}

extension ModelStore {
    package var mayBeAway: Bool { false }
    package func follow(_ body: @escaping @Sendable ([StoredChange]) -> Void) {}
}

/// A store that keeps a history of its saves.
package protocol HistoricalStore: ModelStore {
    /// Returns the saves after one, or all that are kept, in their order.
    func transactions(after number: Int64) throws -> [StoredTransaction]
    /// Forgets saves.
    func forget(_ numbers: [Int64]) throws
    /// The last save that was forgotten; zero for none.
    func forgotten() throws -> Int64
}

/// A store whose tables are brought from one schema to another.
package protocol MigratableStore: ModelStore {
    /// The version of the schema that the store has; nil for a new one.
    func storedVersion() throws -> String?
    /// Brings the tables to another schema.
    func migrate(to schema: Schema) throws
}

/// How much of a question a store answers by itself.
package struct StoreAnswers: Sendable {
    /// Whether the store knows conditions and orders as `StoreExpression`s; otherwise Swift checks and sorts.
    package var conditions: Bool
    /// The functions of texts that the store evaluates as Swift does.
    package var exactTexts: Set<StoreExpression.TextFunction>
    /// The functions of texts by which the store finds all that Swift would find, and perhaps more.
    package var roughTexts: Set<StoreExpression.TextFunction>

    /// Whether the store finds the parts of values of several parts.
    package var parts: Bool

    package init(
        conditions: Bool = true, parts: Bool = true, exactTexts: Set<StoreExpression.TextFunction>,
        roughTexts: Set<StoreExpression.TextFunction> = []
    ) {
        self.conditions = conditions
        self.parts = parts
        self.exactTexts = exactTexts
        self.roughTexts = roughTexts
    }

    /// For stores that answer everything.
    static let all = StoreAnswers(exactTexts: Set(StoreExpression.TextFunction.allCases))
}
