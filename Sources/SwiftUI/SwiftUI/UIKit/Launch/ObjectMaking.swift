import Foundation

/// Makes objects of classes that are known only while the app runs, as Objective-C does: delegates and cells.
///
/// Initializers such as Foundation's `NSObject.init()` are not `required` here, so that Swift itself would not call them on a
/// class it does not know. They are in every subclass's table of methods all the same, at the offset in the descriptor of the class that declares them
/// (docs/ABI/TypeMetadata.rst of the Swift project).
package enum ObjectMaking {
    /// Makes an object with the class's `init()`; nil where this system's Foundation is built in another way.
    package static func make<T: NSObject>(_ type: T.Type) -> T? {
        guard let index = plain else { return nil }
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        return object(makeObject(function(index, metadata), metadata))
    }

    /// Makes a view with the class's `init(frame:)`, of no size; nil where that can't be found.
    static func makeView<T: UIView>(_ type: T.Type) -> T? {
        guard let index = framed else { return nil }
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        return object(makeFramed(function(index, metadata), metadata))
    }

    /// Makes a cell with the class's `init(style:reuseIdentifier:)`, of the default style; nil where that can't be found.
    static func makeCell<T: UITableViewCell>(_ type: T.Type) -> T? {
        guard let index = styled else { return nil }
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        return object(makeStyled(function(index, metadata), metadata))
    }

    /// Makes a header or footer with the class's `init(reuseIdentifier:)`, without a name; nil where that can't be found.
    static func makeHeader<T: UITableViewHeaderFooterView>(_ type: T.Type) -> T? {
        guard let index = named else { return nil }
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        return object(makeNamed(function(index, metadata), metadata))
    }

    /// Makes a window of AppKit's with the class's `init(contentRect:styleMask:backing:defer:)`; nil where that can't be found.
    /// - Parameter base: The class that declares the initializer.
    package static func makeWindow<T: NSObject>(
        _ type: T.Type, declaredBy base: AnyClass, _ rect: CGRect, style: UInt
    ) -> T? {
        guard let index = tableIndex(of: base, count: 1) else { return nil }
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        return object(
            makeFramedWindow(
                function(index, metadata), metadata, rect.minX, rect.minY, rect.width, rect.height, style))
    }

    private static func object<T: NSObject>(_ pointer: UnsafeMutableRawPointer) -> T? {
        Unmanaged<NSObject>.fromOpaque(pointer).takeRetainedValue() as? T
    }

    private static func function(_ index: Int, _ metadata: UnsafeRawPointer) -> UnsafeRawPointer {
        metadata.load(fromByteOffset: index * MemoryLayout<Int>.size, as: UnsafeRawPointer.self)
    }

    private static let plain = tableIndex(of: NSObject.self, count: 1)
    // `init?(coder:)` is the other initializer that a view declares.
    private static let framed = tableIndex(of: UIView.self, count: 2)
    private static let styled = tableIndex(of: UITableViewCell.self, count: 1)
    private static let named = tableIndex(of: UITableViewHeaderFooterView.self, count: 1)

    /// The offset of the first initializer that a class declares, in words from the class's address; nil where it declares another
    /// number of them.
    private static func tableIndex(of type: AnyClass, count expected: Int) -> Int? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
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
        return inits.count == expected ? offset + inits[0] : nil
    }

    /// The offset of a class's descriptor: after kind, superclass, flags, sizes.
    private static let descriptorIndex = 5
}

/// Calls a class's `init()` by its address: a C function, in `UIKitShim`.
///
/// Declared here instead of imported, so that importers of SwiftUI need not find a C module. Pointers are passed to C
/// and to Swift functions in the same way.
@_silgen_name("oriel_make_object")
private func makeObject(_ function: UnsafeRawPointer, _ type: UnsafeRawPointer) -> UnsafeMutableRawPointer

/// Calls a class's `init(frame:)` by its address, with no size.
@_silgen_name("oriel_make_view")
private func makeFramed(_ function: UnsafeRawPointer, _ type: UnsafeRawPointer) -> UnsafeMutableRawPointer

/// Calls a class's `init(style:reuseIdentifier:)` by its address, with the first style and no name.
@_silgen_name("oriel_make_cell")
private func makeStyled(_ function: UnsafeRawPointer, _ type: UnsafeRawPointer) -> UnsafeMutableRawPointer

/// Calls a class's `init(reuseIdentifier:)` by its address, with no name.
@_silgen_name("oriel_make_header")
private func makeNamed(_ function: UnsafeRawPointer, _ type: UnsafeRawPointer) -> UnsafeMutableRawPointer

/// Calls a window class's initializer by its address.
@_silgen_name("oriel_make_window")
private func makeFramedWindow(
    _ function: UnsafeRawPointer, _ type: UnsafeRawPointer, _ x: Double, _ y: Double, _ width: Double,
    _ height: Double, _ style: UInt
) -> UnsafeMutableRawPointer
