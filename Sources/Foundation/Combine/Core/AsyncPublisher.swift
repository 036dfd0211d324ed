/// The values of a publisher that cannot fail, as an asynchronous sequence.
///
///     for await temperature in weather.$temperature.values {
///         print(temperature)
///     }
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// The publisher's kind of value.
    public typealias Element = P.Output

    /// Requests one value at a time.
    public struct Iterator: AsyncIteratorProtocol {
        let stream: AsyncSubscriber<P.Output, Never>

        /// The next value; nil when the publisher has finished or the task is canceled.
        public mutating func next() async -> P.Output? {
            switch await stream.next() {
            case .success(let value): value
            }
        }
    }

    private let publisher: P

    /// Makes a sequence of the publisher's values.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator { Iterator(stream: AsyncSubscriber(publisher)) }
}

/// The values of a publisher that may fail, as an asynchronous sequence that throws.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// The publisher's kind of value.
    public typealias Element = P.Output

    /// Requests one value at a time.
    public struct Iterator: AsyncIteratorProtocol {
        let stream: AsyncSubscriber<P.Output, P.Failure>

        /// The next value; nil when the publisher has finished or the task is canceled.
        public mutating func next() async throws -> P.Output? { try await stream.next().get() }
    }

    private let publisher: P

    /// Makes a sequence of the publisher's values.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator { Iterator(stream: AsyncSubscriber(publisher)) }
}

extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values as an asynchronous sequence that throws the publisher's error.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
