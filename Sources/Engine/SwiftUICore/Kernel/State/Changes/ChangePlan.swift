@_spi(Reflection) import Swift

/// A dynamic property that can later report whether its value differs.
protocol ChangeReporting: DynamicProperty {
    /// Returns a function that returns whether a later value of the property is equivalent to this one.
    ///
    /// Called while the body is evaluated; reads create no dependencies.
    func remembered() -> (Self) -> Bool
}

/// How changes of a type's dynamic properties, and of its other fields, are detected; made once a type by reflection.
final class ChangePlan {
    /// Whether the value at an address is equivalent to the remembered one.
    typealias Comparison = (UnsafeRawPointer) -> Bool

    /// A dynamic property.
    struct Property {
        /// The name of the stored property, such as `_count`.
        let name: String
        let offset: Int
        let remember: (UnsafeRawPointer) -> Comparison
    }

    private(set) var properties: [Property] = []
    /// Compares all arguments of the value's initializer.
    let rest: ComparisonPlan

    private init(_ type: Any.Type) {
        rest = ComparisonPlan(
            type, leavingOut: { DynamicPropertyFields.property($0) != nil && !($0 is any PlanComparable.Type) })
        _ = _forEachField(of: type, options: [.ignoreUnknown]) { name, offset, fieldType, _ in
            if let property = DynamicPropertyFields.property(fieldType) {
                self.properties.append(
                    Property(name: String(cString: name), offset: offset, remember: Self.remembering(property)))
            }
            return true
        }
    }

    nonisolated(unsafe) private static var plans = TypeCache<ChangePlan>()

    /// The plan of a type.
    static func plan(for type: Any.Type) -> ChangePlan { plans.value(for: type) { ChangePlan(type) } }

    private static func remembering<P: DynamicProperty>(_ type: P.Type) -> (UnsafeRawPointer) -> Comparison {
        if let type = type as? any ChangeReporting.Type { return asking(type) }
        // An app's own type: compared by its properties.
        return { address in
            let (plan, value) = (plan(for: P.self), address.assumingMemoryBound(to: P.self).pointee)
            let comparisons = plan.properties.map { $0.remember(address + $0.offset) }
            return { later in
                withUnsafePointer(to: value) { plan.rest.areSame($0, later) }
                    && zip(plan.properties, comparisons).allSatisfy { $1(later + $0.offset) }
            }
        }
    }

    private static func asking<P: ChangeReporting>(_ type: P.Type) -> (UnsafeRawPointer) -> Comparison {
        { address in
            let isUnchanged = address.assumingMemoryBound(to: P.self).pointee.remembered()
            return { isUnchanged($0.assumingMemoryBound(to: P.self).pointee) }
        }
    }
}

extension ChangeReporting {
    /// Remembers a value that can be read again and again.
    ///
    /// A value that differs from itself, such as a closure made at each reading, never counts as changed.
    func remembering<Value>(_ read: @escaping (Self) -> Value) -> (Self) -> Bool {
        let value = UpdateContext.withoutReader { read(self) }
        if !valuesAreEqual(value, UpdateContext.withoutReader { read(self) }) { return { _ in true } }
        return { later in valuesAreEqual(value, UpdateContext.withoutReader { read(later) }) }
    }
}
