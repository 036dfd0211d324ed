import Foundation
import SQLiteAccess

extension PredicateRenderer {
    func constant(_ value: PredicateValue) throws -> RenderedValue {
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

    mutating func value(_ expression: PredicateOperand, _ scope: Scope) throws -> RenderedValue {
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

    mutating func function(
        _ name: String, _ arguments: [PredicateOperand], _ scope: Scope
    ) throws -> RenderedValue {
        if sumsUp, PredicateFunction.aggregates.contains(name), arguments.count == 1,
            case .keyPath(let path) = arguments[0]
        {
            return try sum(name, path, scope)
        }
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

    mutating func aggregate(
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
}
