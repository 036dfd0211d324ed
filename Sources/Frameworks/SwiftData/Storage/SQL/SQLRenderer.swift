import SQLiteAccess

/// Writes a query in a database's language.
///
/// A language may have a type of its own for truth values, and three of them: columns have 0 and 1, and comparisons
/// are converted from one into the other where it is needed.
package struct SQLRenderer<Dialect: SQLDialect> {
    package private(set) var values: [StoreValue] = []
    private var inner = 0

    package init() {}

    /// The whole query, with the columns to select.
    package mutating func query(_ query: StoreQuery, selecting: String) -> String {
        var sql = "SELECT \(selecting) FROM \(SQL.quoted(query.entity.table)) t0"
        let conditions = [Self.kind(query.entity, of: "t0"), query.condition.map { conjunction($0) }].compactMap { $0 }
        if !conditions.isEmpty { sql += " WHERE \(conditions.joined(separator: " AND "))" }
        let orders = query.order.map { order in
            Dialect.order(
                Dialect.comparable(scalar(order.expression), order.type), isDescending: order.isDescending)
        }
        sql += " ORDER BY \((orders + ["t0._key"]).joined(separator: ", "))"
        if query.limit != nil || query.offset != nil {
            sql +=
                " LIMIT \(query.limit.map { "\(max($0, 0))" } ?? Dialect.unlimited) OFFSET \(max(query.offset ?? 0, 0))"
        }
        return sql
    }

    /// Whether a row is of an entity, where its table has others too; nil for all rows.
    package static func kind(_ entity: Entity, of table: String) -> String? {
        if entity.superentity == nil { return nil }
        return "\(table)._entity IN (\(entity.family.map { SQL.text($0.name) }.joined(separator: ", ")))"
    }

    /// A condition where "unknown" and "no" are the same: indexes serve equality.
    private mutating func conjunction(_ expression: StoreExpression) -> String {
        switch expression {
        case .and(let a, let b):
            return "(\(conjunction(a)) AND \(conjunction(b)))"
        case .isSame(let a, .value(let value), let type) where value != .null && !type.isFloating:
            return "(\(comparable(a, type)) = \(comparable(.value(value), type)))"
        default:
            return condition(expression)
        }
    }

    /// Writes a truth value.
    mutating func condition(_ expression: StoreExpression) -> String {
        switch expression {
        case .compare(let comparison, let a, let b, let type):
            return compare(comparison, a, b, type)
        case .isSame(let a, let b, let type):
            let left = comparable(a, type)
            let same = Dialect.isSame(left, comparable(b, type))
            return type.isFloating ? "(\(same) AND \(Dialect.isNumber(left)))" : same
        case .isNull(let operand):
            return "(\(scalar(operand)) IS NULL)"
        case .and(let a, let b):
            return "(\(condition(a)) AND \(condition(b)))"
        case .or(let a, let b):
            return "(\(condition(a)) OR \(condition(b)))"
        case .not(let operand):
            return "(NOT \(condition(operand)))"
        case .text(let function, let operands) where function.isCondition:
            return Dialect.text(function, operands.map { scalar($0) }) ?? "NULL"
        case .isIn(let operand, let list, let type):
            let left = comparable(operand, type)
            let members = list.map { comparable(.value($0), type) }
            return "coalesce(\(left) IN (\(members.joined(separator: ", "))), false)"
        case .isKind(let source, let entity):
            return isKind(source, entity)
        case .exists(let relation, let source, let number, let condition):
            return "EXISTS (SELECT 1 \(related(relation, source, number, condition)))"
        case .value, .key, .column, .part, .coalesce, .conditional, .arithmetic, .negative, .text, .count:
            return Dialect.condition(scalar(expression))
        }
    }

    /// A value.
    mutating func scalar(_ expression: StoreExpression) -> String {
        switch expression {
        case .value(.null):
            return "NULL"
        case .value(let value):
            values.append(value)
            return Dialect.placeholder(values.count, for: value)
        case .key(let source):
            return key(source)
        case .column(let source, let index):
            return column(source, index)
        case .part(let json, let keys, let type):
            return Dialect.part(scalar(json), keys, type)
        case .coalesce(let a, let b):
            return "coalesce(\(scalar(a)), \(scalar(b)))"
        case .conditional(let test, let a, let b):
            return "(CASE WHEN \(condition(test)) THEN \(scalar(a)) ELSE \(scalar(b)) END)"
        case .arithmetic(let operation, let a, let b):
            return Dialect.arithmetic(operation, scalar(a), scalar(b))
        case .negative(let operand):
            return Dialect.negative(scalar(operand))
        case .text(let function, let operands) where !function.isCondition:
            return Dialect.text(function, operands.map { scalar($0) }) ?? "NULL"
        case .count(let relation, let source, let number, let condition):
            return "(SELECT count(*) \(related(relation, source, number, condition)))"
        case .compare, .isSame, .isNull, .and, .or, .not, .text, .isIn, .isKind, .exists:
            return Dialect.number(condition(expression))
        }
    }

    private mutating func comparable(_ expression: StoreExpression, _ type: StoreType) -> String {
        Dialect.comparable(scalar(expression), type)
    }

    private mutating func compare(
        _ comparison: StoreExpression.Comparison, _ a: StoreExpression, _ b: StoreExpression, _ type: StoreType
    ) -> String {
        let (left, right) = (comparable(a, type), comparable(b, type))
        var sql = "(\(left) \(SQL.sign(comparison)) \(right))"
        guard type.isFloating else { return sql }
        // NaN is neither less nor greater.
        for (operand, text) in [(a, left), (b, right)] {
            if case .value(.real) = operand { continue }
            sql = "(\(sql) AND \(Dialect.isNumber(text)))"
        }
        return sql
    }
}

// MARK: Objects

extension SQLRenderer {
    private mutating func key(_ source: StoreSource) -> String {
        switch source {
        case .row(let number, _): "t\(number)._key"
        case .related(let from, let relation): column(from, relation.index)
        case .cast(let from, let entity): "(CASE WHEN \(isKind(from, entity)) THEN \(key(from)) END)"
        }
    }

    private mutating func column(_ source: StoreSource, _ index: Int) -> String {
        let entity = source.entity
        if case .cast(let from, _) = source, from.entity.properties.indices.contains(index) {
            // Others of the same table have a value, too.
            return "(CASE WHEN \(isKind(from, entity)) THEN \(column(from, named: entity.columnName(index))) END)"
        }
        return column(source, named: entity.columnName(index))
    }

    private mutating func column(_ source: StoreSource, named name: String) -> String {
        switch source {
        case .row(let number, _):
            return "t\(number).\(SQL.quoted(name))"
        case .cast(let from, _):
            return column(from, named: name)
        case .related(let from, let relation):
            inner += 1
            let table = "r\(inner)"
            return "(SELECT \(table).\(SQL.quoted(name)) FROM \(SQL.quoted(relation.target.table)) \(table) "
                + "WHERE \(table)._key = \(column(from, relation.index)))"
        }
    }

    private mutating func isKind(_ source: StoreSource, _ entity: Entity) -> String {
        if source.entity.isKind(of: entity) { return "(\(key(source)) IS NOT NULL)" }
        let names = entity.family.map { SQL.text($0.name) }.joined(separator: ", ")
        return "coalesce(\(column(source, named: "_entity")) IN (\(names)), false)"
    }

    private mutating func related(
        _ relation: Schema.Relation, _ source: StoreSource, _ number: Int, _ condition: StoreExpression?
    ) -> String {
        let target = SQL.quoted(relation.target.table)
        var sql: String
        switch relation.storage {
        case .column:
            sql = "FROM \(target) t\(number) WHERE t\(number)._key = \(column(source, relation.index))"
        case .inverseColumn(let name):
            sql = "FROM \(target) t\(number) WHERE t\(number).\(SQL.quoted(name)) = \(key(source))"
        case .table(let pairs, let isForward):
            let (own, other) = isForward ? ("first", "second") : ("second", "first")
            sql =
                "FROM \(SQL.quoted(pairs)) p\(number) JOIN \(target) t\(number) ON t\(number)._key = p\(number).\(other) "
                + "WHERE p\(number).\(own) = \(key(source))"
        }
        if let condition { sql += " AND \(self.condition(condition))" }
        return sql
    }
}
