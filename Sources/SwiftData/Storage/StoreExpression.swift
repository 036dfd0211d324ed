import SQLiteAccess

/// What a store is asked: a condition or a value, in terms of entities and their properties.
///
/// It knows nothing of any store's language: each store renders it.
indirect enum StoreExpression {
    enum Comparison { case less, lessOrEqual, greater, greaterOrEqual }
    enum Arithmetic { case add, subtract, multiply, divideIntegers, remainder, divide }
    /// What is done with texts, as Swift does it.
    enum TextFunction: String, CaseIterable {
        case contains, standardContains, starts, length, caseInsensitiveCompare, localizedCompare
        var argumentCount: Int { self == .length ? 1 : 2 }
    }

    case value(StoreValue)
    /// The key of an object.
    case key(StoreSource)
    /// A property of an object, by its place.
    case column(StoreSource, Int)
    case compare(Comparison, StoreExpression, StoreExpression, StoreType)
    /// Whether two values are the same, or both missing.
    case isSame(StoreExpression, StoreExpression, StoreType)
    case isNull(StoreExpression)
    case and(StoreExpression, StoreExpression)
    case or(StoreExpression, StoreExpression)
    case not(StoreExpression)
    case coalesce(StoreExpression, StoreExpression)
    case conditional(StoreExpression, StoreExpression, StoreExpression)
    case arithmetic(Arithmetic, StoreExpression, StoreExpression)
    case negative(StoreExpression)
    case text(TextFunction, [StoreExpression])
    case isIn(StoreExpression, [StoreValue], StoreType)
    /// Whether objects that a relationship leads to satisfy a condition.
    case exists(Schema.Relation, from: StoreSource, as: Int, where: StoreExpression?)
    /// How many objects that a relationship leads to satisfy a condition.
    case count(Schema.Relation, from: StoreSource, as: Int, where: StoreExpression?)
}

/// Where an object comes from.
indirect enum StoreSource {
    /// A row of an entity's table, by the number of the variable.
    case row(Int, Entity)
    /// The object that a relationship to one leads to.
    case related(StoreSource, Schema.Relation)

    var entity: Entity {
        switch self {
        case .row(_, let entity): entity
        case .related(_, let relation): relation.target
        }
    }
}

/// A question for a store.
struct StoreQuery {
    struct Order {
        var expression: StoreExpression
        var type: StoreType
        var isDescending: Bool
    }

    var entity: Entity
    var condition: StoreExpression?
    /// After these, objects are in the order in which they were made.
    var order: [Order] = []
    var limit: Int?
    var offset: Int?
}

/// What a save changes in a store.
struct StoreChanges {
    struct Row {
        var entity: Entity
        var key: Int64
        /// The values of columns; of all of them for a new row.
        var values: [(column: Int, value: StoreValue)]
    }

    struct Pairs {
        var relation: Schema.Relation
        var key: Int64
        /// All keys that the relationship leads to.
        var targets: [Int64]
    }

    var inserted: [Row] = []
    var updated: [Row] = []
    var deleted: [(entity: Entity, key: Int64)] = []
    var pairs: [Pairs] = []

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && pairs.isEmpty }
}

/// Where objects are kept: what contexts ask, whatever the database is.
protocol ModelStore: AnyObject {
    /// The store's own name, which stays the same.
    var identifier: String { get }
    /// Calls a closure with the key and the columns of each row that a query finds.
    func fetch(_ query: StoreQuery, _ body: (Int64, [StoreValue]) throws -> Void) throws
    func keys(_ query: StoreQuery) throws -> [Int64]
    func count(_ query: StoreQuery) throws -> Int
    /// Returns the columns of a row; nil where there is none.
    func row(_ entity: Entity, _ key: Int64) throws -> [StoreValue]?
    /// Calls a closure with the rows that a relationship leads to.
    func related(_ relation: Schema.Relation, of key: Int64, _ body: (Int64, [StoreValue]) throws -> Void) throws
    /// Makes all changes or none. Returns the keys of rows that new objects have taken over, by the objects' keys.
    func commit(_ changes: StoreChanges) throws -> [Int64: Int64]
}
