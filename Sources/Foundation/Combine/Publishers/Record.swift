/// A publisher that replays a list of values and a completion for each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
    /// The events that a record replays.
    public struct Recording {
        /// The values recorded.
        public private(set) var output: [Output]

        /// The completion recorded.
        public private(set) var completion: Subscribers.Completion<Failure>

        private var isOver = false

        /// Makes an empty recording that finishes.
        public init() { self.init(output: [], completion: .finished, isOver: false) }

        /// Makes a recording of values and a completion.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.init(output: output, completion: completion, isOver: true)
        }

        private init(output: [Output], completion: Subscribers.Completion<Failure>, isOver: Bool) {
            self.output = output
            self.completion = completion
            self.isOver = isOver
        }

        /// Adds a value; only before the completion.
        public mutating func receive(_ input: Output) {
            precondition(!isOver, "a recording takes no value after its completion")
            output.append(input)
        }

        /// Sets the completion; only once.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(!isOver, "a recording takes one completion")
            self.completion = completion
            isOver = true
        }
    }

    /// The values and the completion replayed.
    public let recording: Recording

    /// Makes a record from a closure that fills it.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
    }

    /// Makes a record of a recording.
    public init(recording: Recording) { self.recording = recording }

    /// Makes a record of values and a completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        recording = Recording(output: output, completion: completion)
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let subscription = SequenceSubscription(
            recording.output, downstream: subscriber, completion: recording.completion, isRecord: true)
        guard subscription.prepare() else {
            subscriber.receive(subscription: Subscriptions.empty)
            return subscriber.receive(completion: recording.completion)
        }
        subscriber.receive(subscription: subscription)
    }
}

extension Record: Codable where Output: Codable, Failure: Codable {}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
    private enum Key: String, CodingKey {
        case output, completion
    }

    /// Reads a recording, which has ended.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            output: try container.decode([Output].self, forKey: .output),
            completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
    }

    /// Writes the values and the completion.
    public func encode(into encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(output, forKey: .output)
        try container.encode(completion, forKey: .completion)
    }

    /// Writes the values and the completion.
    public func encode(to encoder: any Encoder) throws { try encode(into: encoder) }
}
