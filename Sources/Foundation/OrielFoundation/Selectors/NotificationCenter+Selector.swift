import Foundation

/// The registrations of objects whose methods are called, until they are removed or the object is gone.
private final class MethodObservers: @unchecked Sendable {
    static let shared = MethodObservers()
    private struct Registration {
        weak var observer: AnyObject?
        var center: NotificationCenter
        var name: NSNotification.Name?
        var token: NSObjectProtocol
    }
    private let lock = NSLock()
    private var registrations: [Registration] = []

    func add(
        _ observer: AnyObject, _ center: NotificationCenter, _ name: NSNotification.Name?, _ token: NSObjectProtocol
    ) {
        lock.lock()
        let gone = registrations.filter { $0.observer == nil }
        registrations.removeAll { $0.observer == nil }
        registrations.append(Registration(observer: observer, center: center, name: name, token: token))
        lock.unlock()
        for registration in gone { registration.center.removeObserver(registration.token as Any) }
    }

    func remove(_ observer: AnyObject, _ center: NotificationCenter, _ name: NSNotification.Name?) {
        func fits(_ registration: Registration) -> Bool {
            registration.observer === observer && registration.center === center
                && (name == nil || registration.name == name)
        }
        lock.lock()
        let found = registrations.filter(fits)
        registrations.removeAll(where: fits)
        lock.unlock()
        for registration in found { center.removeObserver(registration.token as Any) }
    }
}

extension NotificationCenter {
    /// Has a method of an object called with each notification of a name; the center does not keep the object.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        guard aSelector.isMethod else {
            RuntimeWarning.issue("addObserver(_:selector:name:object:) can't call \(aSelector) here: use a closure.")
            return
        }
        let object = WeakObject(observer as AnyObject)
        let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
            if let observer = object.value { aSelector.call(on: observer, with: [notification]) }
        }
        MethodObservers.shared.add(observer as AnyObject, self, aName, token)
    }

    /// Has the methods of an object called no more.
    public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
        MethodObservers.shared.remove(observer, self, nil)
        // The object may also be what adding a closure returned.
        removeObserver(observer as Any)
    }

    /// Has the methods of an object called no more with notifications of a name.
    public func removeObserver<Observer: AnyObject>(
        _ observer: Observer, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        MethodObservers.shared.remove(observer, self, aName)
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

private final class WeakObject: @unchecked Sendable {
    weak var value: AnyObject?
    init(_ value: AnyObject) { self.value = value }
}
