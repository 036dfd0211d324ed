import Foundation
import SQLiteAccess

/// Writes a request for dictionaries as SQL, and makes dictionaries of the result.
struct DictionaryRenderer {
    private let request: DictionaryPlan
    private var renderer = PredicateRenderer()
    private var kinds: [RenderedValue.Kind] = []
    private(set) var values: [StoreValue] = []

    init(_ request: DictionaryPlan) { self.request = request }

    /// Throws where SQLite can't say.
    mutating func statement() throws -> String {
        let plan = request.plan
        let scope = PredicateRenderer.Scope(entity: plan.entity, alias: "t0")
        var columns: [String] = []
        renderer.sumsUp = true
        for column in request.columns {
            let value = try renderer.value(column.expression, scope)
            columns.append(value.sql)
            kinds.append(value.kind)
            values += value.values
        }
        var sql = "SELECT \(request.isDistinct ? "DISTINCT " : "")\(columns.joined(separator: ", ")) "
        sql += "FROM \(StoreColumns.table(plan.entity)) t0"
        renderer.sumsUp = false
        var conditions: [String] = []
        if let kinds = FetchRenderer.kinds(plan) { conditions.append("t0._entity IN (\(kinds))") }
        if let condition = plan.condition {
            let (text, more) = try renderer.condition(condition, scope)
            conditions.append(text)
            values += more
        }
        if !conditions.isEmpty { sql += " WHERE \(conditions.joined(separator: " AND "))" }
        if !request.groups.isEmpty {
            let groups = try request.groups.map { path in
                let value = try renderer.property(path, scope)
                values += value.values
                return value.sql + renderer.collation(value)
            }
            sql += " GROUP BY \(groups.joined(separator: ", "))"
        }
        renderer.sumsUp = true
        if let having = request.having {
            let (text, more) = try renderer.condition(having, scope)
            sql += " HAVING \(text)"
            values += more
        }
        sql += " ORDER BY \(try order(scope).joined(separator: ", "))"
        if plan.limit > 0 || plan.offset > 0 {
            sql += " LIMIT \(plan.limit > 0 ? plan.limit : -1) OFFSET \(plan.offset)"
        }
        return sql
    }

    private mutating func order(_ scope: PredicateRenderer.Scope) throws -> [String] {
        var steps: [String] = []
        for key in request.plan.order {
            let value = try renderer.value(request.expression(of: key), scope)
            guard value.kind != .object, value.kind != .uuid, value.kind != .data else {
                throw Untranslatable("an order by \(value.kind)")
            }
            var collation = renderer.collation(value)
            if value.kind == .text { collation = " COLLATE \(StoreFunctions.collation(key.kind))" }
            steps.append("\(value.sql)\(collation)\(key.isAscending ? "" : " DESC")")
            values += value.values
        }
        // Rows that are the same have no place of their own.
        if request.isDistinct, steps.isEmpty { return ["1"] }
        if request.isDistinct { return steps }
        return steps + [request.isGrouped ? "min(t0._key)" : "t0._key"]
    }

    func dictionary(_ row: SQLiteStatement, _ store: ObjectStore) -> NSDictionary {
        request.dictionary(
            request.columns.enumerated().map { place, column in
                let value = row.value(place)
                if let property = column.property {
                    let managed = StoreColumns.managed(value, property) { entity, key in
                        store.store.identifier(of: entity, key)
                    }
                    if case .one(let identifier) = managed { return identifier }
                    return managed.any
                }
                return Self.any(value, kinds[place], store, request.plan.entity)
            })
    }

    private static func any(
        _ value: StoreValue, _ kind: RenderedValue.Kind, _ store: ObjectStore, _ entity: NSEntityDescription
    ) -> Any? {
        switch (kind, value) {
        case (_, .null): return nil
        case (.date, .real(let number)): return Date(timeIntervalSinceReferenceDate: number)
        case (.date, .integer(let number)): return Date(timeIntervalSinceReferenceDate: Double(number))
        case (.object, .integer(let key)): return store.store.identifier(of: entity, key)
        case (_, .integer(let number)): return NSNumber(value: number)
        case (_, .real(let number)): return NSNumber(value: number)
        case (.decimal, .text(let text)): return Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
        case (.url, .text(let text)): return URL(string: text)
        case (_, .text(let text)): return text
        case (.uuid, .blob(let data)):
            return data.count == 16 ? data.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) } : nil
        case (_, .blob(let data)): return data
        }
    }
}

extension PredicateRenderer {
    /// A function that sums up the values of a group.
    mutating func sum(_ name: String, _ path: [String], _ scope: Scope) throws -> RenderedValue {
        let value = try property(path, scope)
        switch name {
        case "count": return RenderedValue(sql: "count(\(value.sql))", kind: .number, values: value.values)
        case "sum", "average", "avg":
            guard value.kind == .number else { throw Untranslatable("\(name) of \(value.kind)") }
            let call = name == "sum" ? "coalesce(sum(\(value.sql)), 0)" : "avg(\(value.sql))"
            return RenderedValue(sql: call, kind: .number, values: value.values)
        default:
            guard [.number, .date, .text, .decimal].contains(value.kind) else {
                throw Untranslatable("\(name) of \(value.kind)")
            }
            return RenderedValue(
                sql: "\(name)(\(value.sql)\(collation(value)))", kind: value.kind, values: value.values)
        }
    }
}

extension ObjectStore {
    /// The dictionaries that a request asks for; throws `Untranslatable` where SQLite can't say.
    func dictionaries(_ request: DictionaryPlan) throws -> [NSDictionary] {
        try reading { connection in
            var renderer = DictionaryRenderer(request)
            let sql = try renderer.statement()
            var found: [NSDictionary] = []
            try connection.run(sql, renderer.values) { found.append(renderer.dictionary($0, self)) }
            return found
        }
    }
}
