import Foundation

/// A request or response of HTTP, as bytes.
///
/// Follows Apple's [CFHTTPMessage](https://developer.apple.com/documentation/cfnetwork/cfhttpmessage).
public final class CFHTTPMessage: NSObject, _CoreFoundationObject {
    /// The number of the type.
    public static var _typeID: CFTypeID { CFHTTPMessageGetTypeID() }

    let isRequest: Bool
    /// The first line.
    var start: String
    /// The address of a request.
    var url: URL?
    var headers: [(name: String, value: String)] = []
    var body: Data?
    /// The bytes of a head that has no end yet; nil if the head is complete.
    var head: Data?

    init(isRequest: Bool, start: String, head: Data? = nil) {
        (self.isRequest, self.start, self.head) = (isRequest, start, head)
    }

    /// Creates a copy.
    init(_ other: CFHTTPMessage) {
        (isRequest, start, url, headers) = (other.isRequest, other.start, other.url, other.headers)
        (body, head) = (other.body, other.head)
    }

    /// The words of the first line: three at most.
    var words: [String] { start.split(separator: " ", maxSplits: 2).map(String.init) }

    /// Adds bytes to the head until that is complete, then to the body.
    func append(_ bytes: Data) -> Bool {
        guard var data = head else {
            body = (body ?? Data()) + bytes
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
            add(String(line[..<colon]), value)
        }
        head = nil
        body = Data(data[end.upperBound...])
        return words.count >= 2 && (isRequest || Int(words[1]) != nil)
    }

    /// Adds a header; the values of one name are separated by commas.
    private func add(_ name: String, _ value: String) {
        guard let index = headers.firstIndex(where: { $0.name.caseInsensitiveCompare(name) == .orderedSame }) else {
            return headers.append((name, value))
        }
        headers[index].value += ", \(value)"
    }

    /// Sets a header; nil removes it.
    func set(_ name: String, _ value: String?) {
        headers.removeAll { $0.name.caseInsensitiveCompare(name) == .orderedSame }
        // A line more would be a header of somebody else's.
        if let value { headers.append((Self.line(name), Self.line(value))) }
    }

    private static func line(_ text: String) -> String {
        text.unicodeScalars.contains { $0 == "\r" || $0 == "\n" }
            ? String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\r" && $0 != "\n" })) : text
    }

    /// The value of a header; nil if there is none.
    func value(_ name: String) -> String? {
        headers.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }?.value
    }

    /// The bytes; nil while the head is not complete.
    var serialized: Data? {
        guard head == nil else { return nil }
        let lines = [start] + headers.map { "\($0.name): \($0.value)" }
        return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (body ?? Data())
    }

    /// The words for the number of a response's status.
    static func words(for status: Int) -> String {
        switch status {
        case 100: "Continue"
        case 101: "Switching Protocols"
        case 200: "OK"
        case 201: "Created"
        case 202: "Accepted"
        case 204: "No Content"
        case 206: "Partial Content"
        case 301: "Moved Permanently"
        case 302: "Found"
        case 303: "See Other"
        case 304: "Not Modified"
        case 307: "Temporary Redirect"
        case 308: "Permanent Redirect"
        case 400: "Bad Request"
        case 401: "Unauthorized"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 409: "Conflict"
        case 410: "Gone"
        case 413: "Content Too Large"
        case 416: "Range Not Satisfiable"
        case 426: "Upgrade Required"
        case 429: "Too Many Requests"
        case 500: "Internal Server Error"
        case 501: "Not Implemented"
        case 502: "Bad Gateway"
        case 503: "Service Unavailable"
        case 504: "Gateway Timeout"
        default: "Status"
        }
    }
}
