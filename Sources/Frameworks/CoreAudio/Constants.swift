import OrielFoundation

// The names of properties and forms, as the numbers of their four letters.

/// All of an object (`glob`).
public let kAudioObjectPropertyScopeGlobal: AudioObjectPropertyScope = 0x676C_6F62
/// The sound that comes in (`inpt`).
public let kAudioObjectPropertyScopeInput: AudioObjectPropertyScope = 0x696E_7074
/// The sound that goes out (`outp`).
public let kAudioObjectPropertyScopeOutput: AudioObjectPropertyScope = 0x6F75_7470
/// Any part of an object (`****`).
public let kAudioObjectPropertyScopeWildcard: AudioObjectPropertyScope = 0x2A2A_2A2A
/// The sound that comes in (`inpt`).
public let kAudioDevicePropertyScopeInput: AudioObjectPropertyScope = 0x696E_7074
/// The sound that goes out (`outp`).
public let kAudioDevicePropertyScopeOutput: AudioObjectPropertyScope = 0x6F75_7470
/// All devices (`dev#`).
public let kAudioHardwarePropertyDevices: AudioObjectPropertySelector = 0x6465_7623
/// The device that sound comes from (`dIn `).
public let kAudioHardwarePropertyDefaultInputDevice: AudioObjectPropertySelector = 0x6449_6E20
/// The device that sound goes to (`dOut`).
public let kAudioHardwarePropertyDefaultOutputDevice: AudioObjectPropertySelector = 0x644F_7574
/// The device that the system's sounds go to (`sOut`).
public let kAudioHardwarePropertyDefaultSystemOutputDevice: AudioObjectPropertySelector = 0x734F_7574
/// The device with a name (`uidd`).
public let kAudioHardwarePropertyTranslateUIDToDevice: AudioObjectPropertySelector = 0x7569_6464
/// The programs with sound (`prs#`).
public let kAudioHardwarePropertyProcessObjectList: AudioObjectPropertySelector = 0x7072_7323
/// The program with a number (`id2p`).
public let kAudioHardwarePropertyTranslatePIDToProcessObject: AudioObjectPropertySelector = 0x6964_3270
/// The name (`lnam`).
public let kAudioObjectPropertyName: AudioObjectPropertySelector = 0x6C6E_616D
/// The manufacturer (`lmak`).
public let kAudioObjectPropertyManufacturer: AudioObjectPropertySelector = 0x6C6D_616B
/// The name of a channel (`lchn`).
public let kAudioObjectPropertyElementName: AudioObjectPropertySelector = 0x6C63_686E
/// The device's name for programs (`uid `).
public let kAudioDevicePropertyDeviceUID: AudioObjectPropertySelector = 0x7569_6420
/// The device's name for users (`lnam`).
public let kAudioDevicePropertyDeviceNameCFString: AudioObjectPropertySelector = 0x6C6E_616D
/// How the device is connected (`tran`).
public let kAudioDevicePropertyTransportType: AudioObjectPropertySelector = 0x7472_616E
/// Whether the device is there (`livn`).
public let kAudioDevicePropertyDeviceIsAlive: AudioObjectPropertySelector = 0x6C69_766E
/// Whether this program uses the device (`goin`).
public let kAudioDevicePropertyDeviceIsRunning: AudioObjectPropertySelector = 0x676F_696E
/// Whether any program uses the device (`gone`).
public let kAudioDevicePropertyDeviceIsRunningSomewhere: AudioObjectPropertySelector = 0x676F_6E65
/// Whether the device is silent (`mute`).
public let kAudioDevicePropertyMute: AudioObjectPropertySelector = 0x6D75_7465
/// The volume, from 0 to 1 (`volm`).
public let kAudioDevicePropertyVolumeScalar: AudioObjectPropertySelector = 0x766F_6C6D
/// The number of samples in a second (`nsrt`).
public let kAudioDevicePropertyNominalSampleRate: AudioObjectPropertySelector = 0x6E73_7274
/// The streams (`stm#`).
public let kAudioDevicePropertyStreams: AudioObjectPropertySelector = 0x7374_6D23
/// The channels of the streams (`slay`).
public let kAudioDevicePropertyStreamConfiguration: AudioObjectPropertySelector = 0x736C_6179
/// The number of samples at a time (`fsiz`).
public let kAudioDevicePropertyBufferFrameSize: AudioObjectPropertySelector = 0x6673_697A
/// Whether a program plays (`piro`).
public let kAudioProcessPropertyIsRunningOutput: AudioObjectPropertySelector = 0x7069_726F
/// The number of a program (`ppid`).
public let kAudioProcessPropertyPID: AudioObjectPropertySelector = 0x7070_6964
/// The name of a program (`pbid`).
public let kAudioProcessPropertyBundleID: AudioObjectPropertySelector = 0x7062_6964
/// The name of a tap (`tuid`).
public let kAudioTapPropertyUID: AudioObjectPropertySelector = 0x7475_6964
/// The form of a tap's samples (`tfmt`).
public let kAudioTapPropertyFormat: AudioObjectPropertySelector = 0x7466_6D74
/// A device of the machine (`bltn`).
public let kAudioDeviceTransportTypeBuiltIn: UInt32 = 0x626C_746E
/// A device of Bluetooth (`blue`).
public let kAudioDeviceTransportTypeBluetooth: UInt32 = 0x626C_7565
/// A device of Bluetooth with little power (`blea`).
public let kAudioDeviceTransportTypeBluetoothLE: UInt32 = 0x626C_6561
/// A device of USB (`usb `).
public let kAudioDeviceTransportTypeUSB: UInt32 = 0x7573_6220
/// A device of HDMI (`hdmi`).
public let kAudioDeviceTransportTypeHDMI: UInt32 = 0x6864_6D69
/// A device that is a program (`virt`).
public let kAudioDeviceTransportTypeVirtual: UInt32 = 0x7669_7274
/// A device of several (`grup`).
public let kAudioDeviceTransportTypeAggregate: UInt32 = 0x6772_7570
/// Samples as they are (`lpcm`).
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// AAC (`aac `).
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// MP3 (`.mp3`).
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
/// Apple's lossless form (`alac`).
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
/// FLAC (`flac`).
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163
/// Opus (`opus`).
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573

/// The system with all devices.
public let kAudioObjectSystemObject: AudioObjectID = 1
/// No object.
public let kAudioObjectUnknown: AudioObjectID = 0
/// No device.
public let kAudioDeviceUnknown: AudioObjectID = 0
/// All channels.
public let kAudioObjectPropertyElementMain: AudioObjectPropertyElement = 0
/// All channels, by its older name.
public let kAudioObjectPropertyElementMaster: AudioObjectPropertyElement = 0
/// Samples are numbers with a point.
public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1
/// Samples have their highest byte first.
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 1 << 1
/// Samples have signs.
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 1 << 2
/// Samples fill their bytes.
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 1 << 3
/// Each channel has a buffer of its own.
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 1 << 5

/// The key of the name of a device of several.
public let kAudioAggregateDeviceUIDKey = "uid"
/// The key of the name that is shown of a device of several.
public let kAudioAggregateDeviceNameKey = "name"
/// The key of the devices of a device of several.
public let kAudioAggregateDeviceSubDeviceListKey = "subdevices"
/// The key of the main device of a device of several.
public let kAudioAggregateDeviceMainSubDeviceKey = "master"
/// The key of whether only the program sees a device of several.
public let kAudioAggregateDeviceIsPrivateKey = "private"
/// The key of whether the channels of a device of several are the same.
public let kAudioAggregateDeviceIsStackedKey = "stacked"
/// The key of the taps of a device of several.
public let kAudioAggregateDeviceTapListKey = "taps"
/// The key of whether the taps of a device of several begin with it.
public let kAudioAggregateDeviceTapAutoStartKey = "tapautostart"
/// The key of the name of a device within another one.
public let kAudioSubDeviceUIDKey = "uid"
/// The key of the name of a tap within a device.
public let kAudioSubTapUIDKey = "uid"
/// The key of whether a tap keeps the time of its device.
public let kAudioSubTapDriftCompensationKey = "drift"

/// There is no such object.
public let kAudioHardwareBadObjectError: OSStatus = 0x216F_626A
/// There is no such property.
public let kAudioHardwareUnknownPropertyError: OSStatus = 0x7768_6F3F
/// The object cannot do that.
public let kAudioHardwareUnsupportedOperationError: OSStatus = 0x756E_6F70
/// There was no error.
public let kAudioHardwareNoError: OSStatus = 0
