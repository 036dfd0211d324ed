/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Requests the given number of further values.
    func request(_ demand: Subscribers.Demand)
}

/// The namespace of subscription values.
public enum Subscriptions {
    /// A subscription that delivers nothing, for publishers that complete at once.
    public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription, StreamParticipant, Sendable {
    static let shared = EmptySubscription()

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
    var description: String { "Empty" }
}
