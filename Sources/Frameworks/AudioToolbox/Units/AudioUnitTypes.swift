import CoreAudio
import OrielFoundation

/// Units that play (`auou`).
public let kAudioUnitType_Output: UInt32 = 0x6175_6F75
/// Instruments (`aumu`).
public let kAudioUnitType_MusicDevice: UInt32 = 0x6175_6D75
/// Effects that notes control (`aumf`).
public let kAudioUnitType_MusicEffect: UInt32 = 0x6175_6D66
/// Units that change the form of samples (`aufc`).
public let kAudioUnitType_FormatConverter: UInt32 = 0x6175_6663
/// Effects (`aufx`).
public let kAudioUnitType_Effect: UInt32 = 0x6175_6678
/// Mixers (`aumx`).
public let kAudioUnitType_Mixer: UInt32 = 0x6175_6D78
/// Units that place sounds (`aupn`).
public let kAudioUnitType_Panner: UInt32 = 0x6175_706E
/// Units that make sounds (`augn`).
public let kAudioUnitType_Generator: UInt32 = 0x6175_676E
/// Effects that need the whole sound (`auol`).
public let kAudioUnitType_OfflineEffect: UInt32 = 0x6175_6F6C
/// Units that change messages (`aumi`).
public let kAudioUnitType_MIDIProcessor: UInt32 = 0x6175_6D69
/// Voices (`ausp`).
public let kAudioUnitType_SpeechSynthesizer: UInt32 = 0x6175_7370
/// Effects of other apps (`aurx`).
public let kAudioUnitType_RemoteEffect: UInt32 = 0x6175_7278
/// Units of other apps that make sounds (`aurg`).
public let kAudioUnitType_RemoteGenerator: UInt32 = 0x6175_7267
/// Instruments of other apps (`auri`).
public let kAudioUnitType_RemoteInstrument: UInt32 = 0x6175_7269
/// Effects of other apps that notes control (`aurm`).
public let kAudioUnitType_RemoteMusicEffect: UInt32 = 0x6175_726D
/// Apple (`appl`).
public let kAudioUnitManufacturer_Apple: UInt32 = 0x6170_706C
/// An output without a device (`genr`).
public let kAudioUnitSubType_GenericOutput: UInt32 = 0x6765_6E72
/// The microphone and the loudspeaker (`rioc`).
public let kAudioUnitSubType_RemoteIO: UInt32 = 0x7269_6F63
/// The microphone and the loudspeaker, without echoes (`vpio`).
public let kAudioUnitSubType_VoiceProcessingIO: UInt32 = 0x7670_696F
/// A device of the Mac (`ahal`).
public let kAudioUnitSubType_HALOutput: UInt32 = 0x6168_616C
/// The usual device of the Mac (`def `).
public let kAudioUnitSubType_DefaultOutput: UInt32 = 0x6465_6620
/// The device of the Mac's own sounds (`sys `).
public let kAudioUnitSubType_SystemOutput: UInt32 = 0x7379_7320
/// An instrument of banks of sounds (`dls `).
public let kAudioUnitSubType_DLSSynth: UInt32 = 0x646C_7320
/// An instrument of recorded sounds (`samp`).
public let kAudioUnitSubType_Sampler: UInt32 = 0x7361_6D70
/// An instrument of many channels (`msyn`).
public let kAudioUnitSubType_MIDISynth: UInt32 = 0x6D73_796E
/// A converter of samples (`conv`).
public let kAudioUnitSubType_AUConverter: UInt32 = 0x636F_6E76
/// A speed with its pitch (`vari`).
public let kAudioUnitSubType_Varispeed: UInt32 = 0x7661_7269
/// Rendering on another thread (`defr`).
public let kAudioUnitSubType_DeferredRenderer: UInt32 = 0x6465_6672
/// A splitter into two (`splt`).
public let kAudioUnitSubType_Splitter: UInt32 = 0x7370_6C74
/// A splitter into several (`mspl`).
public let kAudioUnitSubType_MultiSplitter: UInt32 = 0x6D73_706C
/// A merger of two (`merg`).
public let kAudioUnitSubType_Merger: UInt32 = 0x6D65_7267
/// A speed and a pitch (`nutp`).
public let kAudioUnitSubType_NewTimePitch: UInt32 = 0x6E75_7470
/// A speed and a pitch, of older systems (`tmpt`).
public let kAudioUnitSubType_TimePitch: UInt32 = 0x746D_7074
/// A speed for telephones (`ipto`).
public let kAudioUnitSubType_AUiPodTimeOther: UInt32 = 0x6970_746F
/// The sound of AAC (`raac`).
public let kAudioUnitSubType_RoundTripAAC: UInt32 = 0x7261_6163
/// A limiter (`lmtr`).
public let kAudioUnitSubType_PeakLimiter: UInt32 = 0x6C6D_7472
/// A compressor and expander (`dcmp`).
public let kAudioUnitSubType_DynamicsProcessor: UInt32 = 0x6463_6D70
/// A filter that keeps low tones (`lpas`).
public let kAudioUnitSubType_LowPassFilter: UInt32 = 0x6C70_6173
/// A filter that keeps high tones (`hpas`).
public let kAudioUnitSubType_HighPassFilter: UInt32 = 0x6870_6173
/// A filter that keeps tones around one (`bpas`).
public let kAudioUnitSubType_BandPassFilter: UInt32 = 0x6270_6173
/// A filter of the high tones' loudness (`hshf`).
public let kAudioUnitSubType_HighShelfFilter: UInt32 = 0x6873_6866
/// A filter of the low tones' loudness (`lshf`).
public let kAudioUnitSubType_LowShelfFilter: UInt32 = 0x6C73_6866
/// A filter of the loudness around a tone (`pmeq`).
public let kAudioUnitSubType_ParametricEQ: UInt32 = 0x706D_6571
/// An equalizer of many tones (`greq`).
public let kAudioUnitSubType_GraphicEQ: UInt32 = 0x6772_6571
/// An equalizer of bands (`nbeq`).
public let kAudioUnitSubType_NBandEQ: UInt32 = 0x6E62_6571
/// A distortion (`dist`).
public let kAudioUnitSubType_Distortion: UInt32 = 0x6469_7374
/// An echo (`dely`).
public let kAudioUnitSubType_Delay: UInt32 = 0x6465_6C79
/// A delay of some samples (`sdly`).
public let kAudioUnitSubType_SampleDelay: UInt32 = 0x7364_6C79
/// A room (`rvb2`).
public let kAudioUnitSubType_Reverb2: UInt32 = 0x7276_6232
/// A room of the Mac (`mrev`).
public let kAudioUnitSubType_MatrixReverb: UInt32 = 0x6D72_6576
/// A compressor of bands (`mcmp`).
public let kAudioUnitSubType_MultiBandCompressor: UInt32 = 0x6D63_6D70
/// A pitch (`tmpt`).
public let kAudioUnitSubType_Pitch: UInt32 = 0x746D_7074
/// A filter of five bands (`filt`).
public let kAudioUnitSubType_AUFilter: UInt32 = 0x6669_6C74
/// A mixer of many channels (`mcmx`).
public let kAudioUnitSubType_MultiChannelMixer: UInt32 = 0x6D63_6D78
/// A mixer of all channels into all (`mxmx`).
public let kAudioUnitSubType_MatrixMixer: UInt32 = 0x6D78_6D78
/// A mixer of places in a room (`3dem`).
public let kAudioUnitSubType_SpatialMixer: UInt32 = 0x3364_656D
/// A mixer into two channels (`smxr`).
public let kAudioUnitSubType_StereoMixer: UInt32 = 0x736D_7872
/// A player of pieces (`sspl`).
public let kAudioUnitSubType_ScheduledSoundPlayer: UInt32 = 0x7373_706C
/// A player of files (`afpl`).
public let kAudioUnitSubType_AudioFilePlayer: UInt32 = 0x6166_706C
