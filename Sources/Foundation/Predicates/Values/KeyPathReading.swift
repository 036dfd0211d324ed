import Foundation
import OrielFoundation

/// Follows key paths, as key-value coding does.
package enum KeyPathReading {
    package static func value(_ path: some Sequence<String>, of start: PredicateValue) -> PredicateValue {
        var current = start
        var rest = Array(path)[...]
        while let key = rest.popFirst() {
            if key.lowercased() == "self" { continue }
            if key.hasPrefix("@") {
                return aggregate(key, Array(rest), of: current)
            }
            if case .list(let values) = current {
                // The results for each, in one list.
                var found: [PredicateValue] = []
                for value in values {
                    let one = self.value(CollectionOfOne(key), of: value)
                    if let more = one.elements { found += more } else { found.append(one) }
                }
                current = .list(found)
            } else {
                current = value(key, of: current)
            }
        }
        return current
    }

    private static func value(_ key: String, of value: PredicateValue) -> PredicateValue {
        switch value {
        case .managed(let object):
            return key == "objectID"
                ? .identifier(object.predicateIdentity) : object.predicateValue(forKey: key)
        case .identifier(let identifier): return key == "objectID" ? .identifier(identifier) : .none
        case .text(let text):
            switch key {
            case "length": return .integer(Int64(text.utf16.count))
            case "lowercaseString", "lowercased": return .text(text.lowercased())
            case "uppercaseString", "uppercased": return .text(text.uppercased())
            default: return .none
            }
        case .other(let other):
            if let dictionary = other as? [String: Any] { return PredicateValue(dictionary[key]) }
            if let dictionary = other as? NSDictionary { return PredicateValue(dictionary[key]) }
            return PredicateValue(StoredProperties.value(key, of: other))
        default: return .none
        }
    }

    /// The value of `@count`, `@sum`, `@avg`, `@min`, `@max` and the unions.
    private static func aggregate(_ name: String, _ path: [String], of value: PredicateValue) -> PredicateValue {
        let elements = value.elements ?? []
        if name == "@count" { return .integer(Int64(elements.count)) }
        let values = self.value(path, of: .list(elements)).elements ?? []
        switch name {
        case "@sum", "@avg", "@min", "@max": return PredicateFunction.call(String(name.dropFirst()), [.list(values)])
        case "@unionOfObjects": return .list(values)
        case "@distinctUnionOfObjects":
            return .list(
                values.reduce(into: []) { known, next in
                    if !known.contains(where: { $0.isEqual(next) }) { known.append(next) }
                })
        case "@firstObject": return elements.first ?? .none
        case "@lastObject": return elements.last ?? .none
        default: return .none
        }
    }
}
