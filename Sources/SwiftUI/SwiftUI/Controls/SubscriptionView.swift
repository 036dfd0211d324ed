import Combine

/// A view that does something whenever a publisher publishes.
///
/// `onReceive(_:perform:)` is the usual way to the same. Follows Apple's
/// [SubscriptionView](https://developer.apple.com/documentation/swiftui/subscriptionview).
public struct SubscriptionView<PublisherType: Publisher, Content: View>: View where PublisherType.Failure == Never {
    /// The content.
    public var content: Content
    /// The publisher.
    public var publisher: PublisherType
    /// The action for each value.
    public var action: (PublisherType.Output) -> Void

    /// Creates the view.
    public init(
        content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
    ) {
        self.content = content
        self.publisher = publisher
        self.action = action
    }

    public var body: some View { content.onReceive(publisher, perform: action) }
}
