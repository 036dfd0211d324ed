import Foundation

/// The meaning of colors' components, as Core Graphics has it.
///
/// Pictures and colors are kept in sRGB here, whatever space they are made for.
///
/// Follows Apple's [CGColorSpace](https://developer.apple.com/documentation/coregraphics/cgcolorspace).
public final class CGColorSpace: Hashable, Sendable {
    /// The name; nil for the spaces of devices.
    public let name: String?
    /// The kind of components.
    public let model: CGColorSpaceModel

    init(_ model: CGColorSpaceModel, name: String?) { (self.model, self.name) = (model, name) }

    /// Creates a space of a name; nil for an unknown one.
    public convenience init?(name: String) {
        guard let model = Self.known[name] else { return nil }
        self.init(model, name: name)
    }

    /// How many components a color has, without its opacity.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome: 1
        case .cmyk: 4
        case .rgb, .lab, .XYZ: 3
        case .unknown, .deviceN, .indexed, .pattern: 0
        }
    }

    /// Whether the space has more colors than sRGB.
    public var isWideGamutRGB: Bool {
        name.map { $0 == Self.displayP3 || $0.contains("Extended") || $0.contains("2020") || $0.contains("Adobe") }
            ?? false
    }

    /// The usual space of screens.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// sRGB with components proportional to light.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// sRGB with components beyond 0 and 1.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// Linear sRGB with components beyond 0 and 1.
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    /// The wider space of newer screens.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The wider space of newer screens with components beyond 0 and 1.
    public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
    /// Adobe's RGB of 1998.
    public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"
    /// The space of ultra-high-definition video.
    public static let itur_2020 = "kCGColorSpaceITUR_2020"
    /// RGB without a definition.
    public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
    /// Grays with the gamma of sRGB.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    /// Grays proportional to light.
    public static let linearGray = "kCGColorSpaceLinearGray"
    /// The inks of printing.
    public static let genericCMYK = "kCGColorSpaceGenericCMYK"

    private static let known: [String: CGColorSpaceModel] = [
        sRGB: .rgb, linearSRGB: .rgb, extendedSRGB: .rgb, extendedLinearSRGB: .rgb, displayP3: .rgb,
        extendedDisplayP3: .rgb, adobeRGB1998: .rgb, itur_2020: .rgb, genericRGBLinear: .rgb,
        genericGrayGamma2_2: .monochrome, linearGray: .monochrome, genericCMYK: .cmyk,
    ]

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name && a.model == b.model }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(model)
    }
}

/// The kinds of color spaces.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// Returns the RGB of the device: sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb, name: nil) }
/// Returns the grays of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome, name: nil) }
/// Returns the inks of the device.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.cmyk, name: nil) }

extension CGColor {
    /// The space of the components.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

    /// Creates a color of a space's components, the opacity last; nil where there are too few.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let count = space.numberOfComponents
        let values = (0...count).map { Double(components[$0]) }
        switch space.model {
        case .rgb:
            let kind: Color.RGBColorSpace =
                switch space.name {
                case CGColorSpace.displayP3, CGColorSpace.extendedDisplayP3: .displayP3
                case CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB: .sRGBLinear
                default: .sRGB
                }
            self.init(ColorMath.sRGB(kind, values[0], values[1], values[2], values[3]))
        case .monochrome: self.init(gray: CGFloat(values[0]), alpha: CGFloat(values[1]))
        case .cmyk:
            let light = 1 - values[3]
            self.init(
                red: CGFloat((1 - values[0]) * light), green: CGFloat((1 - values[1]) * light),
                blue: CGFloat((1 - values[2]) * light), alpha: CGFloat(values[4]))
        default: return nil
        }
    }
}
