/// A publisher that replays a list of values and a completion for each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
    /// What a record replays.
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
        let values = Publishers.Sequence<[Output], Failure>(sequence: recording.output)
        switch recording.completion {
        case .finished: values.subscribe(subscriber)
        case .failure(let error): values.append(Fail(error: error)).subscribe(subscriber)
        }
    }
}

extension Record: Codable where Output: Codable, Failure: Codable {}
extension Record.Recording: Codable where Output: Codable, Failure: Codable {}
