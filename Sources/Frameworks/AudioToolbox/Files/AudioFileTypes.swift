import CoreAudio
import OrielFoundation

/// AIFF (`AIFF`).
public let kAudioFileAIFFType: AudioFileTypeID = 0x4149_4646
/// AIFF with codecs (`AIFC`).
public let kAudioFileAIFCType: AudioFileTypeID = 0x4149_4643
/// WAV (`WAVE`).
public let kAudioFileWAVEType: AudioFileTypeID = 0x5741_5645
/// WAV for large files (`RF64`).
public let kAudioFileRF64Type: AudioFileTypeID = 0x5246_3634
/// WAV for large files, of broadcasters (`BW64`).
public let kAudioFileBW64Type: AudioFileTypeID = 0x4257_3634
/// WAV for large files, of Sony (`W64f`).
public let kAudioFileWave64Type: AudioFileTypeID = 0x5736_3466
/// Sound Designer 2 (`Sd2f`).
public let kAudioFileSoundDesigner2Type: AudioFileTypeID = 0x5364_3266
/// The files of NeXT and Sun (`NeXT`).
public let kAudioFileNextType: AudioFileTypeID = 0x4E65_5854
/// MP3 (`MPG3`).
public let kAudioFileMP3Type: AudioFileTypeID = 0x4D50_4733
/// MP2 (`MPG2`).
public let kAudioFileMP2Type: AudioFileTypeID = 0x4D50_4732
/// MP1 (`MPG1`).
public let kAudioFileMP1Type: AudioFileTypeID = 0x4D50_4731
/// Dolby Digital (`ac-3`).
public let kAudioFileAC3Type: AudioFileTypeID = 0x6163_2D33
/// AAC in a stream (`adts`).
public let kAudioFileAAC_ADTSType: AudioFileTypeID = 0x6164_7473
/// MPEG-4 (`mp4f`).
public let kAudioFileMPEG4Type: AudioFileTypeID = 0x6D70_3466
/// Sound in MPEG-4 (`m4af`).
public let kAudioFileM4AType: AudioFileTypeID = 0x6D34_6166
/// Books in MPEG-4 (`m4bf`).
public let kAudioFileM4BType: AudioFileTypeID = 0x6D34_6266
/// Apple's files of sound (`caff`).
public let kAudioFileCAFType: AudioFileTypeID = 0x6361_6666
/// Telephones (`3gpp`).
public let kAudioFile3GPType: AudioFileTypeID = 0x3367_7070
/// Telephones of America (`3gp2`).
public let kAudioFile3GP2Type: AudioFileTypeID = 0x3367_7032
/// Speech of telephones (`amrf`).
public let kAudioFileAMRType: AudioFileTypeID = 0x616D_7266
/// FLAC (`flac`).
public let kAudioFileFLACType: AudioFileTypeID = 0x666C_6163
/// AAC in a stream of broadcasters (`loas`).
public let kAudioFileLATMInLOASType: AudioFileTypeID = 0x6C6F_6173
