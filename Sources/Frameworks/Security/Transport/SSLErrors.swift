import OrielFoundation

// The errors of connections with TLS. The numbers equal Apple's.

/// A mistake in the protocol.
public let errSSLProtocol: OSStatus = -9800
/// The two sides have no cipher in common.
public let errSSLNegotiation: OSStatus = -9801
/// The other side has ended the connection because of a mistake.
public let errSSLFatalAlert: OSStatus = -9802
/// The bytes have not arrived yet.
public let errSSLWouldBlock: OSStatus = -9803
/// The session is unknown.
public let errSSLSessionNotFound: OSStatus = -9804
/// The connection has ended.
public let errSSLClosedGraceful: OSStatus = -9805
/// The connection was ended by an error.
public let errSSLClosedAbort: OSStatus = -9806
/// The certificates are not valid.
public let errSSLXCertChainInvalid: OSStatus = -9807
/// The certificate's format is wrong.
public let errSSLBadCert: OSStatus = -9808
/// A mistake of the encryption.
public let errSSLCrypto: OSStatus = -9809
/// A mistake within.
public let errSSLInternal: OSStatus = -9810
/// A module cannot be loaded.
public let errSSLModuleAttach: OSStatus = -9811
/// The first certificate is unknown.
public let errSSLUnknownRootCert: OSStatus = -9812
/// There is no first certificate.
public let errSSLNoRootCert: OSStatus = -9813
/// The certificate has expired.
public let errSSLCertExpired: OSStatus = -9814
/// The certificate is not valid yet.
public let errSSLCertNotYetValid: OSStatus = -9815
/// The connection has ended without a notice.
public let errSSLClosedNoNotify: OSStatus = -9816
/// There is not enough room.
public let errSSLBufferOverflow: OSStatus = -9817
/// The cipher is not allowed.
public let errSSLBadCipherSuite: OSStatus = -9818
/// The other side received a message that it did not expect.
public let errSSLPeerUnexpectedMsg: OSStatus = -9819
/// The other side received a record with a wrong sum.
public let errSSLPeerBadRecordMac: OSStatus = -9820
/// The other side cannot decrypt.
public let errSSLPeerDecryptionFail: OSStatus = -9821
/// The other side received a record that is too long.
public let errSSLPeerRecordOverflow: OSStatus = -9822
/// The other side cannot decompress.
public let errSSLPeerDecompressFail: OSStatus = -9823
/// The handshake has failed.
public let errSSLPeerHandshakeFail: OSStatus = -9824
/// The other side finds the certificate wrong.
public let errSSLPeerBadCert: OSStatus = -9825
/// The other side does not know the certificate's form.
public let errSSLPeerUnsupportedCert: OSStatus = -9826
/// The other side knows that the certificate was revoked.
public let errSSLPeerCertRevoked: OSStatus = -9827
/// The other side knows that the certificate has expired.
public let errSSLPeerCertExpired: OSStatus = -9828
/// The other side does not accept the certificate.
public let errSSLPeerCertUnknown: OSStatus = -9829
/// A parameter is not allowed.
public let errSSLIllegalParam: OSStatus = -9830
/// The other side does not know the authority.
public let errSSLPeerUnknownCA: OSStatus = -9831
/// The other side denies access.
public let errSSLPeerAccessDenied: OSStatus = -9832
/// The other side cannot read a message.
public let errSSLPeerDecodeError: OSStatus = -9833
/// The other side cannot check a signature.
public let errSSLPeerDecryptError: OSStatus = -9834
/// The export is restricted.
public let errSSLPeerExportRestriction: OSStatus = -9835
/// The version is not supported.
public let errSSLPeerProtocolVersion: OSStatus = -9836
/// The security is not sufficient.
public let errSSLPeerInsufficientSecurity: OSStatus = -9837
/// A mistake within the other side.
public let errSSLPeerInternalError: OSStatus = -9838
/// The user has canceled.
public let errSSLPeerUserCancelled: OSStatus = -9839
/// The handshake is not repeated.
public let errSSLPeerNoRenegotiation: OSStatus = -9840
/// The certificate is to be checked.
public let errSSLPeerAuthCompleted: OSStatus = -9841
/// The server asks for a certificate.
public let errSSLClientCertRequested: OSStatus = -9842
/// The certificate has another name.
public let errSSLHostNameMismatch: OSStatus = -9843
/// The other side refuses the connection.
public let errSSLConnectionRefused: OSStatus = -9844
/// A message cannot be decrypted.
public let errSSLDecryptionFail: OSStatus = -9845
/// A record has a wrong sum.
public let errSSLBadRecordMac: OSStatus = -9846
/// A record is too long.
public let errSSLRecordOverflow: OSStatus = -9847
/// The configuration is wrong.
public let errSSLBadConfiguration: OSStatus = -9848
/// A record was not expected.
public let errSSLUnexpectedRecord: OSStatus = -9849
