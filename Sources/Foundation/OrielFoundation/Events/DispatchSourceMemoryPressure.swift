import Foundation

/// Reports that memory is short on Apple's systems; here it never does, and a warning says so once.
///
/// Follows Apple's
/// [DispatchSourceMemoryPressure](https://developer.apple.com/documentation/dispatch/dispatchsourcememorypressure).
public protocol DispatchSourceMemoryPressure: AnyObject, Sendable {
    /// The events that are waited for.
    var mask: DispatchSource.MemoryPressureEvent { get }
    /// The events since the handler was last called.
    var data: DispatchSource.MemoryPressureEvent { get }
    /// Whether the source is canceled.
    var isCancelled: Bool { get }
    /// Sets the function that is called for events; nil for none.
    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    /// Sets the function that is called once the source is canceled; nil for none.
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    /// Begins to wait.
    func activate()
    /// Continues to wait; sources begin suspended.
    func resume()
    /// Pauses.
    func suspend()
    /// Ends waiting.
    func cancel()
}

extension DispatchSourceMemoryPressure {
    /// Sets the function that is called for events; nil for none.
    public func setEventHandler(handler: (() -> Void)?) {
        setEventHandler(qos: .unspecified, flags: [], handler: handler)
    }
    /// Sets the function that is called once the source is canceled; nil for none.
    public func setCancelHandler(handler: (() -> Void)?) {
        setCancelHandler(qos: .unspecified, flags: [], handler: handler)
    }
}

extension DispatchSource {
    /// How short memory is.
    public struct MemoryPressureEvent: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// There is enough.
        public static let normal = MemoryPressureEvent(rawValue: 1)
        /// It becomes short.
        public static let warning = MemoryPressureEvent(rawValue: 2)
        /// It is so short that programs are ended.
        public static let critical = MemoryPressureEvent(rawValue: 4)
        /// All events.
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// Creates a source that waits for memory to be short; it never has an event here.
    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
        RuntimeWarning.issue("DispatchSourceMemoryPressure never reports that memory is short here.")
        return QuietSource(eventMask, queue)
    }
}

/// A source that never has an event.
private final class QuietSource: DispatchSourceMemoryPressure, @unchecked Sendable {
    let mask: DispatchSource.MemoryPressureEvent
    private let source: any DispatchSourceUserDataAdd

    init(_ mask: DispatchSource.MemoryPressureEvent, _ queue: DispatchQueue?) {
        self.mask = mask
        source = DispatchSource.makeUserDataAddSource(queue: queue)
    }

    var data: DispatchSource.MemoryPressureEvent { [] }
    var isCancelled: Bool { source.isCancelled }
    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {}
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        source.setCancelHandler(qos: qos, flags: flags, handler: handler)
    }
    func activate() { source.activate() }
    func resume() { source.resume() }
    func suspend() { source.suspend() }
    func cancel() { source.cancel() }
}
