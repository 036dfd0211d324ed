import Foundation

/// An object that is called for changes of values that it observes.
///
/// `./oriel run PATH` declares it of each class that overrides `observeValue`, which Objective-C's classes inherit.
public protocol _KeyValueObserver: AnyObject {
    /// Called when a value has changed.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

/// Does nothing: the call of the superclass's method in an `observeValue` of a class's own.
public func _superObserveValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
) {}

extension NSObject {
    /// Observes a value of an object, of which only defaults announce changes here.
    /// - Parameters:
    ///   - observer: The object whose `observeValue` is called, on the thread that makes the change.
    ///   - keyPath: The key of the value.
    ///   - options: The calls and values that are wanted.
    ///   - context: Passed to the observer.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard let defaults = self as? UserDefaults else { return Self.warn() }
        guard let receiver = observer as? any _KeyValueObserver else {
            return RuntimeWarning.issue(
                "\(type(of: observer)) observes a value, but has no observeValue that can be called.")
        }
        DefaultsObservers.shared.add(
            DefaultsObservers.Observer(
                defaults, key: keyPath, options: options, receiver: receiver, context: context,
                value: { $0.object(forKey: keyPath) },
                changed: { [weak receiver] defaults, old, new, isPrior in
                    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
                    if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
                    if options.contains(.new), !isPrior { change[.newKey] = new ?? NSNull() }
                    if isPrior { change[.notificationIsPriorKey] = true }
                    receiver?.observeValue(forKeyPath: keyPath, of: defaults, change: change, context: context)
                }))
    }

    /// Ends the observation of a value.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        DefaultsObservers.shared.remove { $0.receiver === observer && $0.defaults === self && $0.key == keyPath }
    }

    /// Ends the observation of a value with a context.
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        DefaultsObservers.shared.remove {
            $0.receiver === observer && $0.defaults === self && $0.key == keyPath && $0.context == context
        }
    }

    /// Whether an object has a method: by its name, the actions of classes that documents of Interface Builder use.
    public func responds(to aSelector: Selector!) -> Bool {
        aSelector?.isMethod(of: self) ?? false
    }

    /// Calls a method by its name; does nothing here but for selectors of methods, and for the names of actions.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { Self.perform(aSelector, on: self, []) }

    /// Calls a method by its name, with an argument; does nothing here but for selectors of methods.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        Self.perform(aSelector, on: self, [object])
    }

    private static func perform(
        _ selector: Selector?, on object: NSObject, _ arguments: [Any?]
    ) -> Unmanaged<AnyObject>? {
        guard let selector else { return nil }
        guard selector.isMethod || selector.isMethod(of: object) else {
            RuntimeWarning.issue("perform(_:) can't call \(selector) here: methods can't be called by name.")
            return nil
        }
        selector.call(on: object, with: arguments)
        return nil
    }

    fileprivate static func warn() {
        RuntimeWarning.issue("A \(self) announces no changes here: only UserDefaults can be observed by keys.")
    }
}

extension NSObjectProtocol {
    /// Whether the object has a method, as far as its class knows the methods' names; false for objects of other kinds.
    public func responds(to aSelector: Selector!) -> Bool { (self as? NSObject)?.responds(to: aSelector) ?? false }
    /// Whether the object is of a class or of a subclass.
    public func isKind(of aClass: AnyClass) -> Bool {
        lineage(of: type(of: self)).contains { $0 == aClass }
    }
    /// Whether the object is of a class, and of no subclass.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) as AnyClass == aClass }
}

/// An object whose values can be observed by key paths.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Observes a property, until the observation is released.
    ///
    /// Properties of `UserDefaults` are noticed whenever any key changes; other objects announce no changes, and a warning says so.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        guard let defaults = self as? UserDefaults else {
            (self as? NSObject).map { type(of: $0).warn() }
            return NSKeyValueObservation(nil)
        }
        let observer = DefaultsObservers.Observer(
            defaults, key: nil, options: options,
            value: { ($0 as? Self)?[keyPath: keyPath] },
            changed: { defaults, old, new, isPrior in
                guard let object = defaults as? Self else { return }
                let change = NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? new as? Value : nil,
                    oldValue: options.contains(.old) ? old as? Value : nil, indexes: nil, isPrior: isPrior)
                changeHandler(object, change)
            })
        DefaultsObservers.shared.add(observer)
        return NSKeyValueObservation { [weak observer] in DefaultsObservers.shared.remove { $0 === observer } }
    }
}
