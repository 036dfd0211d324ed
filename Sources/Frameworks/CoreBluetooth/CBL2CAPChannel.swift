import Foundation

/// The number of a channel.
public typealias CBL2CAPPSM = UInt16

/// Another device: a central or a peripheral.
///
/// Follows Apple's [CBPeer](https://developer.apple.com/documentation/corebluetooth/cbpeer).
open class CBPeer: NSObject, @unchecked Sendable {
    /// The identifier by which this machine knows the device.
    public let identifier: UUID
    init(identifier: UUID = UUID()) { self.identifier = identifier }
}

/// A channel of bytes between two devices; there is none here.
///
/// Follows Apple's [CBL2CAPChannel](https://developer.apple.com/documentation/corebluetooth/cbl2capchannel).
open class CBL2CAPChannel: NSObject, @unchecked Sendable {
    /// The other device.
    public let peer: CBPeer?
    /// The bytes that arrive.
    public let inputStream: InputStream?
    /// The bytes to send.
    public let outputStream: OutputStream?
    /// The number of the channel.
    public let psm: CBL2CAPPSM
    init(peer: CBPeer, psm: CBL2CAPPSM) {
        (self.peer, inputStream, outputStream, self.psm) = (peer, nil, nil, psm)
    }
}

/// The identifier of the characteristic that holds the number of a channel.
public let CBUUIDL2CAPPSMCharacteristicString = "ABDD3056-28FA-441D-A470-55A75A52553A"
/// The identifier of the descriptor of more properties.
public let CBUUIDCharacteristicExtendedPropertiesString = "2900"
/// The identifier of the descriptor of a description.
public let CBUUIDCharacteristicUserDescriptionString = "2901"
/// The identifier of the descriptor of a client's configuration.
public let CBUUIDClientCharacteristicConfigurationString = "2902"
/// The identifier of the descriptor of a server's configuration.
public let CBUUIDServerCharacteristicConfigurationString = "2903"
/// The identifier of the descriptor of a value's format.
public let CBUUIDCharacteristicFormatString = "2904"
/// The identifier of the descriptor of the combined formats.
public let CBUUIDCharacteristicAggregateFormatString = "2905"
/// The identifier of the descriptor of a value's range.
public let CBUUIDCharacteristicValidRangeString = "2906"
