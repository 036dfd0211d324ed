import Foundation
import OrielFoundation
import SwiftUICore

// Names of notes about the colors of pixels.

/// The primary colors.
public let kCVImageBufferColorPrimariesKey: CFString = "CVImageBufferColorPrimaries"
/// The curve of brightness.
public let kCVImageBufferTransferFunctionKey: CFString = "CVImageBufferTransferFunction"
/// How brightness and colors are mixed.
public let kCVImageBufferYCbCrMatrixKey: CFString = "CVImageBufferYCbCrMatrix"
/// The colors of high-definition video.
public let kCVImageBufferColorPrimaries_ITU_R_709_2: CFString = "ITU_R_709_2"
/// The colors of ultra-high-definition video.
public let kCVImageBufferColorPrimaries_ITU_R_2020: CFString = "ITU_R_2020"
/// The colors of newer screens.
public let kCVImageBufferColorPrimaries_P3_D65: CFString = "P3_D65"
/// The colors of older television.
public let kCVImageBufferColorPrimaries_SMPTE_C: CFString = "SMPTE_C"
/// The curve of high-definition video.
public let kCVImageBufferTransferFunction_ITU_R_709_2: CFString = "ITU_R_709_2"
/// The curve of sRGB.
public let kCVImageBufferTransferFunction_sRGB: CFString = "IEC_sRGB"
/// Proportional to light.
public let kCVImageBufferTransferFunction_Linear: CFString = "Linear"
/// The curve of broadcasts in high dynamic range.
public let kCVImageBufferTransferFunction_ITU_R_2100_HLG: CFString = "ITU_R_2100_HLG"
/// The curve of films in high dynamic range.
public let kCVImageBufferTransferFunction_SMPTE_ST_2084_PQ: CFString = "SMPTE_ST_2084_PQ"
/// The mixture of high-definition video.
public let kCVImageBufferYCbCrMatrix_ITU_R_709_2: CFString = "ITU_R_709_2"
/// The mixture of older television.
public let kCVImageBufferYCbCrMatrix_ITU_R_601_4: CFString = "ITU_R_601_4"
/// The mixture of ultra-high-definition video.
public let kCVImageBufferYCbCrMatrix_ITU_R_2020: CFString = "ITU_R_2020"
/// The space of colors.
public let kCVImageBufferCGColorSpaceKey: CFString = "CGColorSpace"
/// The profile of colors.
public let kCVImageBufferICCProfileKey: CFString = "ICCProfile"
/// The exponent of brightness.
public let kCVImageBufferGammaLevelKey: CFString = "CVImageBufferGammaLevel"
/// The part of a picture that is shown.
public let kCVImageBufferCleanApertureKey: CFString = "CVCleanAperture"
/// The shape of a pixel.
public let kCVImageBufferPixelAspectRatioKey: CFString = "CVPixelAspectRatio"
/// Where colors are measured.
public let kCVImageBufferChromaLocationTopFieldKey: CFString = "CVImageBufferChromaLocationTopField"

/// Returns the space of a picture's colors, as a note says it; nil without one.
public func CVImageBufferGetColorSpace(_ imageBuffer: CVImageBuffer) -> CGColorSpace? {
    imageBuffer[attachment: kCVImageBufferCGColorSpaceKey]?.value as? CGColorSpace
}
/// Returns a note about pixels without a copy of it; nil if there is none.
public func CVBufferGetAttachment(
    _ buffer: CVBuffer, _ key: CFString, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> Unmanaged<CFTypeRef>? { CVBufferCopyAttachment(buffer, key, attachmentMode).map { .passUnretained($0) } }
/// Returns whether there is a note about pixels.
public func CVBufferHasAttachment(_ buffer: CVBuffer, _ key: CFString) -> Bool { buffer[attachment: key] != nil }
/// Notes several things about pixels.
public func CVBufferSetAttachments(
    _ buffer: CVBuffer, _ theAttachments: CFDictionary, _ attachmentMode: CVAttachmentMode
) {
    for key in theAttachments.allKeys {
        guard let key = key as? String, let value = theAttachments.object(forKey: key) else { continue }
        CVBufferSetAttachment(buffer, key, value as AnyObject, attachmentMode)
    }
}
/// Returns the number of the type of pixels in memory.
public func CVPixelBufferGetTypeID() -> CFTypeID { 0xC1 }
extension CVBuffer: _CoreFoundationObject {
    public static var _typeID: CFTypeID { CVPixelBufferGetTypeID() }
}
/// Returns the attributes with which pixels were created.
public func CVPixelBufferCopyCreationAttributes(_ pixelBuffer: CVPixelBuffer) -> CFDictionary { pixelBuffer.attributes }
/// Writes the pixels beyond each edge to places; there are none here.
public func CVPixelBufferGetExtendedPixels(
    _ pixelBuffer: CVPixelBuffer, _ extraColumnsOnLeft: UnsafeMutablePointer<Int>?,
    _ extraColumnsOnRight: UnsafeMutablePointer<Int>?, _ extraRowsOnTop: UnsafeMutablePointer<Int>?,
    _ extraRowsOnBottom: UnsafeMutablePointer<Int>?
) {
    for place in [extraColumnsOnLeft, extraColumnsOnRight, extraRowsOnTop, extraRowsOnBottom] { place?.pointee = 0 }
}
/// Fills the pixels beyond each edge; there are none here.
@discardableResult
public func CVPixelBufferFillExtendedPixels(_ pixelBuffer: CVPixelBuffer) -> CVReturn { kCVReturnSuccess }

/// A function that frees the planes of pixels, given the app's value, their address, their size and the planes' addresses.
public typealias CVPixelBufferReleasePlanarBytesCallback =
    @convention(c) (
        UnsafeMutableRawPointer?, UnsafeRawPointer?, Int, Int, UnsafeMutablePointer<UnsafeRawPointer?>?
    ) -> Void
/// Creates pixels of the app's planes, which are used where they are.
@discardableResult
public func CVPixelBufferCreateWithPlanarBytes(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ dataPtr: UnsafeMutableRawPointer?, _ dataSize: Int, _ numberOfPlanes: Int,
    _ planeBaseAddress: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ planeWidth: UnsafeMutablePointer<Int>,
    _ planeHeight: UnsafeMutablePointer<Int>, _ planeBytesPerRow: UnsafeMutablePointer<Int>,
    _ releaseCallback: CVPixelBufferReleasePlanarBytesCallback?, _ releaseRefCon: UnsafeMutableRawPointer?,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    pixelBufferOut.pointee = nil
    guard width > 0, height > 0, (1...4).contains(numberOfPlanes) else { return kCVReturnInvalidArgument }
    var planes: [CVBuffer.Plane] = []
    for index in 0..<numberOfPlanes {
        guard let address = planeBaseAddress[index] else { return kCVReturnInvalidArgument }
        planes.append(
            CVBuffer.Plane(
                width: planeWidth[index], height: planeHeight[index], bytesPerRow: planeBytesPerRow[index],
                address: address))
    }
    nonisolated(unsafe) let (address, context) = (dataPtr, releaseRefCon)
    let places = planes.map { UnsafeRawPointer($0.address) as UnsafeRawPointer? }
    nonisolated(unsafe) let kept = places
    pixelBufferOut.pointee = CVPixelBuffer(
        width: width, height: height, format: pixelFormatType, planes: planes, attributes: pixelBufferAttributes
    ) {
        var places = kept
        let count = places.count
        places.withUnsafeMutableBufferPointer { releaseCallback?(context, address, dataSize, count, $0.baseAddress) }
    }
    return kCVReturnSuccess
}
