import FoundationShim
import Glibc

/// The functions of a stream that `funopen` makes.
private final class StreamFunctions {
    let cookie: UnsafeMutableRawPointer?
    let read: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?
    let write: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?
    let seek: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int64)?
    let close: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?

    init(
        _ cookie: UnsafeMutableRawPointer?,
        _ read: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?,
        _ write: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?,
        _ seek: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int64)?,
        _ close: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
    ) { (self.cookie, self.read, self.write, self.seek, self.close) = (cookie, read, write, seek, close) }

    static let reads: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, UInt) -> Int = {
        pointer, bytes, count in
        guard let own = StreamFunctions.at(pointer), let read = own.read else { return -1 }
        return Int(read(own.cookie, bytes, Int32(clamping: count)))
    }

    static let writes: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UInt) -> Int = {
        pointer, bytes, count in
        guard let own = StreamFunctions.at(pointer), let write = own.write else { return 0 }
        // A failure is 0 for this system, and -1 for BSD's.
        return max(Int(write(own.cookie, bytes, Int32(clamping: count))), 0)
    }

    static let seeks: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<Int>?, Int32) -> Int32 = {
        pointer, place, whence in
        guard let own = StreamFunctions.at(pointer), let seek = own.seek, let place else { return -1 }
        let found = seek(own.cookie, Int64(place.pointee), whence)
        guard found >= 0 else { return -1 }
        place.pointee = Int(found)
        return 0
    }

    static let closes: @convention(c) (UnsafeMutableRawPointer?) -> Int32 = { pointer in
        guard let pointer else { return 0 }
        let own = Unmanaged<StreamFunctions>.fromOpaque(pointer).takeRetainedValue()
        return own.close?(own.cookie) ?? 0
    }

    static func at(_ pointer: UnsafeMutableRawPointer?) -> StreamFunctions? {
        pointer.map { Unmanaged<StreamFunctions>.fromOpaque($0).takeUnretainedValue() }
    }
}

/// Opens a stream whose reads, writes and moves are functions of the program's, as on BSD's systems.
/// - Parameters:
///   - cookie: The first argument of each function.
///   - readfn: Reads into some bytes; returns their number, or -1. Nil for a stream that is only written.
///   - writefn: Writes some bytes; returns their number, or -1. Nil for a stream that is only read.
///   - seekfn: Moves to a place; returns it, or -1. Nil for a stream that does not move.
///   - closefn: Called when the stream is closed; returns 0, or -1.
/// - Returns: The stream; nil with an `errno` where both reads and writes are missing.
public func funopen(
    _ cookie: UnsafeRawPointer?,
    _ readfn: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?,
    _ writefn: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?,
    _ seekfn: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int64)?,
    _ closefn: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
) -> UnsafeMutablePointer<FILE>! {
    guard readfn != nil || writefn != nil else {
        errno = EINVAL
        return nil
    }
    let functions = StreamFunctions(UnsafeMutableRawPointer(mutating: cookie), readfn, writefn, seekfn, closefn)
    let own = Unmanaged.passRetained(functions)
    let mode = readfn == nil ? "w" : writefn == nil ? "r" : "r+"
    let stream = oriel_open_stream(
        own.toOpaque(), mode, StreamFunctions.reads, StreamFunctions.writes, StreamFunctions.seeks,
        StreamFunctions.closes)
    guard let stream else {
        own.release()
        return nil
    }
    return stream.assumingMemoryBound(to: FILE.self)
}
