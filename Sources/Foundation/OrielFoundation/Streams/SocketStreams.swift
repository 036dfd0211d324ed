import Foundation
import Glibc

/// An end of a connection.
protocol SocketStream: Stream {
    var events: StreamEvents { get }
}

/// The reading end of a connection.
final class SocketInputStream: InputStream, SocketStream {
    let events: StreamEvents

    init(_ channel: SocketChannel) {
        events = StreamEvents(channel, side: POLLIN)
        super.init(data: Data())
        events.attach(self)
    }
    deinit { events.close() }

    override func open() { events.open() }
    override func close() { events.close() }
    override var hasBytesAvailable: Bool { events.isReady }
    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
        if events.status == .atEnd { return 0 }
        guard events.status == .open || events.status == .opening, len >= 0 else { return -1 }
        let socket = events.channel.connected()
        guard socket >= 0 else { return -1 }
        while true {
            let count = recv(socket, buffer, len, 0)
            if count > 0 || len == 0 {
                events.wait()
                return count
            }
            if count == 0 {
                if events.status != .closed { events.status = .atEnd }
                return 0
            }
            guard errno == EINTR else {
                events.fail()
                return -1
            }
        }
    }
    override func getBuffer(
        _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, length len: UnsafeMutablePointer<Int>
    ) -> Bool { false }
    override var streamStatus: Stream.Status { events.status }
    override var streamError: (any Error)? { events.channel.error }
    override var delegate: (any StreamDelegate)? {
        get { events.delegate }
        set {
            events.delegate = newValue
            events.wait()
        }
    }
    override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { events.schedule(aRunLoop, mode) }
    override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { events.remove(aRunLoop, mode) }
    override func property(forKey key: Stream.PropertyKey) -> AnyObject? { events.property(key) }
    override func setProperty(_ property: AnyObject?, forKey key: Stream.PropertyKey) -> Bool {
        events.setProperty(property, key)
    }
}

/// The writing end of a connection.
final class SocketOutputStream: OutputStream, SocketStream {
    let events: StreamEvents

    init(_ channel: SocketChannel) {
        events = StreamEvents(channel, side: POLLOUT)
        super.init(toMemory: ())
        events.attach(self)
    }
    required init(toMemory: ()) {
        events = StreamEvents(SocketChannel(-1), side: POLLOUT)
        super.init(toMemory: toMemory)
    }
    deinit { events.close() }

    override func open() { events.open() }
    override func close() { events.close() }
    override var hasSpaceAvailable: Bool { events.isReady }
    override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int {
        guard events.status == .open || events.status == .opening, len >= 0 else { return -1 }
        let socket = events.channel.connected()
        guard socket >= 0 else { return -1 }
        while true {
            // A connection that the other side has ended is an error, not a signal that ends the program.
            let count = send(socket, buffer, len, Int32(MSG_NOSIGNAL))
            if count >= 0 {
                events.wait()
                return count
            }
            guard errno == EINTR else {
                events.fail()
                return -1
            }
        }
    }
    override var streamStatus: Stream.Status { events.status }
    override var streamError: (any Error)? { events.channel.error }
    override var delegate: (any StreamDelegate)? {
        get { events.delegate }
        set {
            events.delegate = newValue
            events.wait()
        }
    }
    override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { events.schedule(aRunLoop, mode) }
    override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { events.remove(aRunLoop, mode) }
    override func property(forKey key: Stream.PropertyKey) -> AnyObject? { events.property(key) }
    override func setProperty(_ property: AnyObject?, forKey key: Stream.PropertyKey) -> Bool {
        events.setProperty(property, key)
    }
}

extension Stream {
    /// Creates two streams of a connection by TCP, which is made when they are opened.
    ///
    /// Connections with TLS are not supported, and fail.
    ///
    /// Follows Apple's function of
    /// [Stream](https://developer.apple.com/documentation/foundation/stream).
    public class func getStreamsToHost(
        withName hostname: String, port: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
        outputStream: UnsafeMutablePointer<OutputStream?>?
    ) {
        let channel = SocketChannel(host: hostname, port: port)
        inputStream?.pointee = SocketInputStream(channel)
        outputStream?.pointee = SocketOutputStream(channel)
    }
    /// Creates two streams: the first one reads the bytes that are written to the second one.
    /// - Parameter bufferSize: How many bytes wait to be read at most; the system decides here.
    public class func getBoundStreams(
        withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
        outputStream: UnsafeMutablePointer<OutputStream?>?
    ) {
        var ends: [Int32] = [-1, -1]
        socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, &ends)
        let (reading, writing) = (SocketChannel(ends[0]), SocketChannel(ends[1]))
        // Each socket has one stream alone.
        reading.close(shutting: Int32(SHUT_WR))
        writing.close(shutting: Int32(SHUT_RD))
        inputStream?.pointee = SocketInputStream(reading)
        outputStream?.pointee = SocketOutputStream(writing)
    }
    /// Sets a property of a stream by a value that is not an object; returns whether the stream has it.
    @_disfavoredOverload @discardableResult
    public func setProperty(_ property: Any?, forKey key: Stream.PropertyKey) -> Bool {
        let value = (property as? StreamSocketSecurityLevel).map { NSString(string: $0.rawValue) }
        return setProperty(value ?? property.map { $0 as AnyObject }, forKey: key)
    }
}
