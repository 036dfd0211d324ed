import Dispatch
import Foundation

/// Notices that something about the interfaces or routes has changed, by the kernel's own notices.
final class NetworkWatch: @unchecked Sendable {
    private let queue = DispatchQueue(label: "Oriel network")
    private var source: (any DispatchSourceProtocol)?
    private var isWaiting = false

    /// Where the kernel's notices come from: its `sockaddr_nl`.
    private struct Address {
        var family = UInt16(AF_NETLINK)
        var padding: UInt16 = 0
        var process: UInt32 = 0
        // Links; addresses and routes of both kinds.
        var groups: UInt32 = 0x1 | 0x10 | 0x40 | 0x100 | 0x400
    }

    /// How long changes are collected, in seconds: one cable brings about a dozen.
    private static let pause = 0.1
    /// How often to look where the kernel tells nothing, in seconds.
    private static let interval = 5.0

    /// Calls a function after each change, until canceled.
    func start(_ notice: @escaping @Sendable () -> Void) {
        queue.async { [self] in
            guard source == nil else { return }
            let source = noticesOfKernel(notice) ?? regularLooks(notice)
            self.source = source
            source.activate()
        }
    }

    /// Ends calling the function.
    func cancel() {
        queue.async { [self] in
            source?.cancel()
            source = nil
        }
    }

    deinit { source?.cancel() }

    private func noticesOfKernel(_ notice: @escaping @Sendable () -> Void) -> (any DispatchSourceProtocol)? {
        let descriptor = socket(
            AF_NETLINK, Int32(SOCK_RAW.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        var address = Address()
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<Address>.size)) == 0
            }
        }
        guard isBound else {
            close(descriptor)
            return nil
        }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setEventHandler { [weak self] in
            var bytes = [UInt8](repeating: 0, count: 8192)
            while recv(descriptor, &bytes, bytes.count, 0) > 0 {}
            self?.collect(notice)
        }
        source.setCancelHandler { close(descriptor) }
        return source
    }

    private func collect(_ notice: @escaping @Sendable () -> Void) {
        if isWaiting { return }
        isWaiting = true
        queue.asyncAfter(deadline: .now() + Self.pause) { [weak self] in
            guard let self, source != nil else { return }
            isWaiting = false
            notice()
        }
    }

    private func regularLooks(_ notice: @escaping @Sendable () -> Void) -> any DispatchSourceProtocol {
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval, leeway: .seconds(1))
        timer.setEventHandler(handler: notice)
        return timer
    }
}
