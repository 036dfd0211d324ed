import Foundation
import Network
import OrielFoundation

/// The settings of the system as it runs: its networks, its user and its names.
///
/// Follows Apple's [SCDynamicStore](https://developer.apple.com/documentation/systemconfiguration/scdynamicstore). The kernel and the
/// system's files have the values; apps change none.
public final class SCDynamicStore: @unchecked Sendable {
    private let callback: SCDynamicStoreCallBack?
    private let info: UnsafeMutableRawPointer?
    private let release: ((UnsafeRawPointer) -> Void)?
    private let lock = NSLock()
    private var keys: Set<String> = []
    private var patterns: [NSRegularExpression] = []
    private var last: [String: NSDictionary] = [:]
    private var changed: [String] = []
    private var monitor: NWPathMonitor?
    private let work = DispatchQueue(label: "SCDynamicStore")
    let read: () -> [String: NSDictionary]

    init(
        _ callback: SCDynamicStoreCallBack?, _ context: SCDynamicStoreContext?,
        read: @escaping () -> [String: NSDictionary] = { NetworkState().values }
    ) {
        (self.callback, info, release, self.read) = (callback, context?.info, context?.release, read)
        if let info { _ = context?.retain?(UnsafeRawPointer(info)) }
    }

    deinit { if let info { release?(UnsafeRawPointer(info)) } }

    /// Sets the keys, and the patterns of keys, whose changes are reported; returns whether the patterns are valid.
    func watch(_ keys: [String], _ patterns: [String]) -> Bool {
        let made = patterns.map { try? NSRegularExpression(pattern: "^(?:\($0))$") }
        guard made.allSatisfy({ $0 != nil }) else { return false }
        lock.withLock {
            (self.keys, self.patterns) = (Set(keys), made.compactMap { $0 })
            last = watched(read())
        }
        return true
    }

    /// The values of the watched keys.
    private func watched(_ values: [String: NSDictionary]) -> [String: NSDictionary] {
        values.filter { key, _ in
            let all = NSRange(location: 0, length: key.utf16.count)
            return keys.contains(key) || patterns.contains { $0.firstMatch(in: key, range: all) != nil }
        }
    }

    /// Reads the values again; returns whether watched ones have changed.
    func update() -> Bool {
        lock.withLock {
            let new = watched(read())
            let found = Set(new.keys).union(last.keys).filter { new[$0] != last[$0] }
            last = new
            changed += found.subtracting(changed).sorted()
            return !changed.isEmpty
        }
    }
    /// The keys that have changed since they were last asked for.
    func takeChanged() -> [String] {
        lock.withLock {
            defer { changed = [] }
            return changed
        }
    }
    /// Calls the callback with the keys that have changed.
    func report() {
        let keys = takeChanged()
        if !keys.isEmpty { callback?(self, NSArray(array: keys), info) }
    }

    /// Calls a function whenever watched values have changed; nil to end that.
    ///
    /// The store stays while it does, as a loop keeps its sources.
    func follow(_ action: (@Sendable () -> Void)?) {
        let made = action == nil ? nil : NWPathMonitor()
        lock.withLock {
            monitor?.cancel()
            monitor = made
        }
        guard let made, let action else { return }
        made.pathUpdateHandler = { [self] _ in if update() { action() } }
        made.start(queue: work)
    }
}

/// Returns a store.
public func SCDynamicStoreCreate(
    _ allocator: CFAllocator?, _ name: CFString, _ callout: SCDynamicStoreCallBack?,
    _ context: UnsafeMutablePointer<SCDynamicStoreContext>?
) -> SCDynamicStore? { SCDynamicStore(callout, context?.pointee) }

/// Returns the value of a key; nil for none.
public func SCDynamicStoreCopyValue(_ store: SCDynamicStore?, _ key: CFString) -> CFPropertyList? {
    (store?.read() ?? NetworkState().values)[key]
}
/// Returns the keys that a pattern describes; nil where the pattern is invalid.
public func SCDynamicStoreCopyKeyList(_ store: SCDynamicStore?, _ pattern: CFString) -> CFArray? {
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$") else { return nil }
    let keys = (store?.read() ?? NetworkState().values).keys.filter { key in
        expression.firstMatch(in: key, range: NSRange(location: 0, length: key.utf16.count)) != nil
    }
    return NSArray(array: keys.sorted())
}
/// Returns the values of keys, and of keys that patterns describe.
public func SCDynamicStoreCopyMultiple(
    _ store: SCDynamicStore?, _ keys: CFArray?, _ patterns: CFArray?
) -> CFDictionary? {
    let all = store?.read() ?? NetworkState().values
    var found = Set(strings(keys))
    for pattern in strings(patterns) { found.formUnion(strings(SCDynamicStoreCopyKeyList(store, pattern))) }
    return NSDictionary(dictionary: all.filter { found.contains($0.key) })
}

/// Sets the keys, and the patterns of keys, whose changes are reported.
@discardableResult
public func SCDynamicStoreSetNotificationKeys(_ store: SCDynamicStore, _ keys: CFArray?, _ patterns: CFArray?) -> Bool {
    store.watch(strings(keys), strings(patterns))
}
/// Returns the keys that have changed since they were last asked for.
public func SCDynamicStoreCopyNotifiedKeys(_ store: SCDynamicStore) -> CFArray? {
    NSArray(array: store.takeChanged())
}
/// Returns a source that calls the store's callback in its loop.
public func SCDynamicStoreCreateRunLoopSource(
    _ allocator: CFAllocator?, _ store: SCDynamicStore, _ order: CFIndex
) -> CFRunLoopSource? {
    let source = CFRunLoopSource { store.report() }
    store.follow { source.signal() }
    return source
}
/// Calls the store's callback on a queue; nil to end that.
@discardableResult
public func SCDynamicStoreSetDispatchQueue(_ store: SCDynamicStore, _ queue: DispatchQueue?) -> Bool {
    if let queue {
        store.follow { queue.async { store.report() } }
    } else {
        store.follow(nil)
    }
    return true
}

/// Sets a value, which apps cannot here: returns false.
@discardableResult
public func SCDynamicStoreSetValue(_ store: SCDynamicStore?, _ key: CFString, _ value: CFPropertyList) -> Bool {
    RuntimeWarning.issue("SCDynamicStoreSetValue: apps cannot change the system's settings. See CompatibilityGaps.md.")
    return false
}

private func strings(_ list: CFArray?) -> [String] {
    (list ?? NSArray()).compactMap { ($0 as? String) ?? ($0 as? NSString).map { String(describing: $0) } }
}
