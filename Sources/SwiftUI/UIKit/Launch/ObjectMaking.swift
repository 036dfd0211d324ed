import Foundation

/// Makes objects of classes that are known only while the app runs, as Objective-C does: delegates.
///
/// Foundation's `NSObject.init()` is not `required` here, so that Swift itself would not call it on a class it does not
/// know. It is in every subclass's table of methods all the same, at the offset in the descriptor of `NSObject`
/// (docs/ABI/TypeMetadata.rst of the Swift project).
enum ObjectMaking {
    /// Makes an object with the class's `init()`; nil where this system's Foundation is built in another way.
    static func make<T: NSObject>(_ type: T.Type) -> T? {
        guard let index = tableIndex else { return nil }
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let function = metadata.load(fromByteOffset: index * MemoryLayout<Int>.size, as: UnsafeRawPointer.self)
        let object = makeObject(function, metadata)
        return Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue() as? T
    }

    /// The offset of `init()`, in words from the class's address.
    private static let tableIndex: Int? = {
        let metadata = unsafeBitCast(NSObject.self, to: UnsafeRawPointer.self)
        let descriptor = metadata.load(
            fromByteOffset: descriptorIndex * MemoryLayout<Int>.size, as: UnsafeRawPointer.self)
        let flags = descriptor.load(as: UInt32.self)
        // A class, neither generic nor of a superclass that may change, with a table of methods.
        guard flags & 0x1F == 16, flags & 0x80 == 0, flags >> 16 & 0x8000 != 0, flags >> 16 & 0x2003 == 0 else {
            return nil
        }
        let header = descriptor + 44
        let offset = Int(header.load(as: UInt32.self))
        let count = Int(header.load(fromByteOffset: 4, as: UInt32.self))
        let inits = (0..<min(count, 1000)).filter { index in
            header.load(fromByteOffset: 8 + index * 8, as: UInt32.self) & 0x0F == 1
        }
        return inits.count == 1 ? offset + inits[0] : nil
    }()

    /// The offset of a class's descriptor: after kind, superclass, flags, sizes.
    private static let descriptorIndex = 5
}

/// Calls a class's `init()` by its address: a C function, in `UIKitShim`.
///
/// Declared here instead of imported, so that importers of SwiftUI need not find a C module. Pointers are passed to C
/// and to Swift functions in the same way.
@_silgen_name("oriel_make_object")
private func makeObject(_ function: UnsafeRawPointer, _ type: UnsafeRawPointer) -> UnsafeMutableRawPointer
