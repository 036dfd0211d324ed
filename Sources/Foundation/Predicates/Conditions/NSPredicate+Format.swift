import Foundation

/// A condition that was read from a format.
package final class FormatPredicate: NSPredicate {
    package let parsed: PredicateNode

    package init(_ node: PredicateNode) {
        parsed = node
        super.init(value: true)
    }

    required init?(coder: NSCoder) { nil }

    package override func evaluate(with object: Any?) -> Bool { evaluate(with: object, substitutionVariables: nil) }

    package override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        PredicateEvaluation(
            object: PredicateValue(object), variables: (bindings ?? [:]).mapValues { PredicateValue($0) }
        )
        .holds(parsed)
    }

    package override func copy(with zone: NSZone? = nil) -> Any { self }
    package override func isEqual(_ object: Any?) -> Bool {
        (object as? FormatPredicate).map { $0.parsed.format == parsed.format } ?? false
    }
    package override var hash: Int { parsed.format.hashValue }
    package override var description: String { parsed.format }
}

/// Lets initializers of classes give back an object of a class below.
public protocol _PredicateMaking {}

extension NSPredicate: _PredicateMaking {}

extension _PredicateMaking where Self: NSPredicate {
    /// Creates a condition from a format, such as `"name CONTAINS[cd] %@ AND age >= %d"`, and the values for its places.
    ///
    /// A format that can't be read stops the program, as on Apple's systems.
    public init(format: String, _ args: Any?...) {
        self.init(format: format, argumentArray: args.map { $0 ?? NSNull() })
    }

    /// Creates a condition from a format and the values for its places.
    public init(format: String, argumentArray: [Any]?) {
        do {
            let predicate = FormatPredicate(try PredicateParser.parse(format, argumentArray ?? []))
            guard let made = predicate as? Self else {
                fatalError("Conditions with a format are of NSPredicate alone.")
            }
            self = made
        } catch {
            fatalError("Unable to parse the format string \"\(format)\": \(error)")
        }
    }
}

extension NSPredicate {
    /// Creates a condition from one of Swift's.
    ///
    /// It is asked of objects, one by one, and not of the store.
    public convenience init<Input>(_ predicate: Predicate<Input>) {
        self.init { object, _ in
            guard let object = object as? Input else { return false }
            return (try? predicate.evaluate(object)) ?? false
        }
    }

    /// Returns the condition with values in the place of variables such as `$name`.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
        FormatPredicate(node.substituting(variables.mapValues { PredicateValue($0) }))
    }

    /// The condition, as far as it can be seen.
    package var node: PredicateNode {
        if let predicate = self as? FormatPredicate { return predicate.parsed }
        if let predicate = self as? NSComparisonPredicate { return predicate.comparison }
        if let compound = self as? NSCompoundPredicate {
            let parts = compound.subpredicates.map(\.node)
            switch compound.compoundPredicateType {
            case .and: return .and(parts)
            case .or: return .or(parts)
            case .not: return parts.first.map { .not($0) } ?? .constant(true)
            @unknown default: return .foreign(self)
            }
        }
        switch (self as any HasPredicateFormat).predicateFormat {
        case "TRUEPREDICATE": return .constant(true)
        case "FALSEPREDICATE": return .constant(false)
        default: return .foreign(self)
        }
    }
}

/// Distinguishes constant conditions from conditions in code; the property has no other use here.
private protocol HasPredicateFormat {
    var predicateFormat: String { get }
}

extension NSPredicate: HasPredicateFormat {}
