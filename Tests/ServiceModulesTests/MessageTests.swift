import CFNetwork
import Foundation
import Testing

@testable import CFNetwork

@Suite("Messages of HTTP, and proxies")
struct MessageTests {
    @Test("A request is written, and read in pieces")
    func requests() throws {
        let url = try #require(URL(string: "http://example.org:8080/a/b?c=d"))
        let request = CFHTTPMessageCreateRequest(nil, "POST", url, kCFHTTPVersion1_1).takeRetainedValue()
        CFHTTPMessageSetHeaderFieldValue(request, "X-A", "1")
        CFHTTPMessageSetHeaderFieldValue(request, "x-a", "2")
        CFHTTPMessageSetBody(request, Data("body".utf8))
        let data = try #require(CFHTTPMessageCopySerializedMessage(request)).takeRetainedValue()
        #expect(
            String(decoding: data as Data, as: UTF8.self)
                == "POST /a/b?c=d HTTP/1.1\r\nHost: example.org:8080\r\nx-a: 2\r\n\r\nbody")
        let read = CFHTTPMessageCreateEmpty(nil, true).takeRetainedValue()
        for byte in data as Data {
            #expect(CFHTTPMessageCopySerializedMessage(read) == nil || CFHTTPMessageIsHeaderComplete(read))
            #expect(CFHTTPMessageAppendBytes(read, [byte], 1))
        }
        #expect(CFHTTPMessageIsHeaderComplete(read) && CFHTTPMessageIsRequest(read))
        #expect(CFHTTPMessageCopyHeaderFieldValue(read, "HOST")?.takeRetainedValue() == "example.org:8080")
        #expect(CFHTTPMessageCopyRequestMethod(read)?.takeRetainedValue() == "POST")
        #expect(CFHTTPMessageCopyBody(read)?.takeRetainedValue() as Data? == Data("body".utf8))
    }

    @Test("A response has a status; bytes that are not HTTP are refused")
    func responses() {
        let response = CFHTTPMessageCreateResponse(nil, 404, "Gone", kCFHTTPVersion1_1).takeRetainedValue()
        #expect(CFHTTPMessageGetResponseStatusCode(response) == 404 && !CFHTTPMessageIsRequest(response))
        let other = CFHTTPMessageCreateEmpty(nil, false).takeRetainedValue()
        let bytes = Array("nothing\r\nx\r\n\r\n".utf8)
        #expect(!CFHTTPMessageAppendBytes(other, bytes, bytes.count))
        #expect(CFHTTPMessageGetResponseStatusCode(other) == 0)
    }

    @Test("Messages are copied, have their first line in parts, and take a password")
    func parts() throws {
        let url = try #require(URL(string: "https://example.org/a%20b"))
        let request = CFHTTPMessageCreateRequest(kCFAllocatorDefault, "GET", url, kCFHTTPVersion2_0).takeRetainedValue()
        let copy = CFHTTPMessageCreateCopy(nil, request).takeRetainedValue()
        #expect(CFHTTPMessageAddAuthentication(request, nil, "user", "secret", kCFHTTPAuthenticationSchemeBasic, false))
        let value = CFHTTPMessageCopyHeaderFieldValue(request, "Authorization")?.takeRetainedValue()
        #expect(value == "Basic dXNlcjpzZWNyZXQ=" && CFHTTPMessageCopyHeaderFieldValue(copy, "Authorization") == nil)
        #expect(CFHTTPMessageCopyRequestURL(copy)?.takeRetainedValue() as URL? == url)
        #expect(CFHTTPMessageCopyVersion(copy).takeRetainedValue() == "HTTP/2.0")
        #expect(CFHTTPMessageCopyResponseStatusLine(copy) == nil && CFHTTPMessageCopyBody(copy) == nil)
        CFHTTPMessageSetHeaderFieldValue(copy, "X-A", "1\r\nX-B: 2")
        let fields = CFHTTPMessageCopyAllHeaderFields(copy)?.takeRetainedValue()
        #expect(fields?["X-A"] as? NSString == "1X-B: 2" && fields?.count == 2)

        let response = CFHTTPMessageCreateResponse(nil, 101, nil, kCFHTTPVersion1_1).takeRetainedValue()
        let line = CFHTTPMessageCopyResponseStatusLine(response)?.takeRetainedValue()
        #expect(line == "HTTP/1.1 101 Switching Protocols" && CFHTTPMessageCopyRequestURL(response) == nil)
        let read = CFHTTPMessageCreateEmpty(nil, false).takeRetainedValue()
        let bytes = Array("HTTP/1.1 200 OK\r\nSet-A: 1\r\nset-a: 2\r\n\r\nmore".utf8)
        #expect(CFHTTPMessageAppendBytes(read, bytes, bytes.count) && !CFHTTPMessageIsRequest(read))
        #expect(CFHTTPMessageCopyHeaderFieldValue(read, "Set-A")?.takeRetainedValue() == "1, 2")
        #expect(CFHTTPMessageCopyBody(read)?.takeRetainedValue() as Data? == Data("more".utf8))
        #expect(CFGetTypeID(read) == CFHTTPMessageGetTypeID())
    }

    @Test("The environment's proxies are used, but for the hosts that it excepts")
    func proxies() throws {
        let settings = ProxySettings([
            "http_proxy": "proxy.example:3128", "ALL_PROXY": "socks5://socks.example", "no_proxy": "localhost, .test",
        ]).dictionary
        #expect(settings[kCFNetworkProxiesHTTPPort] as? NSNumber == 3128)
        func first(_ text: String) throws -> NSDictionary? {
            ProxySettings.proxies(for: try #require(URL(string: text)), settings).firstObject as? NSDictionary
        }
        #expect(try first("http://example.org")?[kCFProxyHostNameKey] as? NSString == "proxy.example")
        #expect(try first("https://example.org")?[kCFProxyTypeKey] as? NSString == "kCFProxyTypeSOCKS")
        #expect(try first("https://example.org")?[kCFProxyPortNumberKey] as? NSNumber == 1080)
        for host in ["localhost", "a.test"] {
            #expect(try first("http://\(host)")?[kCFProxyTypeKey] as? NSString == "kCFProxyTypeNone")
        }
    }
}
