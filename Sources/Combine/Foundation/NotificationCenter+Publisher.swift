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
            let subject = PassthroughSubject<Notification, Never>()
            let observer = center.addObserver(forName: name, object: object, queue: nil) { subject.send($0) }
            let (center, token) = (center, Transfer(observer))
            let link = UpstreamLink(
                "NotificationCenter Observer", onCancel: { center.removeObserver(token.value) })
            subject.subscribe(TapSubscriber(subscriber, link, TapSubscriber<S>.Hooks()))
        }

        /// Whether both publish the same notifications.
        public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
            lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
        }
    }
}
