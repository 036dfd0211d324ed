import Foundation

/// Something that calls a function when it is signaled.
public final class CFRunLoopSource: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var perform: (() -> Void)?
    private var loops: [CFRunLoop] = []
    package init(_ perform: @escaping () -> Void) { self.perform = perform }

    func add(_ loop: CFRunLoop) { lock.withLock { if !loops.contains(loop) { loops.append(loop) } } }
    func remove(_ loop: CFRunLoop) { lock.withLock { loops.removeAll { $0 === loop } } }
    func contains(_ loop: CFRunLoop) -> Bool { lock.withLock { loops.contains(loop) } }
    func invalidate() {
        lock.withLock {
            loops = []
            perform = nil
        }
    }
    var isValid: Bool { lock.withLock { perform != nil } }
    package func signal() {
        guard let loop = lock.withLock({ loops.first }) else { return }
        loop.loop.perform { [self] in lock.withLock { perform }?() }
    }
}

/// The functions of a source.
public struct CFRunLoopSourceContext {
    /// The version: 0.
    public var version: CFIndex
    /// The value that the functions receive.
    public var info: UnsafeMutableRawPointer?
    /// Not called here.
    public var retain: (@convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?)?
    /// Not called here.
    public var release: (@convention(c) (UnsafeRawPointer?) -> Void)?
    /// Called after the source was signaled.
    public var perform: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
    /// Creates the functions of a source that does nothing.
    public init() { self.init(version: 0, info: nil, perform: nil) }
    /// Creates the functions of a source.
    public init(
        version: CFIndex, info: UnsafeMutableRawPointer?, perform: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
    ) { (self.version, self.info, self.perform) = (version, info, perform) }
}

/// Returns a source with functions.
public func CFRunLoopSourceCreate(
    _ allocator: CFAllocator?, _ order: CFIndex, _ context: UnsafeMutablePointer<CFRunLoopSourceContext>!
) -> CFRunLoopSource! {
    guard let context = context?.pointee else { return nil }
    return CFRunLoopSource { context.perform?(context.info) }
}
/// Adds a source to a loop.
public func CFRunLoopAddSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
    if let rl { source?.add(rl) }
}
/// Removes a source from a loop.
public func CFRunLoopRemoveSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
    if let rl { source?.remove(rl) }
}
/// Returns whether a loop has a source.
public func CFRunLoopContainsSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) -> Bool {
    rl.map { source?.contains($0) ?? false } ?? false
}
/// Calls a source's function in the next turn of its loop.
public func CFRunLoopSourceSignal(_ source: CFRunLoopSource!) { source?.signal() }
/// Removes a source from all loops; it is never called again.
public func CFRunLoopSourceInvalidate(_ source: CFRunLoopSource!) { source?.invalidate() }
/// Returns whether a source can be called.
public func CFRunLoopSourceIsValid(_ source: CFRunLoopSource!) -> Bool { source?.isValid ?? false }

/// A function that is called at stages of a turn; here, never.
public final class CFRunLoopObserver: NSObject, @unchecked Sendable {}

/// Returns an observer of a loop's turns; its function is never called here, which is reported once.
public func CFRunLoopObserverCreateWithHandler(
    _ allocator: CFAllocator?, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
    _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
    RuntimeWarning.issue(
        "ApplicationServices: observers of the turns of a run loop are not called. See CompatibilityGaps.md.")
    return CFRunLoopObserver()
}
/// Adds an observer to a loop, without effect here.
public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {}
/// Removes an observer from a loop, without effect here.
public func CFRunLoopRemoveObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {}
/// Ends an observer, without effect here.
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {}

/// A function that is called after some time: a `Timer`.
public typealias CFRunLoopTimer = Timer

/// Returns a timer, which runs once it was added to a loop.
/// - Parameters:
///   - fireDate: The moment of the first call, in seconds since the beginning of 2001.
///   - interval: The seconds between two calls; 0 for one call.
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: CFOptionFlags,
    _ order: CFIndex, _ block: (@Sendable (CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    guard let block else { return nil }
    return Timer(
        fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0
    ) { block($0) }
}
/// Adds a timer to a loop.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    if let rl, let timer { rl.loop.add(timer, forMode: mode?.mode ?? .default) }
}
/// Ends a timer.
public func CFRunLoopRemoveTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    timer?.invalidate()
}
/// Ends a timer.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }
/// Returns whether a timer can be called.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.isValid ?? false }

/// A port of the Mac's kernel; there are none here.
public final class CFMachPort: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var isEnded = false
    var isValid: Bool { lock.withLock { !isEnded } }
    func invalidate() { lock.withLock { isEnded = true } }
}
/// Returns a source that is called for messages to a port; there are none here.
public func CFMachPortCreateRunLoopSource(
    _ allocator: CFAllocator?, _ port: CFMachPort!, _ order: CFIndex
) -> CFRunLoopSource! { CFRunLoopSource {} }
/// Ends a port.
public func CFMachPortInvalidate(_ port: CFMachPort!) { port?.invalidate() }
/// Returns whether a port can receive messages.
public func CFMachPortIsValid(_ port: CFMachPort!) -> Bool { port?.isValid ?? false }
