import Foundation
import Security
import SwiftUITesting
import Testing

@Suite("Secure Transport, and objects of options")
struct SecureTransportTests {
    @Test("A connection has the name of its other side; its handshake fails")
    @MainActor
    func contexts() throws {
        let context = try #require(SSLCreateContext(nil, .clientSide, .streamType))
        #expect(SSLSetPeerDomainName(context, "example.test", 12) == errSecSuccess)
        var length = 0
        SSLGetPeerDomainNameLength(context, &length)
        #expect(length == 12)
        var name = [CChar](repeating: 0, count: length + 1)
        #expect(
            SSLGetPeerDomainName(context, &name, &length) == errSecSuccess && String(cString: name) == "example.test")
        length = 3
        #expect(SSLGetPeerDomainName(context, &name, &length) == errSSLBufferOverflow)
        #expect(
            SSLSetPeerDomainName(context, nil, 3) == errSecParam
                && SSLSetPeerDomainName(context, "a", -1) == errSecParam)
        let warnings = TestHost.warnings { #expect(SSLHandshake(context) != errSecSuccess) }
        var state = SSLSessionState.idle
        SSLGetSessionState(context, &state)
        #expect(warnings.count == 1 && state == .aborted)
    }

    @Test("A trust is wrapped for options, and is the same afterward")
    func references() throws {
        let certificate = try #require(SecCertificateCreateWithData(nil, TestIdentity.root as CFData))
        var trust: SecTrust?
        let policy = SecPolicyCreateSSL(true, "example.test" as NSString)
        #expect(SecTrustCreateWithCertificates(certificate, policy, &trust) == errSecSuccess)
        let made = try #require(trust)
        let wrapped = try #require(sec_trust_create(made))
        #expect(sec_trust_copy_ref(wrapped).takeRetainedValue() === made)
        let copy = try #require(sec_certificate_create(certificate))
        #expect(sec_certificate_copy_ref(copy)?.takeRetainedValue() === certificate)
    }
}
