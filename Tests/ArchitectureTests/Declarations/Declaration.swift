/// A declaration in a Swift file, outside of functions.
struct Declaration: Equatable {
    /// The keyword: `func`, `var`, `struct`, `case` and so on; `var` for constants too.
    var kind: String
    /// The name without labels; `init`, `subscript`, and the extended type's name for those.
    var name: String
    /// The labels of the parameters, `_` for none; nil for a declaration without parameters.
    var labels: [String]?
    /// The types around it, the outermost first; dots of an extended type count as nesting.
    var container: [String]
    /// Whether it may be used from other modules, by its own keyword or as part of a protocol, an enumeration or an
    /// extension that has one.
    var isPublic: Bool
    /// Whether its own modifiers make it public.
    var saysPublic: Bool
    /// Whether a protocol asks for it.
    var isRequirement: Bool
    /// Whether it takes the place of a superclass's.
    var isOverride: Bool
    /// The superclass and the protocols of a type, an extension or a protocol.
    var inherited: [String]
    /// Whether there is a documentation comment right above it.
    var hasComment: Bool
    /// The line on which it begins, from 1.
    var line: Int

    static let types: Set<String> = ["struct", "class", "enum", "protocol", "actor", "extension"]

    /// The name with labels, as in `padding(_:_:)`; that of its type for an initializer.
    var signature: String {
        let base = kind == "init" ? container.last ?? "init" : name
        return base + (labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? "")
    }

    /// The types around it and its signature, as in `TestHost.tap(at:count:)`.
    var path: String { ((kind == "init" ? container.dropLast() : container) + [signature]).joined(separator: ".") }
}
