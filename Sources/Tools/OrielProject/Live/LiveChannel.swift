import Foundation

/// The connection with a running app, by which its code is replaced and problems are shown above its windows.
///
/// The app's side is `LiveConnection` in `SwiftUI`.
final class LiveChannel {
    struct Request: Codable {
        var library: String?
        var problem: String?
    }

    struct Answer: Codable {
        var failure: String?
    }

    /// The path that the app connects to, in the environment variable `ORIEL_LIVE`.
    let path: String
    private let folder: String
    private let listener: Int32
    private var connection: Int32 = -1

    init() throws {
        // A socket's path has few bytes, and the folder for temporary files may be deep.
        var template = Array("/tmp/oriel-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else { throw Problem("There is no room in /tmp.") }
        folder = String(cString: made)
        path = folder + "/live"
        listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { [path] in $0.copyBytes(from: path.utf8) }
        let status = withUnsafePointer(to: &address) { [listener] in
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard status == 0, listen(listener, 4) == 0 else {
            throw Problem("\(path): \(String(cString: strerror(errno)))")
        }
    }

    deinit {
        hangUp()
        close(listener)
        unlink(path)
        rmdir(folder)
    }

    /// Forgets the app that is connected; the next one may connect.
    func hangUp() {
        if connection >= 0 { close(connection) }
        connection = -1
    }

    /// Sends a request, and waits for the answer.
    /// - Returns: Nil where there is none within a time.
    func send(_ request: Request, seconds: Double = 5) -> Answer? {
        let end = ContinuousClock.now + .seconds(seconds)
        if connection < 0 {
            guard isReadable(listener, until: end) else { return nil }
            connection = accept(listener, nil, nil)
            guard connection >= 0 else { return nil }
        }
        guard var data = try? JSONEncoder().encode(request) else { return nil }
        data.append(0x0A)
        let sent = data.withUnsafeBytes {
            Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard sent == data.count else {
            hangUp()
            return nil
        }
        return answer(until: end)
    }

    private func answer(until end: ContinuousClock.Instant) -> Answer? {
        var line = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while isReadable(connection, until: end) {
            let count = read(connection, &buffer, buffer.count)
            if count <= 0 { break }
            line.append(contentsOf: buffer[..<count])
            if line.last == 0x0A { return try? JSONDecoder().decode(Answer.self, from: line) }
        }
        hangUp()
        return nil
    }

    private func isReadable(_ file: Int32, until end: ContinuousClock.Instant) -> Bool {
        let left = Int32(max((end - ContinuousClock.now) / .milliseconds(1), 0))
        var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, left) > 0
    }
}
