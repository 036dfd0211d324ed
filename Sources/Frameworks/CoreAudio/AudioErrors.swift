import OrielFoundation

/// The function is not implemented.
public let kAudio_UnimplementedError: OSStatus = -4
/// The file was not found.
public let kAudio_FileNotFoundError: OSStatus = -43
/// The file may not be opened.
public let kAudio_FilePermissionError: OSStatus = -54
/// Too many files are open.
public let kAudio_TooManyFilesOpenError: OSStatus = -42
/// The path of the file is wrong (`!pth`).
public let kAudio_BadFilePathError: OSStatus = 0x2170_7468
/// An argument is wrong.
public let kAudio_ParamError: OSStatus = -50
/// There is no memory.
public let kAudio_MemFullError: OSStatus = -108
/// The device does not run (`stop`).
public let kAudioHardwareNotRunningError: OSStatus = 0x7374_6F70
/// Another error (`what`).
public let kAudioHardwareUnspecifiedError: OSStatus = 0x7768_6174
/// The size of the property is wrong (`!siz`).
public let kAudioHardwareBadPropertySizeError: OSStatus = 0x2173_697A
/// The object cannot do that now (`nope`).
public let kAudioHardwareIllegalOperationError: OSStatus = 0x6E6F_7065
/// There is no such device (`!dev`).
public let kAudioHardwareBadDeviceError: OSStatus = 0x2164_6576
/// There is no such stream (`!str`).
public let kAudioHardwareBadStreamError: OSStatus = 0x2173_7472
/// The object is not ready (`nrdy`).
public let kAudioHardwareNotReadyError: OSStatus = 0x6E72_6479
/// Another program has the device (`!hog`).
public let kAudioDevicePermissionsError: OSStatus = 0x2168_6F67
/// The device does not have the form of samples (`!dat`).
public let kAudioDeviceUnsupportedFormatError: OSStatus = 0x2164_6174
