import SQLiteAccess
import SwiftData

/// Writes a question in PostgreSQL's language.
///
/// The server has a type of its own for what is true or false, and three answers: columns have 0 and 1, and what is
/// compared is turned from one into the other where it is needed.
struct PostgresRenderer {
    private(set) var values: [StoreValue] = []
    private var inner = 0

    static func quoted(_ name: String) -> String { "\"\(name.replacing("\"", with: "\"\""))\"" }

    /// The columns of an entity's rows, after its key.
    static func columns(_ entity: Entity, of table: String) -> String {
        (["\(table)._key"] + entity.columns.map { "\(table).\(quoted(entity.properties[$0].name))" })
            .joined(separator: ", ")
    }

    /// The whole question, with what is to be selected.
    mutating func query(_ query: StoreQuery, selecting: String) -> String {
        var sql = "SELECT \(selecting) FROM \(Self.quoted(query.entity.name)) t0"
        if let condition = query.condition { sql += " WHERE \(conjunction(condition))" }
        let orders = query.order.map { order in
            // What is missing is the least.
            let direction = order.isDescending ? "DESC NULLS LAST" : "ASC NULLS FIRST"
            return "\(comparable(scalar(order.expression), order.type)) \(direction)"
        }
        sql += " ORDER BY \((orders + ["t0._key"]).joined(separator: ", "))"
        if let limit = query.limit { sql += " LIMIT \(max(limit, 0))" }
        if let offset = query.offset { sql += " OFFSET \(max(offset, 0))" }
        return sql
    }

    /// A condition where "unknown" and "no" are the same: indexes serve what is equal.
    private mutating func conjunction(_ expression: StoreExpression) -> String {
        switch expression {
        case .and(let a, let b):
            return "(\(conjunction(a)) AND \(conjunction(b)))"
        case .isSame(let a, .value(let value), let type) where value != .null && !type.isFloating:
            return "(\(comparable(scalar(a), type)) = \(comparable(scalar(.value(value)), type)))"
        default:
            return condition(expression)
        }
    }

    /// What is true or false.
    mutating func condition(_ expression: StoreExpression) -> String {
        switch expression {
        case .compare(let comparison, let a, let b, let type):
            return compare(comparison, a, b, type)
        case .isSame(let a, let b, let type):
            let (left, right) = (comparable(scalar(a), type), comparable(scalar(b), type))
            let same = "(\(left) IS NOT DISTINCT FROM \(right))"
            return type.isFloating ? "(\(same) AND \(left) IS DISTINCT FROM 'NaN'::float8)" : same
        case .isNull(let operand):
            return "(\(scalar(operand)) IS NULL)"
        case .and(let a, let b):
            return "(\(condition(a)) AND \(condition(b)))"
        case .or(let a, let b):
            return "(\(condition(a)) OR \(condition(b)))"
        case .not(let operand):
            return "(NOT \(condition(operand)))"
        case .text(.contains, let operands) where operands.count == 2:
            let (a, b) = (normal(scalar(operands[0])), normal(scalar(operands[1])))
            return "(position(\(b) in \(a)) > 0)"
        case .text(.starts, let operands) where operands.count == 2:
            return "starts_with(\(normal(scalar(operands[0]))), \(normal(scalar(operands[1]))))"
        case .isIn(let operand, let list, let type):
            let left = comparable(scalar(operand), type)
            let members = list.map { comparable(scalar(.value($0)), type) }
            return "coalesce(\(left) IN (\(members.joined(separator: ", "))), false)"
        case .exists(let relation, let source, let number, let condition):
            return "EXISTS (SELECT 1 \(related(relation, source, number, condition)))"
        case .text:
            // What is not known here is not asked for: see the store's `answers`.
            return "NULL"
        case .value, .key, .column, .coalesce, .conditional, .arithmetic, .negative, .count:
            return "(\(scalar(expression)) <> 0)"
        }
    }

    /// A value.
    mutating func scalar(_ expression: StoreExpression) -> String {
        switch expression {
        case .value(let value):
            return placeholder(value)
        case .key(let source):
            return key(source)
        case .column(let source, let index):
            return column(source, source.entity.properties[index].name)
        case .coalesce(let a, let b):
            return "coalesce(\(scalar(a)), \(scalar(b)))"
        case .conditional(let test, let a, let b):
            return "(CASE WHEN \(condition(test)) THEN \(scalar(a)) ELSE \(scalar(b)) END)"
        case .arithmetic(let operation, let a, let b):
            return arithmetic(operation, scalar(a), scalar(b))
        case .negative(let operand):
            return "(-\(scalar(operand))::numeric)"
        case .count(let relation, let source, let number, let condition):
            return "(SELECT count(*) \(related(relation, source, number, condition)))"
        case .compare, .isSame, .isNull, .and, .or, .not, .text, .isIn, .exists:
            return "(\(condition(expression)))::int::bigint"
        }
    }

    private mutating func placeholder(_ value: StoreValue) -> String {
        values.append(value)
        let type =
            switch value {
            case .null, .integer: "bigint"
            case .real: "float8"
            case .text: "text"
            case .blob: "bytea"
            }
        if value == .null {
            // Of no type: it takes that of what is beside it.
            values.removeLast()
            return "NULL"
        }
        return "$\(values.count)::\(type)"
    }

    private mutating func compare(
        _ comparison: StoreExpression.Comparison, _ a: StoreExpression, _ b: StoreExpression, _ type: StoreType
    ) -> String {
        let sign =
            switch comparison {
            case .less: "<"
            case .lessOrEqual: "<="
            case .greater: ">"
            case .greaterOrEqual: ">="
            }
        let (left, right) = (comparable(scalar(a), type), comparable(scalar(b), type))
        let sql = "(\(left) \(sign) \(right))"
        guard type.isFloating else { return sql }
        // NaN is neither less nor greater.
        return "(\(sql) AND \(left) <> 'NaN'::float8 AND \(right) <> 'NaN'::float8)"
    }

    /// Numbers of any size, which end no query by being too large.
    private func arithmetic(_ operation: StoreExpression.Arithmetic, _ a: String, _ b: String) -> String {
        switch operation {
        case .add: "(\(a)::numeric + \(b))"
        case .subtract: "(\(a)::numeric - \(b))"
        case .multiply: "(\(a)::numeric * \(b))"
        case .divideIntegers, .divide: "div(\(a)::numeric, nullif(\(b), 0)::numeric)"
        case .remainder: "mod(\(a)::numeric, nullif(\(b), 0)::numeric)"
        }
    }

    /// Texts are equal if they look the same, and are ordered by their characters' numbers, as in Swift.
    static func comparable(_ sql: String, _ type: StoreType) -> String {
        switch type {
        case .text: "(normalize(\(sql), NFC) COLLATE \"C\")"
        case .decimal: "((\(sql))::numeric)"
        case .url: "(\(sql) COLLATE \"C\")"
        case .real, .date: "((\(sql))::float8)"
        default: sql
        }
    }

    private func comparable(_ sql: String, _ type: StoreType) -> String { Self.comparable(sql, type) }
    private func normal(_ sql: String) -> String { "normalize(\(sql), NFC)" }

    private mutating func key(_ source: StoreSource) -> String {
        switch source {
        case .row(let number, _): "t\(number)._key"
        case .related(let from, let relation): column(from, relation.name)
        }
    }

    private mutating func column(_ source: StoreSource, _ name: String) -> String {
        switch source {
        case .row(let number, _):
            return "t\(number).\(Self.quoted(name))"
        case .related(let from, let relation):
            inner += 1
            let table = "r\(inner)"
            return "(SELECT \(table).\(Self.quoted(name)) FROM \(Self.quoted(relation.target.name)) \(table) "
                + "WHERE \(table)._key = \(column(from, relation.name)))"
        }
    }

    private mutating func related(
        _ relation: Schema.Relation, _ source: StoreSource, _ number: Int, _ condition: StoreExpression?
    ) -> String {
        let target = Self.quoted(relation.target.name)
        var sql: String
        switch relation.storage {
        case .column:
            sql = "FROM \(target) t\(number) WHERE t\(number)._key = \(column(source, relation.name))"
        case .inverseColumn(let name):
            sql = "FROM \(target) t\(number) WHERE t\(number).\(Self.quoted(name)) = \(key(source))"
        case .table(let pairs, let isForward):
            let (own, other) = isForward ? ("first", "second") : ("second", "first")
            sql =
                "FROM \(Self.quoted(pairs)) p\(number) JOIN \(target) t\(number) ON t\(number)._key = p\(number).\(other) "
                + "WHERE p\(number).\(own) = \(key(source))"
        }
        if let condition { sql += " AND \(self.condition(condition))" }
        return sql
    }
}
