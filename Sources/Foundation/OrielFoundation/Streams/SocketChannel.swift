import Foundation
import Glibc

/// A connection that an input stream and an output stream share.
final class SocketChannel: @unchecked Sendable {
    private let condition = NSCondition()
    private var descriptor: Int32
    private var address: (host: String, port: Int)?
    /// The host and the port of a connection that this channel makes; nil for a socket of the app's.
    let remote: (host: String, port: Int)?
    private var isConnecting = false
    private var failure: NSError?
    private var openEnds = 2
    private var waiting: [() -> Void] = []

    /// Creates a channel of a socket that is connected.
    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        remote = nil
    }
    /// Creates a channel to a host, to which it is connected when one of its streams is opened.
    init(host: String, port: Int) {
        descriptor = -1
        address = (host, port)
        remote = (host, port)
    }

    /// The error of the connection; nil if there is none.
    var error: NSError? { condition.withLock { failure } }
    /// The socket; -1 if there is none yet.
    var socket: Int32 { condition.withLock { descriptor } }

    /// Refuses the connection, for the reason of an error.
    func refuse(_ code: Int32) {
        condition.withLock {
            failure = NSError(domain: NSPOSIXErrorDomain, code: Int(code))
            address = nil
        }
    }

    /// Connects, and calls a function when that has succeeded or failed, on any thread.
    func connect(_ done: @escaping () -> Void) {
        let begins: (host: String, port: Int)? = condition.withLock {
            if isConnecting || address != nil { waiting.append(done) }
            guard !isConnecting, let address else { return nil }
            isConnecting = true
            return address
        }
        guard let begins else {
            if condition.withLock({ !isConnecting }) { done() }
            return
        }
        DispatchQueue.global().async { [self] in
            let result = Self.connect(host: begins.host, port: begins.port)
            let calls = condition.withLock {
                switch result {
                case .success(let socket): if openEnds > 0 { descriptor = socket } else { Glibc.close(socket) }
                case .failure(let error): failure = error
                }
                (isConnecting, address) = (false, nil)
                condition.broadcast()
                defer { waiting = [] }
                return waiting
            }
            for call in calls { call() }
        }
    }

    /// Waits until the connection has succeeded or failed; returns the socket, -1 for none.
    func connected() -> Int32 {
        condition.withLock {
            while isConnecting { condition.wait() }
            return failure == nil ? descriptor : -1
        }
    }

    /// Ends the use by one of the two streams.
    func close(shutting side: Int32) {
        condition.withLock {
            openEnds -= 1
            guard descriptor >= 0 else { return }
            shutdown(descriptor, side)
            if openEnds <= 0 {
                Glibc.close(descriptor)
                descriptor = -1
            }
        }
    }

    private static func connect(host: String, port: Int) -> Result<Int32, NSError> {
        var hints = addrinfo()
        hints.ai_socktype = SOCK_STREAM
        var list: UnsafeMutablePointer<addrinfo>?
        let status = getaddrinfo(host, String(port), &hints, &list)
        defer { if let list { freeaddrinfo(list) } }
        guard status == 0 else {
            let domain = "kCFErrorDomainCFNetwork"
            return .failure(
                NSError(
                    domain: domain, code: 2,
                    userInfo: [
                        "kCFGetAddrInfoFailureKey": status, NSLocalizedDescriptionKey: "The host was not found.",
                    ]))
        }
        var code = ECONNREFUSED
        var entry = list
        while let address = entry?.pointee {
            entry = address.ai_next
            let socket = Glibc.socket(
                address.ai_family, address.ai_socktype | SOCK_CLOEXEC, address.ai_protocol)
            guard socket >= 0 else { continue }
            if Glibc.connect(socket, address.ai_addr, address.ai_addrlen) == 0 { return .success(socket) }
            code = errno
            Glibc.close(socket)
        }
        return .failure(NSError(domain: NSPOSIXErrorDomain, code: Int(code)))
    }
}
