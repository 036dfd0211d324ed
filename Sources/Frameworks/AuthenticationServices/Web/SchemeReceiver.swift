import Foundation
import Glibc
import OrielBasics

/// Where the desktop keeps which program opens addresses of a scheme.
struct SchemeRegistry: Sendable {
    /// The folder of the user's desktop entries.
    var folder =
        ProcessInfo.processInfo.environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        .map { URL(filePath: $0).appending(path: "applications") }
        ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/share/applications")
    /// The program that makes an entry the one that is used.
    var program = "/usr/bin/xdg-mime"
}

/// Registers a scheme with the desktop, and waits for an address of it.
///
/// A desktop entry starts a script of two lines, which writes the address into a pipe that only the user can open. Both are
/// removed when the session ends.
final class SchemeReceiver: CallbackReceiver, @unchecked Sendable {
    private let folder: URL
    private let entry: URL
    private let source: any DispatchSourceRead
    private static let queue = DispatchQueue(label: "AuthenticationServices.scheme")

    /// Registers a scheme; nil if it is not one, if the desktop opens it by itself, or if the files cannot be written.
    init?(_ scheme: String, registry: SchemeRegistry, received: @escaping @MainActor @Sendable (URL) -> Void) {
        let reserved = ["http", "https", "file", "mailto", "tel", "sms", "ftp", "about", "data", "javascript"]
        let isScheme =
            scheme.first.map { $0.isASCII && $0.isLetter } ?? false
            && scheme.utf8.allSatisfy {
                (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E].contains($0)
            }
        guard isScheme, scheme.utf8.count <= 100, !reserved.contains(scheme),
            let folder = try? PrivateFile.makeFolder(named: "oriel-sign-in-\(UUID().uuidString)")
        else { return nil }
        self.folder = folder
        entry = registry.folder.appending(path: "oriel-sign-in-\(scheme).desktop")
        let (pipe, script) = (folder.appending(path: "pipe").path, folder.appending(path: "answer").path)
        // The address is an argument of the script, never a part of it.
        let text = "#!/bin/sh\nprintf '%s\\n' \"$1\" > \"$(dirname \"$0\")/pipe\"\n"
        let desktop =
            "[Desktop Entry]\nType=Application\nName=Sign In\nNoDisplay=true\nExec=/bin/sh \"\(script)\" %u\n"
            + "MimeType=x-scheme-handler/\(scheme);\n"
        let descriptor: Int32
        do {
            try PrivateFile.write(Data(text.utf8), to: script)
            try FileManager.default.createDirectory(at: registry.folder, withIntermediateDirectories: true)
            try? FileManager.default.removeItem(at: entry)
            try PrivateFile.write(Data(desktop.utf8), to: entry.path)
            // Open for writing as well, so that it stays open between two addresses.
            guard mkfifo(pipe, 0o600) == 0 else { throw POSIXError(.EIO) }
            descriptor = Glibc.open(pipe, O_RDWR | O_NONBLOCK | O_CLOEXEC)
            guard descriptor >= 0 else { throw POSIXError(.EIO) }
        } catch {
            try? FileManager.default.removeItem(at: folder)
            return nil
        }
        _ = ChildProcess(
            registry.program, ["default", entry.lastPathComponent, "x-scheme-handler/\(scheme)"]
        ) { _ in }
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: Self.queue)
        let lines = Lines()
        source.setEventHandler {
            for url in lines.read(descriptor) where url.scheme?.lowercased() == scheme {
                DispatchQueue.main.async { MainActor.assumeIsolated { received(url) } }
            }
        }
        source.setCancelHandler { close(descriptor) }
        source.resume()
    }

    func stop() {
        source.cancel()
        try? FileManager.default.removeItem(at: entry)
        try? FileManager.default.removeItem(at: folder)
    }

    /// The lines that come through the pipe; used on one queue.
    private final class Lines: @unchecked Sendable {
        private var rest: [UInt8] = []

        func read(_ descriptor: Int32) -> [URL] {
            var buffer = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = Glibc.read(descriptor, &buffer, buffer.count)
                guard count > 0 else { break }
                rest += buffer.prefix(count)
                // An address that long is not a page's.
                if rest.count > 64 * 1024 { rest = [] }
            }
            var parts = rest.split(separator: 10, omittingEmptySubsequences: false)
            rest = parts.popLast().map { Array($0) } ?? []
            return parts.compactMap { URL(string: String(decoding: $0, as: UTF8.self)) }
        }
    }
}
