import Foundation

/// The observers of values of defaults.
final class DefaultsObservers: @unchecked Sendable {
    static let shared = DefaultsObservers()

    /// An observer of one value.
    final class Observer {
        weak var defaults: UserDefaults?
        /// The key; nil for an observer of a property, which any key may change.
        let key: String?
        let options: NSKeyValueObservingOptions
        /// Returns the value.
        let value: (UserDefaults) -> Any?
        /// Called with the old and the new value, and whether the change is still to come.
        let changed: (UserDefaults, _ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void
        /// The object that receives the changes; nil for a function.
        weak var receiver: AnyObject?
        let context: UnsafeMutableRawPointer?
        private let source: UserDefaults.Source

        init(
            _ defaults: UserDefaults, key: String?, options: NSKeyValueObservingOptions, receiver: AnyObject? = nil,
            context: UnsafeMutableRawPointer? = nil, value: @escaping (UserDefaults) -> Any?,
            changed: @escaping (UserDefaults, Any?, Any?, Bool) -> Void
        ) {
            (self.defaults, self.key, self.options, self.value, self.changed) = (defaults, key, options, value, changed)
            (self.receiver, self.context, source) = (receiver, context, defaults.source)
        }

        /// Whether a change of a key's value in a suite may be one of the observed value.
        func isConcerned(_ key: String, of changed: UserDefaults.Source) -> Bool {
            guard self.key == nil || self.key == key else { return false }
            if case .object = source { return true }
            return source == changed
        }
    }

    private let lock = NSLock()
    private var observers: [Observer] = []

    func add(_ observer: Observer) {
        lock.withLock {
            observers.removeAll { $0.defaults == nil }
            observers.append(observer)
        }
        guard let defaults = observer.defaults, observer.options.contains(.initial) else { return }
        observer.changed(defaults, nil, observer.value(defaults), false)
    }

    func remove(where isGone: (Observer) -> Bool) { lock.withLock { observers.removeAll(where: isGone) } }

    /// Makes a change of a key's value, and notifies the observers of values that are others afterwards.
    ///
    /// Other suites' observers are left alone: a thread that changes them at the same time would otherwise call their functions on
    /// this one.
    func around(_ key: String, of source: UserDefaults.Source, _ change: () -> Void) {
        let concerned = lock.withLock { observers.filter { $0.isConcerned(key, of: source) } }
        if concerned.isEmpty { return change() }
        let before = concerned.map { observer in observer.defaults.flatMap { observer.value($0) } }
        for (observer, old) in zip(concerned, before) where observer.options.contains(.prior) {
            if let defaults = observer.defaults { observer.changed(defaults, old, nil, true) }
        }
        change()
        for (observer, old) in zip(concerned, before) {
            guard let defaults = observer.defaults else { continue }
            let new = observer.value(defaults)
            if !Self.areEqual(old, new) { observer.changed(defaults, old, new, false) }
        }
    }

    /// Whether two values are the same; values without an equality are not.
    private static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): true
        case (let a as AnyHashable, let b as AnyHashable): a == b
        case (let a as NSObject, let b as NSObject): a.isEqual(b)
        case (let a as [Any], let b as [Any]): NSArray(array: a).isEqual(to: b)
        case (let a as [String: Any], let b as [String: Any]): NSDictionary(dictionary: a).isEqual(to: b)
        default: false
        }
    }
}
