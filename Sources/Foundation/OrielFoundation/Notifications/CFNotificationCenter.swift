import Foundation

/// A center of notifications, as Core Foundation names it.
///
/// The local one is `NotificationCenter.default`, the distributed one `DistributedNotificationCenter.default()`. Darwin's
/// notifications reach observers in this program only: apps have no extensions here, with which others exchange them. Follows
/// Apple's [CFNotificationCenter](https://developer.apple.com/documentation/corefoundation/cfnotificationcenter).
public final class CFNotificationCenter: NSObject, @unchecked Sendable {
    fileprivate struct Observer {
        let address: UnsafeRawPointer?
        let name: String?
        let object: UnsafeRawPointer?
        let callBack: CFNotificationCallback
        let token: (any NSObjectProtocol)?
    }

    fileprivate static let local = CFNotificationCenter(.default)
    fileprivate static let distributed = CFNotificationCenter(DistributedNotificationCenter.default())
    fileprivate static let darwin = CFNotificationCenter(nil)

    private let center: NotificationCenter?
    private let lock = NSLock()
    private var observers: [Observer] = []

    private init(_ center: NotificationCenter?) { self.center = center }

    fileprivate func add(
        _ observer: UnsafeRawPointer?, _ callBack: @escaping CFNotificationCallback, _ name: String?,
        _ object: UnsafeRawPointer?
    ) {
        nonisolated(unsafe) let address = observer
        let token = center?.addObserver(forName: name.map { Notification.Name($0) }, object: nil, queue: nil) {
            [weak self] note in
            let info = note.userInfo.map { $0 as NSDictionary }
            callBack(
                self, UnsafeMutableRawPointer(mutating: address), CFNotificationName(note.name.rawValue), nil, info)
        }
        lock.withLock {
            observers.append(
                Observer(address: observer, name: name, object: object, callBack: callBack, token: token))
        }
    }

    fileprivate func remove(where isRemoved: (Observer) -> Bool) {
        let gone = lock.withLock {
            let gone = observers.filter(isRemoved)
            observers.removeAll(where: isRemoved)
            return gone
        }
        for observer in gone { if let token = observer.token { center?.removeObserver(token) } }
    }

    fileprivate func post(_ name: String, _ info: NSDictionary?) {
        if let center {
            return center.post(name: Notification.Name(name), object: nil, userInfo: info as? [AnyHashable: Any])
        }
        // Darwin's carry a name alone, and arrive on the main thread, where observers usually are.
        DispatchQueue.main.async { [self] in
            let found = lock.withLock { observers.filter { $0.name == name } }
            for observer in found {
                observer.callBack(
                    self, UnsafeMutableRawPointer(mutating: observer.address), CFNotificationName(name), nil, nil)
            }
        }
    }
}

/// The name of a notification, as Core Foundation has it.
public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
    public let rawValue: CFString
    /// Creates a name.
    public init(rawValue: CFString) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

/// A function that is called with the center, the observer, the notification's name, its object and its information.
public typealias CFNotificationCallback =
    @Sendable (
        CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
    ) -> Void

/// What happens to notifications while an app is not active; they are delivered at once here.
public enum CFNotificationSuspensionBehavior: Int, Sendable { case drop = 1, coalesce, hold, deliverImmediately }

/// The center of notifications within the program.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }
/// The center of notifications between apps.
public func CFNotificationCenterGetDistributedCenter() -> CFNotificationCenter! { .distributed }
/// The center of notifications that have names alone.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

/// Calls a function for each notification of a name; nil for any name, but not in Darwin's center.
public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: CFNotificationCallback!,
    _ name: CFString!, _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
    guard let callBack else { return }
    center?.add(observer, callBack, name, object)
}

/// Ends the calls for an observer and a name; nil for any name.
public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
    _ object: UnsafeRawPointer!
) {
    center?.remove {
        $0.address == observer && (name == nil || $0.name == name.rawValue) && (object == nil || $0.object == object)
    }
}

/// Ends all calls for an observer.
public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!) {
    center?.remove { $0.address == observer }
}

/// Posts a notification.
public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
    _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) {
    guard let name else { return }
    center?.post(name.rawValue, userInfo)
}
