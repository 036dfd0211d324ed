import Foundation
import SwiftUI

extension NSColor {
    /// Creates a color from Core Graphics' form; nil never.
    @_disfavoredOverload
    public convenience init?(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }
    /// Creates a color of a hue, a saturation, a brightness and an opacity, from 0 to 1.
    public convenience init(
        calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) { self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }
    /// Creates a color of a hue, a saturation, a brightness and an opacity, from 0 to 1.
    public convenience init(
        deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) { self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }
    /// Creates a gray, from 0 to 1.
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
    /// Creates a gray, from 0 to 1.
    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
    /// Creates a gray, from 0 to 1.
    public convenience init(genericGamma22White white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }
    /// Returns a mixture with another color.
    /// - Parameter fraction: The part of the other color, from 0 to 1.
    public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
        func parts(_ color: NSColor) -> [CGFloat] {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue, alpha]
        }
        let part = fraction.isFinite ? min(max(fraction, 0), 1) : 0
        let mixed = zip(parts(self), parts(color)).map { $0 + ($1 - $0) * part }
        return NSColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
    }
    /// Creates a color of a space's components; black where there are fewer than the space has.
    /// - Parameters:
    ///   - space: The space; grays have one component, inks four, all others three.
    ///   - components: The components, from 0 to 1, and the opacity after them.
    ///   - numberOfComponents: How many components there are, with the opacity.
    public convenience init(
        colorSpace space: NSColorSpace, components: UnsafePointer<CGFloat>, count numberOfComponents: Int
    ) {
        let all = (0..<max(numberOfComponents, 0)).map { components[$0] }
        let needed = space.numberOfColorComponents
        let alpha = all.count > needed ? all[needed] : 1
        switch (needed, all.count >= needed) {
        case (_, false): self.init(white: 0, alpha: 1)
        case (1, _): self.init(white: all[0], alpha: alpha)
        case (4, _):
            let light = 1 - all[3]
            self.init(red: (1 - all[0]) * light, green: (1 - all[1]) * light, blue: (1 - all[2]) * light, alpha: alpha)
        default: self.init(red: all[0], green: all[1], blue: all[2], alpha: alpha)
        }
    }
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
