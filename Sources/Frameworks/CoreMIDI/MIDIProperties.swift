import OrielFoundation

/// The name of an object.
public let kMIDIPropertyName: CFString = "name"
/// The manufacturer of a device.
public let kMIDIPropertyManufacturer: CFString = "manufacturer"
/// The model of a device.
public let kMIDIPropertyModel: CFString = "model"
/// The number of an object, which no other object has.
public let kMIDIPropertyUniqueID: CFString = "uniqueID"
/// The number by which a device is asked for exclusive messages.
public let kMIDIPropertyDeviceID: CFString = "deviceID"
/// The channels that are received, as bits.
public let kMIDIPropertyReceiveChannels: CFString = "receive channels"
/// The channels that are sent, as bits.
public let kMIDIPropertyTransmitChannels: CFString = "transmit channels"
/// The most bytes of exclusive messages in a second.
public let kMIDIPropertyMaxSysExSpeed: CFString = "max sysex speed"
/// How long before their time messages are wanted, in microseconds.
public let kMIDIPropertyAdvanceScheduleTimeMuSec: CFString = "scheduleAheadMuSec"
/// Whether a part is within a device.
public let kMIDIPropertyIsEmbeddedEntity: CFString = "embedded"
/// Whether an endpoint sends to several.
public let kMIDIPropertyIsBroadcast: CFString = "broadcast"
/// The part that receives the messages of time.
public let kMIDIPropertySingleRealtimeEntity: CFString = "single realtime entity"
/// The numbers of connected objects.
public let kMIDIPropertyConnectionUniqueID: CFString = "connUniqueID"
/// Whether a device is off.
public let kMIDIPropertyOffline: CFString = "offline"
/// Whether an object is hidden.
public let kMIDIPropertyPrivate: CFString = "private"
/// The driver of a device.
public let kMIDIPropertyDriverOwner: CFString = "driver"
/// The file of a factory's sounds.
public let kMIDIPropertyFactoryPatchNameFile: CFString = "factory patches"
/// The file of a user's sounds.
public let kMIDIPropertyUserPatchNameFile: CFString = "user patches"
/// The names of sounds.
public let kMIDIPropertyNameConfiguration: CFString = "name configuration"
/// The names of sounds, by their kinds.
public let kMIDIPropertyNameConfigurationDictionary: CFString = "name configuration dictionary"
/// The picture of a device.
public let kMIDIPropertyImage: CFString = "image"
/// The version of a driver.
public let kMIDIPropertyDriverVersion: CFString = "driver version"
/// Whether a device has the usual sounds.
public let kMIDIPropertySupportsGeneralMIDI: CFString = "General MIDI"
/// Whether a device understands the control of machines.
public let kMIDIPropertySupportsMMC: CFString = "MMC"
/// Whether a device conducts messages.
public let kMIDIPropertyCanRoute: CFString = "can route"
/// Whether a clock is received.
public let kMIDIPropertyReceivesClock: CFString = "receives clock"
/// Whether a code of times is received.
public let kMIDIPropertyReceivesMTC: CFString = "receives MTC"
/// Whether notes are received.
public let kMIDIPropertyReceivesNotes: CFString = "receives notes"
/// Whether changes of the sound are received.
public let kMIDIPropertyReceivesProgramChanges: CFString = "receives program changes"
/// Whether the high part of banks is received.
public let kMIDIPropertyReceivesBankSelectMSB: CFString = "receives bank select MSB"
/// Whether the low part of banks is received.
public let kMIDIPropertyReceivesBankSelectLSB: CFString = "receives bank select LSB"
/// Whether a clock is sent.
public let kMIDIPropertyTransmitsClock: CFString = "transmits clock"
/// Whether a code of times is sent.
public let kMIDIPropertyTransmitsMTC: CFString = "transmits MTC"
/// Whether notes are sent.
public let kMIDIPropertyTransmitsNotes: CFString = "transmits notes"
/// Whether changes of the sound are sent.
public let kMIDIPropertyTransmitsProgramChanges: CFString = "transmits program changes"
/// Whether the high part of banks is sent.
public let kMIDIPropertyTransmitsBankSelectMSB: CFString = "transmits bank select MSB"
/// Whether the low part of banks is sent.
public let kMIDIPropertyTransmitsBankSelectLSB: CFString = "transmits bank select LSB"
/// Whether the place between left and right spoils stereo.
public let kMIDIPropertyPanDisruptsStereo: CFString = "pan disrupts stereo"
/// Whether a device plays recorded sounds.
public let kMIDIPropertyIsSampler: CFString = "is sampler"
/// Whether a device plays drums.
public let kMIDIPropertyIsDrumMachine: CFString = "is drum machine"
/// Whether a device mixes sounds.
public let kMIDIPropertyIsMixer: CFString = "is mixer"
/// Whether a device changes sounds.
public let kMIDIPropertyIsEffectUnit: CFString = "is effect unit"
/// The most channels that are received.
public let kMIDIPropertyMaxReceiveChannels: CFString = "max receive channels"
/// The most channels that are sent.
public let kMIDIPropertyMaxTransmitChannels: CFString = "max transmit channels"
/// The app that edits a device.
public let kMIDIPropertyDriverDeviceEditorApp: CFString = "driver device editor app"
/// Whether a device understands the control of shows.
public let kMIDIPropertySupportsShowControl: CFString = "supports show control"
/// The name of an object with its device's.
public let kMIDIPropertyDisplayName: CFString = "displayName"
/// The version of the protocol.
public let kMIDIPropertyProtocolID: CFString = "protocol"
/// The groups that are in use, as bits.
public let kMIDIPropertyUMPActiveGroupBitmap: CFString = "UMP active group bitmap"
/// Whether messages without a group are sent.
public let kMIDIPropertyUMPCanTransmitGroupless: CFString = "UMP can transmit groupless"
/// The endpoint of the other direction.
public let kMIDIPropertyAssociatedEndpoint: CFString = "associated endpoint"
/// The number of no object.
public let kMIDIInvalidUniqueID: MIDIUniqueID = 0
