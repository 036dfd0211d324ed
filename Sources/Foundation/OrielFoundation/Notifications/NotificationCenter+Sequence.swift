import Foundation

extension NotificationCenter {
    /// Returns the notifications of a name as they are posted.
    ///
    /// Notifications are collected from the moment a loop begins; a loop that takes them slowly misses none. The loop ends when
    /// its task is canceled. Follows Apple's
    /// [notifications(named:object:)](https://developer.apple.com/documentation/foundation/notificationcenter/notifications(named:object:)).
    /// - Parameters:
    ///   - name: The name.
    ///   - object: The object that posts them; nil for any.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// Notifications as they are posted.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        /// A notification.
        public typealias Element = Notification
        /// Waiting for a notification does not fail.
        public typealias Failure = Never

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: AnyObject?

        fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Begins to collect notifications.
        public func makeAsyncIterator() -> Iterator { Iterator(center, name, object) }

        /// Waits for notifications.
        public struct Iterator: AsyncIteratorProtocol {
            private var posted: AsyncStream<Posted>.Iterator
            private let observation: Observation

            fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
                let (stream, continuation) = AsyncStream<Posted>.makeStream()
                posted = stream.makeAsyncIterator()
                observation = Observation(
                    center,
                    center.addObserver(forName: name, object: object, queue: nil) {
                        continuation.yield(Posted(notification: $0))
                    })
            }

            /// Returns the next notification; nil once the task is canceled.
            public mutating func next() async -> Notification? { await posted.next()?.notification }

            /// Returns the next notification; nil once the task is canceled.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await posted.next(isolation: actor)?.notification
            }
        }
    }

    /// A notification on its way from one thread to another.
    fileprivate struct Posted: @unchecked Sendable {
        let notification: Notification
    }

    /// Ends the observation with its last owner.
    fileprivate final class Observation: @unchecked Sendable {
        private let center: NotificationCenter
        private let token: any NSObjectProtocol

        init(_ center: NotificationCenter, _ token: any NSObjectProtocol) {
            self.center = center
            self.token = token
        }

        deinit { center.removeObserver(token) }
    }
}
