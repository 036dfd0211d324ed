#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The wire between the compiler and a plug-in: each message is eight little-endian bytes of length, then as
/// many bytes of JSON.
struct PluginConnection {
    /// Why a message could not be read or written.
    enum Failure: Error, Equatable {
        case endedInsideMessage
        case unreasonableLength(UInt64)
        case cannotWrite
    }

    /// Longer than any source file the compiler would send; a longer announcement means a broken stream.
    static let longestMessage: UInt64 = 1 << 30

    let input: Int32
    let output: Int32

    /// The next message, or nil when the compiler has closed its end between two messages.
    func receive() throws -> [UInt8]? {
        guard let header = try bytes(8, endIsClean: true) else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard length <= Self.longestMessage else { throw Failure.unreasonableLength(length) }
        return try bytes(Int(length), endIsClean: false)
    }

    func send(_ message: [UInt8]) throws {
        let length = UInt64(message.count)
        var rest = ((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + message)[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
            if written > 0 {
                rest = rest.dropFirst(written)
            } else if errno != EINTR {
                throw Failure.cannotWrite
            }
        }
    }

    private func bytes(_ count: Int, endIsClean: Bool) throws -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let got = buffer.withUnsafeMutableBytes { read(input, $0.baseAddress! + filled, count - filled) }
            if got > 0 {
                filled += got
            } else if got == 0, filled == 0, endIsClean {
                return nil
            } else if got == 0 || errno != EINTR {
                throw Failure.endedInsideMessage
            }
        }
        return buffer
    }
}

/// Answers the compiler at the program's standard input and output, and ends the program.
public func expandMacros() -> Never {
    exit(PluginServer(connection: PluginConnection(input: 0, output: 1)).run())
}
