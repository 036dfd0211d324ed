import DisplayList
import Foundation

/// A color as UIKit has it: a bridge for sources that name UIKit's colors.
open class UIColor: NSObject, NSSecureCoding, @unchecked Sendable {
    private let mark = ObjectMark()
    let color: Color

    init(_ storage: Color.Storage) { color = Color(storage: storage) }

    /// Creates a placeholder, which is clear.
    public override init() { color = .clear }

    /// Creates UIKit's form of a color.
    public init(_ color: Color) { self.color = color }

    /// Creates the color that an archive has; nil if it has none.
    public required init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "UIRed") else { return nil }
        let parts = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"].map { CGFloat(coder.decodeDouble(forKey: $0)) }
        guard parts.allSatisfy(\.isFinite) else { return nil }
        color = Color(storage: .rgba(RGBA(parts[0], parts[1], parts[2], parts[3])))
        super.init()
    }
    /// Whether archives name the class of the color; true.
    public class var supportsSecureCoding: Bool { true }
    /// Writes the sRGB components, in light appearance.
    open func encode(with coder: NSCoder) {
        let rgba = rgba
        for (key, part) in zip(
            ["UIRed", "UIGreen", "UIBlue", "UIAlpha"], [rgba.red, rgba.green, rgba.blue, rgba.opacity])
        { coder.encode(Double(part), forKey: key) }
    }

    /// Creates a color from sRGB components, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.rgba(RGBA(red, green, blue, alpha)))
    }

    /// Creates a color from components of the Display P3 space, each from 0 to 1.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Creates a color from hue, saturation and brightness, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    /// Creates a gray from 0, black, to 1, white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(.rgba(RGBA(white, white, white, alpha)))
    }

    /// Creates a color from Core Graphics' form.
    public convenience init(cgColor: CGColor) { self.init(.rgba(cgColor.rgba)) }

    /// Creates a color that is chosen when it is used, by whether the interface is light or dark.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(.dynamic(DynamicColor(dynamicProvider)))
    }

    /// Creates a color from a color literal's sRGB components.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Creates the color of a name in an asset catalog; nil if there is none.
    public convenience init?(named name: String, in bundle: Bundle? = nil, compatibleWith: UITraitCollection? = nil) {
        let folder = bundle?.imageFolder
        guard AssetCatalog.color(named: name, bundle: folder) != nil else { return nil }
        self.init(.named(name, bundle: folder))
    }

    /// Returns the color with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch color.storage {
        case .rgba(var rgba):
            rgba.opacity = Float(alpha)
            return UIColor(.rgba(rgba))
        case .system where rgba.opacity == 1: return UIColor(color.opacity(alpha))
        // The colors are resolved when they are used: an accent comes from a catalog, which may be being read.
        case .system, .accent, .named, .faded, .exposed, .mixed, .dynamic: return replacingOpacity(alpha)
        }
    }

    private func replacingOpacity(_ alpha: CGFloat) -> UIColor {
        UIColor { traits in
            var rgba = self.color.rgba(in: traits.environment)
            rgba.opacity = Float(alpha)
            return UIColor(.rgba(rgba))
        }
    }

    /// Returns the color as it is under certain traits.
    open func resolvedColor(with traits: UITraitCollection) -> UIColor {
        UIColor(.rgba(color.rgba(in: traits.environment)))
    }

    /// The sRGB components, in light appearance.
    package var rgba: RGBA { color.rgba(in: EnvironmentValues()) }

    /// Returns the sRGB components, in light appearance; always succeeds.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = rgba
        red?.pointee = CGFloat(rgba.red)
        green?.pointee = CGFloat(rgba.green)
        blue?.pointee = CGFloat(rgba.blue)
        alpha?.pointee = CGFloat(rgba.opacity)
        return true
    }

    /// Returns hue, saturation and brightness, in light appearance; always succeeds.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = rgba
        let (h, s, b) = ColorMath.hsb(Double(rgba.red), Double(rgba.green), Double(rgba.blue))
        hue?.pointee = h
        saturation?.pointee = s
        brightness?.pointee = b
        alpha?.pointee = CGFloat(rgba.opacity)
        return true
    }

    /// Returns the gray of the same brightness, in light appearance; always succeeds.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let rgba = rgba
        white?.pointee = CGFloat(0.299 * rgba.red + 0.587 * rgba.green + 0.114 * rgba.blue)
        alpha?.pointee = CGFloat(rgba.opacity)
        return true
    }

    /// The color in Core Graphics' form, in light appearance.
    open var cgColor: CGColor { CGColor(rgba) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
    open override var hash: Int { color.hashValue }
    open override var description: String { "UIColor \(color)" }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a color literal that names no other.
public typealias _ColorLiteralType = UIColor

extension Color {
    /// Creates a color from UIKit's form.
    public init(uiColor: UIColor) { self = uiColor.color }

    /// Creates a color from UIKit's or AppKit's form; a color of an asset catalog of the same name counts more.
    @_disfavoredOverload
    public init(_ color: UIColor) { self = color.color }

    /// Creates a color from AppKit's form.
    public init(nsColor: NSColor) { self = nsColor.color }
}
