import Foundation
import OrielBasics
import SwiftUICore

/// The connection of a running app with the `oriel run --watch` that started it.
///
/// The environment variable `ORIEL_LIVE` names a socket. What comes through it, a line of JSON each, is carried out on the
/// main thread; each line is answered by one, nil where there was nothing to fail, or the reason.
@MainActor
final class LiveConnection {
    /// A request of the watcher.
    struct Request: Codable {
        /// A library whose functions replace the app's.
        var library: String?
        /// The error in the app's source, to be shown above its windows; empty for none.
        var problem: String?
    }

    /// The answer to a request.
    struct Answer: Codable {
        var failure: String?
    }

    private static var current: LiveConnection?
    private let codeChanged: () -> Void

    /// Connects, if the app was started by a watcher.
    /// - Parameter codeChanged: Shows the app with functions that were replaced.
    static func open(codeChanged: @escaping () -> Void) {
        guard let path = ProcessInfo.processInfo.environment["ORIEL_LIVE"], current == nil else { return }
        guard let socket = connect(to: path) else {
            return StandardError.write("The program that watches the source cannot be reached: \(path).")
        }
        current = LiveConnection(codeChanged: codeChanged)
        Thread.detachNewThread { listen(to: socket) }
    }

    /// Has windows show problems, and functions be replaced; to be called before the first window is made.
    static func prepare() {
        if ProcessInfo.processInfo.environment["ORIEL_LIVE"] == nil { return }
        CodeReplacement.isPossible = true
        ViewHost.decoration = { AnyView(LiveRoot(content: $0)) }
    }

    private init(codeChanged: @escaping () -> Void) { self.codeChanged = codeChanged }

    /// Carries a request out.
    func answer(_ request: Request) -> Answer {
        if let library = request.library {
            if dlopen(library, RTLD_NOW | RTLD_LOCAL) == nil {
                return Answer(failure: dlerror().map { String(cString: $0) } ?? "The library does not load.")
            }
            codeChanged()
        }
        if let problem = request.problem { LiveStatus.shared.problem = problem.isEmpty ? nil : problem }
        return Answer()
    }

    private nonisolated static func connect(to path: String) -> Int32? {
        let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { return nil }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        return result == 0 ? socket : nil
    }

    /// Reads requests until the watcher is gone; the app continues without it.
    private nonisolated static func listen(to socket: Int32) {
        var rest = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(socket, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            rest.append(contentsOf: buffer[..<count])
            while let end = rest.firstIndex(of: 0x0A) {
                let line = Data(rest[rest.startIndex..<end])
                rest = Data(rest[(end + 1)...])
                guard let request = try? JSONDecoder().decode(Request.self, from: line) else { continue }
                DispatchQueue.main.async {
                    let answer = MainActor.assumeIsolated { current?.answer(request) ?? Answer() }
                    guard var data = try? JSONEncoder().encode(answer) else { return }
                    data.append(0x0A)
                    _ = data.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
                }
            }
        }
        close(socket)
    }
}
