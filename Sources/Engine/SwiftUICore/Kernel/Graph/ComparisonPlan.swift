import Foundation
@_spi(Reflection) import Swift

/// A type whose values the engine compares in its own way.
protocol PlanComparable {
    /// Whether a change from one value to the other can make no difference to a body.
    static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

/// How two values of a type are compared, field by field; made once a type by reflection.
///
/// Equatable fields use `==`; plain data and references compare their bits. Closures compare function and context, so
/// that one made again with captures counts as changed. Values that cannot be compared count as changed, never as
/// equal.
final class ComparisonPlan {
    private enum Step {
        case bits(offset: Int, size: Int)
        case word(offset: Int)
        case string(offset: Int)
        case custom(offset: Int, same: (UnsafeRawPointer, UnsafeRawPointer) -> Bool)
    }

    private var steps: [Step] = []

    /// Whether values of the type carry nothing that could change.
    var isTrivial: Bool { steps.isEmpty }

    init(_ type: Any.Type, ignoringRootConformance: Bool = false) {
        add(type, at: 0, isRoot: ignoringRootConformance)
    }

    /// Makes a plan that compares the fields of a type, except for fields of some types.
    init(_ type: Any.Type, leavingOut isLeftOut: (Any.Type) -> Bool) {
        addFields(of: type, at: 0, leavingOut: isLeftOut)
    }

    /// Whether two values are the same.
    @inline(__always)
    func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        for step in steps {
            switch step {
            case .word(let offset):
                if a.load(fromByteOffset: offset, as: UInt.self) != b.load(fromByteOffset: offset, as: UInt.self) {
                    return false
                }
            case .bits(let offset, let size):
                if memcmp(a + offset, b + offset, size) != 0 { return false }
            case .string(let offset):
                if (a + offset).assumingMemoryBound(to: String.self).pointee
                    != (b + offset).assumingMemoryBound(to: String.self).pointee
                {
                    return false
                }
            case .custom(let offset, let same):
                if !same(a + offset, b + offset) { return false }
            }
        }
        return true
    }

    private func add(_ type: Any.Type, at offset: Int, isRoot: Bool = false) {
        if Self.planComparable.mayConform(type), let type = type as? any PlanComparable.Type {
            steps.append(.custom(offset: offset, same: type.isSame))
        } else if type == String.self {
            steps.append(.string(offset: offset))
        } else if isPlainNumber(type) || type is AnyClass {
            addBits(offset, size: size(of: type))
        } else if let wrapped = TypeShape.wrapped(of: type) {
            steps.append(.custom(offset: offset, same: _openExistential(wrapped, do: optionalComparison)))
        } else if !isRoot, mayBeEquatable(type), let type = type as? any Equatable.Type {
            steps.append(.custom(offset: offset, same: equality(of: type)))
        } else if CodeReplacement.isPossible, TypeShape.isFunction(type) {
            steps.append(.custom(offset: offset) { _, _ in false })
        } else if TypeShape.isExistential(type) {
            steps.append(
                TypeShape.isClassBound(type)
                    ? .word(offset: offset) : .custom(offset: offset, same: existentialsAreSame))
        } else {
            addFields(of: type, at: offset)
        }
    }

    private func addFields(
        of type: Any.Type, at offset: Int, leavingOut isLeftOut: (Any.Type) -> Bool = { _ in false }
    ) {
        var fields: [(type: Any.Type, offset: Int)] = []
        let isComplete =
            TypeShape.isStructOrTuple(type)
            && _forEachField(of: type, options: []) { _, fieldOffset, fieldType, _ in
                fields.append((fieldType, fieldOffset))
                return true
            }
        if !isComplete || fields.isEmpty { return addBits(offset, size: size(of: type)) }
        let mayHoldWeak = TypeShape.mayHoldWeakReferences(type)
        for field in fields where !isLeftOut(field.type) {
            if mayHoldWeak, TypeShape.wrapped(of: field.type) is AnyClass {
                addBits(offset + field.offset, size: MemoryLayout<UInt>.size)
            } else {
                add(field.type, at: offset + field.offset)
            }
        }
    }

    private func addBits(_ offset: Int, size: Int) {
        if size == 0 { return }
        steps.append(size == 8 && offset % 8 == 0 ? .word(offset: offset) : .bits(offset: offset, size: size))
    }

    private func isPlainNumber(_ type: Any.Type) -> Bool {
        type == Int.self || type == Bool.self || type == Double.self || type == CGFloat.self || type == Float.self
            || Self.integers.mayConform(type) && type is any FixedWidthInteger.Type
    }

    nonisolated(unsafe) private static let planComparable = ConformanceFilter((any PlanComparable).self)
    nonisolated(unsafe) private static let equatable = ConformanceFilter((any Equatable).self)
    nonisolated(unsafe) private static let integers = ConformanceFilter((any FixedWidthInteger).self)

    /// Whether `==` is asked for: not of modified views, of which many are made, and which are equal where their fields are.
    private func mayBeEquatable(_ type: Any.Type) -> Bool {
        Self.equatable.mayConform(type)
            && !(RuntimeLayout.isKnown && TypeShape.kind(of: type) == TypeShape.Kind.structure
                && UInt(bitPattern: TypeShape.declaration(of: type)) == Self.modifiedContent)
    }

    private static let modifiedContent =
        UInt(bitPattern: TypeShape.declaration(of: ModifiedContent<EmptyView, EmptyModifier>.self))
}

/// Compares two optionals: both without a value, or with values that are the same.
private func optionalComparison<Wrapped>(_ type: Wrapped.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    let plan = ComparisonPlan(Wrapped.self)
    return { a, b in
        let a = a.assumingMemoryBound(to: Wrapped?.self)
        let b = b.assumingMemoryBound(to: Wrapped?.self)
        switch (a.pointee, b.pointee) {
        case (nil, nil): return true
        case (.some(let x), .some(let y)):
            return withUnsafeBytes(of: x) { x in
                withUnsafeBytes(of: y) { y in x.count == 0 || plan.areSame(x.baseAddress!, y.baseAddress!) }
            }
        default: return false
        }
    }
}

private func size(of type: Any.Type) -> Int {
    func open<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: open)
}

private func equality<T: Equatable>(of type: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { a, b in a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee }
}

/// How values of types known only at run time are compared: by the plan of the type that both have.
private func existentialsAreSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let (a, b) = (TypeShape.openExistential(at: a), TypeShape.openExistential(at: b))
    if a.type != b.type { return false }
    if let type = a.type as? any Equatable.Type { return equality(of: type)(a.value, b.value) }
    return ComparisonPlan.plan(for: a.type).areSame(a.value, b.value)
}

extension ComparisonPlan {
    nonisolated(unsafe) private static var plans = TypeCache<ComparisonPlan>()

    /// The plan of a type.
    static func plan(for type: Any.Type) -> ComparisonPlan {
        plans.value(for: type) { ComparisonPlan(type) }
    }
}

/// Whether two values are the same, as far as they can be compared: see ``ComparisonPlan``.
func valuesAreEqual<T>(_ a: T, _ b: T) -> Bool {
    if MemoryLayout<T>.size == 0 { return true }
    let plan = ComparisonPlan.plan(for: T.self)
    return withUnsafeBytes(of: a) { a in
        withUnsafeBytes(of: b) { b in plan.areSame(a.baseAddress!, b.baseAddress!) }
    }
}
