import Foundation

extension Publishers {
    /// A publisher that stops in the debugger when a closure returns true.
    public struct Breakpoint<Upstream: Publisher>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// Returns whether to stop at the subscription.
        public let receiveSubscription: ((any Subscription) -> Bool)?

        /// Returns whether to stop at a value.
        public let receiveOutput: ((Upstream.Output) -> Bool)?

        /// Returns whether to stop at the completion.
        public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (onSubscription, onOutput, onCompletion) = (receiveSubscription, receiveOutput, receiveCompletion)
            func stop(_ isWanted: Bool?) { if isWanted == true { stopInDebugger() } }
            upstream.subscribe(
                PassSubscriber(
                    "Breakpoint", subscriber,
                    subscription: {
                        stop(onSubscription?($0))
                        subscriber.receive(subscription: $0)
                    },
                    value: {
                        stop(onOutput?($0))
                        return subscriber.receive($0)
                    },
                    completion: {
                        stop(onCompletion?($0))
                        subscriber.receive(completion: $0)
                    }))
        }

        /// Makes the publisher.
        public init(
            upstream: Upstream,
            receiveSubscription: ((any Subscription) -> Bool)? = nil,
            receiveOutput: ((Output) -> Bool)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
        }
    }
}

extension Publisher {
    /// Stops in the debugger, with the signal SIGTRAP, at the events for which a closure returns true.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil,
        receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        Publishers.Breakpoint(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion)
    }

    /// Stops in the debugger, with the signal SIGTRAP, when the publisher fails.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> {
        breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
    }
}

/// Stops in the debugger; without one the program ends.
///
/// Under the system's own action for the signal: a handler that reports crashes would return from this one, which no
/// instruction repeats, and the program would run on.
private func stopInDebugger() {
    var standard = sigaction()
    var last = sigaction()
    sigaction(SIGTRAP, &standard, &last)
    raise(SIGTRAP)
    sigaction(SIGTRAP, &last, nil)
}
