import Foundation
import OrielFoundation

/// A kind of a change of the setup.
public enum MIDINotificationMessageID: Int32, Sendable {
    case msgSetupChanged = 1, msgObjectAdded, msgObjectRemoved, msgPropertyChanged, msgThruConnectionsChanged
    case msgSerialPortOwnerChanged, msgIOError, msgInternalStart = 0x1000
}

/// A change of the setup: the beginning of each of the following ones, which its kind says.
///
/// Follows Apple's [MIDINotification](https://developer.apple.com/documentation/coremidi/midinotification).
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

/// An object that was added or removed.
///
/// Follows Apple's
/// [MIDIObjectAddRemoveNotification](https://developer.apple.com/documentation/coremidi/midiobjectaddremovenotification).
public struct MIDIObjectAddRemoveNotification: Sendable {
    /// The kind of the change.
    public var messageID: MIDINotificationMessageID
    /// The size of the change, in bytes.
    public var messageSize: UInt32
    /// The object that the other one belongs to; 0 for none.
    public var parent: MIDIObjectRef
    /// The kind of the object that the other one belongs to.
    public var parentType: MIDIObjectType
    /// The object.
    public var child: MIDIObjectRef
    /// The kind of the object.
    public var childType: MIDIObjectType
    /// Creates a change.
    public init(
        messageID: MIDINotificationMessageID, messageSize: UInt32, parent: MIDIObjectRef, parentType: MIDIObjectType,
        child: MIDIObjectRef, childType: MIDIObjectType
    ) {
        (self.messageID, self.messageSize, self.parent) = (messageID, messageSize, parent)
        (self.parentType, self.child, self.childType) = (parentType, child, childType)
    }
}

/// A property that has changed.
///
/// Follows Apple's
/// [MIDIObjectPropertyChangeNotification](https://developer.apple.com/documentation/coremidi/midiobjectpropertychangenotification).
public struct MIDIObjectPropertyChangeNotification: @unchecked Sendable {
    /// The kind of the change.
    public var messageID: MIDINotificationMessageID
    /// The size of the change, in bytes.
    public var messageSize: UInt32
    /// The object.
    public var object: MIDIObjectRef
    /// The kind of the object.
    public var objectType: MIDIObjectType
    /// The name of the property.
    public var propertyName: Unmanaged<NSString>
    /// Creates a change.
    public init(
        messageID: MIDINotificationMessageID, messageSize: UInt32, object: MIDIObjectRef, objectType: MIDIObjectType,
        propertyName: Unmanaged<NSString>
    ) {
        (self.messageID, self.messageSize, self.object) = (messageID, messageSize, object)
        (self.objectType, self.propertyName) = (objectType, propertyName)
    }
}

/// An error of a driver; not sent here.
///
/// Follows Apple's
/// [MIDIIOErrorNotification](https://developer.apple.com/documentation/coremidi/midiioerrornotification).
public struct MIDIIOErrorNotification: Sendable {
    /// The kind of the change.
    public var messageID: MIDINotificationMessageID
    /// The size of the change, in bytes.
    public var messageSize: UInt32
    /// The driver's device.
    public var driverDevice: MIDIDeviceRef
    /// The error.
    public var errorCode: OSStatus
    /// Creates an error.
    public init(
        messageID: MIDINotificationMessageID, messageSize: UInt32, driverDevice: MIDIDeviceRef, errorCode: OSStatus
    ) {
        (self.messageID, self.messageSize) = (messageID, messageSize)
        (self.driverDevice, self.errorCode) = (driverDevice, errorCode)
    }
}
