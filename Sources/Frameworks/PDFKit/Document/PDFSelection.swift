import Foundation
import OrielFoundation
import SwiftUI

/// A part of a document's text.
///
/// Follows Apple's [PDFSelection](https://developer.apple.com/documentation/pdfkit/pdfselection).
open class PDFSelection: NSObject, @unchecked Sendable {
    /// A range of a page's text.
    struct Part {
        weak var page: PDFPage?
        let range: NSRange
        let text: String
    }

    private(set) var parts: [Part]
    private let document: PDFDocument
    /// The color in which the selection is shown; nil for the usual.
    open var color: UIColor?

    /// Creates an empty selection.
    public init(document: PDFDocument) { (self.document, parts) = (document, []) }

    init(_ document: PDFDocument, _ parts: [Part]) { (self.document, self.parts) = (document, parts) }

    /// The text.
    open var string: String? { parts.isEmpty ? nil : parts.map(\.text).joined(separator: "\n") }
    /// The text, without its fonts.
    open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }

    /// The pages with a part of the selection.
    open var pages: [PDFPage] {
        var pages: [PDFPage] = []
        for case let page? in parts.map(\.page) where pages.last !== page { pages.append(page) }
        return pages
    }

    /// Returns the rectangle around the part on a page; empty if there is none.
    open func bounds(for page: PDFPage) -> CGRect {
        lines(on: page).reduce(CGRect.null) { $0.union($1) }.finite
    }

    /// The rectangles of the lines on a page.
    func lines(on page: PDFPage) -> [CGRect] {
        parts.filter { $0.page === page }.flatMap { page.lines($0.range) }
    }

    /// Returns how many parts are on a page.
    open func numberOfTextRanges(on page: PDFPage) -> Int { parts.count { $0.page === page } }

    /// Returns the range of a part on a page.
    open func range(at index: Int, on page: PDFPage) -> NSRange {
        let found = parts.filter { $0.page === page }
        return found.indices.contains(index) ? found[index].range : NSRange(location: NSNotFound, length: 0)
    }

    /// Adds another selection.
    open func add(_ selection: PDFSelection) { parts += selection.parts }
    /// Adds other selections.
    open func add(_ selections: [PDFSelection]) { for selection in selections { add(selection) } }

    /// Returns a selection for each line.
    open func selectionsByLine() -> [PDFSelection] {
        parts.flatMap { part -> [PDFSelection] in
            guard let page = part.page else { return [] }
            var (found, start): ([PDFSelection], Int) = ([], part.range.location)
            for line in part.text.components(separatedBy: "\n") {
                let range = NSRange(location: start, length: line.utf16.count)
                if range.length > 0 {
                    found.append(PDFSelection(document, [Part(page: page, range: range, text: line)]))
                }
                start += range.length + 1
            }
            return found
        }
    }
}

extension CGRect {
    /// The rectangle; empty instead of null.
    var finite: CGRect { isNull ? .zero : self }
}

extension PDFPage {
    /// The rectangles of a range's lines.
    func lines(_ range: NSRange) -> [CGRect] {
        let letters = letters
        var (lines, place): ([CGRect], Int) = ([], 0)
        for (index, scalar) in letters.text.unicodeScalars.enumerated() {
            defer { place += UTF16.width(scalar) }
            guard place >= range.location, place < range.location + range.length, index < letters.places.count else {
                continue
            }
            let letter = letters.places[index]
            if scalar == "\n" || letter.isEmpty { continue }
            if let last = lines.last, abs(last.midY - letter.midY) < last.height / 2 {
                lines[lines.count - 1] = last.union(letter)
            } else {
                lines.append(letter)
            }
        }
        return lines
    }

    /// Returns the rectangle of a letter; empty if there is none.
    public func characterBounds(at index: Int) -> CGRect {
        lines(NSRange(location: index, length: 1)).first ?? .zero
    }

    /// Returns the index of the letter at a point; -1 if there is none.
    public func characterIndex(at point: CGPoint) -> Int {
        let letters = letters
        var place = 0
        for (scalar, rectangle) in zip(letters.text.unicodeScalars, letters.places) {
            if rectangle.contains(point) { return place }
            place += UTF16.width(scalar)
        }
        return -1
    }

    /// Returns a selection of a range; nil if the page does not have it.
    public func selection(for range: NSRange) -> PDFSelection? {
        guard let document, let text = string as NSString?, range.location >= 0, range.length > 0,
            range.location <= text.length - range.length
        else { return nil }
        return PDFSelection(document, [.init(page: self, range: range, text: text.substring(with: range))])
    }

    /// Returns a selection of the letters within a rectangle; nil if there are none.
    public func selection(for rect: CGRect) -> PDFSelection? {
        let letters = letters
        var place = 0
        var (first, last): (Int?, Int) = (nil, 0)
        for (scalar, rectangle) in zip(letters.text.unicodeScalars, letters.places) {
            if rect.contains(CGPoint(x: rectangle.midX, y: rectangle.midY)) {
                first = first ?? place
                last = place + UTF16.width(scalar)
            }
            place += UTF16.width(scalar)
        }
        return first.flatMap { selection(for: NSRange(location: $0, length: last - $0)) }
    }

    /// Returns a selection of the word at a point; nil if there is none.
    public func selectionForWord(at point: CGPoint) -> PDFSelection? { selection(at: point) { $0.isWhitespace } }
    /// Returns a selection of the line at a point; nil if there is none.
    public func selectionForLine(at point: CGPoint) -> PDFSelection? { selection(at: point) { $0.isNewline } }

    private func selection(at point: CGPoint, dividedBy isDivider: (Character) -> Bool) -> PDFSelection? {
        let place = characterIndex(at: point)
        guard place >= 0, let text = string else { return nil }
        var start = 0
        for part in text.split(omittingEmptySubsequences: false, whereSeparator: isDivider) {
            let length = part.utf16.count
            if place < start + length { return selection(for: NSRange(location: start, length: length)) }
            start += length + 1
        }
        return nil
    }
}
