import Foundation
import Glibc

/// Returns whether a class or one of its superclasses conforms to a protocol.
/// - Parameter protocol: The protocol, such as `NSCopying.self`; nil and other types are protocols of no class.
public func class_conformsToProtocol(_ cls: AnyClass?, _ protocol: Any.Type?) -> Bool {
    guard let cls, let `protocol`, let parts = ExistentialParts(`protocol`) else { return false }
    let isSubclass =
        parts.superclass.map { wanted in lineage(of: cls).contains { $0 == wanted } } ?? true
    return isSubclass && parts.protocols.allSatisfy { conforms(unsafeBitCast(cls, to: UnsafeRawPointer.self), $0) }
}

/// Returns the protocol of a name; nil, as Swift's runtime finds none by its name, which is reported once.
public func objc_getProtocol(_ name: UnsafePointer<CChar>) -> Any.Type? { lacksObjectiveC("objc_getProtocol") }

/// The protocols, and the superclass, that the values of a type of protocols have.
private struct ExistentialParts {
    /// The descriptors of the protocols.
    let protocols: [UnsafeRawPointer]
    let superclass: AnyClass?

    /// Reads the record of a type, as Swift's runtime lays it out; nil for a type that is not one of protocols.
    init?(_ type: Any.Type) {
        let record = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard record.load(as: Int.self) == 0x303 else { return nil }
        let flags = record.load(fromByteOffset: 8, as: UInt32.self)
        let count = Int(record.load(fromByteOffset: 12, as: UInt32.self))
        var place = record + 16
        superclass = flags & 1 << 30 == 0 ? nil : place.load(as: AnyClass.self)
        if superclass != nil { place += 8 }
        protocols = (0..<count).map { place.load(fromByteOffset: $0 * 8, as: UnsafeRawPointer.self) }
    }
}

/// Whether a type conforms to the protocol of a descriptor.
private func conforms(_ type: UnsafeRawPointer, _ descriptor: UnsafeRawPointer) -> Bool {
    find(type, descriptor) != nil
}

private typealias Find = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer?
/// The function of Swift's runtime that finds a conformance.
private let find: Find = {
    guard let address = dlsym(nil, "swift_conformsToProtocol") else { return { _, _ in nil } }
    return unsafeBitCast(address, to: Find.self)
}()
