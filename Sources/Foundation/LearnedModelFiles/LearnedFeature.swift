/// Something that a model takes or returns.
package struct LearnedFeature: Sendable, Equatable {
    package private(set) var name = ""
    package private(set) var summary = ""
    package private(set) var type = Kind.none
    package private(set) var isOptional = false

    /// The type of its values.
    package enum Kind: Sendable, Equatable {
        case none, int64, double, string, image, sequence, state
        /// Numbers in a shape, which is empty where any will do; the scalars' type is a number of the format.
        case array(shape: [Int], scalar: Int)
        case dictionary(hasTextKeys: Bool)
    }

    init(_ message: WireMessage) throws {
        try message.read { field, value in
            switch field {
            case 1: name = try value.text
            case 2: summary = try value.text
            case 3: try readType(try value.message)
            default: break
            }
        }
    }

    private mutating func readType(_ message: WireMessage) throws {
        try message.read { field, value in
            switch field {
            case 1: type = .int64
            case 2: type = .double
            case 3: type = .string
            case 4: type = .image
            case 5: type = try Self.array(try value.message)
            case 6: type = try Self.dictionary(try value.message)
            case 7: type = .sequence
            case 8: type = .state
            case 1000: isOptional = try value.bool
            default: break
            }
        }
    }

    private static func array(_ message: WireMessage) throws -> Kind {
        var shape: [Int] = []
        var scalar = 0
        var isFlexible = false
        try message.read { field, value in
            switch field {
            case 1: shape += try value.int64s.map(Int.init)
            case 2: scalar = try value.index
            case 21, 31: isFlexible = true
            default: break
            }
        }
        return .array(shape: isFlexible ? [] : shape, scalar: scalar)
    }

    private static func dictionary(_ message: WireMessage) throws -> Kind {
        var hasTextKeys = true
        try message.read { field, _ in hasTextKeys = field == 2 }
        return .dictionary(hasTextKeys: hasTextKeys)
    }
}
