import Foundation
import Network
import OrielFoundation
import Testing

@Suite("Options of encrypted connections")
struct SecureOptionTests {
    @Test("Options are kept, and compared by their values")
    func options() {
        let (one, other) = (
            NWProtocolTLS.Options().securityProtocolOptions, NWProtocolTLS.Options().securityProtocolOptions
        )
        #expect(sec_protocol_options_are_equal(one, other))
        sec_protocol_options_set_min_tls_protocol_version(one, .TLSv13)
        sec_protocol_options_add_tls_application_protocol(one, "h2")
        sec_protocol_options_set_tls_server_name(one, "example.test")
        sec_protocol_options_set_peer_authentication_required(one, false)
        sec_protocol_options_set_verify_block(one, { _, _, complete in complete(true) }, .main)
        #expect(!sec_protocol_options_are_equal(one, other) && sec_protocol_options_are_equal(one, one))
        sec_protocol_options_set_min_tls_protocol_version(other, .TLSv13)
        sec_protocol_options_add_tls_application_protocol(other, "h2")
        sec_protocol_options_set_tls_server_name(other, "example.test")
        sec_protocol_options_set_peer_authentication_required(other, false)
        #expect(sec_protocol_options_are_equal(one, other))
        sec_protocol_options_append_tls_ciphersuite(other, .AES_256_GCM_SHA384)
        #expect(!sec_protocol_options_are_equal(one, other))
    }
}
