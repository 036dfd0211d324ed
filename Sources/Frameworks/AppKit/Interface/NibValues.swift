import DataModelFiles
import Foundation
import InterfaceFiles
import SwiftUI

/// The values of documents of Interface Builder: fonts, colors, images, rectangles, keys.
@MainActor
enum NibValues {
    /// A rectangle of a property; nil for none.
    static func rect(_ key: String, of element: XMLElement) -> NSRect? {
        InterfaceValues.rect(element.child(key: key))
    }

    /// A font; nil for an element that is none, or that names a font that is not installed.
    static func font(_ element: XMLElement?) -> NSFont? {
        guard let element, element.name == "font" else { return nil }
        let size = CGFloat(element.number("size") ?? Double(standardSize(element["metaFont"])))
        if let style = element["textStyle"] { return NSFont.preferredFont(forTextStyle: textStyle(style)) }
        if let name = element["name"], element["metaFont"] == nil {
            return NSFont(name: name, size: size) ?? .systemFont(ofSize: size, weight: weight(in: name))
        }
        switch element["metaFont"] {
        case "systemBold", "smallSystemBold", "cellTitleBold": return .boldSystemFont(ofSize: size)
        case "systemBlack": return .systemFont(ofSize: size, weight: .black)
        case "systemHeavy": return .systemFont(ofSize: size, weight: .heavy)
        case "systemSemibold": return .systemFont(ofSize: size, weight: .semibold)
        case "systemMedium": return .systemFont(ofSize: size, weight: .medium)
        case "systemLight": return .systemFont(ofSize: size, weight: .light)
        case "systemThin": return .systemFont(ofSize: size, weight: .thin)
        case "systemUltraLight": return .systemFont(ofSize: size, weight: .ultraLight)
        case "fixedUser": return .monospacedSystemFont(ofSize: size, weight: .regular)
        default: return .systemFont(ofSize: size)
        }
    }

    private static func standardSize(_ name: String?) -> CGFloat {
        switch name {
        case "smallSystem", "smallSystemBold", "message", "toolTip", "cellTitle": 11
        case "miniSystem", "label": 9
        case "menu", "system", nil: 13
        default: 13
        }
    }

    private static func textStyle(_ name: String) -> NSFont.TextStyle {
        let names: [String: NSFont.TextStyle] = [
            "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
            "subheadline": .subheadline, "callout": .callout, "footnote": .footnote, "caption1": .caption1,
            "caption2": .caption2,
        ]
        return names[name] ?? .body
    }

    private static func weight(in name: String) -> NSFont.Weight {
        let weights: [(String, NSFont.Weight)] = [
            ("UltraLight", .ultraLight), ("Light", .light), ("Thin", .thin), ("Semibold", .semibold),
            ("DemiBold", .semibold), ("Medium", .medium), ("Heavy", .heavy), ("Black", .black), ("Bold", .bold),
        ]
        return weights.first { name.contains($0.0) }?.1 ?? .regular
    }

    /// A color; nil for an element that is none.
    static func color(_ element: XMLElement?, in file: InterfaceFile? = nil) -> NSColor? {
        if element?.name == "color", element?["catalog"] == "System", let name = element?["name"],
            let color = catalog[name]
        {
            return color
        }
        return InterfaceValues.color(element, in: file, named: catalog)
    }

    private static let catalog: [String: NSColor] = [
        "labelColor": .labelColor, "secondaryLabelColor": .secondaryLabelColor,
        "tertiaryLabelColor": .tertiaryLabelColor, "quaternaryLabelColor": .quaternaryLabelColor,
        "placeholderTextColor": .placeholderTextColor, "textColor": .textColor, "controlTextColor": .controlTextColor,
        "textBackgroundColor": .textBackgroundColor, "windowBackgroundColor": .windowBackgroundColor,
        "controlBackgroundColor": .controlBackgroundColor, "controlColor": .controlColor,
        "underPageBackgroundColor": .underPageBackgroundColor, "separatorColor": .separatorColor,
        "gridColor": .separatorColor, "linkColor": .linkColor, "controlAccentColor": .controlAccentColor,
        "selectedContentBackgroundColor": .selectedContentBackgroundColor, "selectedTextColor": .selectedTextColor,
        "selectedTextBackgroundColor": .selectedTextBackgroundColor, "headerTextColor": .labelColor,
        "headerColor": .windowBackgroundColor, "disabledControlTextColor": .disabledControlTextColor,
        "selectedControlTextColor": .labelColor, "windowFrameTextColor": .labelColor,
        "systemRedColor": .systemRed, "systemGreenColor": .systemGreen, "systemBlueColor": .systemBlue,
        "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow, "systemPinkColor": .systemPink,
        "systemPurpleColor": .systemPurple, "systemGrayColor": .systemGray, "systemBrownColor": .systemBrown,
        "systemTealColor": .systemTeal, "systemIndigoColor": .systemIndigo,
    ]

    /// An image of the app's, of AppKit's or a symbol; nil for none of the name.
    static func image(_ name: String?, _ file: InterfaceFile, isSymbol: Bool = false) -> NSImage? {
        guard let name, !name.isEmpty else { return nil }
        if isSymbol, let symbol = NSImage(systemSymbolName: name, accessibilityDescription: nil) { return symbol }
        return file.bundle.image(forResource: name) ?? NSImage(named: name)
            ?? NSImage(systemSymbolName: name, accessibilityDescription: nil)
    }

    /// The keys that are held with another; Command where the document does not say.
    static func modifiers(_ element: XMLElement?) -> NSEvent.ModifierFlags {
        guard let element else { return .command }
        let names: [(String, NSEvent.ModifierFlags)] = [
            ("command", .command), ("shift", .shift), ("option", .option), ("control", .control),
        ]
        return names.reduce(into: []) { if element.flag($1.0) { $0.insert($1.1) } }
    }

    static func lineBreak(_ name: String?) -> NSLineBreakMode? {
        switch name {
        case "wordWrapping": .byWordWrapping
        case "charWrapping": .byCharWrapping
        case "clipping": .byClipping
        case "truncatingHead": .byTruncatingHead
        case "truncatingTail": .byTruncatingTail
        case "truncatingMiddle": .byTruncatingMiddle
        default: nil
        }
    }

    static func controlSize(_ name: String?) -> NSControl.ControlSize {
        switch name {
        case "small": .small
        case "mini": .mini
        case "large": .large
        default: .regular
        }
    }

    static func state(_ name: String?) -> NSControl.StateValue {
        switch name {
        case "on": .on
        case "mixed": .mixed
        default: .off
        }
    }

    /// A text with attributes; nil for none.
    static func attributed(_ element: XMLElement?, _ file: InterfaceFile) -> NSAttributedString? {
        InterfaceValues.attributed(element) {
            color($0, in: file)
        } font: {
            font($0)
        }
    }
}
