import Foundation
import OrielFoundation
import SwiftUI

/// The name of the errors of sessions.
public let MCErrorDomain = "MCErrorDomain"

/// An error of a session.
///
/// Follows Apple's [MCError](https://developer.apple.com/documentation/multipeerconnectivity/mcerror).
public struct MCError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// There is no such peer.
    public static let notConnected = Code.notConnected
    /// The machine cannot do that.
    public static let unsupported = Code.unsupported
    /// The machine cannot do that now.
    public static let unavailable = Code.unavailable
    /// The name of the errors of this framework.
    public static var errorDomain: String { MCErrorDomain }
    public var errorDescription: String? { "Devices nearby are not found on this machine." }

    /// The error of searches and offers, which is reported once.
    static func missing() -> MCError {
        RuntimeWarning.issue("MultipeerConnectivity: devices nearby are not found here; searches and offers fail.")
        return MCError(.unavailable)
    }
}

/// The name of a device in sessions.
///
/// Follows Apple's [MCPeerID](https://developer.apple.com/documentation/multipeerconnectivity/mcpeerid).
open class MCPeerID: NSObject, @unchecked Sendable {
    /// The name for users; at most 63 bytes.
    public let displayName: String
    /// Creates a device's name; a longer one is cut, with a warning.
    public init(displayName myDisplayName: String) {
        var name = myDisplayName
        if name.utf8.count > 63 {
            RuntimeWarning.issue("MCPeerID: a name has at most 63 bytes; “\(name.prefix(20))…” is cut.")
            while name.utf8.count > 63 { name.removeLast() }
        }
        displayName = name
    }
    public override var description: String { displayName }
}

/// Whether a device is in a session.
public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
/// Whether data may be lost.
public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
/// Whether data is encrypted.
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }

/// The largest number of devices in a session.
public let kMCSessionMaximumNumberOfPeers = 8
/// The smallest number of devices in a session.
public let kMCSessionMinimumNumberOfPeers = 2

/// A session with devices nearby, which stays alone here.
///
/// Follows Apple's [MCSession](https://developer.apple.com/documentation/multipeerconnectivity/mcsession). Sending fails with `notConnected`.
open class MCSession: NSObject, @unchecked Sendable {
    /// Receives the session's events; there are none here.
    open weak var delegate: (any MCSessionDelegate)?
    /// This device.
    public let myPeerID: MCPeerID
    /// The certificates of this device; nil for none.
    public let securityIdentity: [Any]?
    /// Whether data is encrypted.
    public let encryptionPreference: MCEncryptionPreference
    /// The other devices: none.
    open var connectedPeers: [MCPeerID] { [] }
    /// Creates a session.
    public init(
        peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference
    ) {
        (self.myPeerID, securityIdentity, self.encryptionPreference) = (myPeerID, identity, encryptionPreference)
    }
    /// Creates an encrypted session.
    public convenience init(peer myPeerID: MCPeerID) {
        self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .required)
    }
    /// Sends data; fails.
    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        throw MCError(peerIDs.isEmpty ? .invalidParameter : .notConnected)
    }
    /// Ends the session.
    open func disconnect() {}
    /// Ends the connection with a device.
    open func cancelConnectPeer(_ peerID: MCPeerID) {}
    /// Sends a file; fails.
    @discardableResult
    open func sendResource(
        at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) -> Progress? {
        DispatchQueue.main.async { completionHandler?(MCError(.notConnected)) }
        return nil
    }
    /// Opens a stream; fails.
    open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
        throw MCError(.notConnected)
    }
}

/// Receives a session's events; there are none here.
public protocol MCSessionDelegate: NSObjectProtocol {
    /// Called when a device has come or left.
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    /// Called with data.
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    /// Called with a stream.
    func session(
        _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    /// Called when a file begins to arrive.
    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        with progress: Progress)
    /// Called when a file has arrived.
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        at localURL: URL?, withError error: (any Error)?)
}
