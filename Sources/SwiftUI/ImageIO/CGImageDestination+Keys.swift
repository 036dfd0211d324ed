import Foundation
import OrielFoundation

// Names of the settings of sources and destinations.

/// How often a picture is made smaller: 2, 4 or 8.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
/// The range of brightness; the usual one here.
public let kCGImageSourceDecodeRequest: CFString = "kCGImageSourceDecodeRequest"
/// The usual range of brightness.
public let kCGImageSourceDecodeToSDR: CFString = "kCGImageSourceDecodeToSDR"
/// The high range of brightness.
public let kCGImageSourceDecodeToHDR: CFString = "kCGImageSourceDecodeToHDR"
/// The longest side of a written picture, in pixels.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
/// The color behind pixels that are not opaque, in a format without opacity.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// Whether a small picture is written as well; it is not here.
public let kCGImageDestinationEmbedThumbnail: CFString = "kCGImageDestinationEmbedThumbnail"
/// Whether colors are in sRGB; they are.
public let kCGImageDestinationOptimizeColorForSharing: CFString = "kCGImageDestinationOptimizeColorForSharing"
/// Whether the map of a high range of brightness is written; there is none.
public let kCGImageDestinationPreserveGainMap: CFString = "kCGImageDestinationPreserveGainMap"
/// The facts that are written.
public let kCGImageDestinationMetadata: CFString = "kCGImageDestinationMetadata"
/// Whether facts are added to the ones of the source.
public let kCGImageDestinationMergeMetadata: CFString = "kCGImageDestinationMergeMetadata"
/// When the picture was made.
public let kCGImageDestinationDateTime: CFString = "kCGImageDestinationDateTime"
/// How pixels are turned, from 1 to 8.
public let kCGImageDestinationOrientation: CFString = "kCGImageDestinationOrientation"
/// Distances of a photograph.
public let kCGImageAuxiliaryDataTypeDepth: CFString = "kCGImageAuxiliaryDataTypeDepth"
/// Disparities of a photograph.
public let kCGImageAuxiliaryDataTypeDisparity: CFString = "kCGImageAuxiliaryDataTypeDisparity"
/// The outline of a person.
public let kCGImageAuxiliaryDataTypePortraitEffectsMatte: CFString = "kCGImageAuxiliaryDataTypePortraitEffectsMatte"
/// The map of a high range of brightness.
public let kCGImageAuxiliaryDataTypeHDRGainMap: CFString = "kCGImageAuxiliaryDataTypeHDRGainMap"
/// The bytes of further data.
public let kCGImageAuxiliaryDataInfoData: CFString = "kCGImageAuxiliaryDataInfoData"
/// The description of further data.
public let kCGImageAuxiliaryDataInfoDataDescription: CFString = "kCGImageAuxiliaryDataInfoDataDescription"
/// The facts of further data.
public let kCGImageAuxiliaryDataInfoMetadata: CFString = "kCGImageAuxiliaryDataInfoMetadata"
