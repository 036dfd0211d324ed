import Foundation

/// Short texts for values of any type, for people who look at a running app.
///
/// Whatever the value's size, few of its parts are read.
package enum ValueDescription {
    private static let mostParts = 6
    private static let longestText = 120

    /// Returns a text for a value.
    /// - Parameter depth: The number of levels of the value's own parts that are described.
    package static func text(of value: Any, depth: Int = 2) -> String {
        let text = unboundedText(of: value, depth: depth)
        return text.count > longestText * 3 ? text.prefix(longestText * 3) + "…" : text
    }

    private static func unboundedText(of value: Any, depth: Int) -> String {
        if let text = value as? String { return quoted(text) }
        if let property = value as? any InspectedProperty {
            return unboundedText(of: property.inspectedValue, depth: depth)
        }
        let mirror = Mirror(reflecting: value)
        // A cast sees through optionals.
        if mirror.displayStyle != .optional, isPlain(value) { return "\(value)" }
        switch mirror.displayStyle {
        case .optional:
            return mirror.children.first.map { unboundedText(of: $0.value, depth: depth) } ?? "nil"
        case .collection, .set: return elements(of: mirror, depth: depth)
        case .dictionary: return entries(of: mirror, depth: depth)
        case .tuple: return "(" + parts(of: mirror, depth: depth) + ")"
        case .enum: return choice(value, mirror, depth: depth)
        case .struct:
            return depth > 0 ? "\(name(of: value))(\(parts(of: mirror, depth: depth)))" : name(of: value)
        case .class: return depth > 1 ? "\(name(of: value))(\(parts(of: mirror, depth: 0)))" : name(of: value)
        default: return "\(type(of: value))".contains("->") ? "function" : name(of: value)
        }
    }

    /// Whether a value's own description is short, and says more than its parts do.
    private static func isPlain(_ value: Any) -> Bool {
        switch value {
        case is any BinaryInteger, is any BinaryFloatingPoint, is Bool, is Character, is Date, is URL, is UUID,
            is CGRect, is CGPoint,
            is CGSize, is Any.Type, is Color, is Font, is Animation, is Locale, is TimeZone, is Decimal:
            true
        default: false
        }
    }

    private static func quoted(_ text: String) -> String {
        let start = text.prefix(longestText)
        return "“\(start)\(start.endIndex < text.endIndex ? "…" : "")”"
    }

    /// The name of a value's type without its arguments.
    private static func name(of value: Any) -> String { typeName(type(of: value)) }

    /// The name of a type without its arguments, such as `Button` for `Button<Text>`.
    package static func typeName(_ type: Any.Type) -> String {
        let name = "\(type)"
        return name.hasPrefix("(") ? name : String(name.prefix { $0 != "<" })
    }

    private static func elements(of mirror: Mirror, depth: Int) -> String {
        let count = mirror.children.count
        if depth == 0 { return count == 1 ? "1 element" : "\(count) elements" }
        let shown = mirror.children.prefix(mostParts).map { unboundedText(of: $0.value, depth: depth - 1) }
        return "[" + shown.joined(separator: ", ") + (count > mostParts ? ", … \(count) in all]" : "]")
    }

    private static func entries(of mirror: Mirror, depth: Int) -> String {
        let count = mirror.children.count
        if depth == 0 { return count == 1 ? "1 entry" : "\(count) entries" }
        let shown = mirror.children.prefix(mostParts).map { child in
            Mirror(reflecting: child.value).children.map { unboundedText(of: $0.value, depth: depth - 1) }
                .joined(separator: ": ")
        }
        if shown.isEmpty { return "[:]" }
        return "[" + shown.joined(separator: ", ") + (count > mostParts ? ", … \(count) in all]" : "]")
    }

    private static func parts(of mirror: Mirror, depth: Int) -> String {
        let shown = mirror.children.prefix(mostParts).map { label, value in
            let text = unboundedText(of: value, depth: depth - 1 < 0 ? 0 : depth - 1)
            return label.map { $0.hasPrefix(".") ? text : "\($0): \(text)" } ?? text
        }
        return shown.joined(separator: ", ") + (mirror.children.count > mostParts ? ", …" : "")
    }

    /// A case of an enumeration, with its values.
    private static func choice(_ value: Any, _ mirror: Mirror, depth: Int) -> String {
        guard let child = mirror.children.first, let label = child.label else { return ".\(value)" }
        if depth == 0 { return ".\(label)(…)" }
        let text = unboundedText(of: child.value, depth: depth - 1)
        return ".\(label)" + (text.hasPrefix("(") ? text : "(\(text))")
    }
}
