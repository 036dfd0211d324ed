import Foundation

/// The name of a property of a stream.
public struct CFStreamPropertyKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: CFString
    public init(rawValue: CFString) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: CFString) { self.rawValue = rawValue }
    /// Creates a name.
    public init(rawValue: NSString) { self.init(rawValue._bridgedText) }
    /// Creates a name.
    public init(_ rawValue: NSString) { self.init(rawValue._bridgedText) }
    /// The bytes that were written to memory.
    public static let dataWritten = CFStreamPropertyKey(Stream.PropertyKey.dataWrittenToMemoryStreamKey.rawValue)
    /// The place in a file.
    public static let fileCurrentOffset = CFStreamPropertyKey(Stream.PropertyKey.fileCurrentOffsetKey.rawValue)
    /// The socket, as bytes of its number.
    public static let socketNativeHandle = CFStreamPropertyKey(kCFStreamPropertySocketNativeHandle)
    /// The name of the host.
    public static let socketRemoteHostName = CFStreamPropertyKey("kCFStreamPropertySocketRemoteHostName")
    /// The number of the host's port.
    public static let socketRemotePortNumber = CFStreamPropertyKey("kCFStreamPropertySocketRemotePortNumber")

    var key: Stream.PropertyKey { Stream.PropertyKey(rawValue) }
}

extension Stream.PropertyKey: @retroactive _ObjectiveCBridgeable {
    /// Returns the name as a text.
    public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }
    /// Makes a name of a text.
    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Stream.PropertyKey?) {
        result = Stream.PropertyKey(source._bridgedText)
    }
    /// Makes a name of a text; returns true.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSString, result: inout Stream.PropertyKey?
    ) -> Bool {
        result = Stream.PropertyKey(source._bridgedText)
        return true
    }
    /// Returns the name of a text; an empty one for nil.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Stream.PropertyKey {
        Stream.PropertyKey(source?._bridgedText ?? "")
    }
}

// Properties. They are objects, so that `kCFStreamPropertySSLPeerTrust as Stream.PropertyKey` and `as String` compile, as on Apple's
// systems.

/// The property with a socket's number.
public let kCFStreamPropertySocketNativeHandle: NSString! = "kCFStreamPropertySocketNativeHandle"
/// The property whether a socket is closed with its stream; it always is here.
public let kCFStreamPropertyShouldCloseNativeSocket: NSString! = "kCFStreamPropertyShouldCloseNativeSocket"
/// The property with the name of the host.
public let kCFStreamPropertySocketRemoteHostName: NSString! = "kCFStreamPropertySocketRemoteHostName"
/// The property with the number of the host's port.
public let kCFStreamPropertySocketRemotePortNumber: NSString! = "kCFStreamPropertySocketRemotePortNumber"
/// The property with the bytes that were written to memory.
public let kCFStreamPropertyDataWritten: NSString! = NSString(
    string: Stream.PropertyKey.dataWrittenToMemoryStreamKey.rawValue)
/// The property with the place in a file.
public let kCFStreamPropertyFileCurrentOffset: NSString! = NSString(
    string: Stream.PropertyKey.fileCurrentOffsetKey.rawValue)
/// The property with the level of encryption.
public let kCFStreamPropertySocketSecurityLevel: NSString! = NSString(
    string: Stream.PropertyKey.socketSecurityLevelKey.rawValue)
/// The property with the settings of TLS.
public let kCFStreamPropertySSLSettings: NSString! = "kCFStreamPropertySSLSettings"
/// The property with the server's certificates, to be checked; nil, as there is no TLS.
public let kCFStreamPropertySSLPeerTrust: NSString! = "kCFStreamPropertySSLPeerTrust"
/// The property with the server's certificates; nil, as there is no TLS.
public let kCFStreamPropertySSLPeerCertificates: NSString! = "kCFStreamPropertySSLPeerCertificates"
/// The property with the state of TLS; nil, as there is no TLS.
public let kCFStreamPropertySSLContext: NSString! = "kCFStreamPropertySSLContext"
/// The property with the proxy of SOCKS; there is none.
public let kCFStreamPropertySOCKSProxy: NSString! = NSString(
    string: Stream.PropertyKey.socksProxyConfigurationKey.rawValue)
/// The property with the use of a connection.
public let kCFStreamNetworkServiceType: NSString! = "kCFStreamNetworkServiceType"

// Settings of TLS.

/// The name that a server's certificate must have, among settings of TLS; the property with that name as well.
public let kCFStreamSSLPeerName: NSString! = "kCFStreamSSLPeerName"
/// Whether a server's certificate is checked, among settings of TLS.
public let kCFStreamSSLValidatesCertificateChain: CFString! = "kCFStreamSSLValidatesCertificateChain"
/// The version of TLS, among settings of TLS.
public let kCFStreamSSLLevel: CFString! = "kCFStreamSSLLevel"
/// Certificates, among settings of TLS.
public let kCFStreamSSLCertificates: CFString! = "kCFStreamSSLCertificates"
/// Whether the stream is a server's, among settings of TLS.
public let kCFStreamSSLIsServer: CFString! = "kCFStreamSSLIsServer"

// Levels of encryption.

/// No encryption.
public let kCFStreamSocketSecurityLevelNone: CFString! = StreamSocketSecurityLevel.none.rawValue
/// The version 2 of SSL.
public let kCFStreamSocketSecurityLevelSSLv2: CFString! = StreamSocketSecurityLevel.ssLv2.rawValue
/// The version 3 of SSL.
public let kCFStreamSocketSecurityLevelSSLv3: CFString! = StreamSocketSecurityLevel.ssLv3.rawValue
/// The version 1 of TLS.
public let kCFStreamSocketSecurityLevelTLSv1: CFString! = StreamSocketSecurityLevel.tlSv1.rawValue
/// The version that both sides choose.
public let kCFStreamSocketSecurityLevelNegotiatedSSL: CFString! = StreamSocketSecurityLevel.negotiatedSSL.rawValue

// Uses of a connection.

/// A connection for calls.
public let kCFStreamNetworkServiceTypeVoIP: CFString! = "kCFStreamNetworkServiceTypeVoIP"
/// A connection for moving pictures.
public let kCFStreamNetworkServiceTypeVideo: CFString! = "kCFStreamNetworkServiceTypeVideo"
/// A connection for sound.
public let kCFStreamNetworkServiceTypeVoice: CFString! = "kCFStreamNetworkServiceTypeVoice"
/// A connection that the user does not wait for.
public let kCFStreamNetworkServiceTypeBackground: CFString! = "kCFStreamNetworkServiceTypeBackground"
