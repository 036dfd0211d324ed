import Foundation
import SwiftUI

/// Finds and converts fonts.
///
/// Follows Apple's [NSFontManager](https://developer.apple.com/documentation/appkit/nsfontmanager).
@MainActor @preconcurrency
open class NSFontManager: NSObject {
    private static let only = NSFontManager()
    /// The one manager.
    open class var shared: NSFontManager { only }
    /// The names of families that can be used; none, as the engine asks for fonts by their names.
    open var availableFontFamilies: [String] {
        RuntimeWarning.issue("NSFontManager lists no fonts here: see CompatibilityGaps.md.")
        return []
    }
    /// The names of fonts that can be used.
    open var availableFonts: [String] { availableFontFamilies }
    /// Traits of a font.
    public struct Traits: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Slanted.
        public static let italicFontMask = Traits(rawValue: 1)
        /// Bold.
        public static let boldFontMask = Traits(rawValue: 2)
    }
    /// Returns a font with a trait; the font itself where there is none with it.
    open func convert(_ fontObj: NSFont, toHaveTrait trait: Traits) -> NSFont {
        var traits = fontObj.fontDescriptor.symbolicTraits
        if trait.contains(.boldFontMask) { traits.insert(.traitBold) }
        if trait.contains(.italicFontMask) { traits.insert(.traitItalic) }
        guard let descriptor = fontObj.fontDescriptor.withSymbolicTraits(traits) else { return fontObj }
        return NSFont(descriptor: descriptor, size: fontObj.pointSize)
    }
    /// Returns a font of another size in points.
    open func convert(_ fontObj: NSFont, toSize size: CGFloat) -> NSFont { fontObj.withSize(size) }
    /// Returns a font of a family; nil for an empty name.
    /// - Parameters:
    ///   - family: The name of the family.
    ///   - traits: Traits that the font must have, such as bold.
    ///   - weight: The weight, from 0 to 15: 5 is regular, 9 is bold.
    ///   - size: The size in points.
    open func font(withFamily family: String, traits: Traits, weight: Int, size: CGFloat) -> NSFont? {
        guard let font = NSFont(name: family, size: size) else { return nil }
        return convert(font, toHaveTrait: weight >= 9 ? traits.union(.boldFontMask) : traits)
    }
    /// Returns a font of another family.
    open func convert(_ fontObj: NSFont, toFamily family: String) -> NSFont {
        NSFont(descriptor: fontObj.fontDescriptor.withFamily(family), size: fontObj.pointSize)
    }
    /// Returns the traits of a font.
    open func traits(of fontObj: NSFont) -> Traits {
        let traits = fontObj.fontDescriptor.symbolicTraits
        var result: Traits = []
        if traits.contains(.traitBold) { result.insert(.boldFontMask) }
        if traits.contains(.traitItalic) { result.insert(.italicFontMask) }
        return result
    }
}
