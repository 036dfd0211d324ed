import Foundation

/// The facts of an encrypted connection; there is none here, as connections with TLS fail.
///
/// Follows Apple's [sec_protocol_metadata_t](https://developer.apple.com/documentation/security/sec_protocol_metadata_t).
public final class sec_protocol_metadata_t: @unchecked Sendable {
    package init() {}
}

/// Returns the name of the protocol above TLS that both sides have chosen; nil for none.
public func sec_protocol_metadata_get_negotiated_protocol(
    _ metadata: sec_protocol_metadata_t
) -> UnsafePointer<CChar>? { nil }
/// Returns the name of the server; nil if the client has not sent one.
public func sec_protocol_metadata_get_server_name(_ metadata: sec_protocol_metadata_t) -> UnsafePointer<CChar>? { nil }
/// Returns the version of TLS.
public func sec_protocol_metadata_get_negotiated_tls_protocol_version(
    _ metadata: sec_protocol_metadata_t
) -> tls_protocol_version_t { .TLSv13 }
/// Returns the cipher.
public func sec_protocol_metadata_get_negotiated_tls_ciphersuite(
    _ metadata: sec_protocol_metadata_t
) -> tls_ciphersuite_t { .AES_128_GCM_SHA256 }
/// Returns whether the server has accepted data before the handshake's end.
public func sec_protocol_metadata_get_early_data_accepted(_ metadata: sec_protocol_metadata_t) -> Bool { false }
/// Calls a function with each certificate of the other side; returns whether there are any.
@discardableResult
public func sec_protocol_metadata_access_peer_certificate_chain(
    _ metadata: sec_protocol_metadata_t, _ handler: (sec_certificate_t) -> Void
) -> Bool { false }
/// Calls a function with each acceptable name of an authority; returns whether there are any.
@discardableResult
public func sec_protocol_metadata_access_distinguished_names(
    _ metadata: sec_protocol_metadata_t, _ handler: (DispatchData) -> Void
) -> Bool { false }
/// Returns the public key of the other side; nil for none.
public func sec_protocol_metadata_copy_peer_public_key(_ metadata: sec_protocol_metadata_t) -> DispatchData? { nil }
/// Returns whether two connections have the same other side.
public func sec_protocol_metadata_peers_are_equal(
    _ metadataA: sec_protocol_metadata_t, _ metadataB: sec_protocol_metadata_t
) -> Bool { metadataA === metadataB }
/// Returns whether two connections ask for the same identity.
public func sec_protocol_metadata_challenge_parameters_are_equal(
    _ metadataA: sec_protocol_metadata_t, _ metadataB: sec_protocol_metadata_t
) -> Bool { metadataA === metadataB }
/// Returns bytes that both sides make of the connection's secret; nil, as there is none.
public func sec_protocol_metadata_create_secret(
    _ metadata: sec_protocol_metadata_t, _ label_len: Int, _ label: UnsafePointer<CChar>, _ exporter_length: Int
) -> DispatchData? { nil }
