import CoreAudio
import OrielFoundation

/// The state as a property list.
public let kAudioUnitProperty_ClassInfo: AudioUnitPropertyID = 0
/// A connection with another unit.
public let kAudioUnitProperty_MakeConnection: AudioUnitPropertyID = 1
/// The number of samples in a second.
public let kAudioUnitProperty_SampleRate: AudioUnitPropertyID = 2
/// The numbers of the parameters.
public let kAudioUnitProperty_ParameterList: AudioUnitPropertyID = 3
/// The facts of a parameter.
public let kAudioUnitProperty_ParameterInfo: AudioUnitPropertyID = 4
/// How much of the processor is in use.
public let kAudioUnitProperty_CPULoad: AudioUnitPropertyID = 6
/// The form of samples.
public let kAudioUnitProperty_StreamFormat: AudioUnitPropertyID = 8
/// The number of inputs or outputs.
public let kAudioUnitProperty_ElementCount: AudioUnitPropertyID = 11
/// The delay, in seconds.
public let kAudioUnitProperty_Latency: AudioUnitPropertyID = 12
/// The possible numbers of channels.
public let kAudioUnitProperty_SupportedNumChannels: AudioUnitPropertyID = 13
/// The most samples of a rendering.
public let kAudioUnitProperty_MaximumFramesPerSlice: AudioUnitPropertyID = 14
/// The names of a parameter's values.
public let kAudioUnitProperty_ParameterValueStrings: AudioUnitPropertyID = 16
/// The order of channels.
public let kAudioUnitProperty_AudioChannelLayout: AudioUnitPropertyID = 19
/// How long the sound continues, in seconds.
public let kAudioUnitProperty_TailTime: AudioUnitPropertyID = 20
/// Whether the sound stays as it comes.
public let kAudioUnitProperty_BypassEffect: AudioUnitPropertyID = 21
/// The last error of rendering.
public let kAudioUnitProperty_LastRenderError: AudioUnitPropertyID = 22
/// The function that makes the input.
public let kAudioUnitProperty_SetRenderCallback: AudioUnitPropertyID = 23
/// The presets of the manufacturer.
public let kAudioUnitProperty_FactoryPresets: AudioUnitPropertyID = 24
/// The quality, from 0 to 127.
public let kAudioUnitProperty_RenderQuality: AudioUnitPropertyID = 26
/// The functions of the app for beats and places.
public let kAudioUnitProperty_HostCallbacks: AudioUnitPropertyID = 27
/// Whether the input's memory is used for the output.
public let kAudioUnitProperty_InPlaceProcessing: AudioUnitPropertyID = 29
/// The name of an input or output.
public let kAudioUnitProperty_ElementName: AudioUnitPropertyID = 30
/// The possible orders of channels.
public let kAudioUnitProperty_SupportedChannelLayoutTags: AudioUnitPropertyID = 32
/// A short name of a parameter.
public let kAudioUnitProperty_ParameterIDName: AudioUnitPropertyID = 34
/// The name of a group of parameters.
public let kAudioUnitProperty_ParameterClumpName: AudioUnitPropertyID = 35
/// The preset in use.
public let kAudioUnitProperty_PresentPreset: AudioUnitPropertyID = 36
/// Whether the output has time.
public let kAudioUnitProperty_OfflineRender: AudioUnitPropertyID = 37
/// The parameters that others change.
public let kAudioUnitProperty_DependentParameters: AudioUnitPropertyID = 45
/// The times of the input in the output.
public let kAudioUnitProperty_InputSamplesInOutput: AudioUnitPropertyID = 49
/// Whether the unit has memory of its own.
public let kAudioUnitProperty_ShouldAllocateBuffer: AudioUnitPropertyID = 51
/// The loudness of tones.
public let kAudioUnitProperty_FrequencyResponse: AudioUnitPropertyID = 52
/// The past of a parameter.
public let kAudioUnitProperty_ParameterHistoryInfo: AudioUnitPropertyID = 53
/// The name that users gave.
public let kAudioUnitProperty_NickName: AudioUnitPropertyID = 54
/// The volumes of a mixer of all channels into all.
public let kAudioUnitProperty_MatrixLevels: AudioUnitPropertyID = 3006
/// The channels of a mixer of all channels into all.
public let kAudioUnitProperty_MatrixDimensions: AudioUnitPropertyID = 3009
/// Whether loudness is measured.
public let kAudioUnitProperty_MeteringMode: AudioUnitPropertyID = 3007
/// Whether the sound was too loud.
public let kAudioUnitProperty_MeterClipping: AudioUnitPropertyID = 3011
/// A piece to play.
public let kAudioUnitProperty_ScheduleAudioSlice: AudioUnitPropertyID = 3300
/// When playing begins.
public let kAudioUnitProperty_ScheduleStartTimeStamp: AudioUnitPropertyID = 3301
/// The place of playing.
public let kAudioUnitProperty_CurrentPlayTime: AudioUnitPropertyID = 3302
/// The files to play.
public let kAudioUnitProperty_ScheduledFileIDs: AudioUnitPropertyID = 3310
/// The part of a file to play.
public let kAudioUnitProperty_ScheduledFileRegion: AudioUnitPropertyID = 3311
/// How much of a file is read in advance.
public let kAudioUnitProperty_ScheduledFilePrime: AudioUnitPropertyID = 3312
/// The device of an output.
public let kAudioOutputUnitProperty_CurrentDevice: AudioUnitPropertyID = 2000
/// Whether an output runs.
public let kAudioOutputUnitProperty_IsRunning: AudioUnitPropertyID = 2001
/// The channels of a device.
public let kAudioOutputUnitProperty_ChannelMap: AudioUnitPropertyID = 2002
/// Whether an input or output is on.
public let kAudioOutputUnitProperty_EnableIO: AudioUnitPropertyID = 2003
/// When an output starts.
public let kAudioOutputUnitProperty_StartTime: AudioUnitPropertyID = 2004
/// The function that the input calls.
public let kAudioOutputUnitProperty_SetInputCallback: AudioUnitPropertyID = 2005
/// Whether there is an input or output.
public let kAudioOutputUnitProperty_HasIO: AudioUnitPropertyID = 2006
/// Whether times begin at 0.
public let kAudioOutputUnitProperty_StartTimestampsAtZero: AudioUnitPropertyID = 2007
/// Whether voices stay as they come.
public let kAUVoiceIOProperty_BypassVoiceProcessing: AudioUnitPropertyID = 2100
/// Whether voices are made equally loud.
public let kAUVoiceIOProperty_VoiceProcessingEnableAGC: AudioUnitPropertyID = 2101
/// Whether voices are silent.
public let kAUVoiceIOProperty_MuteOutput: AudioUnitPropertyID = 2104
/// The sound of an instrument.
public let kAUSamplerProperty_LoadInstrument: AudioUnitPropertyID = 4102
/// The names of an instrument's sounds.
public let kMusicDeviceProperty_MIDIXMLNames: AudioUnitPropertyID = 1006
/// The file of an instrument's sounds.
public let kMusicDeviceProperty_SoundBankURL: AudioUnitPropertyID = 1100
/// The unit as a whole.
public let kAudioUnitScope_Global: AudioUnitScope = 0
/// The inputs.
public let kAudioUnitScope_Input: AudioUnitScope = 1
/// The outputs.
public let kAudioUnitScope_Output: AudioUnitScope = 2
/// The groups of notes.
public let kAudioUnitScope_Group: AudioUnitScope = 3
/// The parts of an instrument.
public let kAudioUnitScope_Part: AudioUnitScope = 4
/// The notes.
public let kAudioUnitScope_Note: AudioUnitScope = 5
/// The layers of a part.
public let kAudioUnitScope_Layer: AudioUnitScope = 6
/// The items of a layer.
public let kAudioUnitScope_LayerItem: AudioUnitScope = 7
/// The bank of drums.
public let kAUSampler_DefaultPercussionBankMSB: Int = 0x78
/// The bank of instruments.
public let kAUSampler_DefaultMelodicBankMSB: Int = 0x79
/// The usual variant of a bank.
public let kAUSampler_DefaultBankLSB: Int = 0
