import Foundation
import SwiftUI

/// A space of colors.
///
/// Follows Apple's [NSColorSpace](https://developer.apple.com/documentation/appkit/nscolorspace). All colors are drawn in sRGB here.
open class NSColorSpace: NSObject, @unchecked Sendable {
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
}

extension NSColor {
    /// Creates a color from Core Graphics' form; nil never.
    @_disfavoredOverload
    public convenience init?(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }
    /// Creates a color that is chosen when it is used, by the appearance.
    /// - Parameters:
    ///   - name: A name of the color; nil for none.
    ///   - dynamicProvider: Returns the color for an appearance.
    public convenience init(name colorName: String?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
        self.init { dynamicProvider($0.userInterfaceStyle == .dark ? .dark : .light) }
    }
    /// Returns the color in a space: its sRGB components now, without a catalog or an appearance.
    public func usingColorSpace(_ space: NSColorSpace) -> NSColor? {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        guard space.colorSpaceModel == .gray else { return NSColor(red: red, green: green, blue: blue, alpha: alpha) }
        return NSColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
    /// The space of the color: sRGB here.
    public var colorSpace: NSColorSpace { .sRGB }
    /// Returns the color for a state of a control.
    public func withSystemEffect(_ systemEffect: SystemEffect) -> NSColor {
        switch systemEffect {
        case .none, .rollover: self
        case .pressed, .deepPressed: shadow(withLevel: systemEffect == .pressed ? 0.15 : 0.3) ?? self
        case .disabled: withAlphaComponent(0.4)
        }
    }
    /// The states of a control.
    public enum SystemEffect: Int, Sendable { case none, pressed, deepPressed, disabled, rollover }
    /// Returns a mixture with black.
    /// - Parameter val: The part of black, from 0 to 1.
    public func shadow(withLevel val: CGFloat) -> NSColor? { mixed(with: 0, val) }
    /// Returns a mixture with white.
    /// - Parameter val: The part of white, from 0 to 1.
    public func highlight(withLevel val: CGFloat) -> NSColor? { mixed(with: 1, val) }
    private func mixed(with white: CGFloat, _ part: CGFloat) -> NSColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let part = min(max(part, 0), 1)
        func mix(_ value: CGFloat) -> CGFloat { value + (white - value) * part }
        return NSColor(red: mix(red), green: mix(green), blue: mix(blue), alpha: alpha)
    }
    /// Fills a rectangle with the color.
    @MainActor @preconcurrency public func drawSwatch(in rect: NSRect) {
        guard let context = NSGraphicsContext.current?.cgContext else { return }
        context.saveGState()
        context.setFillColor(cgColor)
        context.fill(rect)
        context.restoreGState()
    }
}
