import Foundation

/// Waits for the end of a process.
///
/// Follows Apple's [DispatchSourceProcess](https://developer.apple.com/documentation/dispatch/dispatchsourceprocess). The kernel reports
/// the end of a process; it does not report other events (`fork`, `exec`, `signal`), which is reported once.
public protocol DispatchSourceProcess: AnyObject, Sendable {
    /// The number of the process.
    var handle: pid_t { get }
    /// The events that are waited for.
    var mask: DispatchSource.ProcessEvent { get }
    /// The events since the handler was last called.
    var data: DispatchSource.ProcessEvent { get }
    /// Whether the source is canceled.
    var isCancelled: Bool { get }
    /// Sets the function that is called for events; nil for none.
    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    /// Sets the function that is called once the source is canceled; nil for none.
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    /// Sets the function that is called when the source begins to wait; nil for none.
    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    /// Begins to wait.
    func activate()
    /// Continues to wait; sources begin suspended.
    func resume()
    /// Pauses.
    func suspend()
    /// Ends waiting.
    func cancel()
}

extension DispatchSourceProcess {
    /// Sets the function that is called for events; nil for none.
    public func setEventHandler(handler: (() -> Void)?) {
        setEventHandler(qos: .unspecified, flags: [], handler: handler)
    }
    /// Sets the function that is called once the source is canceled; nil for none.
    public func setCancelHandler(handler: (() -> Void)?) {
        setCancelHandler(qos: .unspecified, flags: [], handler: handler)
    }
    /// Sets the function that is called when the source begins to wait; nil for none.
    public func setRegistrationHandler(handler: (() -> Void)?) {
        setRegistrationHandler(qos: .unspecified, flags: [], handler: handler)
    }
}

extension DispatchSource {
    /// The events of a process.
    public struct ProcessEvent: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The process has ended.
        public static let exit = ProcessEvent(rawValue: 0x8000_0000)
        /// The process has made another one.
        public static let fork = ProcessEvent(rawValue: 0x4000_0000)
        /// The process has become another program.
        public static let exec = ProcessEvent(rawValue: 0x2000_0000)
        /// The process has received a signal.
        public static let signal = ProcessEvent(rawValue: 0x0800_0000)
        /// All events.
        public static let all: ProcessEvent = [.exit, .fork, .exec, .signal]
    }

    /// Creates a source that waits for the end of a process.
    public class func makeProcessSource(
        identifier: pid_t, eventMask: ProcessEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceProcess {
        if !eventMask.subtracting(.exit).isEmpty {
            RuntimeWarning.issue("DispatchSourceProcess reports only the end of a process here.")
        }
        return ProcessSource(identifier, eventMask, queue)
    }
}

/// Waits for a process by the kernel's descriptor for it, or by asking four times a second on an older kernel.
private final class ProcessSource: DispatchSourceProcess, @unchecked Sendable {
    let handle: pid_t
    let mask: DispatchSource.ProcessEvent
    private let source: any DispatchSourceProtocol
    private let lock = NSLock()
    private var handler: (() -> Void)?
    private var isEnded = false

    init(_ handle: pid_t, _ mask: DispatchSource.ProcessEvent, _ queue: DispatchQueue?) {
        (self.handle, self.mask) = (handle, mask)
        typealias Open = @convention(c) (pid_t, UInt32) -> Int32
        let open = dlsym(nil, "pidfd_open").map { unsafeBitCast($0, to: Open.self) }
        let descriptor = open?(handle, 0) ?? -1
        if descriptor >= 0 {
            source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        } else {
            let timer = DispatchSource.makeTimerSource(queue: queue)
            timer.schedule(deadline: .now(), repeating: .milliseconds(250), leeway: .milliseconds(50))
            source = timer
        }
        self.descriptor = descriptor
        source.setEventHandler { [weak self] in self?.check() }
        setCancelHandler(qos: .unspecified, flags: [], handler: nil)
    }
    private let descriptor: Int32

    private func check() {
        // A descriptor is readable from the end of its process on, for ever: the handler is called once.
        let isGone = descriptor >= 0 || (kill(handle, 0) == -1 && errno == ESRCH)
        let call: (() -> Void)? = lock.withLock {
            guard isGone, !isEnded, mask.contains(.exit) else { return nil }
            isEnded = true
            return handler
        }
        call?()
        if isGone, !source.isCancelled { lock.withLock { if isEnded { source.suspendOnce(&isQuiet) } } }
    }
    private var isQuiet = false
    private var isActive = false

    var data: DispatchSource.ProcessEvent { lock.withLock { isEnded ? .exit : [] } }
    var isCancelled: Bool { source.isCancelled }
    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        lock.withLock { self.handler = handler }
    }
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        let descriptor = descriptor
        source.setCancelHandler(qos: qos, flags: flags) {
            if descriptor >= 0 { close(descriptor) }
            handler?()
        }
    }
    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        source.setRegistrationHandler(qos: qos, flags: flags, handler: handler)
    }
    func activate() {
        lock.withLock { isActive = true }
        source.activate()
    }
    func resume() {
        lock.withLock { isActive = true }
        source.resume()
    }
    func suspend() { source.suspend() }
    func cancel() {
        source.cancel()
        // A source that is suspended never ends.
        lock.withLock {
            if isQuiet { source.resume() }
            isQuiet = false
        }
    }
    deinit {
        cancel()
        // A source that was never active must not be released.
        if !isActive { source.activate() }
    }
}

extension DispatchSourceProtocol {
    fileprivate func suspendOnce(_ isQuiet: inout Bool) {
        if !isQuiet { suspend() }
        isQuiet = true
    }
}
