import Foundation

/// A value that conditions compare.
package enum PredicateValue {
    case none
    case integer(Int64)
    case real(Double)
    case decimal(Decimal)
    case text(String)
    case date(Date)
    case data(Data)
    case uuid(UUID)
    case url(URL)
    case managed(any KeyedObject)
    case identifier(any ObjectIdentity)
    case list([PredicateValue])
    case other(Any)

    package init(_ value: Any?) {
        guard let value else {
            self = .none
            return
        }
        switch value {
        case let value as PredicateValue: self = value
        case let value as String: self = .text(value)
        case let value as any KeyedObject: self = .managed(value)
        case let value as any ObjectIdentity: self = .identifier(value)
        case let value as Date: self = .date(value)
        case let value as UUID: self = .uuid(value)
        case let value as URL: self = .url(value)
        case let value as Data: self = .data(value)
        case let value as NSDecimalNumber: self = .decimal(value.decimalValue)
        case let value as Decimal: self = .decimal(value)
        case let value as Bool: self = .integer(value ? 1 : 0)
        case let value as any BinaryInteger: self = .integer(Int64(clamping: value))
        case let value as Double: self = .real(value)
        case let value as any BinaryFloatingPoint: self = .real(Double(value))
        case let value as NSNumber: self = Self.number(value)
        case is NSNull: self = .none
        case let value as [Any]: self = .list(value.map { Self($0) })
        case let value as NSArray: self = .list(value.map { Self($0) })
        case let value as NSSet: self = .list(value.map { Self($0) })
        case let value as NSOrderedSet: self = .list(value.map { Self($0) })
        case let value as AnyCollectionOfValues: self = .list(value.values.map { Self($0) })
        case let value as any RawRepresentable: self = Self(value.rawValue)
        default:
            // An optional in an `Any`.
            let mirror = Mirror(reflecting: value)
            if mirror.displayStyle == .optional {
                self = Self(mirror.children.first?.value)
            } else {
                self = .other(value)
            }
        }
    }

    private static func number(_ number: NSNumber) -> PredicateValue {
        let type = number.objCType.pointee
        let isFraction = type == CChar(bitPattern: UInt8(ascii: "d")) || type == CChar(bitPattern: UInt8(ascii: "f"))
        return isFraction ? .real(number.doubleValue) : .integer(number.int64Value)
    }

    package var isNone: Bool { if case .none = self { true } else { false } }

    package var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        case .decimal(let value): NSDecimalNumber(decimal: value).doubleValue
        default: nil
        }
    }

    package var elements: [PredicateValue]? {
        if case .list(let values) = self { values } else { nil }
    }

    package var identity: (any ObjectIdentity)? {
        switch self {
        case .managed(let object): object.predicateIdentity
        case .identifier(let identifier): identifier
        default: nil
        }
    }

    /// The value as code outside sees it.
    package var any: Any? {
        switch self {
        case .none: nil
        case .integer(let value): NSNumber(value: value)
        case .real(let value): NSNumber(value: value)
        case .decimal(let value): NSDecimalNumber(decimal: value)
        case .text(let value): value
        case .date(let value): value
        case .data(let value): value
        case .uuid(let value): value
        case .url(let value): value
        case .managed(let value): value
        case .identifier(let value): value
        case .list(let values): values.compactMap(\.any)
        case .other(let value): value
        }
    }
}

/// Sets and other collections, whatever their elements are.
package protocol AnyCollectionOfValues {
    var values: [Any] { get }
}

extension Set: AnyCollectionOfValues {
    package var values: [Any] { map { $0 } }
}

extension PredicateValue {
    /// Whether two values are the same; nothing is the same as nothing.
    package func isEqual(_ other: PredicateValue, _ options: TextOptions = []) -> Bool {
        switch (self, other) {
        case (.none, .none): return true
        case (.none, _), (_, .none): return false
        case (.text(let a), .text(let b)): return TextMatching.fold(a, options) == TextMatching.fold(b, options)
        case (.integer(let a), .integer(let b)): return a == b
        case (.decimal(let a), .decimal(let b)): return a == b
        case (.date(let a), .date(let b)): return a == b
        case (.data(let a), .data(let b)): return a == b
        case (.uuid(let a), .uuid(let b)): return a == b
        case (.url(let a), .url(let b)): return a == b
        case (.list(let a), .list(let b)):
            return a.count == b.count && a.allSatisfy { x in b.contains { $0.isEqual(x) } }
        case (.other(let a), .other(let b)):
            guard let a = a as? AnyHashable, let b = b as? AnyHashable else { return false }
            return a == b
        default:
            if let a = identity, let b = other.identity { return a.isEqual(b) }
            if let a = number, let b = other.number { return a == b }
            return false
        }
    }

    /// The order of two values; nil where they have none.
    package func order(_ other: PredicateValue, _ options: TextOptions = []) -> ComparisonResult? {
        func compare<T: Comparable>(_ a: T, _ b: T) -> ComparisonResult? {
            a < b ? .orderedAscending : a == b ? .orderedSame : b < a ? .orderedDescending : nil
        }
        switch (self, other) {
        case (.text(let a), .text(let b)): return compare(TextMatching.fold(a, options), TextMatching.fold(b, options))
        case (.integer(let a), .integer(let b)): return compare(a, b)
        case (.decimal(let a), .decimal(let b)): return compare(a, b)
        case (.date(let a), .date(let b)): return compare(a, b)
        case (.uuid(let a), .uuid(let b)): return compare(a.uuidString, b.uuidString)
        case (.url(let a), .url(let b)): return compare(a.absoluteString, b.absoluteString)
        default:
            if let a = number, let b = other.number { return compare(a, b) }
            return nil
        }
    }
}
