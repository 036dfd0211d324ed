import OrielFoundation

/// Samples are at the upper end of their bytes.
public let kAudioFormatFlagIsAlignedHigh: AudioFormatFlags = 1 << 4
/// Sound that is not mixed with other sounds.
public let kAudioFormatFlagIsNonMixable: AudioFormatFlags = 1 << 6
/// No flag is set, and all are known.
public let kAudioFormatFlagsAreAllClear: AudioFormatFlags = 0x8000_0000
/// The order of bytes of this machine, which begins with the lowest.
public let kAudioFormatFlagsNativeEndian: AudioFormatFlags = 0
/// Fractions in the order of bytes of this machine.
public let kAudioFormatFlagsNativeFloatPacked: AudioFormatFlags =
    kAudioFormatFlagIsFloat | kAudioFormatFlagsNativeEndian | kAudioFormatFlagIsPacked
/// The usual form of samples.
public let kAudioFormatFlagsCanonical: AudioFormatFlags = kAudioFormatFlagsNativeFloatPacked
/// The usual form of samples between audio units.
public let kAudioFormatFlagsAudioUnitCanonical: AudioFormatFlags =
    kAudioFormatFlagsNativeFloatPacked | kAudioFormatFlagIsNonInterleaved
/// Samples are fractions.
public let kLinearPCMFormatFlagIsFloat: AudioFormatFlags = kAudioFormatFlagIsFloat
/// Samples have their highest byte first.
public let kLinearPCMFormatFlagIsBigEndian: AudioFormatFlags = kAudioFormatFlagIsBigEndian
/// Samples have signs.
public let kLinearPCMFormatFlagIsSignedInteger: AudioFormatFlags = kAudioFormatFlagIsSignedInteger
/// Samples fill their bytes.
public let kLinearPCMFormatFlagIsPacked: AudioFormatFlags = kAudioFormatFlagIsPacked
/// Samples are at the upper end of their bytes.
public let kLinearPCMFormatFlagIsAlignedHigh: AudioFormatFlags = kAudioFormatFlagIsAlignedHigh
/// Each channel has a buffer of its own.
public let kLinearPCMFormatFlagIsNonInterleaved: AudioFormatFlags = kAudioFormatFlagIsNonInterleaved
/// Sound that is not mixed with other sounds.
public let kLinearPCMFormatFlagIsNonMixable: AudioFormatFlags = kAudioFormatFlagIsNonMixable
/// No flag is set, and all are known.
public let kLinearPCMFormatFlagsAreAllClear: AudioFormatFlags = kAudioFormatFlagsAreAllClear
/// The first bit of the number of bits behind the point.
public let kLinearPCMFormatFlagsSampleFractionShift: AudioFormatFlags = 7
/// The bits of the number of bits behind the point.
public let kLinearPCMFormatFlagsSampleFractionMask: AudioFormatFlags = 0x3F << kLinearPCMFormatFlagsSampleFractionShift
/// Apple's lossless form of samples of 16 bits.
public let kAppleLosslessFormatFlag_16BitSourceData: AudioFormatFlags = 1
/// Apple's lossless form of samples of 20 bits.
public let kAppleLosslessFormatFlag_20BitSourceData: AudioFormatFlags = 2
/// Apple's lossless form of samples of 24 bits.
public let kAppleLosslessFormatFlag_24BitSourceData: AudioFormatFlags = 3
/// Apple's lossless form of samples of 32 bits.
public let kAppleLosslessFormatFlag_32BitSourceData: AudioFormatFlags = 4
