import CoreAudio
import OrielFoundation

/// The tone above which little is heard, in hertz.
public let kLowPassParam_CutoffFrequency: AudioUnitParameterID = 0
/// How much the tone is heard, in decibels.
public let kLowPassParam_Resonance: AudioUnitParameterID = 1
/// The tone below which little is heard, in hertz.
public let kHipassParam_CutoffFrequency: AudioUnitParameterID = 0
/// How much the tone is heard, in decibels.
public let kHipassParam_Resonance: AudioUnitParameterID = 1
/// The tone around which sound is heard, in hertz.
public let kBandpassParam_CenterFrequency: AudioUnitParameterID = 0
/// How wide, in cents.
public let kBandpassParam_Bandwidth: AudioUnitParameterID = 1
/// The tone above which the loudness changes, in hertz.
public let kHighShelfParam_CutOffFrequency: AudioUnitParameterID = 0
/// How much louder, in decibels.
public let kHighShelfParam_Gain: AudioUnitParameterID = 1
/// The tone below which the loudness changes, in hertz.
public let kAULowShelfParam_CutoffFrequency: AudioUnitParameterID = 0
/// How much louder, in decibels.
public let kAULowShelfParam_Gain: AudioUnitParameterID = 1
/// The tone around which the loudness changes, in hertz.
public let kParametricEQParam_CenterFreq: AudioUnitParameterID = 0
/// How narrow.
public let kParametricEQParam_Q: AudioUnitParameterID = 1
/// How much louder, in decibels.
public let kParametricEQParam_Gain: AudioUnitParameterID = 2
/// How fast it becomes quieter, in seconds.
public let kLimiterParam_AttackTime: AudioUnitParameterID = 0
/// How fast it becomes louder, in seconds.
public let kLimiterParam_DecayTime: AudioUnitParameterID = 1
/// How much louder before, in decibels.
public let kLimiterParam_PreGain: AudioUnitParameterID = 2
/// The loudness above which it becomes quieter, in decibels.
public let kDynamicsProcessorParam_Threshold: AudioUnitParameterID = 0
/// How much louder it may be than the threshold, in decibels.
public let kDynamicsProcessorParam_HeadRoom: AudioUnitParameterID = 1
/// How much quiet sounds become quieter.
public let kDynamicsProcessorParam_ExpansionRatio: AudioUnitParameterID = 2
/// The loudness below which sounds become quieter, in decibels.
public let kDynamicsProcessorParam_ExpansionThreshold: AudioUnitParameterID = 3
/// How fast it becomes quieter, in seconds.
public let kDynamicsProcessorParam_AttackTime: AudioUnitParameterID = 4
/// How fast it becomes louder, in seconds.
public let kDynamicsProcessorParam_ReleaseTime: AudioUnitParameterID = 5
/// How much louder behind, in decibels.
public let kDynamicsProcessorParam_OverallGain: AudioUnitParameterID = 6
/// How much louder behind, in decibels.
public let kDynamicsProcessorParam_MasterGain: AudioUnitParameterID = 6
/// How much quieter it is, in decibels.
public let kDynamicsProcessorParam_CompressionAmount: AudioUnitParameterID = 1000
/// The loudness before, in decibels.
public let kDynamicsProcessorParam_InputAmplitude: AudioUnitParameterID = 2000
/// The loudness behind, in decibels.
public let kDynamicsProcessorParam_OutputAmplitude: AudioUnitParameterID = 3000
/// How much of the echo is heard, in hundredths.
public let kDelayParam_WetDryMix: AudioUnitParameterID = 0
/// The time of the echo, in seconds.
public let kDelayParam_DelayTime: AudioUnitParameterID = 1
/// How much of the echo is repeated, in hundredths.
public let kDelayParam_Feedback: AudioUnitParameterID = 2
/// Above which tone nothing is repeated, in hertz.
public let kDelayParam_LopassCutoff: AudioUnitParameterID = 3
/// How much of the room is heard, in hundredths.
public let kReverb2Param_DryWetMix: AudioUnitParameterID = 0
/// How much louder, in decibels.
public let kReverb2Param_Gain: AudioUnitParameterID = 1
/// The shortest way, in seconds.
public let kReverb2Param_MinDelayTime: AudioUnitParameterID = 2
/// The longest way, in seconds.
public let kReverb2Param_MaxDelayTime: AudioUnitParameterID = 3
/// How long low tones are heard, in seconds.
public let kReverb2Param_DecayTimeAt0Hz: AudioUnitParameterID = 4
/// How long high tones are heard, in seconds.
public let kReverb2Param_DecayTimeAtNyquist: AudioUnitParameterID = 5
/// How irregular the ways are.
public let kReverb2Param_RandomizeReflections: AudioUnitParameterID = 6
/// The speed.
public let kVarispeedParam_PlaybackRate: AudioUnitParameterID = 0
/// The pitch, in cents.
public let kVarispeedParam_PlaybackCents: AudioUnitParameterID = 1
/// The speed.
public let kNewTimePitchParam_Rate: AudioUnitParameterID = 0
/// The pitch, in cents.
public let kNewTimePitchParam_Pitch: AudioUnitParameterID = 1
/// How much pieces overlap.
public let kNewTimePitchParam_Overlap: AudioUnitParameterID = 4
/// How smooth pieces are joined.
public let kNewTimePitchParam_Smoothness: AudioUnitParameterID = 4
/// Whether tones are kept together.
public let kNewTimePitchParam_EnablePeakLocking: AudioUnitParameterID = 6
/// Whether tones are kept together.
public let kNewTimePitchParam_EnableSpectralCoherence: AudioUnitParameterID = 6
/// Whether strokes are kept.
public let kNewTimePitchParam_EnableTransientPreservation: AudioUnitParameterID = 7
/// The loudness, from 0 to 1.
public let kMultiChannelMixerParam_Volume: AudioUnitParameterID = 0
/// Whether it is heard.
public let kMultiChannelMixerParam_Enable: AudioUnitParameterID = 1
/// The place between left and right.
public let kMultiChannelMixerParam_Pan: AudioUnitParameterID = 2
/// The loudness, from 0 to 1.
public let kMatrixMixerParam_Volume: AudioUnitParameterID = 0
/// Whether it is heard.
public let kMatrixMixerParam_Enable: AudioUnitParameterID = 1
/// The loudness of an output.
public let kHALOutputParam_Volume: AudioUnitParameterID = 14
/// The time of an echo, in milliseconds.
public let kDistortionParam_Delay: AudioUnitParameterID = 0
/// How fast the echo ends.
public let kDistortionParam_Decay: AudioUnitParameterID = 1
/// How much of the echo is heard, in hundredths.
public let kDistortionParam_DelayMix: AudioUnitParameterID = 2
/// How many samples are held, in hundredths.
public let kDistortionParam_Decimation: AudioUnitParameterID = 3
/// How much samples are rounded, in hundredths.
public let kDistortionParam_Rounding: AudioUnitParameterID = 4
/// How much of the held samples is heard, in hundredths.
public let kDistortionParam_DecimationMix: AudioUnitParameterID = 5
/// The linear part of the curve.
public let kDistortionParam_LinearTerm: AudioUnitParameterID = 6
/// The squared part of the curve.
public let kDistortionParam_SquaredTerm: AudioUnitParameterID = 7
/// The cubic part of the curve.
public let kDistortionParam_CubicTerm: AudioUnitParameterID = 8
/// How much of the curve is heard, in hundredths.
public let kDistortionParam_PolynomialMix: AudioUnitParameterID = 9
/// The first tone that multiplies, in hertz.
public let kDistortionParam_RingModFreq1: AudioUnitParameterID = 10
/// The second tone that multiplies, in hertz.
public let kDistortionParam_RingModFreq2: AudioUnitParameterID = 11
/// How much of the second tone counts, in hundredths.
public let kDistortionParam_RingModBalance: AudioUnitParameterID = 12
/// How much of the product is heard, in hundredths.
public let kDistortionParam_RingModMix: AudioUnitParameterID = 13
/// How much louder before the limit, in decibels.
public let kDistortionParam_SoftClipGain: AudioUnitParameterID = 14
/// How much of all is heard, in hundredths.
public let kDistortionParam_FinalMix: AudioUnitParameterID = 15
/// How much louder all is, in decibels.
public let kAUNBandEQParam_GlobalGain: AudioUnitParameterID = 0
/// Whether a band is left out.
public let kAUNBandEQParam_BypassBand: AudioUnitParameterID = 1000
/// The kind of a band.
public let kAUNBandEQParam_FilterType: AudioUnitParameterID = 2000
/// The tone of a band, in hertz.
public let kAUNBandEQParam_Frequency: AudioUnitParameterID = 3000
/// How much louder a band is, in decibels.
public let kAUNBandEQParam_Gain: AudioUnitParameterID = 4000
/// How wide a band is, in octaves.
public let kAUNBandEQParam_Bandwidth: AudioUnitParameterID = 5000
/// How loud a sampler is, in decibels.
public let kAUSamplerParam_Gain: AudioUnitParameterID = 900
/// How much higher, in half tones.
public let kAUSamplerParam_CoarseTuning: AudioUnitParameterID = 901
/// How much higher, in cents.
public let kAUSamplerParam_FineTuning: AudioUnitParameterID = 902
/// The place between left and right.
public let kAUSamplerParam_Pan: AudioUnitParameterID = 903
