import DataModelFiles
import Foundation
import InterfaceFiles
import SwiftUICore

/// The values of documents: fonts and images for iOS, and colors, rectangles and texts for all.
@MainActor
package enum InterfaceValues {
    /// A rectangle; nil for none.
    package static func rect(_ element: XMLElement?) -> CGRect? {
        guard let element else { return nil }
        return CGRect(
            x: element.number("x") ?? 0, y: element.number("y") ?? 0,
            width: max(element.number("width") ?? 0, 0),
            height: max(element.number("height") ?? 0, 0))
    }

    static func insets(_ element: XMLElement?) -> UIEdgeInsets? {
        guard let element else { return nil }
        func side(_ name: String, _ other: String) -> CGFloat {
            CGFloat(element.number(name) ?? element.number(other) ?? 0)
        }
        return UIEdgeInsets(
            top: side("top", "minY"), left: side("left", "minX"), bottom: side("bottom", "maxY"),
            right: side("right", "maxX"))
    }

    static func font(_ element: XMLElement?) -> UIFont? {
        guard let element, element.name == "fontDescription" else { return nil }
        let size = CGFloat(element.number("pointSize") ?? element.number("size") ?? 17)
        if let style = element["style"], let known = styles[style] {
            return UIFont.preferredFont(forTextStyle: known)
        }
        if let name = element["name"] {
            return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
        }
        let weights: [String: UIFont.Weight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium,
            "semibold": .semibold,
            "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        if let weight = weights[element["weight"] ?? ""] {
            return .systemFont(ofSize: size, weight: weight)
        }
        switch element["type"] {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        default: return .systemFont(ofSize: size)
        }
    }

    private static let styles: [String: UIFont.TextStyle] = [
        "UICTFontTextStyleBody": .body, "UICTFontTextStyleHeadline": .headline,
        "UICTFontTextStyleSubhead": .subheadline, "UICTFontTextStyleFootnote": .footnote,
        "UICTFontTextStyleCaption1": .caption1, "UICTFontTextStyleCaption2": .caption2,
        "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleTitle0": .largeTitle,
        "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
        "UICTFontTextStyleTitle3": .title3,
    ]

    static func color(_ element: XMLElement?, in file: InterfaceFile) -> UIColor? {
        let names = ["systemColor", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor"]
        if let element, element.name == "color",
            let color = names.lazy.compactMap({ element[$0] }).first.flatMap({ system[$0] })
        {
            return color
        }
        return color(element, in: file, named: system)
    }

    /// A color that is the app's, that a framework has by its name, or that is mixed; nil for an element that is none.
    package static func color(
        _ element: XMLElement?, in file: InterfaceFile?, named known: [String: UIColor]
    ) -> UIColor? {
        guard let element, element.name == "color" else { return nil }
        if let name = element["name"] { return UIColor(named: name, in: file?.bundle) ?? known[name] }
        let alpha = CGFloat(element.number("alpha") ?? 1)
        if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue")
        else { return nil }
        if element["customColorSpace"] == "displayP3" {
            return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    private static let system: [String: UIColor] = [
        "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
        "tertiaryLabelColor": .tertiaryLabel,
        "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText,
        "systemBackgroundColor": .systemBackground,
        "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "groupTableViewBackgroundColor": .systemGroupedBackground, "separatorColor": .separator,
        "linkColor": .link,
        "systemRedColor": .systemRed, "systemGreenColor": .systemGreen, "systemBlueColor": .systemBlue,
        "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
        "systemPinkColor": .systemPink,
        "systemPurpleColor": .systemPurple, "systemTealColor": .systemTeal,
        "systemIndigoColor": .systemIndigo,
        "systemBrownColor": .systemBrown, "systemGrayColor": .systemGray,
        "systemGray2Color": .systemGray2,
        "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
        "systemGray5Color": .systemGray5,
        "systemGray6Color": .systemGray6, "systemFillColor": .systemFill, "tintColor": .tintColor,
        "darkTextColor": .black, "lightTextColor": UIColor(white: 1, alpha: 0.6),
        "viewFlipsideBackgroundColor": .darkGray,
        "scrollViewTexturedBackgroundColor": .darkGray,
        "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    ]

    /// An image of the app's, or a symbol, that an element names by a key: as an attribute, or in a reference; nil for none.
    static func image(_ element: XMLElement, _ key: String, in file: InterfaceFile) -> UIImage? {
        let reference = element.children(named: "imageReference").first { $0["key"] == key }
        guard let name = element[key] ?? reference?["image"], !name.isEmpty else { return nil }
        if (element[key] == nil ? reference : element)?["catalog"] == "system" { return UIImage(systemName: name) }
        return UIImage(named: name, in: file.bundle) ?? UIImage(named: name)
    }

    package static func alignment(_ name: String?) -> NSTextAlignment {
        switch name {
        case "left": .left
        case "right": .right
        case "center": .center
        case "justified": .justified
        default: .natural
        }
    }

    static func lineBreak(_ name: String?) -> NSLineBreakMode {
        switch name {
        case "wordWrap": .byWordWrapping
        case "characterWrap": .byCharWrapping
        case "clip": .byClipping
        case "headTruncation": .byTruncatingHead
        case "middleTruncation": .byTruncatingMiddle
        default: .byTruncatingTail
        }
    }

    static func attributed(_ element: XMLElement?, in file: InterfaceFile) -> NSAttributedString? {
        attributed(element) {
            color($0, in: file)
        } font: { font in
            font.number("size").map { size in
                font["name"].flatMap { UIFont(name: $0, size: size) } ?? UIFont.systemFont(ofSize: size)
            }
        }
    }

    /// A text with attributes; nil for none.
    package static func attributed(
        _ element: XMLElement?, color: (XMLElement) -> UIColor?, font: (XMLElement) -> UIFont?
    ) -> NSAttributedString? {
        guard let element, element.name == "attributedString" else { return nil }
        let result = NSMutableAttributedString()
        for fragment in element.children(named: "fragment") {
            let own = fragment.child("attributes")
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.foregroundColor] = own?.child(key: "NSColor").flatMap(color)
            attributes[.font] = own?.child(key: "NSFont").flatMap(font)
            let text = fragment["content"] ?? fragment.child(key: "content")?.text ?? ""
            result.append(NSAttributedString(string: text, attributes: attributes))
        }
        return result
    }
}
