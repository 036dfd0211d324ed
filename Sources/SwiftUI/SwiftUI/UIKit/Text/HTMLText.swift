import Foundation
import OrielFoundation
import SwiftUICore

/// Simple HTML as a text with attributes, and the other way round.
enum HTMLText {
    /// The elements that begin a paragraph of their own.
    private static let blocks: Set<String> = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "section", "article",
        "table", "tr", "header", "footer", "hr",
    ]
    /// The elements whose content is not a text.
    private static let hidden: Set<String> = ["head", "style", "script", "title", "template"]

    /// The sum of the elements around a place.
    private struct Style {
        var isBold = false, isItalic = false, isCode = false
        var size: CGFloat = 12
        var isUnderlined = false, isStruck = false
        var link: String?

        mutating func enter(_ name: String, _ attributes: [String: String]) {
            switch name {
            case "b", "strong", "th": isBold = true
            case "i", "em", "cite": isItalic = true
            case "u", "ins": isUnderlined = true
            case "s", "del", "strike": isStruck = true
            case "code", "pre", "tt", "kbd": isCode = true
            case "a": link = attributes["href"] ?? link
            case "h1": (isBold, size) = (true, 24)
            case "h2": (isBold, size) = (true, 18)
            case "h3": (isBold, size) = (true, 14)
            case "h4", "h5", "h6": isBold = true
            default: break
            }
        }

        var attributes: [NSAttributedString.Key: Any] {
            var font =
                isCode
                ? UIFont.monospacedSystemFont(ofSize: size, weight: isBold ? .bold : .regular)
                : UIFont.systemFont(ofSize: size, weight: isBold ? .bold : .regular)
            if isItalic,
                let slanted = font.fontDescriptor.withSymbolicTraits(
                    isBold ? [.traitItalic, .traitBold] : .traitItalic)
            {
                font = UIFont(descriptor: slanted, size: size)
            }
            var result: [NSAttributedString.Key: Any] = [.font: font]
            if isUnderlined { result[.underlineStyle] = NSNumber(value: 1) }
            if isStruck { result[.strikethroughStyle] = NSNumber(value: 1) }
            if let link { result[.link] = URL(string: link) ?? link }
            return result
        }
    }

    /// Reads HTML.
    static func attributed(_ html: String) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        var open: [(name: String, style: Style)] = []
        var lists: [Int?] = []
        var breaks = 0
        func write(_ words: String) {
            if words.isEmpty { return }
            if result.length > 0, breaks > 0 {
                result.append(NSAttributedString(string: String(repeating: "\n", count: breaks)))
            }
            breaks = 0
            result.append(NSAttributedString(string: words, attributes: (open.last?.style ?? Style()).attributes))
        }
        for piece in HTMLPieces(html) {
            switch piece {
            case .text(let raw):
                if open.contains(where: { hidden.contains($0.name) }) { continue }
                if open.contains(where: { $0.name == "pre" }) {
                    write(raw)
                    continue
                }
                var words = raw.replacing(#/[ \t\r\n]+/#, with: " ")
                let isStart = result.length == 0 || breaks > 0 || result.string.hasSuffix(" ")
                if isStart, words.hasPrefix(" ") { words.removeFirst() }
                write(words)
            case .start(let name, let attributes, let isEmpty):
                if name == "br" {
                    breaks += 1
                    continue
                }
                if blocks.contains(name) { breaks = max(breaks, 1) }
                if isEmpty || ["img", "hr", "input", "meta", "link", "wbr"].contains(name) { continue }
                var style = open.last?.style ?? Style()
                style.enter(name, attributes)
                open.append((name, style))
                if name == "ul" { lists.append(nil) }
                if name == "ol" { lists.append(0) }
                if name == "li" {
                    if let last = lists.last, let number = last {
                        lists[lists.count - 1] = number + 1
                        write("\(number + 1). ")
                    } else {
                        write("• ")
                    }
                }
            case .end(let name):
                guard let index = open.lastIndex(where: { $0.name == name }) else { continue }
                open.removeSubrange(index...)
                if name == "ul" || name == "ol" { _ = lists.popLast() }
                if blocks.contains(name) { breaks = max(breaks, 1) }
            }
        }
        return result
    }

    /// Writes a text with its links and its bold, slanted, underlined and struck words as HTML.
    static func document(_ text: NSAttributedString) -> String {
        var body = ""
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            var part = escape(text.attributedSubstring(from: range).string).replacingOccurrences(
                of: "\n", with: "<br>\n")
            let traits = (attributes[.font] as? UIFont)?.fontDescriptor.symbolicTraits ?? []
            if traits.contains(.traitBold) { part = "<b>\(part)</b>" }
            if traits.contains(.traitItalic) { part = "<i>\(part)</i>" }
            if (attributes[.underlineStyle] as? NSNumber)?.intValue ?? 0 != 0 { part = "<u>\(part)</u>" }
            if (attributes[.strikethroughStyle] as? NSNumber)?.intValue ?? 0 != 0 { part = "<s>\(part)</s>" }
            if let link = attributes[.link] { part = "<a href=\"\(escape("\(link)"))\">\(part)</a>" }
            body += part
        }
        return "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"></head><body><p>\(body)</p></body></html>\n"
    }

    private static func escape(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }
}
