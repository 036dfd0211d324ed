import DisplayList
import Foundation

/// The request for a font of UIKit, which changes make other requests of.
///
/// Follows Apple's [UIFontDescriptor](https://developer.apple.com/documentation/uikit/uifontdescriptor).
public final class UIFontDescriptor: NSObject, NSSecureCoding, Sendable {
    private let mark = ObjectMark()
    let font: FontDescription

    init(_ font: FontDescription) { self.font = font }

    /// Creates the request for a named font.
    public convenience init(name fontName: String, size: CGFloat) {
        var font = UIFont(name: fontName, size: size)?.description_ ?? FontDescription(size: size)
        font.size = size
        self.init(font)
    }

    /// Creates a request from attributes; unknown attributes have no effect.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        var font = FontDescription(size: 12)
        font.adopt(attributes)
        self.init(font)
    }

    /// Returns the request for the system's font of a style of text.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// Returns the request for the system's font of a style of text, in the size of some traits.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The font's name; ".SFUI-Regular" for the system's font.
    public var postscriptName: String { font.family ?? ".SFUI-Regular" }
    /// The size in points.
    public var pointSize: CGFloat { font.size }
    /// The traits.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight >= 600 { traits.insert(.traitBold) }
        if font.width > 105 { traits.insert(.traitExpanded) }
        if font.width < 95 { traits.insert(.traitCondensed) }
        if font.design == .monospaced { traits.insert(.traitMonoSpace) }
        if font.leading < 0 { traits.insert(.traitTightLeading) }
        if font.leading > 0 { traits.insert(.traitLooseLeading) }
        return traits
    }
    /// The attributes of the request.
    public var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [
            .size: font.size, .traits: [TraitKey.symbolic: symbolicTraits.rawValue],
        ]
        attributes[font.family == nil ? .name : .family] = postscriptName
        return attributes
    }
    /// Returns an attribute of the request; nil if it has none of the name.
    public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

    /// Returns the request with attributes in addition.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        changed { $0.adopt(attributes) }
    }

    /// Returns the request in another size, in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { changed { $0.size = newPointSize } }
    /// Returns the request for another family.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor { changed { $0.family = newFamily } }
    /// Returns the request for a face of the family, such as "Bold Italic".
    public func withFace(_ newFace: String) -> UIFontDescriptor { changed { $0.adopt([.face: newFace]) } }
    /// Returns the request for another form of the system's font; nil if the font is not the system's.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard font.family == nil else { return nil }
        return changed { $0.design = design.form }
    }
    /// Returns the request with other traits.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        changed { $0.adopt(symbolicTraits) }
    }

    private func changed(_ change: (inout FontDescription) -> Void) -> UIFontDescriptor {
        var font = font
        change(&font)
        return UIFontDescriptor(font)
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }
    public override var hash: Int { font.hashValue }

    /// Whether archives name the class of the request; true.
    public static var supportsSecureCoding: Bool { true }
    /// Writes the name, size, weight, width, slant and design.
    public func encode(with coder: NSCoder) { FontCoding.encode(font, with: coder) }
    /// Creates the request that an archive has; nil if it has none.
    public init?(coder: NSCoder) {
        guard let font = FontCoding.decode(coder) else { return nil }
        self.font = font
        super.init()
    }
}

/// The name of ``UIFontDescriptor`` in code written for the Mac.
public typealias NSFontDescriptor = UIFontDescriptor

extension UIFont {
    /// Creates a font for a request.
    /// - Parameter pointSize: The size in points; 0 for the request's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var font = descriptor.font
        if pointSize > 0 { font.size = pointSize }
        self.init(font)
    }

    /// The request for the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(description_) }
}
