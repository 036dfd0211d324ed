extension Publishers {
    /// A publisher that stops the program when the upstream fails.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The publisher cannot fail.
        public typealias Failure = Never

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// Text put before the message.
        public let prefix: String

        /// The file named in the message.
        public let file: StaticString

        /// The line named in the message.
        public let line: UInt

        /// Makes the publisher.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (prefix, file, line) = (prefix, file, line)
            upstream.subscribe(
                PassSubscriber(
                    "AssertNoFailure", subscriber,
                    children: { [("file", file), ("line", line), ("prefix", prefix)] },
                    error: { error in
                        fatalError("\(prefix)\(prefix.isEmpty ? "" : " ")\(error)", file: file, line: line)
                    }))
        }
    }
}

extension Publisher {
    /// Stops the program when the upstream fails; for errors that are mistakes in the program.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}
