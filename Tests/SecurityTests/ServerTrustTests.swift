#if !ORIEL_WITHOUT_NETWORKING
import FoundationNetworking
import Security
import Testing

@Suite("Certificates of servers, in challenges")
struct ServerTrustTests {
    @Test("A delegate that pins certificates compiles as on Apple's systems; its space has no certificate here")
    func challenges() {
        let space = URLProtectionSpace(
            host: "example.com", port: 443, protocol: "https", realm: nil,
            authenticationMethod: NSURLAuthenticationMethodServerTrust)
        #expect(space.authenticationMethod == "NSURLAuthenticationMethodServerTrust" && space.serverTrust == nil)
        #expect(NSURLAuthenticationMethodClientCertificate != NSURLAuthenticationMethodServerTrust)
    }

    @Test("A credential that accepts a server holds neither a user nor a password, and is not kept")
    func credentials() throws {
        let certificate = try #require(SecCertificateCreateWithData(nil, TestIdentity.root as CFData))
        var trust: SecTrust?
        #expect(SecTrustCreateWithCertificates(certificate, SecPolicyCreateBasicX509(), &trust) == errSecSuccess)
        let credential = URLCredential(trust: try #require(trust))
        #expect(credential.user == "" && credential.password == "" && credential.persistence == .none)
    }
}
#endif
