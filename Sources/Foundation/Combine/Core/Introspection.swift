import Synchronization

/// Observes every subscription that begins while it is enabled, and its events.
///
/// For tools that show or measure streams. All methods have a default that does nothing.
public protocol _Introspection: AnyObject {
    /// Called before a publisher is given a subscriber.
    func willReceive<Upstream: Publisher, Downstream: Subscriber>(publisher: Upstream, subscriber: Downstream)
    where Upstream.Failure == Downstream.Failure, Upstream.Output == Downstream.Input

    /// Called after a publisher was given a subscriber.
    func didReceive<Upstream: Publisher, Downstream: Subscriber>(publisher: Upstream, subscriber: Downstream)
    where Upstream.Failure == Downstream.Failure, Upstream.Output == Downstream.Input

    /// Called before a subscriber is given its subscription.
    func willReceive<Downstream: Subscriber>(subscriber: Downstream, subscription: any Subscription)

    /// Called after a subscriber was given its subscription.
    func didReceive<Downstream: Subscriber>(subscriber: Downstream, subscription: any Subscription)

    /// Called before a value is delivered.
    func willReceive<Downstream: Subscriber>(subscriber: Downstream, input: Downstream.Input)

    /// Called after a value was delivered, with the demand that the subscriber answered.
    func didReceive<Downstream: Subscriber>(
        subscriber: Downstream, input: Downstream.Input, resultingDemand: Subscribers.Demand)

    /// Called before a subscriber receives the completion.
    func willReceive<Downstream: Subscriber>(
        subscriber: Downstream, completion: Subscribers.Completion<Downstream.Failure>)

    /// Called after a subscriber received the completion.
    func didReceive<Downstream: Subscriber>(
        subscriber: Downstream, completion: Subscribers.Completion<Downstream.Failure>)

    /// Called before values are requested.
    func willRequest(subscription: any Subscription, _ demand: Subscribers.Demand)

    /// Called after values were requested.
    func didRequest(subscription: any Subscription, _ demand: Subscribers.Demand)

    /// Called before a subscription is canceled.
    func willCancel(subscription: any Subscription)

    /// Called after a subscription was canceled.
    func didCancel(subscription: any Subscription)
}

extension _Introspection {
    /// Does nothing.
    public func willReceive<Upstream: Publisher, Downstream: Subscriber>(publisher: Upstream, subscriber: Downstream)
    where Upstream.Failure == Downstream.Failure, Upstream.Output == Downstream.Input {}

    /// Does nothing.
    public func didReceive<Upstream: Publisher, Downstream: Subscriber>(publisher: Upstream, subscriber: Downstream)
    where Upstream.Failure == Downstream.Failure, Upstream.Output == Downstream.Input {}

    /// Does nothing.
    public func willReceive<Downstream: Subscriber>(subscriber: Downstream, subscription: any Subscription) {}

    /// Does nothing.
    public func didReceive<Downstream: Subscriber>(subscriber: Downstream, subscription: any Subscription) {}

    /// Does nothing.
    public func willReceive<Downstream: Subscriber>(subscriber: Downstream, input: Downstream.Input) {}

    /// Does nothing.
    public func didReceive<Downstream: Subscriber>(
        subscriber: Downstream, input: Downstream.Input, resultingDemand: Subscribers.Demand
    ) {}

    /// Does nothing.
    public func willReceive<Downstream: Subscriber>(
        subscriber: Downstream, completion: Subscribers.Completion<Downstream.Failure>
    ) {}

    /// Does nothing.
    public func didReceive<Downstream: Subscriber>(
        subscriber: Downstream, completion: Subscribers.Completion<Downstream.Failure>
    ) {}

    /// Does nothing.
    public func willRequest(subscription: any Subscription, _ demand: Subscribers.Demand) {}

    /// Does nothing.
    public func didRequest(subscription: any Subscription, _ demand: Subscribers.Demand) {}

    /// Does nothing.
    public func willCancel(subscription: any Subscription) {}

    /// Does nothing.
    public func didCancel(subscription: any Subscription) {}
}

extension _Introspection {
    /// Whether the object receives events.
    public var isEnabled: Bool { Introspections.active.contains { $0 === self } }

    /// Starts sending events to the object; doing so again has no effect.
    public func enable() { Introspections.add(self) }

    /// Stops sending events to the object.
    public func disable() { Introspections.remove(self) }
}

/// The introspection objects that are enabled.
enum Introspections {
    private static let lock = Lock()
    nonisolated(unsafe) private static var members: [any _Introspection] = []
    /// Follows `members.count`, so that subscribing looks no further while there is none.
    private static let count = Atomic(0)

    static var isEmpty: Bool { count.load(ordering: .acquiring) == 0 }

    static var active: [any _Introspection] { isEmpty ? [] : lock.withLock { members } }

    static func add(_ member: any _Introspection) {
        lock.withLock {
            guard !members.contains(where: { $0 === member }) else { return }
            members.append(member)
            count.store(members.count, ordering: .releasing)
        }
    }

    static func remove(_ member: any _Introspection) {
        lock.withLock {
            members.removeAll { $0 === member }
            count.store(members.count, ordering: .releasing)
        }
    }

    /// Calls one method of every enabled object before something is done, and another one after it.
    static func around<Result>(
        _ will: (any _Introspection) -> Void, _ action: () -> Result, _ did: (any _Introspection, Result) -> Void
    ) -> Result {
        let objects = active
        for object in objects { will(object) }
        let result = action()
        for object in objects { did(object, result) }
        return result
    }
}

extension Publisher {
    /// Attaches a subscriber under the eyes of the objects that are enabled.
    func receiveIntrospected<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        func attach<Seen: Subscriber, Wrapped: Subscriber>(_ seen: Seen, _ wrapped: Wrapped)
        where Seen.Input == Output, Seen.Failure == Failure, Wrapped.Input == Output, Wrapped.Failure == Failure {
            Introspections.around(
                { $0.willReceive(publisher: self, subscriber: seen) },
                { receive(subscriber: wrapped) },
                { object, _ in object.didReceive(publisher: self, subscriber: seen) })
        }
        // An operator's own subscription is observed already; its type is of no use to observers.
        if subscriber is any IntrospectedParticipant {
            attach(AnySubscriber(subscriber), subscriber)
        } else {
            attach(subscriber, IntrospectedSubscriber(subscriber))
        }
    }
}

/// Marks the subscribers that are watched.
private protocol IntrospectedParticipant {}

/// Notifies the enabled objects of a subscriber's events.
private struct IntrospectedSubscriber<Downstream: Subscriber>: Subscriber, CustomStringConvertible,
    IntrospectedParticipant
{
    private let downstream: Downstream

    init(_ downstream: Downstream) { self.downstream = downstream }

    var combineIdentifier: CombineIdentifier { downstream.combineIdentifier }

    var description: String { String(describing: downstream) }

    func receive(subscription: any Subscription) {
        Introspections.around(
            { $0.willReceive(subscriber: downstream, subscription: subscription) },
            { downstream.receive(subscription: IntrospectedSubscription(subscription)) },
            { object, _ in object.didReceive(subscriber: downstream, subscription: subscription) })
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        Introspections.around(
            { $0.willReceive(subscriber: downstream, input: input) },
            { downstream.receive(input) },
            { $0.didReceive(subscriber: downstream, input: input, resultingDemand: $1) })
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        Introspections.around(
            { $0.willReceive(subscriber: downstream, completion: completion) },
            { downstream.receive(completion: completion) },
            { object, _ in object.didReceive(subscriber: downstream, completion: completion) })
    }
}

/// Notifies the enabled objects of a subscription's events.
private struct IntrospectedSubscription: Subscription, CustomStringConvertible {
    private let subscription: any Subscription

    init(_ subscription: any Subscription) { self.subscription = subscription }

    var combineIdentifier: CombineIdentifier { subscription.combineIdentifier }

    var description: String { String(describing: subscription) }

    func request(_ demand: Subscribers.Demand) {
        Introspections.around(
            { $0.willRequest(subscription: subscription, demand) },
            { subscription.request(demand) },
            { object, _ in object.didRequest(subscription: subscription, demand) })
    }

    func cancel() {
        Introspections.around(
            { $0.willCancel(subscription: subscription) },
            { subscription.cancel() },
            { object, _ in object.didCancel(subscription: subscription) })
    }
}
