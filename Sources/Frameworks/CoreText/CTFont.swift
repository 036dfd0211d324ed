import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

/// A font: UIKit's, as on Apple's systems.
///
/// Follows Apple's [CTFont](https://developer.apple.com/documentation/coretext/ctfont-q6r).
public typealias CTFont = UIFont
/// The request for a font: UIKit's.
public typealias CTFontDescriptor = UIFontDescriptor
/// The traits of a font: UIKit's.
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

/// How a font is found; without effect.
public struct CTFontOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Fonts are not activated by the system.
    public static let preventAutoActivation = CTFontOptions(rawValue: 1)
    /// Apple's own fonts are preferred.
    public static let preferSystemFont = CTFontOptions(rawValue: 4)
}

/// The system's fonts.
public enum CTFontUIFontType: UInt32, Sendable {
    case none = 0xFFFF_FFFF
    case user = 0
    case userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem, miniSystem, miniEmphasizedSystem
    case views, application, label, menuTitle, menuItem
}

/// The direction in which glyphs are measured.
public enum CTFontOrientation: UInt32, Sendable { case `default`, horizontal, vertical }

private func size(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? size : 12 }

/// Returns a font of a name, in points; 12 for 0.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(name: name, size: CoreText.size(size)) ?? .systemFont(ofSize: CoreText.size(size)) }

/// Returns a font of a name with options.
public func CTFontCreateWithNameAndOptions(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions
) -> CTFont { CTFontCreateWithName(name, size, matrix) }

/// Returns the font for a request; in the request's size for 0.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size > 0 && size.isFinite ? size : 0) }

/// Returns the font for a request with options.
public func CTFontCreateWithFontDescriptorAndOptions(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ options: CTFontOptions
) -> CTFont { CTFontCreateWithFontDescriptor(descriptor, size, matrix) }

/// Returns a font of the system's.
public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
    switch uiType {
    case .none: nil
    case .userFixedPitch: .monospacedSystemFont(ofSize: CoreText.size(size), weight: .regular)
    case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem: .boldSystemFont(ofSize: CoreText.size(size))
    default: .systemFont(ofSize: CoreText.size(size))
    }
}

/// Returns a font in another size; in its own for 0.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    let size = size > 0 && size.isFinite ? size : font.pointSize
    return attributes.map { UIFont(descriptor: $0, size: size) } ?? font.withSize(size)
}

/// Returns a font with other traits; nil where there is none.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ symTraitValue: CTFontSymbolicTraits,
    _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    let traits = font.fontDescriptor.symbolicTraits.subtracting(symTraitMask).union(
        symTraitValue.intersection(symTraitMask))
    let size = size > 0 && size.isFinite ? size : font.pointSize
    return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) }
}

/// Returns the font for a part of a text: the same font, as others are found when letters are drawn.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont { currentFont }

/// Returns the size, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the height of letters above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the depth of letters below the baseline, in points.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns the room between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the height of small letters, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Returns the units of an em, in which outlines are drawn: 1000.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { 1000 }
/// Returns the depth of the line below letters, in points.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -font.pointSize * 0.1 }
/// Returns the thickness of the line below letters, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.pointSize * 0.05 }
/// Returns the traits.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { font.fontDescriptor.symbolicTraits }
/// Returns the request that the font is found by.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
/// Returns the name for programs.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontDescriptor.postscriptName }
/// Returns the family's name.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
/// Returns the whole name.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }
/// Returns the name for the user.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.fontName }

/// Returns a request for a font of a name, in points.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    UIFontDescriptor(name: name, size: CoreText.size(size))
}

/// Returns a request's value: of the font's name, family, size or traits; nil for others.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
    switch attribute {
    case kCTFontNameAttribute: descriptor.postscriptName as NSString
    case kCTFontFamilyNameAttribute, kCTFontSizeAttribute, kCTFontTraitsAttribute:
        descriptor.fontAttributes[UIFontDescriptor.AttributeName(rawValue: attribute)] as CFTypeRef?
    default: nil
    }
}

/// Returns all values of a request.
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
    let pairs = descriptor.fontAttributes.map { ($0.key.rawValue as NSString, $0.value) }
    return NSDictionary(objects: pairs.map(\.1), forKeys: pairs.map(\.0))
}
