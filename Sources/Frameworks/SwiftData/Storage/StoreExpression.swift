import SQLiteAccess

/// An expression for a store: a condition or a value, in terms of entities and their properties.
///
/// It knows nothing of any store's language: each store renders it.
package indirect enum StoreExpression {
    package enum Comparison { case less, lessOrEqual, greater, greaterOrEqual }
    package enum Arithmetic { case add, subtract, multiply, divideIntegers, remainder, divide }
    /// A function of texts, with Swift's semantics.
    package enum TextFunction: String, CaseIterable, Sendable {
        case contains, standardContains, starts, length, caseInsensitiveCompare, localizedCompare
        var argumentCount: Int { self == .length ? 1 : 2 }
        /// Whether it is true or false; otherwise it is a number.
        package var isCondition: Bool {
            switch self {
            case .contains, .standardContains, .starts: true
            case .length, .caseInsensitiveCompare, .localizedCompare: false
            }
        }
    }

    case value(StoreValue)
    /// The key of an object.
    case key(StoreSource)
    /// A property of an object, by its place.
    case column(StoreSource, Int)
    case compare(Comparison, StoreExpression, StoreExpression, StoreType)
    /// A part of a value of several parts: the names that lead to it in the value's JSON, and how it is compared.
    case part(StoreExpression, [String], StoreType)
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
    /// Whether an object is of an entity, or of one that inherits from it.
    case isKind(StoreSource, Entity)
    /// Whether objects that a relationship leads to satisfy a condition.
    case exists(Schema.Relation, from: StoreSource, as: Int, where: StoreExpression?)
    /// How many objects that a relationship leads to satisfy a condition.
    case count(Schema.Relation, from: StoreSource, as: Int, where: StoreExpression?)
}

/// Where an object comes from.
package indirect enum StoreSource {
    /// A row of an entity's table, by the number of the variable.
    case row(Int, Entity)
    /// The object that a relationship to one leads to.
    case related(StoreSource, Schema.Relation)
    /// An object as one of another entity of its table; nothing where it is none.
    case cast(StoreSource, Entity)

    package var entity: Entity {
        switch self {
        case .row(_, let entity): entity
        case .related(_, let relation): relation.target
        case .cast(_, let entity): entity
        }
    }
}

/// A question for a store.
package struct StoreQuery {
    package struct Order {
        package var expression: StoreExpression
        package var type: StoreType
        package var isDescending: Bool
    }

    package var entity: Entity
    package var condition: StoreExpression?
    /// After these, objects are in the order in which they were made.
    package var order: [Order] = []
    package var limit: Int?
    package var offset: Int?
    /// The `FetchDescriptor` that was asked, for stores that know nothing of conditions; nil where unsaved changes count.
    package var descriptor: Any?
}

/// The changes of a save in a store.
package struct StoreChanges {
    package struct Row {
        package var entity: Entity
        package var key: Int64
        /// The values of columns; of all of them for a new row.
        package var values: [(column: Int, value: StoreValue)]
    }

    package struct Pairs {
        package var relation: Schema.Relation
        package var key: Int64
        /// All keys that the relationship leads to.
        package var targets: [Int64]
    }

    package var inserted: [Row] = []
    package var updated: [Row] = []
    package var deleted: [(entity: Entity, key: Int64)] = []
    package var pairs: [Pairs] = []
    /// The author of the save, for the history.
    package var author: String?
    /// The values of deleted objects that stay in the history, by the objects' keys.
    package var preserved: [Int64: [(property: Int, value: StoreValue)]] = [:]
    /// The objects themselves, for stores that are given snapshots of them.
    var models = Models()

    struct Models {
        var inserted: [any PersistentModel] = []
        var updated: [any PersistentModel] = []
        var deleted: [any PersistentModel] = []
    }

    package var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && pairs.isEmpty }

    /// The changes of some entities' objects.
    func filtered(_ isWanted: (Entity) -> Bool) -> StoreChanges {
        var own = StoreChanges()
        func isOwn(_ model: any PersistentModel) -> Bool { model._$record.entity.map(isWanted) ?? false }
        own.inserted = inserted.filter { isWanted($0.entity) }
        own.updated = updated.filter { isWanted($0.entity) }
        own.deleted = deleted.filter { isWanted($0.entity) }
        own.pairs = pairs.filter { isWanted($0.relation.owner) }
        own.preserved = preserved
        own.author = author
        own.models = Models(
            inserted: models.inserted.filter(isOwn), updated: models.updated.filter(isOwn),
            deleted: models.deleted.filter(isOwn))
        return own
    }
}
