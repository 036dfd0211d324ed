import Foundation
import SQLiteAccess

/// Writes fetch requests as SQL.
struct FetchRenderer {
    let plan: FetchPlan
    private(set) var values: [StoreValue] = []

    init(_ plan: FetchPlan) { self.plan = plan }

    /// The statement that returns columns of the rows that a plan asks for; throws where SQLite can't say which.
    mutating func statement(selecting columns: String) throws -> String {
        var renderer = PredicateRenderer()
        let scope = PredicateRenderer.Scope(entity: plan.entity, alias: "t0")
        var sql = "SELECT \(columns) FROM \(StoreColumns.table(plan.entity)) t0"
        var conditions: [String] = []
        if let kinds = Self.kinds(plan) { conditions.append("t0._entity IN (\(kinds))") }
        if let condition = plan.condition {
            let (text, more) = try renderer.condition(condition, scope)
            conditions.append(text)
            values += more
        }
        if !conditions.isEmpty { sql += " WHERE \(conditions.joined(separator: " AND "))" }
        var steps: [String] = []
        for key in plan.order {
            let value = try renderer.property(key.path, scope)
            guard value.kind != .object, value.kind != .uuid, value.kind != .data else {
                throw Untranslatable("an order by \(value.kind)")
            }
            var collation = value.kind == .decimal ? " COLLATE \(StoreFunctions.decimalOrder)" : ""
            if value.kind == .text { collation = " COLLATE \(StoreFunctions.collation(key.kind))" }
            steps.append("\(value.sql)\(collation)\(key.isAscending ? "" : " DESC")")
            values += value.values
        }
        sql += " ORDER BY \((steps + ["t0._key"]).joined(separator: ", "))"
        if plan.limit > 0 || plan.offset > 0 {
            sql += " LIMIT \(plan.limit > 0 ? plan.limit : -1) OFFSET \(plan.offset)"
        }
        return sql
    }

    /// The names of the entities whose rows are wanted, where the table has others.
    static func kinds(_ plan: FetchPlan) -> String? {
        if plan.includesSubentities, plan.entity.superentity == nil { return nil }
        if plan.entity.subentities.isEmpty, plan.entity.superentity == nil { return nil }
        let entities = plan.includesSubentities ? plan.entity.family : [plan.entity]
        return entities.map { "'\(($0.name ?? "").replacingOccurrences(of: "'", with: "''"))'" }.joined(separator: ", ")
    }
}
