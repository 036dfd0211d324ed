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
    /// The names of families that can be used, sorted; none in a build without the image front end.
    open var availableFontFamilies: [String] { NSFont.familyNames.sorted() }
    /// The names of fonts that can be used.
    open var availableFonts: [String] {
        availableFontFamilies.flatMap { NSFont.fontNames(forFamilyName: $0) }
    }
    /// Returns the fonts of a family, each with its name, the name of its face, its weight from 0 to 15 and its traits; nil for an
    /// unknown family.
    open func availableMembers(ofFontFamily fam: String) -> [[Any]]? {
        let names = NSFont.fontNames(forFamilyName: fam)
        if names.isEmpty { return nil }
        return names.map { name in
            let face = name.split(separator: "-").last.map(String.init) ?? "Regular"
            var traits: Traits = []
            if face.contains("Italic") || face.contains("Oblique") { traits.insert(.italicFontMask) }
            if face.contains("Bold") || face.contains("Black") { traits.insert(.boldFontMask) }
            return [name, face, traits.contains(.boldFontMask) ? 9 : 5, traits.rawValue]
        }
    }
    /// Returns the name of a family in the user's language: the name itself.
    open func localizedName(forFamily family: String, face faceKey: String?) -> String {
        [family, faceKey].compactMap { $0 }.joined(separator: " ")
    }

    // MARK: The panel

    /// The font of the selection, which the panel shows; nil for none.
    open private(set) var selectedFont: NSFont?
    /// Whether the selection has several fonts.
    open private(set) var isMultiple = false
    /// The object whose method is called when the user chooses a font; nil for the first responder that changes fonts.
    open weak var target: AnyObject?
    /// The method that is called when the user chooses a font; nil for the one of `NSFontChanging`.
    open var action: Selector?
    /// Whether the user can choose fonts; true by default.
    open var isEnabled = true
    /// The delegate, which is not asked here; nil for none.
    open weak var delegate: AnyObject?
    private var change: (NSFont) -> NSFont = { $0 }

    /// Sets the font of the selection, which the panel shows.
    open func setSelectedFont(_ fontObj: NSFont, isMultiple flag: Bool) {
        (selectedFont, isMultiple) = (fontObj, flag)
        NSFontPanel.known?.selectionChanged()
    }
    /// Returns a font with the user's choice; the font itself before there is one.
    open func convert(_ fontObj: NSFont) -> NSFont { change(fontObj) }
    /// Returns the panel for fonts; nil for false where it was never asked for.
    open func fontPanel(_ create: Bool) -> NSFontPanel? { create ? .shared : .known }
    /// Shows the panel for fonts.
    open func orderFrontFontPanel(_ sender: Any?) { NSFontPanel.shared.orderFront(sender) }
    /// Makes the selection bold or slanted, by the tag of a menu's item: a trait.
    open func addFontTrait(_ sender: Any?) {
        let traits = Traits(rawValue: UInt(clamping: Self.tag(sender)))
        choose { [self] in convert($0, toHaveTrait: traits) }
    }
    /// Makes the selection larger or smaller, by the tag of a menu's item: 3 or 4.
    open func modifyFont(_ sender: Any?) {
        let step: CGFloat = Self.tag(sender) == 4 ? -1 : 1
        choose { $0.withSize(max($0.pointSize + step, 1)) }
    }
    private static func tag(_ sender: Any?) -> Int {
        (sender as? NSMenuItem)?.tag ?? (sender as? NSControl)?.tag ?? 0
    }

    /// Notifies the app of the user's choice.
    func choose(_ change: @escaping (NSFont) -> NSFont) {
        guard isEnabled else { return }
        self.change = change
        selectedFont = selectedFont.map(change)
        if let action {
            _ = NSApplication.shared.sendAction(action, to: target, from: self)
            return
        }
        if let target = target as? any NSFontChanging { return target.changeFont(self) }
        var next = NSApplication.shared.mainWindow?.firstResponder
        while let responder = next {
            if let changer = responder as? any NSFontChanging { return changer.changeFont(self) }
            next = responder.nextResponder
        }
    }

    /// Traits of a font.
    public struct Traits: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Slanted.
        public static let italicFontMask = Traits(rawValue: 1)
        /// Bold.
        public static let boldFontMask = Traits(rawValue: 2)
        /// Not bold.
        public static let unboldFontMask = Traits(rawValue: 4)
        /// With letters for another alphabet.
        public static let nonStandardCharacterSetFontMask = Traits(rawValue: 8)
        /// Narrow.
        public static let narrowFontMask = Traits(rawValue: 16)
        /// Wide.
        public static let expandedFontMask = Traits(rawValue: 32)
        /// With letters of one width.
        public static let fixedPitchFontMask = Traits(rawValue: 1024)
        /// Upright.
        public static let unitalicFontMask = Traits(rawValue: 16_777_216)
    }
    /// Returns a font with a trait; the font itself where there is none with it.
    open func convert(_ fontObj: NSFont, toHaveTrait trait: Traits) -> NSFont {
        var traits = fontObj.fontDescriptor.symbolicTraits
        if trait.contains(.boldFontMask) { traits.insert(.traitBold) }
        if trait.contains(.italicFontMask) { traits.insert(.traitItalic) }
        if trait.contains(.unboldFontMask) { traits.remove(.traitBold) }
        if trait.contains(.unitalicFontMask) { traits.remove(.traitItalic) }
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

/// The traits of a font.
public typealias NSFontTraitMask = NSFontManager.Traits
