import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

/// Finds the glyphs of characters; here, a glyph has the number of its character.
/// - Returns: Whether all characters have a glyph: false where there is half of a pair.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    var isWhole = true
    for index in 0..<max(count, 0) {
        let isHalf = UTF16.isLeadSurrogate(characters[index]) || UTF16.isTrailSurrogate(characters[index])
        glyphs[index] = isHalf ? 0 : characters[index]
        if isHalf { isWhole = false }
    }
    return isWhole
}

/// Measures glyphs.
/// - Parameter advances: Receives how far each leads, in points; nil for none.
/// - Returns: The sum, in points.
@MainActor @preconcurrency @discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
    var sum = 0.0
    for index in 0..<max(count, 0) {
        let width = GlyphText(glyphs[index], font).width
        advances?[index] = CGSize(width: width, height: 0)
        sum += Double(width)
    }
    return sum
}

/// Finds the rectangles of glyphs, from the baseline, in points.
/// - Returns: The rectangle around all.
@MainActor @preconcurrency @discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
    var whole = CGRect.null
    for index in 0..<max(count, 0) {
        let width = GlyphText(glyphs[index], font).width
        let rect = CGRect(x: 0, y: font.descender, width: width, height: font.ascender - font.descender)
        boundingRects?[index] = rect
        whole = whole.union(rect)
    }
    return whole.isNull ? .zero : whole
}

/// Draws glyphs at places of their baselines, in the context's color.
@MainActor @preconcurrency
public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
    _ context: CGContext
) {
    for index in 0..<max(count, 0) {
        let text = GlyphText(glyphs[index], font)
        if let content = text.content { LineDrawing.draw(content, at: positions[index], in: context) }
    }
}

/// A glyph as a text of one character.
@MainActor
private struct GlyphText {
    let content: TextContent?

    init(_ glyph: CGGlyph, _ font: CTFont) {
        content = Unicode.Scalar(UInt32(glyph)).flatMap { scalar in
            glyph == 0
                ? nil
                : TextContent(
                    String(scalar), style: TextStyle(font: font.fontDescription, paint: .color(.black)))
        }
    }

    var width: CGFloat { content.map { TypeSystem.measure($0).size.width } ?? 0 }
}
