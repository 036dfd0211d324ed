import Foundation

extension NWConnection {
    /// The description of a message: its name, its place among others, and the facts of protocols.
    ///
    /// Follows Apple's [NWConnection.ContentContext](https://developer.apple.com/documentation/network/nwconnection/contentcontext).
    public final class ContentContext: @unchecked Sendable {
        /// A name for the app itself.
        public let identifier: String
        /// After how many milliseconds the message is not sent any more; 0 for ever.
        ///
        /// It has no effect here.
        public let expirationMilliseconds: UInt64
        /// The place among other messages, from 0 to 1; it has no effect here.
        public let relativePriority: Double
        /// The message before which this one is not sent; it has no effect here.
        public let antecedent: ContentContext?
        /// Whether no message follows.
        public let isFinal: Bool
        /// The facts of protocols.
        public let protocolMetadata: [NWProtocolMetadata]

        /// Creates a context.
        public init(
            identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
            antecedent: ContentContext? = nil, metadata: [NWProtocolMetadata]? = []
        ) {
            self.identifier = identifier
            expirationMilliseconds = expiration
            relativePriority = priority
            self.isFinal = isFinal
            self.antecedent = antecedent
            protocolMetadata = metadata ?? []
        }

        /// Returns the facts of a protocol; nil if there are none.
        public func protocolMetadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? {
            protocolMetadata.first { $0.definition == definition }
        }

        /// A message like any other.
        public static let defaultMessage = ContentContext(identifier: "Default Message")
        /// The last message, after which the stream ends.
        public static let finalMessage = ContentContext(identifier: "Final Message", isFinal: true)
        /// The one message of a stream, after which it ends.
        public static let defaultStream = ContentContext(identifier: "Default Stream", isFinal: true)
    }

    /// When sending is over for the app.
    public enum SendCompletion: Sendable {
        /// Calls a function once the system has the content, with an error if it does not.
        case contentProcessed(@Sendable (_ error: NWError?) -> Void)
        /// The app does not care.
        case idempotent

        func call(_ error: NWError?) {
            if case .contentProcessed(let function) = self { function(error) }
        }
    }

    /// A function that receives content: the content, its context, whether the message is complete, and an error.
    public typealias ReceiveCompletion =
        @Sendable (
            _ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
        ) -> Void

    // MARK: Sending

    /// Sends content.
    ///
    /// A complete message with a final context ends the stream in this direction.
    public func send(
        content: (some DataProtocol)?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {
        enqueue(content.map { Data($0) }, isFinal: isComplete && contentContext.isFinal, completion)
    }

    /// Sends no content, for its context alone.
    public func send(
        content: Data? = nil, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {
        enqueue(content, isFinal: isComplete && contentContext.isFinal, completion)
    }

    /// Calls a function whose sends belong together.
    public func batch(_ block: () -> Void) { block() }

    private func enqueue(_ content: Data?, isFinal: Bool, _ completion: SendCompletion) {
        work.async {
            switch self.state {
            case .ready: self.pass(content, isFinal: isFinal, completion)
            case .failed(let error): completion.call(error)
            case .cancelled: completion.call(.posix(.ECANCELED))
            default: self.unsent.append((content, isFinal, completion))
            }
        }
    }

    func pass(_ content: Data?, isFinal: Bool, _ completion: SendCompletion) {
        guard let socket else { return completion.call(.posix(.ENOTCONN)) }
        if let content, !content.isEmpty || !parameters.isStream {
            socket.send(content) { completion.call($0) }
        } else {
            completion.call(nil)
        }
        if isFinal, parameters.isStream { socket.finishSending() }
    }

    // MARK: Receiving

    /// Receives some content: at least a number of bytes (fewer at the end of a message or stream), and at most another.
    public func receive(
        minimumIncompleteLength: Int, maximumLength: Int, completion: @escaping ReceiveCompletion
    ) {
        let limits = max(minimumIncompleteLength, 0)...max(maximumLength, minimumIncompleteLength, 1)
        request(Inbox.Request(limits: limits, completion: completion))
    }

    /// Receives a whole message: a datagram, or all of a stream until its end.
    public func receiveMessage(completion: @escaping ReceiveCompletion) {
        request(Inbox.Request(limits: nil, completion: completion))
    }

    /// Receives content as a discontiguous value, as `receive` does.
    public func receiveDiscontiguous(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping @Sendable (DispatchData?, ContentContext?, Bool, NWError?) -> Void
    ) {
        receive(minimumIncompleteLength: minimumIncompleteLength, maximumLength: maximumLength) {
            completion($0.map { $0.withUnsafeBytes { DispatchData(bytes: $0) } }, $1, $2, $3)
        }
    }

    /// Receives a whole message as a discontiguous value, as `receiveMessage` does.
    public func receiveMessageDiscontiguous(
        completion: @escaping @Sendable (DispatchData?, ContentContext?, Bool, NWError?) -> Void
    ) {
        receiveMessage { completion($0.map { $0.withUnsafeBytes { DispatchData(bytes: $0) } }, $1, $2, $3) }
    }

    private func request(_ request: Inbox.Request) {
        work.async {
            switch self.state {
            case .failed(let error): request.completion(nil, nil, false, error)
            case .cancelled: request.completion(nil, nil, false, .posix(.ECANCELED))
            default:
                self.inbox.requests.append(request)
                self.deliver()
                self.readIfWanted()
            }
        }
    }

    /// Takes a piece of content from the socket; nil at the end.
    func take(_ content: Data?) {
        if let content { inbox.append(content, isStream: parameters.isStream) } else { inbox.hasEnded = true }
        deliver()
        readIfWanted()
    }

    private func deliver() {
        while let delivery = inbox.next(isStream: parameters.isStream) { delivery() }
    }

    /// Reads while something waits for content: else the other end is held up, as it should be.
    func readIfWanted() { socket?.setReading(!inbox.requests.isEmpty && !inbox.hasEnded) }
}
