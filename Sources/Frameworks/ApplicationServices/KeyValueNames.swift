import Dispatch
import Foundation
import OrielFoundation

extension _KeyValueCodingAndObserving {
    /// Announces that a property is about to change.
    ///
    /// Of an object of the app's own nothing is observed here.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
    /// Announces that a property has changed.
    ///
    /// Of an object of the app's own nothing is observed here.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        (self as? any _KeyValueObserving)?._observers.notify()
    }
    /// Announces that a property is about to change.
    public func willChangeValue(forKey key: String) {}
    /// Announces that a property has changed.
    public func didChangeValue(forKey key: String) { (self as? any _KeyValueObserving)?._observers.notify() }
}

/// Returns the name of a queue; for nil, of the main queue on its thread, and an empty one elsewhere.
///
/// The text stays in memory.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
    let label = queue?.label ?? (Thread.isMainThread ? "com.apple.main-thread" : "")
    return QueueNames.shared.pointer(to: label)
}

/// The names of queues that were handed out, each kept once.
private final class QueueNames: @unchecked Sendable {
    static let shared = QueueNames()
    private let lock = NSLock()
    private var kept: [String: UnsafePointer<CChar>] = [:]
    func pointer(to name: String) -> UnsafePointer<CChar> {
        lock.withLock {
            if let known = kept[name] { return known }
            let copy = name.utf8CString.withUnsafeBufferPointer { source in
                let room = UnsafeMutableBufferPointer<CChar>.allocate(capacity: source.count)
                _ = room.initialize(from: source)
                return UnsafePointer(room.baseAddress!)
            }
            kept[name] = copy
            return copy
        }
    }
}
