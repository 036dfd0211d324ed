import OrielFoundation
@_spi(Reflection) import Swift

/// Whether the Swift runtime lays out types and values as this folder reads them.
///
/// The layout is stable on Apple's systems and by custom on this one: another toolchain may differ. So it is tried out
/// with types that are known, at first use. Where something differs, values are compared by their bits and
/// functions count as new, so that more is evaluated than needed and nothing is missed.
enum RuntimeLayout {
    /// Whether all checks passed; tests set it.
    nonisolated(unsafe) static var isKnown: Bool = {
        let failures = failedChecks()
        if failures.isEmpty { return true }
        RuntimeWarning.issue(
            "The Swift runtime differs from the one that Oriel knows (\(failures.joined(separator: ", "))): "
                + "views are evaluated more often than needed.")
        return false
    }()

    /// The names of the checks that fail.
    static func failedChecks() -> [String] {
        var failures: [String] = []
        func check(_ name: String, _ holds: Bool) { if !holds { failures.append(name) } }
        checkKinds(check)
        checkExistentials(check)
        checkFields(check)
        checkFunctions(check)
        return failures
    }

    // MARK: Checks

    private struct Sample {
        var flag: Bool
        var number: Double
        weak var object: AnyObject?
    }

    private struct Plain {
        var word: Int
        var text: String
    }

    /// More than the three words that an existential holds in line.
    private struct Large: Equatable {
        var words: (Int, Int, Int, Int) = (1, 2, 3, 4)
        static func == (a: Large, b: Large) -> Bool { a.words == b.words }
    }

    private final class Object { var number = 1 }

    /// A function as a field: as a separate value it would be wrapped when it is passed to a generic function.
    private struct Functions { var function: (Int) -> Int }

    private protocol ClassBound: AnyObject {}

    private static func checkKinds(_ check: (String, Bool) -> Void) {
        check("structures", TypeShape.kind(of: Plain.self) == TypeShape.Kind.structure)
        check("tuples", TypeShape.kind(of: (Int, String).self) == TypeShape.Kind.tuple)
        check("existentials", TypeShape.kind(of: (any Equatable).self) == TypeShape.Kind.existential)
        check("function types", TypeShape.kind(of: (() -> Void).self) == TypeShape.Kind.function)
        check("enumerations", TypeShape.kind(of: Result<Int, Never>.self) == TypeShape.Kind.enumeration)
        check("optionals", TypeShape.kind(of: Int?.self) == TypeShape.Kind.optional)
        check(
            "declarations",
            TypeShape.declaration(of: [Int].self) == TypeShape.declaration(of: [String].self)
                && TypeShape.declaration(of: [Int].self) != TypeShape.declaration(of: Set<Int>.self))
        if TypeShape.kind(of: Int?.self) == TypeShape.Kind.optional {
            check("values in optionals", TypeShape.wrapped(ofOptional: Plain?.self) == Plain.self)
        }
        let others: [Any.Type] = [Object.self, Int?.self, Any.Type.self]
        let kinds = [
            TypeShape.Kind.structure, TypeShape.Kind.tuple, TypeShape.Kind.existential, TypeShape.Kind.function,
        ]
        check("other kinds", others.allSatisfy { !kinds.contains(TypeShape.kind(of: $0)) })
        check(
            "weak fields", TypeShape.mayHoldWeakReferences(Sample.self) && !TypeShape.mayHoldWeakReferences(Plain.self))
    }

    private static func checkExistentials(_ check: (String, Bool) -> Void) {
        // The reads below would be out of bounds if types were not laid out as expected.
        guard TypeShape.kind(of: Any.self) == TypeShape.Kind.existential else { return check("Any", false) }
        check(
            "existentials of classes",
            TypeShape.isClassBound((any ClassBound).self) && !TypeShape.isClassBound((any Equatable).self))
        guard MemoryLayout<Any>.size == 32 else { return check("the size of Any", false) }
        var inline: Any = 42
        var boxed: Any = Large()
        withUnsafeBytes(of: &inline) { bytes in
            let type = bytes.load(fromByteOffset: 24, as: UInt.self)
            guard type == UInt(bitPattern: ObjectIdentifier(Int.self)) else {
                return check("values in existentials", false)
            }
            let opened = TypeShape.openExistential(at: bytes.baseAddress!)
            check("values in line", opened.type == Int.self && opened.value.load(as: Int.self) == 42)
        }
        withUnsafeBytes(of: &boxed) { bytes in
            let opened = TypeShape.openExistential(at: bytes.baseAddress!)
            check("values in boxes", opened.type == Large.self && opened.value.load(as: Large.self) == Large())
        }
    }

    private static func checkFields(_ check: (String, Bool) -> Void) {
        var offsets: [String: Int] = [:]
        let isComplete = _forEachField(of: Plain.self, options: []) { name, offset, _, _ in
            offsets[String(cString: name)] = offset
            return true
        }
        check(
            "fields",
            isComplete && offsets.count == 2 && offsets["word"] == MemoryLayout<Plain>.offset(of: \.word)
                && offsets["text"] == MemoryLayout<Plain>.offset(of: \.text))
    }

    private static func checkFunctions(_ check: (String, Bool) -> Void) {
        guard MemoryLayout<() -> Void>.size == 16 else { return check("the size of functions", false) }
        let object = Object()
        let pure = Functions { $0 + 1 }
        let capturing = Functions { $0 + object.number }
        check(
            "functions without captures", withUnsafeBytes(of: pure) { FunctionValue.words(at: $0.baseAddress!) } != nil)
        check(
            "functions with captures",
            withUnsafeBytes(of: capturing) { FunctionValue.words(at: $0.baseAddress!) } == nil)
    }
}
