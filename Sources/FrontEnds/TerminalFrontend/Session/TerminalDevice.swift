import Dispatch
import Foundation
import FrontEndKit
import Glibc

/// The terminal that the process has: bytes in, bytes out, and its size.
///
/// It is opened a second time, so that the setting that nothing waits for it is this program's alone.
@MainActor
final class TerminalDevice {
    let descriptor: Int32
    /// The bytes that wait until the terminal accepts more.
    private var pending: [UInt8] = []
    private var written = 0
    private var reader: (any DispatchSourceRead)?
    private var writer: (any DispatchSourceWrite)?
    private var isWriting = false
    /// How many bytes were written since the start.
    private(set) var byteCount = 0

    /// Called with the terminal's input; with no bytes when it is gone.
    var onInput: (([UInt8]) -> Void)?
    /// Called when all has been written.
    var onDrain: (() -> Void)?

    /// Opens the terminal of the standard output; nil if that is none.
    init?() {
        guard let path = Self.path else { return nil }
        descriptor = open(path, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
        if descriptor < 0 { return nil }
    }

    /// The terminal's file; nil if the standard output is none.
    static var path: String? {
        guard isatty(STDOUT_FILENO) != 0, let name = ttyname(STDOUT_FILENO) else { return nil }
        return String(cString: name)
    }

    /// The cells and the pixels of the terminal.
    var size: TerminalSize { TerminalSize(of: descriptor) }

    /// Begins to listen.
    func start() {
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
        source.resume()
        reader = source
        let other = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
        other.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.flush() } }
        writer = other
    }

    /// Stops listening; input that was not taken is dropped.
    func stop() {
        reader?.cancel()
        reader = nil
        if !isWriting { writer?.resume() }
        writer?.cancel()
        writer = nil
        pending = []
    }

    /// Whether the terminal has taken all.
    var isDrained: Bool { written == pending.count }

    /// Writes bytes, as soon as the terminal takes them.
    func write(_ bytes: [UInt8]) {
        if bytes.isEmpty { return }
        byteCount += bytes.count
        if isDrained { (pending, written) = (bytes, 0) } else { pending += bytes }
        flush()
    }

    private func flush() {
        while written < pending.count {
            let count = pending.withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress! + written, pending.count - written)
            }
            if count > 0 {
                written += count
            } else if count < 0, errno == EINTR {
                continue
            } else if count < 0, errno == EAGAIN {
                if !isWriting { writer?.resume() }
                isWriting = true
                return
            } else {
                // The terminal is gone.
                (pending, written) = ([], 0)
                onInput?([])
                break
            }
        }
        let wasWriting = isWriting
        if isWriting { writer?.suspend() }
        isWriting = false
        if wasWriting { onDrain?() }
    }

    /// Waits for input for some seconds at most, and reads it.
    func awaitInput(atMost seconds: Double) {
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        if poll(&state, 1, Int32(min(max(seconds, 0), 1) * 1000)) > 0 { read() }
        if isWriting { flush() }
    }

    private func read() {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = bytes.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress!, $0.count) }
        if count < 0, errno == EAGAIN || errno == EINTR { return }
        onInput?(count > 0 ? Array(bytes[..<count]) : [])
    }
}
