import Foundation
@_spi(Reflection) import Swift

// The stored properties of classes, which are variables of Objective-C, and properties as well.

/// A variable of a class.
public typealias Ivar = OpaquePointer
/// A property of a class.
public typealias objc_property_t = OpaquePointer

/// Returns a variable of a class or of its superclasses; nil if there is none.
public func class_getInstanceVariable(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar? {
    StoredVariables.named(String(cString: name), of: cls)?.pointer
}
/// Returns the variables of a class, not of its superclasses, which the caller frees; nil if there are none.
public func class_copyIvarList(
    _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? {
    StoredVariables.list(of: cls, outCount)
}
/// Returns the name of a variable.
public func ivar_getName(_ v: Ivar) -> UnsafePointer<CChar>? {
    StoredVariables.at(v).map { KeptTexts.pointer(to: $0.name) }
}
/// Returns where in an object a variable is, in bytes.
public func ivar_getOffset(_ v: Ivar) -> Int { StoredVariables.at(v)?.offset ?? 0 }
/// Returns the type of a variable, as Objective-C writes types.
public func ivar_getTypeEncoding(_ v: Ivar) -> UnsafePointer<CChar>? {
    StoredVariables.at(v).map { KeptTexts.pointer(to: $0.encoding) }
}
/// Returns the object in a variable; nil if the variable is of another type.
public func object_getIvar(_ obj: Any?, _ ivar: Ivar) -> Any? {
    guard let obj, let variable = StoredVariables.at(ivar) else { return nil }
    return variable.value(in: obj).flatMap { type(of: $0) is AnyClass ? $0 : nil }
}

/// Returns a property of a class or of its superclasses; nil if there is none that is stored.
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? {
    class_getInstanceVariable(cls, name)
}
/// Returns the properties of a class, not of its superclasses, which the caller frees; nil if there are none.
///
/// Here these are the stored ones: Swift's runtime does not know the others.
public func class_copyPropertyList(
    _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? { StoredVariables.list(of: cls, outCount) }
/// Returns the name of a property.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> {
    KeptTexts.pointer(to: StoredVariables.at(property)?.name ?? "")
}
/// Returns the type and the variable of a property, as Objective-C writes them.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? {
    StoredVariables.at(property).map { KeptTexts.pointer(to: "T\($0.encoding),N,V\($0.name)") }
}

/// A stored property of a class.
private struct StoredVariable {
    /// What stands for the property.
    let pointer: OpaquePointer
    let name: String
    let offset: Int
    let type: Any.Type

    /// The type, as Objective-C writes it; empty for one that it does not know.
    var encoding: String {
        switch type {
        case is Int.Type, is Int64.Type: "q"
        case is UInt.Type, is UInt64.Type: "Q"
        case is Int32.Type: "i"
        case is UInt32.Type: "I"
        case is Int16.Type: "s"
        case is UInt16.Type: "S"
        case is Int8.Type: "c"
        case is UInt8.Type: "C"
        case is Double.Type, is CGFloat.Type: "d"
        case is Float.Type: "f"
        case is Bool.Type: "B"
        case is String.Type, is String?.Type: "@\"NSString\""
        case is Date.Type, is Date?.Type: "@\"NSDate\""
        case is Data.Type, is Data?.Type: "@\"NSData\""
        case is URL.Type, is URL?.Type: "@\"NSURL\""
        case let type as AnyClass: "@\"\(type)\""
        default: ""
        }
    }

    /// The value in an object; nil for none.
    func value(in object: Any) -> Any? {
        for mirror in sequence(first: Mirror(reflecting: object), next: \.superclassMirror) {
            guard let child = mirror.children.first(where: { $0.label == name }) else { continue }
            let inner = Mirror(reflecting: child.value)
            return inner.displayStyle == .optional ? inner.children.first?.value : child.value
        }
        return nil
    }
}

/// The stored properties of the classes that were asked for them.
private enum StoredVariables {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var classes: [ObjectIdentifier: [StoredVariable]] = [:]
    nonisolated(unsafe) private static var pointers: [OpaquePointer: StoredVariable] = [:]

    static func at(_ pointer: OpaquePointer) -> StoredVariable? { lock.withLock { pointers[pointer] } }

    /// The variables of a class, and not of its superclasses.
    static func own(of type: AnyClass) -> [StoredVariable] {
        lock.withLock {
            if let known = classes[ObjectIdentifier(type)] { return known }
            var found: [StoredVariable] = []
            _ = _forEachField(of: type, options: .classType) { name, offset, fieldType, _ in
                let pointer = OpaquePointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
                found.append(
                    StoredVariable(pointer: pointer, name: String(cString: name), offset: offset, type: fieldType))
                return true
            }
            for variable in found { pointers[variable.pointer] = variable }
            classes[ObjectIdentifier(type)] = found
            return found
        }
    }

    static func named(_ name: String, of type: AnyClass?) -> StoredVariable? {
        guard let type else { return nil }
        return lineage(of: type).lazy
            .compactMap { own(of: $0).first { $0.name == name } }.first
    }

    static func list(of type: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<OpaquePointer>?
    {
        let found = type.map(own) ?? []
        count?.pointee = UInt32(found.count)
        guard !found.isEmpty, let memory = malloc(found.count * MemoryLayout<OpaquePointer>.size) else { return nil }
        let list = memory.bindMemory(to: OpaquePointer.self, capacity: found.count)
        list.initialize(from: found.map(\.pointer), count: found.count)
        return list
    }
}
