import SQLiteAccess

/// Writes a question in SQLite's language.
struct SQLiteRenderer {
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
        if let condition = query.condition { sql += " WHERE \(render(condition))" }
        let orders = query.order.map { order in
            "\(render(order.expression))\(Self.collation(order.type)) \(order.isDescending ? "DESC" : "ASC")"
        }
        sql += " ORDER BY \((orders + ["t0._key"]).joined(separator: ", "))"
        if query.limit != nil || query.offset != nil {
            sql += " LIMIT \(query.limit ?? -1) OFFSET \(query.offset ?? 0)"
        }
        return sql
    }

    mutating func render(_ expression: StoreExpression) -> String {
        switch expression {
        case .value(let value):
            values.append(value)
            return "?"
        case .key(let source):
            return key(source)
        case .column(let source, let index):
            return column(source, source.entity.properties[index].name)
        case .compare(let comparison, let a, let b, let type):
            return compare(comparison, a, b, type)
        case .isSame(let a, let b, let type):
            let same = "(\(render(a))\(Self.collation(type)) IS \(render(b)))"
            // NaN, which is a text, is the same as nothing.
            return type.isFloating ? "(\(same) AND typeof(\(render(a))) <> 'text')" : same
        case .isNull(let operand):
            return "(\(render(operand)) IS NULL)"
        case .and(let a, let b):
            return "(\(render(a)) AND \(render(b)))"
        case .or(let a, let b):
            return "(\(render(a)) OR \(render(b)))"
        case .not(let operand):
            return "(NOT \(render(operand)))"
        case .coalesce(let a, let b):
            return "coalesce(\(render(a)), \(render(b)))"
        case .conditional(let test, let a, let b):
            return "(CASE WHEN \(render(test)) THEN \(render(a)) ELSE \(render(b)) END)"
        case .arithmetic(let operation, let a, let b):
            return "(\(render(a)) \(Self.sign(operation)) \(render(b)))"
        case .negative(let operand):
            return "(-\(render(operand)))"
        case .text(let function, let operands):
            return "\(SQLiteFunctions.name(function))(\(operands.map { render($0) }.joined(separator: ", ")))"
        case .isIn(let operand, let list, let type):
            let left = render(operand)
            values += list
            return "coalesce(\(left)\(Self.collation(type)) IN (\(list.map { _ in "?" }.joined(separator: ", "))), 0)"
        case .exists(let relation, let source, let number, let condition):
            return "EXISTS (SELECT 1 \(related(relation, source, number, condition)))"
        case .count(let relation, let source, let number, let condition):
            return "(SELECT count(*) \(related(relation, source, number, condition)))"
        }
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
        var sql = "(\(render(a))\(Self.collation(type)) \(sign) \(render(b)))"
        // NaN, which is a text, is neither less nor greater.
        if type.isFloating {
            for operand in [a, b] {
                if case .value(.real) = operand { continue }
                sql = "(\(sql) AND typeof(\(render(operand))) <> 'text')"
            }
        }
        return sql
    }

    private mutating func key(_ source: StoreSource) -> String {
        switch source {
        case .row(let number, _): "t\(number)._key"
        case .related(let from, let relation): column(from, relation.property.name)
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
                + "WHERE \(table)._key = \(column(from, relation.property.name)))"
        }
    }

    private mutating func related(
        _ relation: Schema.Relation, _ source: StoreSource, _ number: Int, _ condition: StoreExpression?
    ) -> String {
        let target = Self.quoted(relation.target.name)
        var sql: String
        switch relation.storage {
        case .column:
            sql = "FROM \(target) t\(number) WHERE t\(number)._key = \(column(source, relation.property.name))"
        case .inverseColumn(let name):
            sql = "FROM \(target) t\(number) WHERE t\(number).\(Self.quoted(name)) = \(key(source))"
        case .table(let pairs, let isForward):
            let (own, other) = isForward ? ("first", "second") : ("second", "first")
            sql =
                "FROM \(Self.quoted(pairs)) p\(number) JOIN \(target) t\(number) ON t\(number)._key = p\(number).\(other) "
                + "WHERE p\(number).\(own) = \(key(source))"
        }
        if let condition { sql += " AND \(render(condition))" }
        return sql
    }

    static func collation(_ type: StoreType) -> String {
        switch type {
        case .text: " COLLATE \(SQLiteFunctions.textOrder)"
        case .decimal: " COLLATE \(SQLiteFunctions.decimalOrder)"
        default: ""
        }
    }

    private static func sign(_ operation: StoreExpression.Arithmetic) -> String {
        switch operation {
        case .add: "+"
        case .subtract: "-"
        case .multiply: "*"
        case .divideIntegers, .divide: "/"
        case .remainder: "%"
        }
    }
}
