import Foundation

/// An open socket that is read on a serial queue until it is closed there.
final class ReadSocket {
    let descriptor: Int32
    private let source: any DispatchSourceRead
    private let ending = Ending()

    /// The function that waits for the end of a socket.
    private final class Ending {
        var function: (() -> Void)?
    }

    /// Calls a function on a queue whenever the socket can be read.
    init(_ descriptor: Int32, on queue: DispatchQueue, read: @escaping () -> Void) {
        self.descriptor = descriptor
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setCancelHandler { [ending] in
            Glibc.close(descriptor)
            ending.function?()
            ending.function = nil
        }
        source.setEventHandler(handler: read)
        source.activate()
    }

    deinit { source.cancel() }

    /// Closes the socket, and calls a function once its port is free.
    func close(then function: @escaping () -> Void) {
        ending.function = function
        source.cancel()
    }

    /// Sends a message to an address; returns false, with `errno`, where that fails.
    func send(_ content: Data, to address: SocketAddress) -> Bool {
        content.withUnsafeBytes { bytes in
            address.withPointer { sendto(descriptor, bytes.baseAddress, bytes.count, 0, $0, $1) >= 0 }
        }
    }
}
