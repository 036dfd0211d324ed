import Foundation

/// A pointer for a display of Wayland's, by the protocol `wlr_virtual_pointer_unstable_v1`.
///
/// There is no tool for it in Debian 12, and a few messages over the display's socket are enough.
final class VirtualPointer {
    private let socket: Int32
    private var nextObject: UInt32 = 2
    private var pointer: UInt32 = 0
    private var time: UInt32 = 0

    /// Connects with a display, and adds a pointer to its seat.
    init(socket path: String) throws {
        socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
        let isConnected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
        guard isConnected else { throw Screen.Problem(description: "The display does not answer at \(path).") }
        let registry = makeObject()
        send(to: 1, 1, [registry])
        let globals = try readGlobals(of: registry)
        guard let manager = globals["zwlr_virtual_pointer_manager_v1"] else {
            throw Screen.Problem(description: "The display takes no virtual pointer.")
        }
        let object = makeObject()
        send(to: registry, 0, [manager] + Self.words("zwlr_virtual_pointer_manager_v1") + [1, object])
        pointer = makeObject()
        send(to: object, 0, [0, pointer])
    }

    deinit { close(socket) }

    /// Moves the pointer to a point of the display.
    func move(to point: CGPoint) {
        let (width, height) = (UInt32(Screen.width), UInt32(Screen.height))
        send(to: pointer, 1, [now(), UInt32(max(point.x, 0)), UInt32(max(point.y, 0)), width, height])
        endFrame()
    }

    /// Presses a button, or releases it; 1 is the left one.
    func press(_ button: Int, isDown: Bool) {
        let codes: [Int: UInt32] = [1: 0x110, 2: 0x112, 3: 0x111]
        send(to: pointer, 2, [now(), codes[button] ?? 0x110, isDown ? 1 : 0])
        endFrame()
    }

    /// Turns the wheel by a step; a positive one shows what is further down.
    func scroll(_ step: Int32) {
        // A step of a mouse's wheel reports 15, in fixed-point numbers with eight binary places.
        send(to: pointer, 5, [0])
        send(to: pointer, 7, [now(), 0, UInt32(bitPattern: step * 15 * 256), UInt32(bitPattern: step)])
        endFrame()
    }

    private func endFrame() { send(to: pointer, 4, []) }

    private func now() -> UInt32 {
        time += 1
        return time
    }

    private func makeObject() -> UInt32 {
        defer { nextObject += 1 }
        return nextObject
    }

    // MARK: Messages

    /// A text as the words of a message: its length with the zero, and its bytes, up to a whole word.
    private static func words(_ text: String) -> [UInt32] {
        var bytes = Array(text.utf8) + [0]
        let length = UInt32(bytes.count)
        while bytes.count % 4 != 0 { bytes.append(0) }
        return [length]
            + stride(from: 0, to: bytes.count, by: 4).map { place in
                (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << UInt32(8 * $1) }
            }
    }

    private func send(to object: UInt32, _ request: UInt32, _ arguments: [UInt32]) {
        let words = [object, UInt32(8 + arguments.count * 4) << 16 | request] + arguments
        _ = words.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }

    /// The numbers of the display's interfaces, by their names.
    private func readGlobals(of registry: UInt32) throws -> [String: UInt32] {
        let callback = makeObject()
        send(to: 1, 0, [callback])
        var result: [String: UInt32] = [:]
        while true {
            let head = try readWords(2)
            let body = try readWords(Int(head[1] >> 16) / 4 - 2)
            if head[0] == callback { return result }
            guard head[0] == registry, head[1] & 0xffff == 0, body.count > 2 else { continue }
            let name = body[2...].withUnsafeBytes { String(decoding: $0.prefix(Int(body[1]) - 1), as: UTF8.self) }
            result[name] = body[0]
        }
    }

    private func readWords(_ count: Int) throws -> [UInt32] {
        var words = [UInt32](repeating: 0, count: count)
        let isComplete = words.withUnsafeMutableBytes { buffer in
            buffer.isEmpty
                || recv(socket, buffer.baseAddress, buffer.count, Int32(MSG_WAITALL)) == buffer.count
        }
        guard isComplete else { throw Screen.Problem(description: "The display ended the connection.") }
        return words
    }
}
