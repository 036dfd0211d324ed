import Foundation
import OrielFoundation

/// The codec is not available.
public let kVTCouldNotFindVideoDecoderErr: OSStatus = -12906
/// There is no encoder for the format.
public let kVTCouldNotFindVideoEncoderErr: OSStatus = -12908
/// The property is not supported.
public let kVTPropertyNotSupportedErr: OSStatus = -12900
/// The property cannot be changed.
public let kVTPropertyReadOnlyErr: OSStatus = -12901
/// An argument is not valid.
public let kVTParameterErr: OSStatus = -12902
/// The session has ended.
public let kVTInvalidSessionErr: OSStatus = -12903
/// There is not enough memory.
public let kVTAllocationFailedErr: OSStatus = -12904
/// The pixels have a form that a transfer does not know.
public let kVTPixelTransferNotSupportedErr: OSStatus = -12905
/// The decoder does not work.
public let kVTVideoDecoderMalfunctionErr: OSStatus = -12911
/// The encoder does not work.
public let kVTVideoEncoderMalfunctionErr: OSStatus = -12912
/// The decoder is used elsewhere.
public let kVTVideoDecoderNotAvailableNowErr: OSStatus = -12913
/// The form of pixels cannot be rotated.
public let kVTImageRotationNotSupportedErr: OSStatus = -12914
/// The encoder is used elsewhere.
public let kVTVideoEncoderNotAvailableNowErr: OSStatus = -12915
/// The form of the samples is not supported.
public let kVTFormatDescriptionChangeNotSupportedErr: OSStatus = -12916
/// The data cannot be decoded.
public let kVTVideoDecoderBadDataErr: OSStatus = -12909
/// The format is not supported.
public let kVTVideoDecoderUnsupportedDataFormatErr: OSStatus = -12910
/// The session is not authorized.
public let kVTVideoEncoderAuthorizationErr: OSStatus = -12918
/// The session does not work.
public let kVTSessionMalfunctionErr: OSStatus = -17691

/// The result of functions about codecs, which is reported once.
func missingCodec(_ status: OSStatus) -> OSStatus {
    RuntimeWarning.issue("VideoToolbox: films are encoded and decoded by AVFoundation alone; sessions fail.")
    return status
}
