import Foundation
import SwiftUI

/// A space of colors.
///
/// Follows Apple's [NSColorSpace](https://developer.apple.com/documentation/appkit/nscolorspace). All colors are drawn in sRGB here.
open class NSColorSpace: NSObject, NSSecureCoding, @unchecked Sendable {
    /// The kind of a space.
    public enum Model: Int, Sendable {
        case unknown = -1
        case gray, rgb, cmyk, lab, deviceN, indexed, patterned
    }
    /// The name for the user; nil for none.
    public let localizedName: String?
    /// The kind.
    public let colorSpaceModel: Model
    private init(_ name: String, _ model: Model = .rgb) {
        (localizedName, colorSpaceModel) = (name, model)
        super.init()
    }
    /// Creates a space from Core Graphics' form; nil for one that is not known here.
    public convenience init?(cgColorSpace: CGColorSpace) {
        let name = cgColorSpace.name
        guard let known = Self.all.first(where: { name != nil && $0.cgColorSpace?.name == name }) ?? cgColorSpace.device
        else { return nil }
        self.init(known.localizedName ?? "", known.colorSpaceModel)
    }
    /// Creates a space from an archive; nil for one that is not known here.
    public required convenience init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: Self.key) as String?,
            let known = Self.all.first(where: { $0.localizedName == name })
        else { return nil }
        self.init(name, known.colorSpaceModel)
    }
    /// Writes the space into an archive, by its name.
    open func encode(with coder: NSCoder) { coder.encode(localizedName as NSString?, forKey: Self.key) }
    /// Whether archives may be read securely: true.
    open class var supportsSecureCoding: Bool { true }
    private static let key = "NSColorSpaceName"
    /// Returns the spaces of a kind.
    open class func availableColorSpaces(with model: Model) -> [NSColorSpace] {
        all.filter { $0.colorSpaceModel == model }
    }
    /// The space in Core Graphics' form; nil for a kind that has none here.
    open var cgColorSpace: CGColorSpace? {
        switch self {
        case .displayP3: CGColorSpace(name: CGColorSpace.displayP3)
        case .extendedSRGB: CGColorSpace(name: CGColorSpace.extendedSRGB)
        default:
            switch colorSpaceModel {
            case .rgb: CGColorSpace(name: CGColorSpace.sRGB)
            case .gray: CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)
            default: nil
            }
        }
    }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSColorSpace else { return false }
        return other.localizedName == localizedName && other.colorSpaceModel == colorSpaceModel
    }
    open override var hash: Int { localizedName.hashValue }
    /// The number of values of a color without its opacity.
    open var numberOfColorComponents: Int { colorSpaceModel == .gray ? 1 : colorSpaceModel == .cmyk ? 4 : 3 }
    /// The space of the web.
    public static let sRGB = NSColorSpace("sRGB IEC61966-2.1")
    /// The space of the web, with values beyond 0 and 1.
    public static let extendedSRGB = NSColorSpace("Extended sRGB")
    /// The space of the display.
    public static let deviceRGB = NSColorSpace("Device RGB")
    /// A space of no device.
    public static let genericRGB = NSColorSpace("Generic RGB")
    /// The space of newer displays.
    public static let displayP3 = NSColorSpace("Display P3")
    /// A space of cameras.
    public static let adobeRGB1998 = NSColorSpace("Adobe RGB (1998)")
    /// Grays of the display.
    public static let deviceGray = NSColorSpace("Device Gray", .gray)
    /// Grays of no device.
    public static let genericGray = NSColorSpace("Generic Gray", .gray)
    /// Grays with an even curve.
    public static let genericGamma22Gray = NSColorSpace("Generic Gray Gamma 2.2", .gray)
    /// Inks of a printer.
    public static let deviceCMYK = NSColorSpace("Device CMYK", .cmyk)
    /// Inks of no device.
    public static let genericCMYK = NSColorSpace("Generic CMYK", .cmyk)
    /// Grays of the web, with values beyond 0 and 1.
    public static let extendedGenericGamma22Gray = NSColorSpace("Extended Generic Gray Gamma 2.2", .gray)
    private static let all = [
        sRGB, extendedSRGB, deviceRGB, genericRGB, displayP3, adobeRGB1998, deviceGray, genericGray, genericGamma22Gray,
        extendedGenericGamma22Gray, deviceCMYK, genericCMYK,
    ]
}

extension CGColorSpace {
    /// The space of a device with colors of the same kind; nil for other kinds.
    fileprivate var device: NSColorSpace? {
        switch model {
        case .rgb: .deviceRGB
        case .monochrome: .deviceGray
        case .cmyk: .deviceCMYK
        default: nil
        }
    }
}
