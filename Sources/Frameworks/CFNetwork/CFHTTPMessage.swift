import Foundation
import FoundationNetworking
import OrielFoundation

/// A request or response of HTTP, as bytes.
///
/// Follows Apple's [CFHTTPMessage](https://developer.apple.com/documentation/cfnetwork/cfhttpmessage).
public final class CFHTTPMessage: NSObject {
    var start: String
    var headers: [(name: String, value: String)] = []
    var body = Data()
    /// The bytes of a head that has no end yet; nil if the head is complete.
    var head: Data?
    init(start: String, head: Data? = nil) { (self.start, self.head) = (start, head) }

    /// Adds bytes to the head until that is complete, then to the body.
    func append(_ bytes: Data) -> Bool {
        guard var data = head else {
            body += bytes
            return true
        }
        data += bytes
        guard let end = data.range(of: Data("\r\n\r\n".utf8)) else {
            head = data
            // A head without an end is not kept without a limit.
            return data.count <= 1 << 20
        }
        let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        start = lines[0]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { return false }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            headers.append((String(line[..<colon]), value))
        }
        head = nil
        body = Data(data[end.upperBound...])
        return start.split(separator: " ").count >= 2
    }

    func set(_ name: String, _ value: String?) {
        headers.removeAll { $0.name.caseInsensitiveCompare(name) == .orderedSame }
        if let value { headers.append((name, value)) }
    }
}

/// The version 1.0 of HTTP.
public let kCFHTTPVersion1_0: CFString = "HTTP/1.0"
/// The version 1.1 of HTTP.
public let kCFHTTPVersion1_1: CFString = "HTTP/1.1"
/// The version 2 of HTTP.
public let kCFHTTPVersion2_0: CFString = "HTTP/2.0"

/// Creates a message without content, for bytes that arrive.
public func CFHTTPMessageCreateEmpty(_ alloc: AnyObject?, _ isRequest: Bool) -> Unmanaged<CFHTTPMessage> {
    Unmanaged.passRetained(CFHTTPMessage(start: "", head: Data()))
}
/// Creates a request.
public func CFHTTPMessageCreateRequest(
    _ alloc: AnyObject?, _ requestMethod: CFString, _ url: CFURL, _ httpVersion: CFString
) -> Unmanaged<CFHTTPMessage> {
    let path = (url.path.isEmpty ? "/" : url.path) + (url.query.map { "?\($0)" } ?? "")
    let message = CFHTTPMessage(start: "\(requestMethod) \(path) \(httpVersion)")
    if let host = url.host { message.set("Host", url.port.map { "\(host):\($0)" } ?? host) }
    return Unmanaged.passRetained(message)
}
/// Creates a response.
public func CFHTTPMessageCreateResponse(
    _ alloc: AnyObject?, _ statusCode: Int, _ statusDescription: CFString?, _ httpVersion: CFString
) -> Unmanaged<CFHTTPMessage> {
    let words = statusDescription ?? HTTPURLResponse.localizedString(forStatusCode: statusCode)
    return Unmanaged.passRetained(CFHTTPMessage(start: "\(httpVersion) \(statusCode) \(words)"))
}
/// Adds bytes that have arrived; returns false where they are not HTTP.
@discardableResult
public func CFHTTPMessageAppendBytes(
    _ message: CFHTTPMessage, _ newBytes: UnsafePointer<UInt8>, _ numBytes: CFIndex
) -> Bool { message.append(Data(bytes: newBytes, count: max(numBytes, 0))) }
/// Returns whether the head has arrived.
public func CFHTTPMessageIsHeaderComplete(_ message: CFHTTPMessage) -> Bool { message.head == nil }
/// Returns whether a message is a request.
public func CFHTTPMessageIsRequest(_ message: CFHTTPMessage) -> Bool { !message.start.hasPrefix("HTTP/") }
/// Sets a header; nil removes it.
public func CFHTTPMessageSetHeaderFieldValue(
    _ message: CFHTTPMessage, _ headerField: CFString, _ value: CFString?
) { message.set(headerField, value) }
/// Returns a header; nil if there is none.
public func CFHTTPMessageCopyHeaderFieldValue(
    _ message: CFHTTPMessage, _ headerField: CFString
) -> Unmanaged<NSString>? {
    let header = message.headers.first { $0.name.caseInsensitiveCompare(headerField) == .orderedSame }
    return header.map { Unmanaged.passRetained(NSString(string: $0.value)) }
}
/// Returns all headers.
public func CFHTTPMessageCopyAllHeaderFields(_ message: CFHTTPMessage) -> Unmanaged<CFDictionary>? {
    let result = NSMutableDictionary()
    for header in message.headers { result[header.name] = NSString(string: header.value) }
    return Unmanaged.passRetained(result)
}
/// Sets the content.
public func CFHTTPMessageSetBody(_ message: CFHTTPMessage, _ bodyData: CFData) { message.body = bodyData }
/// Returns the content.
public func CFHTTPMessageCopyBody(_ message: CFHTTPMessage) -> Unmanaged<NSData>? {
    Unmanaged.passRetained(NSData(data: message.body))
}
/// Returns the number of a response's status; 0 for a request.
public func CFHTTPMessageGetResponseStatusCode(_ response: CFHTTPMessage) -> CFIndex {
    let words = response.start.split(separator: " ")
    return CFHTTPMessageIsRequest(response) || words.count < 2 ? 0 : Int(words[1]) ?? 0
}
/// Returns the method of a request; nil for a response.
public func CFHTTPMessageCopyRequestMethod(_ request: CFHTTPMessage) -> Unmanaged<NSString>? {
    guard CFHTTPMessageIsRequest(request), let word = request.start.split(separator: " ").first else { return nil }
    return Unmanaged.passRetained(NSString(string: String(word)))
}
/// Returns the message as bytes; nil while its head is not complete.
public func CFHTTPMessageCopySerializedMessage(_ message: CFHTTPMessage) -> Unmanaged<NSData>? {
    guard message.head == nil else { return nil }
    let lines = [message.start] + message.headers.map { "\($0.name): \($0.value)" }
    let data = Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + message.body
    return Unmanaged.passRetained(NSData(data: data))
}
