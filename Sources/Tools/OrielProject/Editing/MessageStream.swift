import Foundation
import Synchronization

/// Reads messages of JSON-RPC, each behind a header with its length.
struct MessageReader {
    private let input: FileHandle
    private var buffer = Data()

    /// The length of the longest message that is read, in bytes.
    static let longest = 256 << 20

    init(_ input: FileHandle) { self.input = input }

    /// Returns the next message; nil at the end of the input.
    ///
    /// Throws where a header has no length.
    mutating func next() throws -> Data? {
        var length: Int?
        while let line = try line() {
            if line.isEmpty {
                guard let length, (0...Self.longest).contains(length) else {
                    throw Problem("A message has no length, or one that no message has.")
                }
                return try take(length)
            }
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            if parts.count == 2, parts[0].lowercased() == "content-length" { length = Int(parts[1]) }
        }
        return nil
    }

    /// A line of a header without its end; nil at the end of the input.
    private mutating func line() throws -> String? {
        while true {
            if let end = buffer.firstIndex(of: 0x0A) {
                let line = String(decoding: buffer[..<end], as: UTF8.self)
                buffer = Data(buffer[(end + 1)...])
                return line.hasSuffix("\r") ? String(line.dropLast()) : line
            }
            guard buffer.count < 1 << 16 else { throw Problem("A message has a header without an end.") }
            guard try fill() else { return nil }
        }
    }

    private mutating func take(_ length: Int) throws -> Data? {
        while buffer.count < length { guard try fill() else { return nil } }
        let message = Data(buffer.prefix(length))
        buffer = Data(buffer.dropFirst(length))
        return message
    }

    private mutating func fill() throws -> Bool {
        let data = input.availableData
        buffer.append(data)
        return !data.isEmpty
    }
}

/// Writes messages of JSON-RPC, one at a time from any thread.
final class MessageWriter: Sendable {
    private let output: FileHandle
    private let lock = Mutex(())

    init(_ output: FileHandle) { self.output = output }

    /// Writes a message, which is JSON already.
    func write(_ message: Data) {
        let header = Data("Content-Length: \(message.count)\r\n\r\n".utf8)
        lock.withLock { _ in
            // The other side has ended where this fails, and the input ends with it.
            try? output.write(contentsOf: header + message)
        }
    }

    /// Writes the result of a request.
    func reply(to id: MessageID, _ result: some Encodable) { encode(Reply(id: id, result: result)) }

    /// Writes that a request failed.
    /// - Parameter code: A code of JSON-RPC.
    func refuse(_ id: MessageID, code: Int = MessageFailure.internalError, _ reason: String) {
        encode(MessageFailure(id: id, error: .init(code: code, message: reason)))
    }

    /// Writes a notification.
    func notify(_ method: String, _ params: some Encodable) {
        encode(OutgoingNotification(method: method, params: params))
    }

    private func encode(_ message: some Encodable) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        if let data = try? encoder.encode(message) { write(data) }
    }

    private struct Reply<Result: Encodable>: Encodable {
        var jsonrpc = "2.0"
        var id: MessageID
        var result: Result
    }

    private struct OutgoingNotification<Params: Encodable>: Encodable {
        var jsonrpc = "2.0"
        var method: String
        var params: Params
    }
}

/// The kind of a message, and its request.
struct MessageHead: Decodable {
    /// The number of a request or its response; nil for notifications.
    var id: MessageID?
    /// The method; nil for responses.
    var method: String?
}

/// The parameters of a message.
struct MessageParameters<Value: Decodable>: Decodable {
    var params: Value
}

/// The identifier of a request: a number or a text.
enum MessageID: Codable, Hashable, Sendable {
    case number(Int), text(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        }
    }
}

/// A request that failed.
struct MessageFailure: Encodable {
    var jsonrpc = "2.0"
    var id: MessageID
    var error: Reason

    struct Reason: Encodable {
        var code: Int
        var message: String
    }

    /// The request's method is not known.
    static let unknownMethod = -32601
    /// The request's parameters cannot be read.
    static let invalidParameters = -32602
    static let internalError = -32603
}
