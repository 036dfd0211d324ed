import Foundation

extension PredicateNode {
    /// The condition as a format.
    package var format: String {
        switch self {
        case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        case .and(let parts): parts.map(\.nested).joined(separator: " AND ")
        case .or(let parts): parts.map(\.nested).joined(separator: " OR ")
        case .not(let part): "NOT " + part.nested
        case .comparison(let comparison): comparison.format
        case .foreign(let predicate): "BLOCKPREDICATE(\(predicate))"
        }
    }

    private var nested: String {
        switch self {
        case .and, .or: "(\(format))"
        default: format
        }
    }

    /// The condition with values in the place of variables.
    package func substituting(_ values: [String: PredicateValue]) -> PredicateNode {
        switch self {
        case .constant, .foreign: return self
        case .and(let parts): return .and(parts.map { $0.substituting(values) })
        case .or(let parts): return .or(parts.map { $0.substituting(values) })
        case .not(let part): return .not(part.substituting(values))
        case .comparison(var comparison):
            comparison.left = comparison.left.substituting(values)
            comparison.right = comparison.right.substituting(values)
            return .comparison(comparison)
        }
    }
}

extension PredicateComparison {
    fileprivate var format: String {
        let prefix: String =
            switch modifier {
            case .direct: ""
            case .any: "ANY "
            case .all: "ALL "
            case .none: "NONE "
            }
        return "\(prefix)\(left.format) \(comparison.rawValue)\(options.text) \(right.format)"
    }
}

extension PredicateOperand {
    /// The expression as a format.
    package var format: String {
        switch self {
        case .constant(let value): value.format
        case .keyPath(let path): path.isEmpty ? "SELF" : path.joined(separator: ".")
        case .variable(let name, let path): (["$" + name] + path).joined(separator: ".")
        case .list(let parts): "{\(parts.map(\.format).joined(separator: ", "))}"
        case .function(let name, let arguments): "\(name):(\(arguments.map(\.format).joined(separator: ", ")))"
        case .subquery(let collection, let name, let condition, let path):
            (["SUBQUERY(\(collection.format), $\(name), \(condition.format))"] + path).joined(separator: ".")
        }
    }

    package func substituting(_ values: [String: PredicateValue]) -> PredicateOperand {
        switch self {
        case .constant, .keyPath: return self
        case .variable(let name, let path):
            return values[name].map { .constant(KeyPathReading.value(path, of: $0)) } ?? self
        case .list(let parts): return .list(parts.map { $0.substituting(values) })
        case .function(let name, let arguments): return .function(name, arguments.map { $0.substituting(values) })
        case .subquery(let collection, let name, let condition, let path):
            return .subquery(collection.substituting(values), name, condition.substituting(values), path)
        }
    }
}

extension PredicateValue {
    fileprivate var format: String {
        switch self {
        case .none: "nil"
        case .integer(let value): "\(value)"
        case .real(let value): "\(value)"
        case .decimal(let value): "\(value)"
        case .text(let value):
            "\"\(value.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\""))\""
        case .date(let value): "CAST(\(value.timeIntervalSinceReferenceDate), \"NSDate\")"
        case .data(let value): "<\(value.count) bytes \(value.hashValue)>"
        case .uuid(let value): value.uuidString
        case .url(let value): value.absoluteString
        case .managed, .identifier: identity?.predicateText ?? ""
        case .list(let values): "{\(values.map(\.format).joined(separator: ", "))}"
        case .other(let value): "\(value)"
        }
    }
}
