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

/// The version of a protocol.
public enum MIDIProtocolID: Int32, Sendable { case _1_0 = 1, _2_0 = 2 }

/// A part of the setup that conducts messages from sources to destinations; 0 for none.
public typealias MIDIThruConnectionRef = MIDIObjectRef
/// A universal message of a word.
public typealias MIDIMessage_32 = UInt32

/// A universal message of two words.
///
/// Follows Apple's [MIDIMessage_64](https://developer.apple.com/documentation/coremidi/midimessage_64).
public struct MIDIMessage_64: Hashable, Sendable {
    /// The first word.
    public var word0: UInt32
    /// The second word.
    public var word1: UInt32
    /// Creates a message.
    public init(word0: UInt32 = 0, word1: UInt32 = 0) { (self.word0, self.word1) = (word0, word1) }
}

/// A universal message of four words.
///
/// Follows Apple's [MIDIMessage_128](https://developer.apple.com/documentation/coremidi/midimessage_128).
public struct MIDIMessage_128: Hashable, Sendable {
    /// The first word.
    public var word0: UInt32
    /// The second word.
    public var word1: UInt32
    /// The third word.
    public var word2: UInt32
    /// The fourth word.
    public var word3: UInt32
    /// Creates a message.
    public init(word0: UInt32 = 0, word1: UInt32 = 0, word2: UInt32 = 0, word3: UInt32 = 0) {
        (self.word0, self.word1, self.word2, self.word3) = (word0, word1, word2, word3)
    }
}

/// The kinds of objects.
public enum MIDIObjectType: Int32, Sendable {
    case other = -1, device, entity, source, destination
    case externalDevice = 0x10
    case externalEntity, externalSource, externalDestination
}
