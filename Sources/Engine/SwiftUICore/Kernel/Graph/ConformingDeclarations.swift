/// Which declarations of types conform to some protocols at all, so that the runtime need not be asked about the others.
///
/// For a type that does not conform, the runtime goes through the records of all conformances in the program, once for each
/// type and protocol: tens of thousands of records for each kind of view. One pass over them finds the declarations that have
/// a record. Generic types share a declaration; whether the conditions of their conformance hold is for the runtime to say.
///
/// Main thread only.
enum ConformingDeclarations {
    /// A protocol that the engine asks types for.
    enum Wanted: Int, CaseIterable {
        case equatable, fixedWidthInteger, dynamicProperty, planComparable, animatable

        fileprivate var existential: Any.Type {
            switch self {
            case .equatable: (any Equatable).self
            case .fixedWidthInteger: (any FixedWidthInteger).self
            case .dynamicProperty: (any DynamicProperty).self
            case .planComparable: (any PlanComparable).self
            case .animatable: (any Animatable).self
            }
        }
    }

    /// Whether a type may conform to a protocol; true where only the runtime knows.
    static func mayConform(_ type: Any.Type, to wanted: Wanted) -> Bool {
        guard isKnown else { return true }
        switch TypeShape.kind(of: type) {
        case TypeShape.Kind.structure, TypeShape.Kind.enumeration, TypeShape.Kind.optional:
            update()
            return found[wanted.rawValue].contains(TypeShape.declaration(of: type))
        case TypeShape.Kind.tuple, TypeShape.Kind.function, TypeShape.Kind.existential: return false
        // Classes inherit conformances.
        default: return true
        }
    }

    // MARK: Records

    /// The declarations that were found, by the protocol.
    nonisolated(unsafe) private static var found: [Set<UnsafeRawPointer>] = []
    /// How many images of code there were then: a library that is loaded later brings its own.
    nonisolated(unsafe) private static var imageCount = 0

    /// Whether the records are laid out as they are read here; tests set it.
    nonisolated(unsafe) static var isKnown: Bool = {
        guard RuntimeLayout.isKnown, ConformanceRecords.haveKnownVersions else { return false }
        update()
        let samples: [(type: Any.Type, wanted: Wanted, conforms: Bool)] = [
            (Int.self, .equatable, true), (Int.self, .fixedWidthInteger, true), (Bool.self, .fixedWidthInteger, false),
            ([Int].self, .equatable, true), (Int?.self, .equatable, true), (Sample.self, .equatable, false),
            (State<Int>.self, .dynamicProperty, true), (State<Int>.self, .planComparable, true),
            (Sample.self, .animatable, true), (Int.self, .dynamicProperty, false),
        ]
        return samples.allSatisfy {
            found[$0.wanted.rawValue].contains(TypeShape.declaration(of: $0.type)) == $0.conforms
        }
    }()

    private struct Sample: Animatable { var animatableData = EmptyAnimatableData() }

    private static func update() {
        let count = ConformanceRecords.imageCount
        if count == imageCount { return }
        imageCount = count
        found = ConformanceRecords.declarations(conformingTo: Wanted.allCases.map(\.existential))
    }
}
