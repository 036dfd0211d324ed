import Foundation

/// The setting of a sound's form, by four letters.
public let AVFormatIDKey = "AVFormatIDKey"
/// The setting of the number of samples in a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The setting of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The setting of the number of bits of a sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The setting whether a sample's first byte is the highest.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The setting whether samples are fractions.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The setting whether channels are apart.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// The setting of the encoder's quality.
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
/// The setting of the encoder's number of bits in a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The setting of that number for each channel.
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
/// The setting of how the encoder spends bits.
public let AVEncoderBitRateStrategyKey = "AVEncoderBitRateStrategyKey"
/// The setting of the number of bits of a sample, for the encoder.
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
/// The setting of the quality of an encoder that spends bits as needed.
public let AVEncoderAudioQualityForVBRKey = "AVEncoderAudioQualityForVBRKey"
/// The setting of the kind of the content.
public let AVEncoderContentSourceKey = "AVEncoderContentSourceKey"
/// The setting of how loudness is leveled.
public let AVEncoderDynamicRangeControlConfigurationKey = "AVEncoderDynamicRangeControlConfigurationKey"
/// The setting of how the number of samples in a second is changed.
public let AVSampleRateConverterAlgorithmKey = "AVSampleRateConverterAlgorithmKey"
/// The setting of how well the number of samples in a second is changed.
public let AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterAudioQualityKey"
/// The setting of the order of channels.
public let AVChannelLayoutKey = "AVChannelLayoutKey"
/// The setting of the type of a file.
public let AVAudioFileTypeKey = "AVAudioFileTypeKey"
/// The same number of bits always.
public let AVAudioBitRateStrategy_Constant = "AVAudioBitRateStrategy_Constant"
/// The same number of bits on average.
public let AVAudioBitRateStrategy_LongTermAverage = "AVAudioBitRateStrategy_LongTermAverage"
/// As many bits as needed, up to a limit.
public let AVAudioBitRateStrategy_VariableConstrained = "AVAudioBitRateStrategy_VariableConstrained"
/// As many bits as needed.
public let AVAudioBitRateStrategy_Variable = "AVAudioBitRateStrategy_Variable"
/// The usual way to change the number of samples in a second.
public let AVSampleRateConverterAlgorithm_Normal = "AVSampleRateConverterAlgorithm_Normal"
/// The best way to change the number of samples in a second.
public let AVSampleRateConverterAlgorithm_Mastering = "AVSampleRateConverterAlgorithm_Mastering"
/// The way with the shortest delay to change the number of samples in a second.
public let AVSampleRateConverterAlgorithm_MinimumPhase = "AVSampleRateConverterAlgorithm_MinimumPhase"

/// How well a sound is kept.
public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 0x20
    case medium = 0x40
    case high = 0x60
    case max = 0x7F
}
