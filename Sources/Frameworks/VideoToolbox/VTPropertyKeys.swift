import Foundation
import OrielFoundation

// Names of properties of sessions, with Apple's values.

/// The key of whether pictures are encoded as they come.
public let kVTCompressionPropertyKey_RealTime: CFString = "RealTime"
/// The key of the profile of the codec.
public let kVTCompressionPropertyKey_ProfileLevel: CFString = "ProfileLevel"
/// The key of the number of bits of a second.
public let kVTCompressionPropertyKey_AverageBitRate: CFString = "AverageBitRate"
/// The key of the largest numbers of bytes in times.
public let kVTCompressionPropertyKey_DataRateLimits: CFString = "DataRateLimits"
/// The key of the largest number of pictures between whole ones.
public let kVTCompressionPropertyKey_MaxKeyFrameInterval: CFString = "MaxKeyFrameInterval"
/// The key of the largest time between whole pictures, in seconds.
public let kVTCompressionPropertyKey_MaxKeyFrameIntervalDuration: CFString = "MaxKeyFrameIntervalDuration"
/// The key of the number of pictures of a second.
public let kVTCompressionPropertyKey_ExpectedFrameRate: CFString = "ExpectedFrameRate"
/// The key of whether pictures may have another order.
public let kVTCompressionPropertyKey_AllowFrameReordering: CFString = "AllowFrameReordering"
/// The key of whether pictures may depend on others.
public let kVTCompressionPropertyKey_AllowTemporalCompression: CFString = "AllowTemporalCompression"
/// The key of the quality, from 0 to 1.
public let kVTCompressionPropertyKey_Quality: CFString = "Quality"
/// The key of the coding of H.264.
public let kVTCompressionPropertyKey_H264EntropyMode: CFString = "H264EntropyMode"
/// The key of the pool for pictures.
public let kVTCompressionPropertyKey_PixelBufferPool: CFString = "PixelBufferPool"
/// The key of the primary colors.
public let kVTCompressionPropertyKey_ColorPrimaries: CFString = "ColorPrimaries"
/// The key of the curve of brightness.
public let kVTCompressionPropertyKey_TransferFunction: CFString = "TransferFunction"
/// The key of the matrix of colors.
public let kVTCompressionPropertyKey_YCbCrMatrix: CFString = "YCbCrMatrix"
/// The key of the largest number of pictures that wait.
public let kVTCompressionPropertyKey_MaxFrameDelayCount: CFString = "MaxFrameDelayCount"
/// The key of whether speed matters more than quality.
public let kVTCompressionPropertyKey_PrioritizeEncodingSpeedOverQuality: CFString = "PrioritizeEncodingSpeedOverQuality"

/// The key of whether pictures are decoded as they come.
public let kVTDecompressionPropertyKey_RealTime: CFString = "RealTime"
/// The key of the number of threads.
public let kVTDecompressionPropertyKey_ThreadCount: CFString = "ThreadCount"
/// The key of whether power is saved.
public let kVTDecompressionPropertyKey_MaximizePowerEfficiency: CFString = "MaximizePowerEfficiency"

/// The value for the simplest profile of H.264.
public let kVTProfileLevel_H264_Baseline_AutoLevel: CFString = "H264_Baseline_AutoLevel"
/// The value for the usual profile of H.264.
public let kVTProfileLevel_H264_Main_AutoLevel: CFString = "H264_Main_AutoLevel"
/// The value for the high profile of H.264.
public let kVTProfileLevel_H264_High_AutoLevel: CFString = "H264_High_AutoLevel"
/// The value for the usual profile of HEVC.
public let kVTProfileLevel_HEVC_Main_AutoLevel: CFString = "HEVC_Main_AutoLevel"
/// The value for the profile of HEVC with 10 bits.
public let kVTProfileLevel_HEVC_Main10_AutoLevel: CFString = "HEVC_Main10_AutoLevel"

/// The value for simple coding.
public let kVTH264EntropyMode_CAVLC: CFString = "CAVLC"
/// The value for arithmetic coding.
public let kVTH264EntropyMode_CABAC: CFString = "CABAC"

/// The key of whether a graphics card may encode.
public let kVTVideoEncoderSpecification_EnableHardwareAcceleratedVideoEncoder: CFString =
    "EnableHardwareAcceleratedVideoEncoder"
/// The key of whether a graphics card must encode.
public let kVTVideoEncoderSpecification_RequireHardwareAcceleratedVideoEncoder: CFString =
    "RequireHardwareAcceleratedVideoEncoder"
/// The key of whether delays are short.
public let kVTVideoEncoderSpecification_EnableLowLatencyRateControl: CFString = "EnableLowLatencyRateControl"

/// The key of whether a graphics card may decode.
public let kVTVideoDecoderSpecification_EnableHardwareAcceleratedVideoDecoder: CFString =
    "EnableHardwareAcceleratedVideoDecoder"
/// The key of whether a graphics card must decode.
public let kVTVideoDecoderSpecification_RequireHardwareAcceleratedVideoDecoder: CFString =
    "RequireHardwareAcceleratedVideoDecoder"

/// The key of whether a picture is a whole one.
public let kVTEncodeFrameOptionKey_ForceKeyFrame: CFString = "ForceKeyFrame"
