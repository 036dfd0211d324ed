import CoreAudio
import OrielFoundation

/// Another error (`wht?`).
public let kAudioFileUnspecifiedError: OSStatus = 0x7768_743F
/// The type of the file cannot be read or written (`typ?`).
public let kAudioFileUnsupportedFileTypeError: OSStatus = 0x7479_703F
/// The form of sound cannot be read or written (`fmt?`).
public let kAudioFileUnsupportedDataFormatError: OSStatus = 0x666D_743F
/// The file has no such property (`pty?`).
public let kAudioFileUnsupportedPropertyError: OSStatus = 0x7074_793F
/// The size of the property is wrong (`!siz`).
public let kAudioFileBadPropertySizeError: OSStatus = 0x2173_697A
/// The file may not be opened (`prm?`).
public let kAudioFilePermissionsError: OSStatus = 0x7072_6D3F
/// The file must be ordered before (`optm`).
public let kAudioFileNotOptimizedError: OSStatus = 0x6F70_746D
/// The file has no such piece (`chk?`).
public let kAudioFileInvalidChunkError: OSStatus = 0x6368_6B3F
/// The file is too large for its type (`off?`).
public let kAudioFileDoesNotAllow64BitDataSizeError: OSStatus = 0x6F66_663F
/// There is no such packet (`pck?`).
public let kAudioFileInvalidPacketOffsetError: OSStatus = 0x7063_6B3F
/// The packet needs others that are not there (`dep?`).
public let kAudioFileInvalidPacketDependencyError: OSStatus = 0x6465_703F
/// The file is damaged (`dta?`).
public let kAudioFileInvalidFileError: OSStatus = 0x6474_613F
/// The file cannot do that (`op??`).
public let kAudioFileOperationNotSupportedError: OSStatus = 0x6F70_3F3F
/// The file is closed.
public let kAudioFileNotOpenError: OSStatus = -38
/// The end of the file was reached.
public let kAudioFileEndOfFileError: OSStatus = -39
/// The place is wrong.
public let kAudioFilePositionError: OSStatus = -40
/// The file was not found.
public let kAudioFileFileNotFoundError: OSStatus = -43
/// The file has no such property.
public let kExtAudioFileError_InvalidProperty: OSStatus = -66561
/// The size of the property is wrong.
public let kExtAudioFileError_InvalidPropertySize: OSStatus = -66562
/// The app's form is not one of samples.
public let kExtAudioFileError_NonPCMClientFormat: OSStatus = -66563
/// The number of channels is wrong.
public let kExtAudioFileError_InvalidChannelMap: OSStatus = -66564
/// This is not possible now.
public let kExtAudioFileError_InvalidOperationOrder: OSStatus = -66565
/// The form of sound is wrong.
public let kExtAudioFileError_InvalidDataFormat: OSStatus = -66566
/// The size of packets is not known.
public let kExtAudioFileError_MaxPacketSizeUnknown: OSStatus = -66567
/// The place is wrong.
public let kExtAudioFileError_InvalidSeek: OSStatus = -66568
/// There are too many samples.
public let kExtAudioFileError_AsyncWriteTooLarge: OSStatus = -66569
/// Samples come faster than they are written.
public let kExtAudioFileError_AsyncWriteBufferOverflow: OSStatus = -66570
