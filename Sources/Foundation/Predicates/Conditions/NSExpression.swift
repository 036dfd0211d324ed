import Foundation

/// Something that can be computed for an object: a value, a key path, or a function of these.
///
/// Follows Apple's [NSExpression](https://developer.apple.com/documentation/foundation/nsexpression). Foundation here has a class
/// of this name that can't be used, so the name alone in a type (`let total: NSExpression`) stands for either: in packages that SwiftPM
/// builds write `Predicates.NSExpression`, or `import class Predicates.NSExpression`, which `oriel` adds to apps. `NSExpression(forKeyPath: "pages")` is
/// understood as it is.
open class NSExpression: NSObject, NSCopying, @unchecked Sendable {
    /// The kinds of expressions.
    public enum ExpressionType: UInt, Sendable {
        /// Always the same value.
        case constantValue = 0
        /// The object itself.
        case evaluatedObject = 1
        /// A value that is given when the expression is evaluated.
        case variable = 2
        /// A property of the object, or of related objects.
        case keyPath = 3
        /// A function of other expressions.
        case function = 4
        /// Several expressions.
        case aggregate = 14
        /// The objects of a collection that satisfy a condition.
        case subquery = 13
    }

    package let expression: PredicateOperand

    package init(_ expression: PredicateOperand) {
        self.expression = expression
        super.init()
    }

    /// Reads an expression such as `"pages * 2"` or `"sum:(books.pages)"`, with values for its places.
    ///
    /// A format that can't be read stops the program, as on Apple's systems.
    public init(format: String, argumentArray: [Any] = []) {
        do {
            expression = try PredicateParser.parseExpression(format, argumentArray)
        } catch {
            fatalError("Unable to parse the format string \"\(format)\": \(error)")
        }
        super.init()
    }

    /// Reads an expression such as `"pages * %d"`, with values for its places.
    public convenience init(format: String, _ args: Any?...) {
        self.init(format: format, argumentArray: args.map { $0 ?? NSNull() })
    }

    /// Creates an expression that always has one value.
    public convenience init(forConstantValue value: Any?) { self.init(.constant(PredicateValue(value))) }

    /// Creates an expression for a property of the object, or of related objects.
    public convenience init(forKeyPath keyPath: String) {
        let path = keyPath.split(separator: ".").map(String.init)
        self.init(.keyPath(path.map { $0.lowercased() == "self" ? "self" : $0 }.filter { $0 != "self" }))
    }

    /// Creates an expression for a property of the object.
    public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
        guard let keys = keyPath.keys else {
            fatalError("keyPath \(keyPath) is not a property of a managed object.")
        }
        self.init(.keyPath(keys))
    }

    /// Creates an expression for a value that is given when the expression is evaluated.
    public convenience init(forVariable string: String) { self.init(.variable(string, [])) }

    /// Creates an expression for several others.
    public convenience init(forAggregate subexpressions: [Any]) {
        self.init(.list(subexpressions.map { ($0 as? NSExpression)?.expression ?? .constant(PredicateValue($0)) }))
    }

    /// Creates an expression for a function, such as `"count:"` or `"add:to:"`, of others.
    ///
    /// A function that is not known stops the program, as on Apple's systems.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        guard let plain = PredicateFunction.named(name) else {
            fatalError("Unable to parse function name '\(name)' into a supported selector.")
        }
        self.init(
            .function(
                plain, parameters.map { ($0 as? NSExpression)?.expression ?? .constant(PredicateValue($0)) }))
    }

    /// Creates an expression for the objects of a collection that satisfy a condition.
    public convenience init(
        forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: Any
    ) {
        self.init(.subquery(expression.expression, variable, (predicate as? NSPredicate)?.node ?? .constant(true), []))
    }

    /// Returns an expression for the object itself.
    public class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.keyPath([])) }

    /// The kind of expression.
    open var expressionType: ExpressionType {
        switch expression {
        case .constant: .constantValue
        case .keyPath(let path): path.isEmpty ? .evaluatedObject : .keyPath
        case .variable: .variable
        case .function: .function
        case .list: .aggregate
        case .subquery: .subquery
        }
    }

    /// The value that the expression always has; nil for other expressions.
    open var constantValue: Any? {
        if case .constant(let value) = expression { value.any } else { nil }
    }

    /// The properties' names, with dots between them; empty for other expressions.
    open var keyPath: String {
        if case .keyPath(let path) = expression { path.joined(separator: ".") } else { "" }
    }

    /// The function's name, as `init(forFunction:arguments:)` takes it; empty for other expressions.
    open var function: String {
        guard case .function(let name, _) = expression else { return "" }
        return PredicateFunction.selectors[name] ?? name + ":"
    }

    /// The arguments of the function; nil for other expressions.
    open var arguments: [NSExpression]? {
        guard case .function(_, let arguments) = expression else { return nil }
        return arguments.map { NSExpression($0) }
    }

    /// The variable's name; empty for other expressions.
    open var variable: String {
        if case .variable(let name, _) = expression { name } else { "" }
    }

    /// Returns the value for an object; `context` may have values for variables, by their names.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        let variables = (context as? [String: Any] ?? [:]).mapValues { PredicateValue($0) }
        return PredicateEvaluation(object: PredicateValue(object), variables: variables).value(expression).any
    }

    /// The expression itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Whether two expressions are the same.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSExpression).map { $0.expression.format == expression.format } ?? false
    }
    /// The expression as a number for sets.
    open override var hash: Int { expression.format.hashValue }
    /// The expression as a format.
    open override var description: String { expression.format }
}

extension PredicateFunction {
    /// The names of functions of several arguments as Apple's frameworks have them.
    package static let selectors = [
        "add": "add:to:", "subtract": "from:subtract:", "multiply": "multiply:by:", "divide": "divide:by:",
        "modulus": "modulus:by:", "raise": "raise:toPower:", "cast": "castObject:toType:",
        "index": "objectFrom:withIndex:",
        "now": "now",
    ]

    /// The function with one of Apple's names; nil where there is none.
    package static func named(_ name: String) -> String? {
        if let known = selectors.first(where: { $0.value == name || $0.value + ":" == name })?.key { return known }
        let plain = name.hasSuffix(":") ? String(name.dropLast()) : name
        return names.contains(plain) ? plain : nil
    }
}
