import CoreMedia
import Foundation

/// Something found in a picture: a code, or a face.
///
/// Follows Apple's [AVMetadataObject](https://developer.apple.com/documentation/avfoundation/avmetadataobject).
open class AVMetadataObject: NSObject, @unchecked Sendable {
    /// The kinds of objects.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A square code.
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        /// A small square code.
        public static let microQR = ObjectType(rawValue: "org.iso.MicroQRCode")
        /// The code of goods, of 13 digits.
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        /// The code of goods, of 8 digits.
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        /// A short code of American goods.
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        /// Code 39.
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        /// Code 39 with a check digit.
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        /// Code 93.
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        /// Code 128.
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        /// PDF417.
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        /// Aztec.
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        /// Data Matrix.
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        /// Two of five.
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        /// Two of five, of 14 digits.
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        /// The code of libraries.
        public static let codabar = ObjectType(rawValue: "Codabar")
        /// A face.
        public static let face = ObjectType(rawValue: "face")
        /// A body.
        public static let humanBody = ObjectType(rawValue: "humanBody")
        /// A cat.
        public static let catBody = ObjectType(rawValue: "catBody")
        /// A dog.
        public static let dogBody = ObjectType(rawValue: "dogBody")
    }

    /// The kind.
    public let type: ObjectType
    /// Where it is, from 0 to 1.
    public let bounds: CGRect
    /// When it was seen.
    public let time: CMTime
    /// For how long.
    open var duration: CMTime { .invalid }

    /// Creates an object of no kind, as nothing finds.
    public override init() { (type, bounds, time) = (ObjectType(rawValue: ""), .zero, .invalid) }

    init(type: ObjectType, bounds: CGRect, time: CMTime) { (self.type, self.bounds, self.time) = (type, bounds, time) }
}

/// A code found in a picture.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    /// The code's text; nil if it has none.
    public let stringValue: String?
    /// The code's corners, from 0 to 1.
    public let corners: [CGPoint]

    init(type: ObjectType, bounds: CGRect, time: CMTime, stringValue: String?, corners: [CGPoint]) {
        (self.stringValue, self.corners) = (stringValue, corners)
        super.init(type: type, bounds: bounds, time: time)
    }
}

/// A face found in a picture.
open class AVMetadataFaceObject: AVMetadataObject, @unchecked Sendable {
    /// The number of the face among others.
    open var faceID: Int { 0 }
}
