import CoreAudio
import OrielFoundation

/// The type of the file (`ffmt`).
public let kAudioFilePropertyFileFormat: AudioFilePropertyID = 0x6666_6D74
/// The form of the sound (`dfmt`).
public let kAudioFilePropertyDataFormat: AudioFilePropertyID = 0x6466_6D74
/// Whether the file is in order (`optm`).
public let kAudioFilePropertyIsOptimized: AudioFilePropertyID = 0x6F70_746D
/// The codec's own parameters (`mgic`).
public let kAudioFilePropertyMagicCookieData: AudioFilePropertyID = 0x6D67_6963
/// The number of bytes of sound (`bcnt`).
public let kAudioFilePropertyAudioDataByteCount: AudioFilePropertyID = 0x6263_6E74
/// The number of packets (`pcnt`).
public let kAudioFilePropertyAudioDataPacketCount: AudioFilePropertyID = 0x7063_6E74
/// The most bytes of a packet (`psze`).
public let kAudioFilePropertyMaximumPacketSize: AudioFilePropertyID = 0x7073_7A65
/// The first byte of sound (`doff`).
public let kAudioFilePropertyDataOffset: AudioFilePropertyID = 0x646F_6666
/// The order of channels (`cmap`).
public let kAudioFilePropertyChannelLayout: AudioFilePropertyID = 0x636D_6170
/// Whether the size is written at the end (`dszu`).
public let kAudioFilePropertyDeferSizeUpdates: AudioFilePropertyID = 0x6473_7A75
/// The name of the form (`fnme`).
public let kAudioFilePropertyDataFormatName: AudioFilePropertyID = 0x666E_6D65
/// Places with names (`mkls`).
public let kAudioFilePropertyMarkerList: AudioFilePropertyID = 0x6D6B_6C73
/// Parts with names (`rgls`).
public let kAudioFilePropertyRegionList: AudioFilePropertyID = 0x7267_6C73
/// The first sample of a packet (`pkfr`).
public let kAudioFilePropertyPacketToFrame: AudioFilePropertyID = 0x706B_6672
/// The packet of a sample (`frpk`).
public let kAudioFilePropertyFrameToPacket: AudioFilePropertyID = 0x6672_706B
/// The pieces of the file (`chid`).
public let kAudioFilePropertyChunkIDs: AudioFilePropertyID = 0x6368_6964
/// Title, artist and more (`info`).
public let kAudioFilePropertyInfoDictionary: AudioFilePropertyID = 0x696E_666F
/// The samples that are left out (`pnfo`).
public let kAudioFilePropertyPacketTableInfo: AudioFilePropertyID = 0x706E_666F
/// The forms of the sound (`flst`).
public let kAudioFilePropertyFormatList: AudioFilePropertyID = 0x666C_7374
/// An upper limit of a packet's bytes (`pkub`).
public let kAudioFilePropertyPacketSizeUpperBound: AudioFilePropertyID = 0x706B_7562
/// How much room is kept, in seconds (`rsrv`).
public let kAudioFilePropertyReserveDuration: AudioFilePropertyID = 0x7273_7276
/// About how long the sound is, in seconds (`edur`).
public let kAudioFilePropertyEstimatedDuration: AudioFilePropertyID = 0x6564_7572
/// The number of bits in a second (`brat`).
public let kAudioFilePropertyBitRate: AudioFilePropertyID = 0x6272_6174
/// The tag of MP3 (`id3t`).
public let kAudioFilePropertyID3Tag: AudioFilePropertyID = 0x6964_3374
/// The number of bits of the original (`sbtd`).
public let kAudioFilePropertySourceBitDepth: AudioFilePropertyID = 0x7362_7464
/// The picture (`aart`).
public let kAudioFilePropertyAlbumArtwork: AudioFilePropertyID = 0x6161_7274
/// The form in the file (`ffmt`).
public let kExtAudioFileProperty_FileDataFormat: ExtAudioFilePropertyID = 0x6666_6D74
/// The order of channels in the file (`fclo`).
public let kExtAudioFileProperty_FileChannelLayout: ExtAudioFilePropertyID = 0x6663_6C6F
/// The form of the app's samples (`cfmt`).
public let kExtAudioFileProperty_ClientDataFormat: ExtAudioFilePropertyID = 0x6366_6D74
/// The order of the app's channels (`cclo`).
public let kExtAudioFileProperty_ClientChannelLayout: ExtAudioFilePropertyID = 0x6363_6C6F
/// The manufacturer of the codec (`cman`).
public let kExtAudioFileProperty_CodecManufacturer: ExtAudioFilePropertyID = 0x636D_616E
/// The converter (`acnv`).
public let kExtAudioFileProperty_AudioConverter: ExtAudioFilePropertyID = 0x6163_6E76
/// The file (`afil`).
public let kExtAudioFileProperty_AudioFile: ExtAudioFilePropertyID = 0x6166_696C
/// The most bytes of a packet in the file (`fmps`).
public let kExtAudioFileProperty_FileMaxPacketSize: ExtAudioFilePropertyID = 0x666D_7073
/// The most bytes of a packet of the app's (`cmps`).
public let kExtAudioFileProperty_ClientMaxPacketSize: ExtAudioFilePropertyID = 0x636D_7073
/// The number of samples of each channel in the file (`#frm`).
public let kExtAudioFileProperty_FileLengthFrames: ExtAudioFilePropertyID = 0x2366_726D
/// The settings of the converter (`accf`).
public let kExtAudioFileProperty_ConverterConfig: ExtAudioFilePropertyID = 0x6163_6366
/// The size of the memory between, in bytes (`iobs`).
public let kExtAudioFileProperty_IOBufferSizeBytes: ExtAudioFilePropertyID = 0x696F_6273
/// The memory between (`iobf`).
public let kExtAudioFileProperty_IOBuffer: ExtAudioFilePropertyID = 0x696F_6266
/// The samples that are left out (`xpti`).
public let kExtAudioFileProperty_PacketTable: ExtAudioFilePropertyID = 0x7870_7469
