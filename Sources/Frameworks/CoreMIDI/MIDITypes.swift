import Foundation
import OrielFoundation

/// An object of the system for MIDI; 0 for none.
public typealias MIDIObjectRef = UInt32
/// An app that uses MIDI; 0 for none.
public typealias MIDIClientRef = MIDIObjectRef
/// A connection of an app; 0 for none.
public typealias MIDIPortRef = MIDIObjectRef
/// A device; 0 for none.
public typealias MIDIDeviceRef = MIDIObjectRef
/// A part of a device; 0 for none.
public typealias MIDIEntityRef = MIDIObjectRef
/// A source or destination; 0 for none.
public typealias MIDIEndpointRef = MIDIObjectRef
/// The number of an object, which it keeps.
public typealias MIDIUniqueID = Int32
/// A time of the machine, in nanoseconds.
public typealias MIDITimeStamp = UInt64

/// The result for a client that does not exist.
public let kMIDIInvalidClient: OSStatus = -10830
/// The result for a port that does not exist.
public let kMIDIInvalidPort: OSStatus = -10831
/// The result for a port of the other direction.
public let kMIDIWrongEndpointType: OSStatus = -10832
/// The result for a connection that does not exist.
public let kMIDINoConnection: OSStatus = -10833
/// The result for an endpoint that is not known.
public let kMIDIUnknownEndpoint: OSStatus = -10834
/// The result for a property that is not known.
public let kMIDIUnknownProperty: OSStatus = -10835
/// The result for a property of another type.
public let kMIDIWrongPropertyType: OSStatus = -10836
/// The result where there is no setup.
public let kMIDINoCurrentSetup: OSStatus = -10837
/// The result for a message that cannot be sent.
public let kMIDIMessageSendErr: OSStatus = -10838
/// The result where the system's server for MIDI is not running.
public let kMIDIServerStartErr: OSStatus = -10839
/// The result for a setup that cannot be read.
public let kMIDISetupFormatErr: OSStatus = -10840
/// The result for a call on another thread.
public let kMIDIWrongThread: OSStatus = -10841
/// The result for an object that does not exist.
public let kMIDIObjectNotFound: OSStatus = -10842
/// The result for a number that another object has.
public let kMIDIIDNotUnique: OSStatus = -10843
/// The result for an app that may not use MIDI.
public let kMIDINotPermitted: OSStatus = -10844

/// The name of an object.
public let kMIDIPropertyName: CFString = "name"
/// The name of an object with its device's.
public let kMIDIPropertyDisplayName: CFString = "displayName"
/// The maker of a device.
public let kMIDIPropertyManufacturer: CFString = "manufacturer"
/// The model of a device.
public let kMIDIPropertyModel: CFString = "model"
/// The number of an object.
public let kMIDIPropertyUniqueID: CFString = "uniqueID"
/// Whether a device is off.
public let kMIDIPropertyOffline: CFString = "offline"
/// Whether an object is hidden.
public let kMIDIPropertyPrivate: CFString = "private"
/// The number of the driver's device.
public let kMIDIPropertyDeviceID: CFString = "deviceID"
/// The version of the protocol.
public let kMIDIPropertyProtocolID: CFString = "protocol"

/// The version of a protocol.
public enum MIDIProtocolID: Int32, Sendable { case _1_0 = 1, _2_0 = 2 }

/// A kind of a change of the setup.
public enum MIDINotificationMessageID: Int32, Sendable {
    case msgSetupChanged = 1, msgObjectAdded, msgObjectRemoved, msgPropertyChanged, msgThruConnectionsChanged
    case msgSerialPortOwnerChanged, msgIOError, msgInternalStart = 0x1000
}

/// A change of the setup.
public struct MIDINotification: Sendable {
    /// The kind of the change.
    public var messageID: MIDINotificationMessageID
    /// The size of the change, in bytes.
    public var messageSize: UInt32
    /// Creates a change.
    public init(messageID: MIDINotificationMessageID, messageSize: UInt32) {
        (self.messageID, self.messageSize) = (messageID, messageSize)
    }
}
