import Foundation

/// The content that has arrived at a connection, and the functions that wait for some.
struct Inbox {
    /// A function that waits for content.
    struct Request {
        /// The fewest and most bytes; nil for a whole message.
        let limits: ClosedRange<Int>?
        let completion: NWConnection.ReceiveCompletion
    }

    var requests: [Request] = []
    /// Whether no content follows.
    var hasEnded = false
    private var bytes = Data()
    private var messages: [Data] = []
    private var hasToldEnd = false

    mutating func append(_ content: Data, isStream: Bool) {
        if isStream { bytes += content } else { messages.append(content) }
    }

    /// Removes the first request and its content; nil if there is no request, or not enough content for it.
    mutating func next(isStream: Bool) -> (() -> Void)? {
        guard let request = requests.first else { return nil }
        return isStream ? nextOfStream(request) : nextMessage(request)
    }

    private mutating func nextOfStream(_ request: Request) -> (() -> Void)? {
        let completion = request.completion
        let isEnough = request.limits.map { bytes.count >= max($0.lowerBound, 1) } ?? false
        guard isEnough || hasEnded else { return nil }
        requests.removeFirst()
        if bytes.isEmpty {
            if hasToldEnd { return { completion(nil, nil, true, .posix(.ENODATA)) } }
            hasToldEnd = true
            return { completion(nil, .finalMessage, true, nil) }
        }
        let part = Data(bytes.prefix(request.limits?.upperBound ?? bytes.count))
        bytes = Data(bytes.dropFirst(part.count))
        let isLast = hasEnded && bytes.isEmpty
        if isLast { hasToldEnd = true }
        return { completion(part, isLast ? .finalMessage : .defaultStream, isLast, nil) }
    }

    private mutating func nextMessage(_ request: Request) -> (() -> Void)? {
        guard !messages.isEmpty else { return nil }
        requests.removeFirst()
        let (message, completion) = (messages[0], request.completion)
        guard let most = request.limits?.upperBound, message.count > most else {
            messages.removeFirst()
            return { completion(message, .defaultMessage, true, nil) }
        }
        messages[0] = Data(message.dropFirst(most))
        return { completion(Data(message.prefix(most)), .defaultMessage, false, nil) }
    }

    /// Ends all requests with an error.
    mutating func fail(_ error: NWError) {
        let waiting = requests
        self = Inbox()
        for request in waiting { request.completion(nil, nil, false, error) }
    }
}
