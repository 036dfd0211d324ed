import Foundation
import ImageFilters

/// A kind of bar code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A QR code.
    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
    /// An EAN of 13 digits.
    public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
    /// An EAN of 8 digits.
    public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
    /// Code 128.
    public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
    /// An Aztec code; not read here.
    public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
    /// A data matrix; not read here.
    public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
    /// Codabar.
    public static let codabar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCodabar")
    /// Code 39.
    public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
    /// Code 93.
    public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
    /// A DataBar of GS1.
    public static let gs1DataBar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyGS1DataBar")
    /// An expanded DataBar of GS1.
    public static let gs1DataBarExpanded = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyGS1DataBarExpanded")
    /// Interleaved 2 of 5.
    public static let i2of5 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5")
    /// An ITF of 14 digits; read as Interleaved 2 of 5.
    public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
    /// PDF 417.
    public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
    /// A UPC of 8 digits.
    public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")

    /// The kinds that zbar reads, by its numbers.
    ///
    /// A UPC of 12 digits is an EAN of 13, as Apple has it.
    static let read: [Int32: VNBarcodeSymbology] = [
        8: .ean8, 9: .upce, 12: .ean13, 13: .ean13, 14: .ean13, 25: .i2of5, 34: .gs1DataBar, 35: .gs1DataBarExpanded,
        38: .codabar, 39: .code39, 57: .pdf417, 64: .qr, 93: .code93, 128: .code128,
    ]
}

/// Asks which bar codes are in a picture.
///
/// The package libzbar0 must be installed; without it the request fails.
///
/// Follows Apple's
/// [VNDetectBarcodesRequest](https://developer.apple.com/documentation/vision/vndetectbarcodesrequest).
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The kinds that are found; all that can be by default.
    open var symbologies = Array(Set(VNBarcodeSymbology.read.values))
    /// Whether codes that touch each other are one; not so here.
    open var coalesceCompositeSymbologies = false

    /// Returns the kinds that can be found.
    open func supportedSymbologies() throws -> [VNBarcodeSymbology] { Array(Set(VNBarcodeSymbology.read.values)) }

    override func answers(about picture: GrayPicture) throws -> [VNObservation] {
        guard let reader = BarcodeReader.shared else { throw VNError(.unsupportedRequest) }
        let part = picture.part(regionOfInterest)
        return reader.codes(in: part).compactMap { code in
            guard let kind = VNBarcodeSymbology.read[code.kind], symbologies.contains(kind) else { return nil }
            return VNBarcodeObservation(code, kind, boundingBox: part.share(code.bounds))
        }
    }
}
