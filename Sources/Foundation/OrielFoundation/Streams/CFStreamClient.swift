import Foundation

// The queues and functions that are called when something happens to a stream of Core Foundation.

/// Events of a stream.
public struct CFStreamEventType: OptionSet, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
    /// The stream is open.
    public static let openCompleted = CFStreamEventType(rawValue: 1)
    /// There is something to read.
    public static let hasBytesAvailable = CFStreamEventType(rawValue: 2)
    /// There is room to write.
    public static let canAcceptBytes = CFStreamEventType(rawValue: 4)
    /// The stream has failed.
    public static let errorOccurred = CFStreamEventType(rawValue: 8)
    /// The stream has ended.
    public static let endEncountered = CFStreamEventType(rawValue: 16)
}

/// The pointer that a stream's function receives, and how it is kept.
public struct CFStreamClientContext {
    /// The version: 0.
    public var version: CFIndex
    /// The pointer.
    public var info: UnsafeMutableRawPointer!
    /// Called to keep the pointer; nil for a pointer that needs it not.
    public var retain: (@convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?)!
    /// Called when the pointer is no longer kept.
    public var release: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
    /// Returns the pointer in words.
    public var copyDescription: ((UnsafeMutableRawPointer?) -> Unmanaged<NSString>?)!

    /// Creates a context without a pointer.
    public init() { version = 0 }
    /// Creates a context.
    public init(
        version: CFIndex, info: UnsafeMutableRawPointer!,
        retain: (@convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?)!,
        release: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!,
        copyDescription: ((UnsafeMutableRawPointer?) -> Unmanaged<NSString>?)!
    ) {
        (self.version, self.info, self.retain, self.release) = (version, info, retain, release)
        self.copyDescription = copyDescription
    }
}

/// Called when something happens to a stream to read from.
public typealias CFReadStreamClientCallBack = (CFReadStream?, CFStreamEventType, UnsafeMutableRawPointer?) -> Void
/// Called when something happens to a stream to write to.
public typealias CFWriteStreamClientCallBack = (CFWriteStream?, CFStreamEventType, UnsafeMutableRawPointer?) -> Void

/// Sets the function that is called when something happens to a stream; returns whether the stream reports events.
///
/// Streams of sockets do; others are read and written at once.
@discardableResult
public func CFReadStreamSetClient(
    _ stream: CFReadStream!, _ streamEvents: CFOptionFlags, _ clientCB: CFReadStreamClientCallBack!,
    _ clientContext: UnsafeMutablePointer<CFStreamClientContext>!
) -> Bool {
    setClient(stream, streamEvents, clientContext, clientCB.map { call in { call($0 as? CFReadStream, $1, $2) } })
}
/// Sets the function that is called when something happens to a stream; returns whether the stream reports events.
///
/// Streams of sockets do; others are read and written at once.
@discardableResult
public func CFWriteStreamSetClient(
    _ stream: CFWriteStream!, _ streamEvents: CFOptionFlags, _ clientCB: CFWriteStreamClientCallBack!,
    _ clientContext: UnsafeMutablePointer<CFStreamClientContext>!
) -> Bool {
    setClient(stream, streamEvents, clientContext, clientCB.map { call in { call($0 as? CFWriteStream, $1, $2) } })
}

/// Calls a stream's delegate on a queue; nil ends that.
public func CFReadStreamSetDispatchQueue(_ stream: CFReadStream!, _ q: DispatchQueue!) { setQueue(stream, q) }
/// Calls a stream's delegate on a queue; nil ends that.
public func CFWriteStreamSetDispatchQueue(_ stream: CFWriteStream!, _ q: DispatchQueue!) { setQueue(stream, q) }
/// Returns the queue on which a stream's delegate is called; nil for none.
public func CFReadStreamCopyDispatchQueue(_ stream: CFReadStream!) -> DispatchQueue! {
    (stream as? any SocketStream)?.events.queue
}
/// Returns the queue on which a stream's delegate is called; nil for none.
public func CFWriteStreamCopyDispatchQueue(_ stream: CFWriteStream!) -> DispatchQueue! {
    (stream as? any SocketStream)?.events.queue
}

private func setQueue(_ stream: Stream?, _ queue: DispatchQueue?) {
    if let stream = stream as? any SocketStream { stream.events.queue = queue } else if queue != nil { lacksEvents() }
}

private func setClient(
    _ stream: Stream?, _ events: CFOptionFlags, _ context: UnsafeMutablePointer<CFStreamClientContext>?,
    _ call: StreamClient.Call?
) -> Bool {
    guard let stream = stream as? any SocketStream else {
        if call != nil { lacksEvents() }
        return false
    }
    stream.events.setClient(call.map { StreamClient(CFStreamEventType(rawValue: events), context?.pointee, $0) })
    return true
}

private func lacksEvents() {
    RuntimeWarning.issue("CFStream: only streams of sockets report events (see CompatibilityGaps.md).")
}

/// A delegate that calls the function of a client.
private final class StreamClient: NSObject, StreamDelegate, @unchecked Sendable {
    typealias Call = (Stream, CFStreamEventType, UnsafeMutableRawPointer?) -> Void
    private let events: CFStreamEventType
    private let context: CFStreamClientContext?
    private let info: UnsafeMutableRawPointer?
    private let call: Call

    init(_ events: CFStreamEventType, _ context: CFStreamClientContext?, _ call: @escaping Call) {
        (self.events, self.context, self.call) = (events, context, call)
        let info: UnsafeMutableRawPointer? = context?.info
        self.info = info.flatMap { info in context?.retain.map { $0(info) } ?? info }
    }
    deinit { if let info { context?.release?(info) } }

    func stream(_ aStream: Stream, handle eventCode: Stream.Event) {
        let event = CFStreamEventType(rawValue: CFOptionFlags(eventCode.rawValue))
        if events.contains(event) { call(aStream, event, info) }
    }
}
