import Foundation

/// The version 1.0 of HTTP.
public let kCFHTTPVersion1_0: CFString = "HTTP/1.0"
/// The version 1.1 of HTTP.
public let kCFHTTPVersion1_1: CFString = "HTTP/1.1"
/// The version 2 of HTTP.
public let kCFHTTPVersion2_0: CFString = "HTTP/2.0"
/// The version 3 of HTTP.
public let kCFHTTPVersion3_0: CFString = "HTTP/3.0"

/// Returns the number of the type of messages.
public func CFHTTPMessageGetTypeID() -> CFTypeID { 0xBD }
/// Creates a message without content, for bytes that arrive.
public func CFHTTPMessageCreateEmpty(_ alloc: CFAllocator?, _ isRequest: Bool) -> Unmanaged<CFHTTPMessage> {
    .passRetained(CFHTTPMessage(isRequest: isRequest, start: "", head: Data()))
}
/// Creates a request.
public func CFHTTPMessageCreateRequest(
    _ alloc: CFAllocator?, _ requestMethod: CFString, _ url: CFURL, _ httpVersion: CFString
) -> Unmanaged<CFHTTPMessage> {
    let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    let path = parts?.percentEncodedPath ?? url.path
    let target = (path.isEmpty ? "/" : path) + (parts?.percentEncodedQuery.map { "?\($0)" } ?? "")
    let message = CFHTTPMessage(isRequest: true, start: "\(requestMethod) \(target) \(httpVersion)")
    message.url = url
    if let host = url.host { message.set("Host", url.port.map { "\(host):\($0)" } ?? host) }
    return .passRetained(message)
}
/// Creates a response.
public func CFHTTPMessageCreateResponse(
    _ alloc: CFAllocator?, _ statusCode: CFIndex, _ statusDescription: CFString?, _ httpVersion: CFString
) -> Unmanaged<CFHTTPMessage> {
    let words = statusDescription ?? CFHTTPMessage.words(for: statusCode)
    return .passRetained(CFHTTPMessage(isRequest: false, start: "\(httpVersion) \(statusCode) \(words)"))
}
/// Creates a copy of a message.
public func CFHTTPMessageCreateCopy(_ alloc: CFAllocator?, _ message: CFHTTPMessage) -> Unmanaged<CFHTTPMessage> {
    .passRetained(CFHTTPMessage(message))
}
/// Adds bytes that have arrived; returns false where they are not HTTP.
@discardableResult
public func CFHTTPMessageAppendBytes(
    _ message: CFHTTPMessage, _ newBytes: UnsafePointer<UInt8>, _ numBytes: CFIndex
) -> Bool { message.append(Data(bytes: newBytes, count: max(numBytes, 0))) }
/// Returns whether the head has arrived.
public func CFHTTPMessageIsHeaderComplete(_ message: CFHTTPMessage) -> Bool { message.head == nil }
/// Returns whether a message is a request.
public func CFHTTPMessageIsRequest(_ message: CFHTTPMessage) -> Bool { message.isRequest }
/// Returns the version of HTTP.
public func CFHTTPMessageCopyVersion(_ message: CFHTTPMessage) -> Unmanaged<NSString> {
    let words = message.words
    let version = (message.isRequest ? words.last : words.first).flatMap { $0.hasPrefix("HTTP/") ? $0 : nil }
    return .passRetained(NSString(string: version ?? kCFHTTPVersion1_1))
}
/// Sets a header; nil removes it.
public func CFHTTPMessageSetHeaderFieldValue(
    _ message: CFHTTPMessage, _ headerField: CFString, _ value: CFString?
) { message.set(headerField, value) }
/// Returns a header; nil if there is none.
public func CFHTTPMessageCopyHeaderFieldValue(
    _ message: CFHTTPMessage, _ headerField: CFString
) -> Unmanaged<NSString>? { message.value(headerField).map { .passRetained(NSString(string: $0)) } }
/// Returns all headers.
public func CFHTTPMessageCopyAllHeaderFields(_ message: CFHTTPMessage) -> Unmanaged<CFDictionary>? {
    let result = NSMutableDictionary()
    for header in message.headers { result[header.name] = NSString(string: header.value) }
    return .passRetained(result)
}
/// Sets the content.
public func CFHTTPMessageSetBody(_ message: CFHTTPMessage, _ bodyData: CFData) { message.body = bodyData }
/// Returns the content; nil if there is none.
public func CFHTTPMessageCopyBody(_ message: CFHTTPMessage) -> Unmanaged<NSData>? {
    message.body.map { .passRetained(NSData(data: $0)) }
}
/// Returns the number of a response's status; 0 for a request.
public func CFHTTPMessageGetResponseStatusCode(_ response: CFHTTPMessage) -> CFIndex {
    response.isRequest || response.words.count < 2 ? 0 : Int(response.words[1]) ?? 0
}
/// Returns the first line of a response; nil for a request.
public func CFHTTPMessageCopyResponseStatusLine(_ response: CFHTTPMessage) -> Unmanaged<NSString>? {
    response.isRequest || response.start.isEmpty ? nil : .passRetained(NSString(string: response.start))
}
/// Returns the method of a request; nil for a response.
public func CFHTTPMessageCopyRequestMethod(_ request: CFHTTPMessage) -> Unmanaged<NSString>? {
    guard request.isRequest, let word = request.words.first else { return nil }
    return .passRetained(NSString(string: word))
}
/// Returns the address of a request, as far as its head has it; nil for a response.
public func CFHTTPMessageCopyRequestURL(_ request: CFHTTPMessage) -> Unmanaged<NSURL>? {
    guard request.isRequest else { return nil }
    let found = request.url ?? (request.words.count > 1 ? URL(string: request.words[1]) : nil)
    return found.map { .passRetained($0 as NSURL) }
}
/// Returns the message as bytes; nil while its head is not complete.
public func CFHTTPMessageCopySerializedMessage(_ message: CFHTTPMessage) -> Unmanaged<NSData>? {
    message.serialized.map { .passRetained(NSData(data: $0)) }
}

/// A name and a password, in a form that anyone can read.
public let kCFHTTPAuthenticationSchemeBasic: CFString = "Basic"
/// A name and a sum over the password.
public let kCFHTTPAuthenticationSchemeDigest: CFString = "Digest"
/// The scheme of Windows.
public let kCFHTTPAuthenticationSchemeNTLM: CFString = "NTLM"
/// Kerberos.
public let kCFHTTPAuthenticationSchemeKerberos: CFString = "Kerberos"
/// Kerberos, or the scheme of Windows.
public let kCFHTTPAuthenticationSchemeNegotiate: CFString = "Negotiate"
/// OAuth.
public let kCFHTTPAuthenticationSchemeOAuth1: CFString = "OAuth"

/// Adds a name and a password to a request; returns whether the scheme is known.
///
/// Of the schemes there is `Basic`; another one is reported once.
/// - Parameters:
///   - request: The request.
///   - authenticationFailureResponse: The response that has asked for the password; its scheme is used where none is given.
///   - username: The name.
///   - password: The password.
///   - authenticationScheme: The scheme; the response's, else `Basic`, for nil.
///   - forProxy: Whether the proxy asks.
@discardableResult
public func CFHTTPMessageAddAuthentication(
    _ request: CFHTTPMessage, _ authenticationFailureResponse: CFHTTPMessage?, _ username: CFString,
    _ password: CFString, _ authenticationScheme: CFString?, _ forProxy: Bool
) -> Bool {
    let asked = authenticationFailureResponse?.value(forProxy ? "Proxy-Authenticate" : "WWW-Authenticate")
    let scheme = authenticationScheme ?? asked?.split(separator: " ").first.map(String.init) ?? "Basic"
    guard scheme.caseInsensitiveCompare("Basic") == .orderedSame else {
        RuntimeWarning.issue(
            "CFHTTPMessageAddAuthentication: of the schemes there is Basic (see CompatibilityGaps.md).")
        return false
    }
    let value = Data("\(username):\(password)".utf8).base64EncodedString()
    request.set(forProxy ? "Proxy-Authorization" : "Authorization", "Basic \(value)")
    return true
}
