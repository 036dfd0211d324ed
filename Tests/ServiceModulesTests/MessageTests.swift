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
