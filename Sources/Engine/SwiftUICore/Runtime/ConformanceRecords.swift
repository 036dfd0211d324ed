import OrielFoundation

/// The conformances that programs and libraries declare, as the compiler records them for the runtime.
///
/// The records' layout is part of what the runtime keeps stable; it is tried out with a type that is known, and nothing of
/// it is read before previews are asked for.
package enum ConformanceRecords {
    /// Returns the types that conform to a protocol, generic ones left out; none, with a warning, where the records are
    /// not laid out as known.
    /// - Parameter name: The protocol's name, without its module.
    package static func types(conformingTo name: String) -> [Any.Type] {
        guard isKnown else { return [] }
        return readTypes(conformingTo: name)
    }

    /// Whether the check passed; tests set it.
    nonisolated(unsafe) static var isKnown: Bool = {
        if holds(knownVersions) { return true }
        RuntimeWarning.issue(
            "The Swift runtime records conformances in another way than Oriel knows: previews are not found.")
        return false
    }()

    /// The versions of an image's description whose first words are those read here.
    static let knownVersions: ClosedRange<UInt> = 3...5

    /// Whether all images have descriptions of these versions, and the records name a type that is known.
    static func holds(_ versions: ClosedRange<UInt>) -> Bool {
        let descriptions = sections()
        guard !descriptions.isEmpty,
            descriptions.allSatisfy({ versions.contains($0.version) && $0.records.count & 3 == 0 })
        else { return false }
        let found = readTypes(conformingTo: "_ConformanceProbing")
        return found.count == 1 && found[0] == ConformanceProbe.self
    }

    /// The version and the records of each loaded image.
    private static func sections() -> [(version: UInt, records: UnsafeRawBufferPointer)] {
        var sections: [(version: UInt, records: UnsafeRawBufferPointer)] = []
        withUnsafeMutablePointer(to: &sections) { found in
            enumerateMetadataSections(
                { section, context in
                    // Four words come before the protocols, of which each range has two: start and length.
                    let words = section.assumingMemoryBound(to: UInt.self)
                    let records = UnsafeRawPointer(bitPattern: words[6]).map {
                        UnsafeRawBufferPointer(start: $0, count: Int(clamping: words[7]))
                    }
                    context?.assumingMemoryBound(to: [(version: UInt, records: UnsafeRawBufferPointer)].self).pointee
                        .append((words[0], records ?? UnsafeRawBufferPointer(start: nil, count: 0)))
                    return true
                }, found)
        }
        return sections
    }

    // MARK: Declarations

    /// How many images of code have records.
    static var imageCount: Int {
        var count = 0
        withUnsafeMutablePointer(to: &count) { count in
            enumerateMetadataSections(
                { _, context in
                    context?.assumingMemoryBound(to: Int.self).pointee += 1
                    return true
                }, count)
        }
        return count
    }

    /// Whether all images have descriptions of known versions.
    static var haveKnownVersions: Bool {
        let descriptions = sections()
        return !descriptions.isEmpty
            && descriptions.allSatisfy { knownVersions.contains($0.version) && $0.records.count & 3 == 0 }
    }

    /// Returns the declarations with a record of a protocol, which is given as an existential type.
    static func declarations(conformingTo existential: Any.Type) -> Set<UnsafeRawPointer> {
        let wanted = TypeShape.protocolDeclaration(of: existential)
        var result: Set<UnsafeRawPointer> = []
        for section in sections() {
            guard let start = section.records.baseAddress else { continue }
            for offset in stride(from: 0, to: section.records.count & ~3, by: 4) {
                let record = target(of: start + offset)
                guard indirectTarget(of: record) == wanted, let declaration = declaration(of: record) else { continue }
                result.insert(declaration)
            }
        }
        return result
    }

    /// The declaration of the type of a record; nil for kinds of types that have none on this system.
    private static func declaration(of record: UnsafeRawPointer) -> UnsafeRawPointer? {
        let kind = (record.load(fromByteOffset: 12, as: UInt32.self) >> 3) & 7
        guard kind <= 1 else { return nil }
        let reference = target(of: record + 4)
        return kind == 0 ? reference : reference.load(as: UnsafeRawPointer?.self)
    }

    private static func readTypes(conformingTo name: String) -> [Any.Type] {
        sections().map(\.records).flatMap { section in
            stride(from: 0, to: section.count & ~3, by: 4).compactMap { offset in
                section.baseAddress.flatMap { type(of: target(of: $0 + offset), protocolName: name) }
            }
        }
    }

    /// Where a pointer relative to its own place leads to.
    private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer {
        place + Int(place.load(as: Int32.self))
    }

    /// Where a relative pointer leads to whose lowest bit says that a pointer lies there.
    private static func indirectTarget(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = place.load(as: Int32.self)
        if offset == 0 { return nil }
        let target = place + Int(offset & ~1)
        return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
    }

    /// The type of a record, if it is one of the protocol's.
    private static func type(of record: UnsafeRawPointer, protocolName: String) -> Any.Type? {
        guard let declaration = indirectTarget(of: record) else { return nil }
        let name = target(of: declaration + 8).assumingMemoryBound(to: CChar.self)
        guard String(cString: name) == protocolName else { return nil }
        guard let descriptor = Self.declaration(of: record) else { return nil }
        let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
        if isGeneric { return nil }
        typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
        let accessor = unsafeBitCast(target(of: descriptor + 12), to: Accessor.self)
        return unsafeBitCast(accessor(0), to: Any.Type.self)
    }
}

/// Calls a function with the description of each loaded image's records.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
    _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool, _ context: UnsafeMutableRawPointer?)

/// The check's own protocol, which only its type conforms to.
private protocol _ConformanceProbing {}

private enum ConformanceProbe: _ConformanceProbing {}
