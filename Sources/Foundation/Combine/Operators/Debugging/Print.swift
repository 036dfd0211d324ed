extension Publishers {
    /// A publisher that writes a line for each event.
    public struct Print<Upstream: Publisher>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// Text put before each line.
        public let prefix: String

        /// Where lines go; nil for the standard output.
        public let stream: (any TextOutputStream)?

        /// Makes the publisher.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let log = EventLog(prefix: prefix, stream: stream)
            let hooks = TapSubscriber<S>.Hooks(
                subscription: { log.write("receive subscription: (\($0))") },
                output: { log.write("receive value: (\($0))") },
                completion: { completion in
                    switch completion {
                    case .finished: log.write("receive finished")
                    case .failure(let error): log.write("receive error: (\(error))")
                    }
                },
                answer: { log.write("request \(text($0)) (synchronous)") })
            let link = UpstreamLink(
                "Print", onRequest: { log.write("request \(text($0))") }, onCancel: { log.write("receive cancel") })
            upstream.subscribe(TapSubscriber(subscriber, link, hooks))
        }
    }
}

extension Publisher {
    /// Writes a line for each event, to the standard output unless a stream is given.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}

/// The demand as `print()` shows it.
private func text(_ demand: Subscribers.Demand) -> String { demand.max.map { "max: (\($0))" } ?? "unlimited" }

private final class EventLog {
    private let lock = Lock()
    private let prefix: String
    private var stream: (any TextOutputStream)?

    init(prefix: String, stream: (any TextOutputStream)?) {
        self.prefix = prefix.isEmpty ? "" : prefix + ": "
        self.stream = stream
    }

    func write(_ event: String) {
        lock.withLock {
            if stream == nil {
                Swift.print(prefix + event)
            } else {
                // The pieces that `print(_:to:)` writes: a stream of one's own sees them.
                for piece in ["", prefix + event, "\n"] { stream?.write(piece) }
            }
        }
    }
}
