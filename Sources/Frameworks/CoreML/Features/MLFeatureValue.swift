import Foundation
import LearnedModelFiles

/// A value that a model takes or returns.
///
/// Follows Apple's [MLFeatureValue](https://developer.apple.com/documentation/coreml/mlfeaturevalue).
open class MLFeatureValue: NSObject, @unchecked Sendable {
    private let content: Content

    private enum Content {
        case int64(Int64)
        case double(Double)
        case string(String)
        case multiArray(MLMultiArray)
        case dictionary([AnyHashable: NSNumber], MLFeatureType)
        case undefined(MLFeatureType)
    }

    /// Creates an integer.
    public init(int64 value: Int64) { content = .int64(value) }
    /// Creates a number.
    public init(double value: Double) { content = .double(value) }
    /// Creates a text.
    public init(string value: String) { content = .string(value) }
    /// Creates numbers in a shape.
    public init(multiArray value: MLMultiArray) { content = .multiArray(value) }
    /// Creates a value that is not known.
    public init(undefined type: MLFeatureType) { content = .undefined(type) }

    /// Creates numbers by texts or by integers; fails for other keys, and for both in one.
    public init(dictionary value: [AnyHashable: NSNumber]) throws {
        let keys = value.keys.map(\.base)
        if keys.allSatisfy({ $0 is String }) {
            content = .dictionary(value, .string)
            return
        }
        var entries: [AnyHashable: NSNumber] = [:]
        for (key, number) in value {
            guard let integer = Self.integer(key.base) else {
                throw MLModelError(.featureType, "The keys of a dictionary are either texts or integers.")
            }
            entries[integer] = number
        }
        content = .dictionary(entries, .int64)
    }

    /// The type.
    open var type: MLFeatureType {
        switch content {
        case .int64: .int64
        case .double: .double
        case .string: .string
        case .multiArray: .multiArray
        case .dictionary: .dictionary
        case .undefined(let type): type
        }
    }

    /// Whether the value is not known.
    open var isUndefined: Bool {
        if case .undefined = content { true } else { false }
    }

    /// The integer; 0 for other types.
    open var int64Value: Int64 {
        if case .int64(let value) = content { value } else { 0 }
    }

    /// The number; 0 for other types.
    open var doubleValue: Double {
        if case .double(let value) = content { value } else { 0 }
    }

    /// The text; empty for other types.
    open var stringValue: String {
        if case .string(let value) = content { value } else { "" }
    }

    /// The numbers by texts or integers; empty for other types.
    open var dictionaryValue: [AnyHashable: NSNumber] {
        if case .dictionary(let value, _) = content { value } else { [:] }
    }

    /// The numbers in a shape; nil for other types.
    open var multiArrayValue: MLMultiArray? {
        if case .multiArray(let value) = content { value } else { nil }
    }

    /// Whether the value is another one's.
    open func isEqual(to value: MLFeatureValue) -> Bool {
        switch (content, value.content) {
        case (.int64(let one), .int64(let other)): one == other
        case (.double(let one), .double(let other)): one == other
        case (.string(let one), .string(let other)): one == other
        case (.multiArray(let one), .multiArray(let other)): one.isEqual(other)
        case (.dictionary(let one, _), .dictionary(let other, _)): one == other
        case (.undefined(let one), .undefined(let other)): one == other
        default: false
        }
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? MLFeatureValue).map(isEqual(to:)) ?? false }

    open override var hash: Int {
        switch content {
        case .int64(let value): value.hashValue
        case .double(let value): value.hashValue
        case .string(let value): value.hashValue
        default: type.hashValue
        }
    }

    open override var description: String {
        switch content {
        case .int64(let value): "Int64 : \(value)"
        case .double(let value): "Double : \(value)"
        case .string(let value): "String : \(value)"
        case .multiArray(let value): "MultiArray : \(value)"
        case .dictionary(let value, _): "Dictionary : \(value)"
        case .undefined: "Undefined"
        }
    }
}

extension MLFeatureValue {
    /// The value for a model.
    var value: Value {
        get throws {
            switch content {
            case .int64(let value): return .int64(value)
            case .double(let value): return .double(value)
            case .string(let value): return .string(value)
            case .multiArray(let value): return .array(value.doubles, shape: value.shape.map(\.intValue))
            case .dictionary(let value, .string):
                return .stringDictionary(
                    value.reduce(into: [:]) { $0["\($1.key.base)"] = $1.value.doubleValue })
            case .dictionary(let value, _):
                return .int64Dictionary(
                    value.reduce(into: [:]) { $0[Self.integer($1.key.base) ?? 0] = $1.value.doubleValue })
            case .undefined: return .missing
            }
        }
    }

    /// A value of a model, for a feature of a type.
    convenience init(_ value: Value, as type: LearnedFeature.Kind) throws {
        switch value {
        case .int64(let value): self.init(int64: value)
        case .double(let value): self.init(double: value)
        case .string(let value): self.init(string: value)
        case .array(let numbers, let shape):
            var dataType = MLMultiArrayDataType.double
            if case .array(_, let scalar) = type { dataType = MLMultiArrayDataType(rawValue: scalar) ?? .double }
            self.init(multiArray: try MLMultiArray(numbers, shape: shape, dataType: dataType))
        case .stringDictionary(let entries):
            try self.init(dictionary: entries.reduce(into: [:]) { $0[$1.key] = NSNumber(value: $1.value) })
        case .int64Dictionary(let entries):
            try self.init(dictionary: entries.reduce(into: [:]) { $0[$1.key] = NSNumber(value: $1.value) })
        case .missing: self.init(undefined: MLFeatureType(type))
        }
    }

    /// A value of any type that a model may take; nil for others.
    convenience init?(any value: Any) {
        switch value {
        case let value as String: self.init(string: value)
        case let value as MLMultiArray: self.init(multiArray: value)
        case let value as any BinaryFloatingPoint: self.init(double: Double(value))
        case let value as any BinaryInteger:
            guard let integer = Int64(exactly: value) else { return nil }
            self.init(int64: integer)
        case let value as NSNumber:
            let isInteger = !["d", "f"].contains(String(cString: value.objCType))
            if isInteger { self.init(int64: value.int64Value) } else { self.init(double: value.doubleValue) }
        case let value as [AnyHashable: Any]:
            var entries: [AnyHashable: NSNumber] = [:]
            for (key, number) in value {
                guard let number = MLFeatureValue.number(number) else { return nil }
                entries[key] = number
            }
            try? self.init(dictionary: entries)
        default: return nil
        }
    }

    private static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let value as NSNumber: value
        case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
        case let value as any BinaryInteger: Int64(exactly: value).map { NSNumber(value: $0) }
        default: nil
        }
    }

    fileprivate static func integer(_ key: Any) -> Int64? {
        switch key {
        case let key as any BinaryInteger: Int64(exactly: key)
        case let key as NSNumber: key.doubleValue == Double(key.int64Value) ? key.int64Value : nil
        default: nil
        }
    }
}
