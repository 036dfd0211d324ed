import Foundation
import OrielFoundation

/// Who may connect over the network.
public enum MIDINetworkConnectionPolicy: UInt, Sendable { case noOne = 0, hostsInContactList, anyone }

/// A machine on the network.
///
/// Follows Apple's [MIDINetworkHost](https://developer.apple.com/documentation/coremidi/midinetworkhost).
open class MIDINetworkHost: NSObject, @unchecked Sendable {
    /// The name.
    public let name: String
    /// The address; the name itself where none is known.
    public let address: String
    /// The port.
    public let port: Int
    /// Creates a machine of an address.
    public init(name: String, address: String, port: Int) {
        (self.name, self.address, self.port) = (name, address, port)
    }
}

/// A connection with a machine on the network.
///
/// Follows Apple's [MIDINetworkConnection](https://developer.apple.com/documentation/coremidi/midinetworkconnection).
open class MIDINetworkConnection: NSObject, @unchecked Sendable {
    /// The machine.
    public let host: MIDINetworkHost
    /// Creates a connection with a machine.
    public init(host: MIDINetworkHost) { self.host = host }
}

/// Music over the network; nothing is connected here, which is reported once when it is enabled.
///
/// Follows Apple's [MIDINetworkSession](https://developer.apple.com/documentation/coremidi/midinetworksession).
open class MIDINetworkSession: NSObject, @unchecked Sendable {
    private static let session = MIDINetworkSession()
    /// The one session.
    open class func `default`() -> MIDINetworkSession { session }

    /// Whether other machines may connect; without effect.
    open var isEnabled = false {
        didSet { if isEnabled { RuntimeWarning.issue("MIDINetworkSession connects no machines here.") } }
    }
    /// Who may connect; without effect.
    open var connectionPolicy = MIDINetworkConnectionPolicy.noOne
    /// The port of the network; 5004.
    open var networkPort: Int { 5004 }
    /// The name of the session for other machines.
    open var networkName: String { localName }
    /// The name of the session.
    open var localName: String { ProcessInfo.processInfo.hostName }
    /// The known machines.
    open private(set) var contacts: Set<MIDINetworkHost> = []
    /// The connections; none.
    open var connections: Set<MIDINetworkConnection> { [] }

    /// Adds a known machine.
    @discardableResult
    open func addContact(_ contact: MIDINetworkHost) -> Bool { contacts.insert(contact).inserted }
    /// Removes a known machine.
    @discardableResult
    open func removeContact(_ contact: MIDINetworkHost) -> Bool { contacts.remove(contact) != nil }
    /// Connects with a machine; fails.
    @discardableResult
    open func addConnection(_ connection: MIDINetworkConnection) -> Bool {
        RuntimeWarning.issue("MIDINetworkSession connects no machines here.")
        return false
    }
    /// Ends a connection; fails, as there is none.
    @discardableResult
    open func removeConnection(_ connection: MIDINetworkConnection) -> Bool { false }
    /// Returns the source of the network; 0, as there is none.
    open func sourceEndpoint() -> MIDIEndpointRef { 0 }
    /// Returns the destination of the network; 0, as there is none.
    open func destinationEndpoint() -> MIDIEndpointRef { 0 }
}
