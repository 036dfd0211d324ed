/// Which declarations of types conform to a protocol at all, so that the runtime need not be asked about the others.
///
/// For a type that does not conform, the runtime goes through the records of all conformances in the program, once for each
/// type and protocol: tens of thousands of records for each kind of view. One pass over them finds the declarations that have
/// a record. Generic types share a declaration; whether the conditions of their conformance hold is for the runtime to say.
///
/// Main thread only.
final class ConformanceFilter {
    private let existential: Any.Type
    private var found: Set<UnsafeRawPointer> = []
    /// How many images of code there were then: a library that is loaded later brings its own records.
    private var imageCount = 0

    /// Creates a filter for a protocol, given as an existential type such as `(any Equatable).self`.
    init(_ existential: Any.Type) { self.existential = existential }

    /// Whether a type may conform; true where only the runtime knows.
    func mayConform(_ type: Any.Type) -> Bool {
        guard Self.isKnown else { return true }
        switch TypeShape.kind(of: type) {
        case TypeShape.Kind.structure, TypeShape.Kind.enumeration, TypeShape.Kind.optional: return hasRecord(type)
        case TypeShape.Kind.tuple, TypeShape.Kind.function, TypeShape.Kind.existential: return false
        // Classes inherit conformances.
        default: return true
        }
    }

    private func hasRecord(_ type: Any.Type) -> Bool {
        let count = ConformanceRecords.imageCount
        if count != imageCount {
            imageCount = count
            found = ConformanceRecords.declarations(conformingTo: existential)
        }
        return found.contains(TypeShape.declaration(of: type))
    }

    // MARK: Check

    /// Whether the records are laid out as they are read here; tests set it.
    nonisolated(unsafe) static var isKnown: Bool = {
        guard RuntimeLayout.isKnown, ConformanceRecords.haveKnownVersions else { return false }
        let integers = ConformanceFilter((any FixedWidthInteger).self)
        let probes = ConformanceFilter((any Probing).self)
        return integers.hasRecord(Int.self) && integers.hasRecord(UInt8.self) && !integers.hasRecord(Bool.self)
            && probes.hasRecord(Probe<Int>.self) && probes.hasRecord(Int?.self) && !probes.hasRecord(Int.self)
    }()

    fileprivate struct Probe<Value> {}
}

private protocol Probing {}
extension ConformanceFilter.Probe: Probing {}
extension Optional: Probing where Wrapped: FixedWidthInteger {}
