import Foundation
import SQLiteAccess

/// A condition that can't be asked of SQLite: it is asked of objects instead.
struct Untranslatable: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
}

/// A value in SQL, and what it stands for.
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
    private var variables: [String: Scope] = [:]

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
            let (sql, values) = try condition(part, scope)
            return ("NOT \(sql)", values)
        case .comparison(let comparison): return try self.comparison(comparison, scope)
        case .foreign: throw Untranslatable("a condition in code")
        }
    }

    private mutating func joined(
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

    private mutating func comparison(
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
            let (sql, more) = try compare(left, comparison.comparison, comparison.right, comparison.options, scope)
            return ("NOT EXISTS (SELECT 1 FROM \(from) AND NOT \(sql))", values + more)
        }
        let (sql, values) = try any(
            comparison.left, comparison.comparison, comparison.right, comparison.options, scope)
        return (comparison.modifier == .none ? "NOT \(sql)" : sql, values)
    }

    private mutating func any(
        _ left: PredicateExpression, _ sign: PredicateComparison.Operator, _ right: PredicateExpression,
        _ options: TextOptions, _ scope: Scope
    ) throws -> (String, [StoreValue]) {
        guard case .keyPath(let path) = left else { throw Untranslatable("ANY of an expression") }
        let (from, values, inner, end) = try many(path, scope)
        let rendered = try property(end, inner)
        let (sql, more) = try compare(rendered, sign, right, options, scope)
        return ("EXISTS (SELECT 1 FROM \(from) AND \(sql))", values + more)
    }

    private mutating func compare(
        _ left: RenderedValue, _ sign: PredicateComparison.Operator, _ right: PredicateExpression,
        _ options: TextOptions, _ scope: Scope
    ) throws -> (String, [StoreValue]) {
        switch sign {
        case .isIn:
            guard let elements = try elements(right, scope) else { throw Untranslatable("IN of an expression") }
            var (tests, values): ([String], [StoreValue]) = ([], [])
            // Without options a list is one question.
            let isPlain = options.isEmpty || left.kind != .text
            let alike = elements.filter { $0.kind == left.kind && $0.sql == "?" }
            if isPlain, !alike.isEmpty {
                tests.append(
                    "coalesce(\(left.sql)\(collation(left)) IN (\(alike.map { _ in "?" }.joined(separator: ", "))), 0)")
                values += left.values + alike.flatMap(\.values)
            }
            for element in elements where !isPlain || !(element.kind == left.kind && element.sql == "?") {
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

    private func collation(_ value: RenderedValue) -> String {
        switch value.kind {
        case .text: " COLLATE \(StoreFunctions.textOrder)"
        case .decimal: " COLLATE \(StoreFunctions.decimalOrder)"
        default: ""
        }
    }

    private func test(
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
        return ("coalesce(\(a.sql) \(sign.rawValue) \(b.sql)\(collation(typed)), 0)", values)
    }

    private mutating func elements(_ expression: PredicateExpression, _ scope: Scope) throws -> [RenderedValue]? {
        switch expression {
        case .constant(.list(let values)): return try values.map { try constant($0) }
        case .list(let parts):
            var found: [RenderedValue] = []
            for part in parts { found.append(try value(part, scope)) }
            return found
        default: return nil
        }
    }

    // MARK: Values

    private func constant(_ value: PredicateValue) throws -> RenderedValue {
        func rendered(_ kind: RenderedValue.Kind, _ value: StoreValue) -> RenderedValue {
            RenderedValue(sql: "?", kind: kind, values: [value])
        }
        switch value {
        case .none: return RenderedValue(sql: "NULL", kind: .nothing)
        case .integer(let number): return rendered(.number, .integer(number))
        case .real(let number):
            if number.isNaN { throw Untranslatable("a number that is none") }
            return rendered(.number, .real(number))
        case .text(let text): return rendered(.text, .text(text))
        case .date(let date): return rendered(.date, .real(date.timeIntervalSinceReferenceDate))
        case .data(let data): return rendered(.data, .blob(data))
        case .uuid(let identifier): return rendered(.uuid, .blob(withUnsafeBytes(of: identifier.uuid) { Data($0) }))
        case .url(let url): return rendered(.url, .text(url.absoluteString))
        case .decimal(let number): return rendered(.decimal, .text("\(number)"))
        case .managed, .identifier:
            return rendered(.object, value.object.map { .integer($0.key) } ?? .null)
        case .list, .other: throw Untranslatable("a value of several parts")
        }
    }

    mutating func value(_ expression: PredicateExpression, _ scope: Scope) throws -> RenderedValue {
        switch expression {
        case .constant(let value): return try constant(value)
        case .keyPath(let path):
            if let place = path.firstIndex(where: { $0.hasPrefix("@") }) {
                return try aggregate(Array(path[..<place]), path[place], Array(path[(place + 1)...]), scope)
            }
            return try property(path, scope)
        case .variable(let name, let path):
            guard let inner = variables[name] else { throw Untranslatable("the variable $\(name)") }
            return try property(path, inner)
        case .function(let name, let arguments): return try function(name, arguments, scope)
        case .list: throw Untranslatable("a list")
        case .subquery(let collection, let name, let node, let path):
            guard case .keyPath(let relationship) = collection, path == ["@count"] else {
                throw Untranslatable("a subquery without @count")
            }
            let (from, values, inner, end) = try many(relationship, scope)
            guard end.isEmpty else { throw Untranslatable("a subquery of values") }
            let outer = variables[name]
            variables[name] = inner
            defer { variables[name] = outer }
            let (sql, more) = try condition(node, scope)
            return RenderedValue(
                sql: "(SELECT count(*) FROM \(from) AND \(sql))", kind: .number, values: values + more)
        }
    }

    private mutating func function(
        _ name: String, _ arguments: [PredicateExpression], _ scope: Scope
    ) throws -> RenderedValue {
        let signs = ["add": "+", "subtract": "-", "multiply": "*"]
        if let sign = signs[name], arguments.count == 2 {
            let (a, b) = (try value(arguments[0], scope), try value(arguments[1], scope))
            guard a.kind == .number, b.kind == .number else { throw Untranslatable("arithmetic") }
            return RenderedValue(sql: "(\(a.sql) \(sign) \(b.sql))", kind: .number, values: a.values + b.values)
        }
        guard arguments.count == 1 else { throw Untranslatable("the function \(name)") }
        let argument = try value(arguments[0], scope)
        guard argument.kind == .text else { throw Untranslatable("the function \(name)") }
        switch name {
        case "lowercase", "uppercase":
            return RenderedValue(
                sql: "managed_case(\(argument.sql), \(name == "uppercase" ? 1 : 0))", kind: .text,
                values: argument.values)
        case "canonical":
            return RenderedValue(sql: "managed_fold(\(argument.sql), 3)", kind: .text, values: argument.values)
        case "length":
            return RenderedValue(sql: "managed_length(\(argument.sql))", kind: .number, values: argument.values)
        default: throw Untranslatable("the function \(name)")
        }
    }

    private mutating func aggregate(
        _ path: [String], _ name: String, _ rest: [String], _ scope: Scope
    ) throws -> RenderedValue {
        let (from, values, inner, end) = try many(path, scope)
        if name == "@count" {
            guard end.isEmpty else { throw Untranslatable("a count of values") }
            return RenderedValue(sql: "(SELECT count(*) FROM \(from))", kind: .number, values: values)
        }
        guard ["@sum", "@min", "@max", "@avg"].contains(name) else { throw Untranslatable(name) }
        let value = try property(end + rest, inner)
        guard value.kind == .number || (value.kind == .date && name != "@sum" && name != "@avg") else {
            throw Untranslatable("\(name) of \(value.kind)")
        }
        let call = name == "@sum" ? "coalesce(sum(\(value.sql)), 0)" : "\(name.dropFirst())(\(value.sql))"
        return RenderedValue(
            sql: "(SELECT \(call) FROM \(from))", kind: value.kind, values: value.values + values)
    }

    // MARK: Key paths

    private func find(_ key: String, _ entity: NSEntityDescription) throws -> NSPropertyDescription {
        guard let index = entity.layout.indexes[key] else {
            throw Untranslatable("the property \(key), which \(entity.name ?? "") does not have")
        }
        let property = entity.layout.properties[index]
        if property.isTransient { throw Untranslatable("the transient property \(key)") }
        return property
    }

    private func endsInMany(_ path: [String], _ scope: Scope) throws -> Bool {
        var entity = scope.entity
        for (place, key) in path.enumerated() where key.lowercased() != "self" {
            if key.hasPrefix("@") { return false }
            guard let relationship = try find(key, entity) as? NSRelationshipDescription,
                let next = relationship.destinationEntity
            else { return false }
            if relationship.isToMany { return place == path.count - 1 }
            entity = next
        }
        return false
    }

    /// The value of a path through relationships to one.
    mutating func property(_ path: [String], _ scope: Scope) throws -> RenderedValue {
        let path = path.filter { $0.lowercased() != "self" && $0 != "objectID" }
        guard let key = path.first else {
            return RenderedValue(sql: "\(scope.alias)._key", kind: .object)
        }
        let property = try find(key, scope.entity)
        if let attribute = property as? NSAttributeDescription {
            let own = RenderedValue(
                sql: "\(scope.alias).\(StoreColumns.column(attribute))", kind: try kind(attribute.attributeType))
            guard path.count > 1 else { return own }
            guard path.count == 2, path[1] == "length", own.kind == .text else { throw Untranslatable(path[1]) }
            return RenderedValue(sql: "managed_length(\(own.sql))", kind: .number)
        }
        guard let relationship = property as? NSRelationshipDescription, let next = relationship.destinationEntity,
            !relationship.isToMany
        else { throw Untranslatable("a relationship to many without ANY") }
        let column = "\(scope.alias).\(StoreColumns.column(relationship))"
        if path.count == 1 { return RenderedValue(sql: column, kind: .object) }
        let inner = Scope(entity: next, alias: makeAlias())
        var value = try self.property(Array(path.dropFirst()), inner)
        value.sql =
            "(SELECT \(value.sql) FROM \(StoreColumns.table(next)) \(inner.alias) WHERE \(inner.alias)._key = \(column))"
        return value
    }

    private func kind(_ type: NSAttributeType) throws -> RenderedValue.Kind {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType,
            .doubleAttributeType, .floatAttributeType:
            return .number
        case .stringAttributeType: return .text
        case .dateAttributeType: return .date
        case .binaryDataAttributeType: return .data
        case .UUIDAttributeType: return .uuid
        case .URIAttributeType: return .url
        case .decimalAttributeType: return .decimal
        default: throw Untranslatable("a transformable attribute")
        }
    }

    /// The rows that a path reaches through a relationship to many, as what stands behind `FROM`, with what is left of
    /// the path.
    private mutating func many(
        _ path: [String], _ scope: Scope
    ) throws -> (String, [StoreValue], Scope, [String]) {
        var tables: [String] = []
        var conditions: [String] = []
        var current = scope
        var rest = path.filter { $0.lowercased() != "self" }[...]
        while let key = rest.first, let relationship = try find(key, current.entity) as? NSRelationshipDescription {
            guard let next = relationship.destinationEntity else { throw Untranslatable(key) }
            // What follows the last relationship to many is a value of its objects.
            if !relationship.isToMany, !tables.isEmpty, !(try leadsToMany(Array(rest), current.entity)) { break }
            rest = rest.dropFirst()
            let inner = Scope(entity: next, alias: makeAlias())
            tables.append("\(StoreColumns.table(next)) \(inner.alias)")
            if !relationship.isToMany {
                conditions.append("\(inner.alias)._key = \(current.alias).\(StoreColumns.column(relationship))")
            } else {
                switch StoreColumns.many(relationship) {
                case .column(let inverse):
                    conditions.append("\(inner.alias).\(StoreColumns.column(inverse)) = \(current.alias)._key")
                case .pairs(let table, let isFirst):
                    let pairs = makeAlias()
                    tables.append("\(StoreColumns.quoted(table)) \(pairs)")
                    let (own, other) = isFirst ? ("first", "second") : ("second", "first")
                    conditions.append("\(pairs).\(own) = \(current.alias)._key")
                    conditions.append("\(inner.alias)._key = \(pairs).\(other)")
                }
            }
            current = inner
        }
        guard !tables.isEmpty else { throw Untranslatable("ANY without a relationship to many") }
        return (
            "\(tables.joined(separator: ", ")) WHERE \(conditions.joined(separator: " AND "))", [], current, Array(rest)
        )
    }

    private func leadsToMany(_ path: [String], _ start: NSEntityDescription) throws -> Bool {
        var entity = start
        for key in path {
            guard let relationship = try find(key, entity) as? NSRelationshipDescription,
                let next = relationship.destinationEntity
            else { return false }
            if relationship.isToMany { return true }
            entity = next
        }
        return false
    }
}
