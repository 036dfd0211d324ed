import Foundation
import Synchronization

/// Opaque pixels in the memory of a library: blue, green, red and a byte without meaning each, as Cairo takes them.
///
/// A film has new ones many times a second, which nothing copies on their way to the screen.
///
/// ```swift
/// let memory = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 4)
/// memory.copyMemory(from: [0, 0, 255, 0] as [UInt8], byteCount: 4)
/// let start = UInt(bitPattern: memory)
/// let red = NativePixels(
///     address: memory, bytesPerRow: 4,
///     copy: { $0.copyMemory(from: [255, 0, 0, 255] as [UInt8], byteCount: 4) },
///     release: { UnsafeMutableRawPointer(bitPattern: start)?.deallocate() })
/// let dot = Bitmap(width: 1, height: 1, native: red)
/// #expect(dot.pixels == [255, 0, 0, 255])
/// ```
public final class NativePixels: Sendable {
    /// The first pixel of the uppermost row.
    public nonisolated(unsafe) let address: UnsafeRawPointer
    /// The bytes from a row to the next one.
    public let bytesPerRow: Int
    private let copy: @Sendable (UnsafeMutableRawPointer) -> Void
    private let release: @Sendable () -> Void
    private let copied = Mutex<[UInt8]?>(nil)

    /// Creates pixels from memory that stays as it is until it is released.
    /// - Parameters:
    ///   - copy: Writes the pixels as ``Bitmap/pixels`` has them.
    ///   - release: Gives the memory back; called when nothing needs the pixels any longer.
    public init(
        address: UnsafeRawPointer, bytesPerRow: Int, copy: @escaping @Sendable (UnsafeMutableRawPointer) -> Void,
        release: @escaping @Sendable () -> Void
    ) {
        (self.address, self.bytesPerRow, self.copy, self.release) = (address, bytesPerRow, copy, release)
    }

    deinit { release() }

    /// The pixels in the usual order, which are made when they are first asked for.
    func pixels(count: Int) -> [UInt8] {
        copied.withLock { copied in
            if let copied { return copied }
            let made = [UInt8](unsafeUninitializedCapacity: count) { room, filled in
                if let start = room.baseAddress { copy(start) }
                filled = count
            }
            copied = made
            return made
        }
    }
}
