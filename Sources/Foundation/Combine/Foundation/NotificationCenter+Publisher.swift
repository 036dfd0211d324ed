import Foundation

extension NotificationCenter {
    /// A publisher of the notifications of a name, from one object or from any.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications.
    public struct Publisher: Combine.Publisher, Equatable {
        /// A notification.
        public typealias Output = Notification

        /// The publisher cannot fail.
        public typealias Failure = Never

        /// The center notifications are posted to.
        public let center: NotificationCenter

        /// The name of the notifications.
        public let name: Notification.Name

        /// The object that posts them; nil for any.
        public let object: AnyObject?

        /// Makes the publisher.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Attaches the subscriber; notifications posted without demand are lost.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            subscriber.receive(subscription: NotificationSubscription(self, subscriber))
        }

        /// Whether both publish the same notifications.
        public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
            lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
        }
    }
}

/// Listens to a center until it is canceled or released.
private final class NotificationSubscription<Downstream: Subscriber>: Subscription, StreamParticipant,
    @unchecked Sendable
where Downstream.Input == Notification, Downstream.Failure == Never {
    private let lock = Lock()
    private let delivery = RecursiveLock()
    /// Nil after a cancellation, like the rest.
    private var publisher: NotificationCenter.Publisher?
    private var downstream: Downstream?
    private var observer: (any NSObjectProtocol)?
    private var demand = Subscribers.Demand.none

    init(_ publisher: NotificationCenter.Publisher, _ downstream: Downstream) {
        self.publisher = publisher
        self.downstream = downstream
        observer = publisher.center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) {
            [weak self] in self?.deliver($0)
        }
    }

    deinit { cancel() }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    func cancel() {
        lock.lock()
        let last = (publisher, downstream, observer)
        (publisher, downstream, observer) = (nil, nil, nil)
        lock.unlock()
        if let observer = last.2 { last.0?.center.removeObserver(observer) }
    }

    var description: String { "NotificationCenter Observer" }

    var mirrorChildren: [Mirror.Child] {
        lock.withLock {
            [
                ("center", publisher?.center as Any), ("name", publisher?.name as Any),
                ("object", publisher?.object as Any), ("demand", demand),
            ]
        }
    }

    private func deliver(_ notification: Notification) {
        delivery.withLock {
            lock.lock()
            guard let downstream, demand > .none else { return lock.unlock() }
            demand -= 1
            lock.unlock()
            let more = downstream.receive(notification)
            lock.withLock { demand += more }
        }
    }
}
