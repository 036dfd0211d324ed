/// Reads from a type's metadata the facts that reflection does not provide (Swift's ABI: `MetadataKind.def`,
/// `ValueWitness.def`).
///
/// ``RuntimeLayout`` tries it out once, before anybody relies on it.
enum TypeShape {
    /// Whether a type has fields that reflection can visit: existentials have none, and reflection crashes on them.
    ///
    /// False where the runtime's layout is not known: values of the type are then compared by their bits.
    static func isStructOrTuple(_ type: Any.Type) -> Bool {
        guard RuntimeLayout.isKnown else { return false }
        return kind(of: type) == Kind.structure || kind(of: type) == Kind.tuple
    }

    /// Whether a type's values are of other types, known only at run time.
    ///
    /// False where the runtime's layout is not known: values of the type are then compared by their bits.
    static func isExistential(_ type: Any.Type) -> Bool { RuntimeLayout.isKnown && kind(of: type) == Kind.existential }

    /// Whether a type is a function type.
    static func isFunction(_ type: Any.Type) -> Bool { RuntimeLayout.isKnown && kind(of: type) == Kind.function }

    /// Returns the number that identifies the kind of a type in its metadata.
    static func kind(of type: Any.Type) -> UInt { unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee }

    /// The numbers of kinds of types that are asked for.
    enum Kind {
        static let structure: UInt = 0x200, enumeration: UInt = 0x201, optional: UInt = 0x202
        static let tuple: UInt = 0x301, function: UInt = 0x302, existential: UInt = 0x303
    }

    /// The declaration of a structure or enumeration, which generic types share.
    static func declaration(of type: Any.Type) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[1]
    }

    /// The type of the value in an optional; nil for other types, or where the runtime's layout is not known.
    static func wrapped(of type: Any.Type) -> Any.Type? {
        guard RuntimeLayout.isKnown, kind(of: type) == Kind.optional else { return nil }
        return wrapped(ofOptional: type)
    }

    static func wrapped(ofOptional type: Any.Type) -> Any.Type {
        unsafeBitCast(type, to: UnsafePointer<Any.Type>.self)[2]
    }

    /// The declaration of the protocol of an existential type with one protocol.
    static func protocolDeclaration(of existential: Any.Type) -> UnsafeRawPointer {
        unsafeBitCast(existential, to: UnsafePointer<UnsafeRawPointer>.self)[2]
    }

    /// Whether the values of an existential type are objects, held by a plain reference.
    static func isClassBound(_ type: Any.Type) -> Bool {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let isOpaque: UInt32 = 0x8000_0000
        return metadata.load(fromByteOffset: 8, as: UInt32.self) & isOpaque == 0
    }

    /// The type and address of the value in an existential that is not bound to classes: within it, or in a box.
    static func openExistential(at address: UnsafeRawPointer) -> (type: Any.Type, value: UnsafeRawPointer) {
        let type = address.load(fromByteOffset: 24, as: Any.Type.self)
        let flags = witnessFlags(of: type)
        let isBoxed: UInt32 = 0x0002_0000
        if flags & isBoxed == 0 { return (type, address) }
        let alignmentMask = Int(flags & 0xff)
        return (type, address.load(as: UnsafeRawPointer.self) + ((16 + alignmentMask) & ~alignmentMask))
    }

    private static func witnessFlags(of type: Any.Type) -> UInt32 {
        let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
        return metadata[-1].load(fromByteOffset: 80, as: UInt32.self)
    }

    /// Whether a value may hold a weak reference, which reflection reports as a plain optional.
    static func mayHoldWeakReferences(_ type: Any.Type) -> Bool {
        let isNotBitwiseTakable: UInt32 = 0x0010_0000
        return witnessFlags(of: type) & isNotBitwiseTakable != 0
    }
}
