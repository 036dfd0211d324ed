import Foundation

/// Receives whether a connection is accepted.
public typealias sec_protocol_verify_complete_t = (Bool) -> Void
/// Called when the other side's certificates are to be checked.
public typealias sec_protocol_verify_t = (
    sec_protocol_metadata_t, sec_trust_t, @escaping sec_protocol_verify_complete_t
) -> Void
/// Receives the identity of this side; nil for none.
public typealias sec_protocol_challenge_complete_t = (sec_identity_t?) -> Void
/// Called when the other side asks for an identity.
public typealias sec_protocol_challenge_t = (
    sec_protocol_metadata_t, @escaping sec_protocol_challenge_complete_t
) -> Void
/// Called when the keys of a connection were changed.
public typealias sec_protocol_key_update_complete_t = () -> Void
/// Called when the keys of a connection are to be changed.
public typealias sec_protocol_key_update_t = (
    sec_protocol_metadata_t, @escaping sec_protocol_key_update_complete_t
) -> Void

/// The options of TLS for a connection.
///
/// They are kept; a connection with TLS fails here, so that its blocks are not called.
///
/// Follows Apple's [sec_protocol_options_t](https://developer.apple.com/documentation/security/sec_protocol_options_t).
public final class sec_protocol_options_t: @unchecked Sendable {
    /// The values of the options.
    struct Values: Equatable {
        var least: tls_protocol_version_t?
        var greatest: tls_protocol_version_t?
        var ciphers: [tls_ciphersuite_t] = []
        var groups: [tls_ciphersuite_group_t] = []
        var protocols: [String] = []
        var serverName: String?
        var flags: [String: Bool] = [:]
        var sharedKeys: [String] = []
    }
    private let lock = NSLock()
    private var kept = Values()
    private var blocks: [String: Any] = [:]

    package init() {}

    var values: Values { lock.withLock { kept } }
    fileprivate func change(_ body: (inout Values) -> Void) { lock.withLock { body(&kept) } }
    fileprivate func flag(_ value: Bool, _ name: String = #function) { change { $0.flags[name] = value } }
    fileprivate func keep(_ value: Any?, _ name: String = #function) { lock.withLock { blocks[name] = value } }
}

/// Returns whether two sets of options have the same values.
public func sec_protocol_options_are_equal(
    _ optionsA: sec_protocol_options_t, _ optionsB: sec_protocol_options_t
) -> Bool {
    optionsA === optionsB || optionsA.values == optionsB.values
}

/// Sets the block that checks the other side's certificates.
public func sec_protocol_options_set_verify_block(
    _ options: sec_protocol_options_t, _ verify_block: @escaping sec_protocol_verify_t,
    _ verify_block_queue: DispatchQueue
) { options.keep((verify_block, verify_block_queue)) }
/// Sets the block that chooses an identity.
public func sec_protocol_options_set_challenge_block(
    _ options: sec_protocol_options_t, _ challenge_block: @escaping sec_protocol_challenge_t,
    _ challenge_queue: DispatchQueue
) { options.keep((challenge_block, challenge_queue)) }
/// Sets the block that is called when the keys are to be changed.
public func sec_protocol_options_set_key_update_block(
    _ options: sec_protocol_options_t, _ key_update_block: @escaping sec_protocol_key_update_t,
    _ key_update_queue: DispatchQueue
) { options.keep((key_update_block, key_update_queue)) }
/// Sets the identity of this side.
public func sec_protocol_options_set_local_identity(_ options: sec_protocol_options_t, _ identity: sec_identity_t) {
    options.keep(identity)
}

/// Sets the least version of TLS.
public func sec_protocol_options_set_min_tls_protocol_version(
    _ options: sec_protocol_options_t, _ version: tls_protocol_version_t
) { options.change { $0.least = version } }
/// Sets the greatest version of TLS.
public func sec_protocol_options_set_max_tls_protocol_version(
    _ options: sec_protocol_options_t, _ version: tls_protocol_version_t
) { options.change { $0.greatest = version } }
/// Returns the least version of TLS that is used by default.
public func sec_protocol_options_get_default_min_tls_protocol_version() -> tls_protocol_version_t { .TLSv12 }
/// Returns the greatest version of TLS that is used by default.
public func sec_protocol_options_get_default_max_tls_protocol_version() -> tls_protocol_version_t { .TLSv13 }
/// Returns the least version of TLS for datagrams that is used by default.
public func sec_protocol_options_get_default_min_dtls_protocol_version() -> tls_protocol_version_t { .DTLSv12 }
/// Returns the greatest version of TLS for datagrams that is used by default.
public func sec_protocol_options_get_default_max_dtls_protocol_version() -> tls_protocol_version_t { .DTLSv12 }

/// Adds a cipher.
public func sec_protocol_options_append_tls_ciphersuite(
    _ options: sec_protocol_options_t, _ ciphersuite: tls_ciphersuite_t
) { options.change { $0.ciphers.append(ciphersuite) } }
/// Adds a family of ciphers.
public func sec_protocol_options_append_tls_ciphersuite_group(
    _ options: sec_protocol_options_t, _ group: tls_ciphersuite_group_t
) { options.change { $0.groups.append(group) } }
/// Adds the name of a protocol above TLS, the preferred one first.
public func sec_protocol_options_add_tls_application_protocol(
    _ options: sec_protocol_options_t, _ application_protocol: UnsafePointer<CChar>
) {
    let name = String(cString: application_protocol)
    options.change { $0.protocols.append(name) }
}
/// Sets the name that the server's certificate must have.
public func sec_protocol_options_set_tls_server_name(
    _ options: sec_protocol_options_t, _ server_name: UnsafePointer<CChar>
) {
    let name = String(cString: server_name)
    options.change { $0.serverName = name }
}
/// Adds a key that both sides know, and its name.
public func sec_protocol_options_add_pre_shared_key(
    _ options: sec_protocol_options_t, _ psk: DispatchData, _ psk_identity: DispatchData
) {
    options.change { $0.sharedKeys.append(Data(psk_identity).base64EncodedString() + Data(psk).base64EncodedString()) }
}
/// Sets the hint by which a client chooses a key.
public func sec_protocol_options_set_tls_pre_shared_key_identity_hint(
    _ options: sec_protocol_options_t, _ psk_identity_hint: DispatchData
) { options.keep(psk_identity_hint) }
/// Sets the numbers of an exchange of keys.
public func sec_protocol_options_set_tls_diffie_hellman_parameters(
    _ options: sec_protocol_options_t, _ params: DispatchData
) { options.keep(params) }

/// Sets whether sessions are continued by tickets.
public func sec_protocol_options_set_tls_tickets_enabled(_ options: sec_protocol_options_t, _ tickets_enabled: Bool) {
    options.flag(tickets_enabled)
}
/// Sets whether this is a second attempt with an older version.
public func sec_protocol_options_set_tls_is_fallback_attempt(
    _ options: sec_protocol_options_t, _ is_fallback_attempt: Bool
) { options.flag(is_fallback_attempt) }
/// Sets whether sessions are continued.
public func sec_protocol_options_set_tls_resumption_enabled(
    _ options: sec_protocol_options_t, _ resumption_enabled: Bool
) { options.flag(resumption_enabled) }
/// Sets whether data is sent before the handshake's end.
public func sec_protocol_options_set_tls_false_start_enabled(
    _ options: sec_protocol_options_t, _ false_start_enabled: Bool
) { options.flag(false_start_enabled) }
/// Sets whether the server is asked for the state of its certificate.
public func sec_protocol_options_set_tls_ocsp_enabled(_ options: sec_protocol_options_t, _ ocsp_enabled: Bool) {
    options.flag(ocsp_enabled)
}
/// Sets whether the server is asked for the time stamps of its certificate.
public func sec_protocol_options_set_tls_sct_enabled(_ options: sec_protocol_options_t, _ sct_enabled: Bool) {
    options.flag(sct_enabled)
}
/// Sets whether a handshake may be repeated.
public func sec_protocol_options_set_tls_renegotiation_enabled(
    _ options: sec_protocol_options_t, _ renegotiation_enabled: Bool
) { options.flag(renegotiation_enabled) }
/// Sets whether the other side must have an identity.
public func sec_protocol_options_set_peer_authentication_required(
    _ options: sec_protocol_options_t, _ peer_authentication_required: Bool
) { options.flag(peer_authentication_required) }
/// Sets whether the other side may have an identity.
public func sec_protocol_options_set_peer_authentication_optional(
    _ options: sec_protocol_options_t, _ peer_authentication_optional: Bool
) { options.flag(peer_authentication_optional) }
/// Sets whether the server's name is encrypted.
public func sec_protocol_options_set_enable_encrypted_client_hello(
    _ options: sec_protocol_options_t, _ enable_encrypted_client_hello: Bool
) { options.flag(enable_encrypted_client_hello) }
