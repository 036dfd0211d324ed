import Foundation
import SQLiteAccess

/// A condition that can't be asked of SQLite: it is asked of objects instead.
struct Untranslatable: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
}

/// A value in SQL, and its meaning.
struct RenderedValue {
    enum Kind: Equatable { case number, text, date, data, uuid, url, decimal, object, nothing }
    var sql: String
    var kind: Kind
    var values: [StoreValue] = []
}

/// Writes conditions and orders as SQL, with two answers where SQL has three: nothing is the same as nothing, and else
/// satisfies no comparison.
struct PredicateRenderer {
    /// The table rows that a key path begins at.
    struct Scope {
        var entity: NSEntityDescription
        var alias: String
    }

    private var aliases = 0
    /// Whether an unknown condition may remain unknown, as its row is then not found.
    ///
    /// It may where there is no `NOT` around it; otherwise SQLite can't use indexes.
    private var isPlain = true
    /// Whether functions such as `sum:` stand for the values of a group of rows together.
    var sumsUp = false
    var variables: [String: Scope] = [:]

    mutating func makeAlias() -> String {
        aliases += 1
        return "t\(aliases)"
    }

    // MARK: Logic

    mutating func condition(_ node: PredicateNode, _ scope: Scope) throws -> (String, [StoreValue]) {
        switch node {
        case .constant(let value): return (value ? "1" : "0", [])
        case .and(let parts): return try joined(parts, " AND ", empty: "1", scope)
        case .or(let parts): return try joined(parts, " OR ", empty: "0", scope)
        case .not(let part):
            let before = isPlain
            isPlain = false
            defer { isPlain = before }
            let (sql, values) = try condition(part, scope)
            return ("NOT \(sql)", values)
        case .comparison(let comparison): return try self.comparison(comparison, scope)
        case .foreign: throw Untranslatable("a condition in code")
        }
    }

    mutating func joined(
        _ parts: [PredicateNode], _ sign: String, empty: String, _ scope: Scope
    ) throws -> (String, [StoreValue]) {
        if parts.isEmpty { return (empty, []) }
        var (texts, values): ([String], [StoreValue]) = ([], [])
        for part in parts {
            let (sql, more) = try condition(part, scope)
            texts.append(sql)
            values += more
        }
        return ("(\(texts.joined(separator: sign)))", values)
    }

    mutating func comparison(
        _ comparison: PredicateComparison, _ scope: Scope
    ) throws -> (String, [StoreValue]) {
        if comparison.modifier == .direct {
            // `tags CONTAINS object` and `object IN tags` ask whether any is the same.
            if comparison.comparison == .contains, case .keyPath(let path) = comparison.left,
                try endsInMany(path, scope)
            {
                return try any(comparison.left, .equal, comparison.right, comparison.options, scope)
            }
            if comparison.comparison == .isIn, case .keyPath(let path) = comparison.right, try endsInMany(path, scope) {
                return try any(comparison.right, .equal, comparison.left, comparison.options, scope)
            }
            let left = try value(comparison.left, scope)
            return try compare(left, comparison.comparison, comparison.right, comparison.options, scope)
        }
        guard comparison.modifier != .all else {
            guard case .keyPath(let path) = comparison.left else { throw Untranslatable("ALL of an expression") }
            let (from, values, inner, end) = try many(path, scope)
            let left = try property(end, inner)
            let before = isPlain
            isPlain = false
            defer { isPlain = before }
            let (sql, more) = try compare(left, comparison.comparison, comparison.right, comparison.options, scope)
            return ("NOT EXISTS (SELECT 1 FROM \(from) AND NOT \(sql))", values + more)
        }
        let (sql, values) = try any(
            comparison.left, comparison.comparison, comparison.right, comparison.options, scope)
        return (comparison.modifier == .none ? "NOT \(sql)" : sql, values)
    }

    mutating func any(
        _ left: PredicateOperand, _ sign: PredicateComparison.Operator, _ right: PredicateOperand,
        _ options: TextOptions, _ scope: Scope
    ) throws -> (String, [StoreValue]) {
        guard case .keyPath(let path) = left else { throw Untranslatable("ANY of an expression") }
        let (from, values, inner, end) = try many(path, scope)
        let rendered = try property(end, inner)
        let (sql, more) = try compare(rendered, sign, right, options, scope)
        return ("EXISTS (SELECT 1 FROM \(from) AND \(sql))", values + more)
    }

    mutating func compare(
        _ left: RenderedValue, _ sign: PredicateComparison.Operator, _ right: PredicateOperand,
        _ options: TextOptions, _ scope: Scope
    ) throws -> (String, [StoreValue]) {
        switch sign {
        case .isIn:
            guard let elements = try elements(right, scope) else { throw Untranslatable("IN of an expression") }
            var (tests, values): ([String], [StoreValue]) = ([], [])
            // Without options a list is one question.
            let isExact = options.isEmpty || left.kind != .text
            let alike = elements.filter { $0.kind == left.kind && $0.sql == "?" }
            if isExact, !alike.isEmpty {
                let list = alike.map { _ in "?" }.joined(separator: ", ")
                tests.append(decided("\(left.sql)\(collation(left)) IN (\(list))"))
                values += left.values + alike.flatMap(\.values)
            }
            for element in elements where !isExact || !(element.kind == left.kind && element.sql == "?") {
                let (sql, more) = try test(left, .equal, element, options)
                tests.append(sql)
                values += more
            }
            return tests.isEmpty ? ("0", []) : ("(\(tests.joined(separator: " OR ")))", values)
        case .between:
            guard let bounds = try elements(right, scope), bounds.count == 2 else { return ("0", []) }
            let (low, lowValues) = try test(left, .greaterOrEqual, bounds[0], options)
            let (high, highValues) = try test(left, .lessOrEqual, bounds[1], options)
            return ("(\(low) AND \(high))", lowValues + highValues)
        default:
            return try test(left, sign, try value(right, scope), options)
        }
    }

    func collation(_ value: RenderedValue) -> String {
        switch value.kind {
        case .text: " COLLATE \(StoreFunctions.textOrder)"
        case .decimal: " COLLATE \(StoreFunctions.decimalOrder)"
        default: ""
        }
    }

    func test(
        _ left: RenderedValue, _ sign: PredicateComparison.Operator, _ right: RenderedValue, _ options: TextOptions
    ) throws -> (String, [StoreValue]) {
        let isEquality = sign == .equal || sign == .notEqual
        if left.kind != right.kind, left.kind != .nothing, right.kind != .nothing {
            throw Untranslatable("a comparison of \(left.kind) with \(right.kind)")
        }
        let kind = left.kind == .nothing ? right.kind : left.kind
        switch sign {
        case .contains, .beginsWith, .endsWith, .like, .matches:
            if kind == .nothing { return ("0", []) }
            guard kind == .text else { throw Untranslatable("a search in \(kind)") }
            return (
                "managed_test(\(left.sql), \(right.sql), ?, ?)",
                left.values + right.values + [.text(sign.rawValue), .integer(Int64(options.rawValue))]
            )
        default: break
        }
        var (a, b) = (left, right)
        if kind == .text, !options.isEmpty {
            a.sql = "managed_fold(\(a.sql), \(options.rawValue))"
            b.sql = "managed_fold(\(b.sql), \(options.rawValue))"
        }
        var typed = a
        typed.kind = kind
        let values = a.values + b.values
        if isEquality {
            return ("(\(a.sql) \(sign == .equal ? "IS" : "IS NOT") \(b.sql)\(collation(typed)))", values)
        }
        guard kind == .number || kind == .text || kind == .date || kind == .decimal || kind == .url || kind == .nothing
        else { throw Untranslatable("an order of \(kind)") }
        return (decided("\(a.sql) \(sign.rawValue) \(b.sql)\(collation(typed))"), values)
    }

    private func decided(_ sql: String) -> String { isPlain ? "(\(sql))" : "coalesce(\(sql), 0)" }

    mutating func elements(_ expression: PredicateOperand, _ scope: Scope) throws -> [RenderedValue]? {
        switch expression {
        case .constant(.list(let values)): return try values.map { try constant($0) }
        case .list(let parts):
            var found: [RenderedValue] = []
            for part in parts { found.append(try value(part, scope)) }
            return found
        default: return nil
        }
    }
}
