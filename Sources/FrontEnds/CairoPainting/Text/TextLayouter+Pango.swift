import CPangoCairo
import DisplayList
import Foundation
import FrontEndKit

extension TextLayouter {
    /// The space between lines beyond the fonts' own, in points.
    func spacing(scale: Double) -> Double {
        // Loose and tight leading change the distance of lines by two points, as on Apple's platforms.
        (Double(key.text.paragraph.lineSpacing) + 2 * Double(styles[0].font.leading)) * scale
    }

    /// Makes a Pango layout of a part of the text.
    ///
    /// The layout uses the fonts in the sizes that they are loaded in; only its room, which is larger or smaller by the same
    /// factor, shrinks or enlarges it.
    /// - Parameters:
    ///   - suffix: The text that follows the part, in its last style.
    ///   - scale: By how much the text is shrunk.
    ///   - width: The room in points.
    ///   - lineLimit: The greatest number of lines, for a part that is one paragraph; the last is cut.
    ///   - breaksWords: Whether a word that is too long for a line is broken.
    ///   - formed: The paragraph that the part is, where paragraphs have forms.
    func makeLayout(
        bytes: Range<Int>, suffix: String, scale: Double, tightening: Double, width: Double?, lineLimit: Int?,
        breaksWords: Bool = true, formed: FormedParagraph? = nil
    ) -> OwnedLayout {
        let paragraph = key.text.paragraph
        let direction = formed?.form?.values.isRightToLeft
        let magnification = enlargement * scale, scale = 1 / enlargement
        let layout = pango_layout_new(system.context(isRightToLeft: direction ?? paragraph.isRightToLeft))!
        pango_layout_set_font_description(
            layout,
            system.fonts.pangoFont((formed?.style ?? styles[0]).font, scale: CGFloat(scale)).description)
        pango_layout_set_wrap(layout, breaksWords ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD)
        pango_layout_set_auto_dir(layout, direction == nil ? 1 : 0)
        // Units are 1/1024 point; rounding up never takes room away from a line that was measured.
        let room = width.flatMap { $0.isNaN ? nil : min(max($0 / magnification, 0), 2_000_000) }
        pango_layout_set_width(layout, room.map { Int32(($0 * 1024).rounded(.up)) } ?? -1)
        pango_layout_set_spacing(layout, TextLayouter.units(min(max(spacing(scale: scale), -10_000), 10_000)))
        if let lineLimit {
            pango_layout_set_height(layout, -Int32(max(lineLimit, 1)))
            switch paragraph.truncation {
            case .head: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
            case .middle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
            case .tail: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
            }
        }
        var text = string
        if bytes.count != string.utf8.count || !suffix.isEmpty {
            text = String(decoding: string.utf8.dropFirst(bytes.lowerBound).prefix(bytes.count), as: UTF8.self)
            text += suffix
        }
        text.withUTF8 { buffer in
            buffer.withMemoryRebound(to: CChar.self) {
                pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
            }
        }
        let emoji = Self.emoji(in: text)
        let pieces = room == nil ? [] : Self.pieces(ofLongWordsIn: text)
        if let attributes = attributes(
            bytes: bytes, suffix: suffix, emoji: emoji, pieces: pieces, scale: scale, tightening: tightening,
            lineHeight: lineHeight(of: formed))
        {
            pango_layout_set_attributes(layout, attributes)
            pango_attr_list_unref(attributes)
        }
        return OwnedLayout(layout)
    }

    /// The lines of a layout that is shrunk by a factor, in points; forces it to be laid out.
    func lineBoxes(of layout: OpaquePointer, scale: Double) -> [LineBox] {
        let unit = enlargement * scale / Double(PANGO_SCALE)
        var boxes: [LineBox] = []
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        repeat {
            var logical = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &logical)
            guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
            logical.width -= narrowEllipsis(in: line)
            boxes.append(
                LineBox(
                    line: line, width: Double(logical.width) * unit, top: Double(logical.y) * unit,
                    height: Double(logical.height) * unit,
                    baseline: Double(pango_layout_iter_get_baseline(iterator)) * unit))
        } while pango_layout_iter_next_line(iterator) != 0
        return boxes
    }

    /// Gives a line's ellipsis its own width, for Pango widens it to fill the line; returns the width saved.
    private func narrowEllipsis(in line: UnsafeMutablePointer<PangoLayoutLine>) -> Int32 {
        guard pango_layout_is_ellipsized(line.pointee.layout) != 0 else { return 0 }
        var saved: Int32 = 0
        var node = line.pointee.runs
        while let current = node {
            let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            node = current.pointee.next
            guard Int32(run.pointee.item.pointee.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0,
                let glyphs = run.pointee.glyphs, let font = run.pointee.item.pointee.analysis.font
            else { continue }
            for index in 0..<Int(glyphs.pointee.num_glyphs) {
                var logical = PangoRectangle()
                pango_font_get_glyph_extents(font, glyphs.pointee.glyphs[index].glyph, nil, &logical)
                let excess = glyphs.pointee.glyphs[index].geometry.width - logical.width
                guard excess > 0 else { continue }
                glyphs.pointee.glyphs[index].geometry.width = logical.width
                glyphs.pointee.glyphs[index].geometry.x_offset = 0
                saved += excess
            }
        }
        return saved
    }

    // MARK: Attributes

    /// Pango's form of the styles; nil if the layout's font is sufficient.
    private func attributes(
        bytes: Range<Int>, suffix: String, emoji: [Range<Int>], pieces: [Range<Int>], scale: Double, tightening: Double,
        lineHeight: CGFloat?
    ) -> OpaquePointer? {
        let isPlain =
            styles.count == 1 && tightening == 0 && emoji.isEmpty && pieces.isEmpty && !needsAttributes(styles[0])
            && lineHeight == nil
        if isPlain && key.width < 0 { return nil }
        let list = pango_attr_list_new()!
        // A word that is broken gets no hyphen, as on Apple's platforms.
        pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
        if isPlain { return list }
        func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
            guard let attribute else { return }
            attribute.pointee.start_index = UInt32(range.lowerBound)
            attribute.pointee.end_index = UInt32(range.upperBound)
            pango_attr_list_insert(list, attribute)
        }
        var start = 0
        for (index, style) in styles.enumerated() {
            // There may be as many paragraphs as runs.
            let isBehind = start > bytes.upperBound || start == bytes.upperBound && !bytes.isEmpty
            if !paragraphs.isEmpty, runEnds[index] < bytes.lowerBound || isBehind {
                start = runEnds[index]
                continue
            }
            let isLast = index == styles.count - 1
            let lower = max(start, bytes.lowerBound) - bytes.lowerBound
            var upper = min(runEnds[index], bytes.upperBound) - bytes.lowerBound
            if isLast || runEnds[index] >= bytes.upperBound, upper == bytes.count { upper += suffix.utf8.count }
            start = runEnds[index]
            guard lower < upper else { continue }
            let range = lower..<upper
            let decoration = style.decoration
            if styles.count > 1 {
                add(
                    pango_attr_font_desc_new(
                        system.fonts.pangoFont(style.font, scale: CGFloat(scale)).description), range)
                // A color that is never drawn keeps glyphs of different styles in different runs.
                add(pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), 0, 0), range)
            }
            let size = Double(style.font.size) * scale
            let letterSpacing = Double(decoration.kerning + decoration.tracking) * scale - tightening * size
            if letterSpacing != 0 {
                add(pango_attr_letter_spacing_new(TextLayouter.units(letterSpacing)), range)
            }
            if decoration.baselineOffset != 0 {
                add(pango_attr_rise_new(TextLayouter.units(Double(decoration.baselineOffset) * scale)), range)
            }
            if let features = features(of: style) { add(pango_attr_font_features_new(features), range) }
            if let image = style.attachment { addShape(of: image, style, scale, range, add) }
        }
        if let height = lineHeight {
            let units = TextLayouter.units(Double(height) * scale)
            add(pango_attr_line_height_new_absolute(units), 0..<bytes.count + suffix.utf8.count)
        }
        for range in emoji { add(pango_attr_family_new("emoji"), range) }
        // The default, which changes nothing but where runs end.
        for range in pieces { add(pango_attr_fallback_new(1), range) }
        return list
    }

    private func needsAttributes(_ style: TextStyle) -> Bool {
        let decoration = style.decoration
        return decoration.kerning != 0 || decoration.tracking != 0 || decoration.baselineOffset != 0
            || style.font.hasMonospacedDigits || style.attachment != nil
    }

    private func features(of style: TextStyle) -> String? {
        var features: [String] = []
        if style.font.hasMonospacedDigits { features.append("tnum=1") }
        if style.decoration.tracking != 0 { features.append("liga=0, clig=0") }
        return features.isEmpty ? nil : features.joined(separator: ", ")
    }

    /// Keeps room for an image, its middle at half the height of capital letters.
    private func addShape(
        of image: ImageContent, _ style: TextStyle, _ scale: Double, _ range: Range<Int>,
        _ add: (UnsafeMutablePointer<PangoAttribute>?, Range<Int>) -> Void
    ) {
        let size = system.size(of: image) ?? .zero
        let (width, height) = (Double(size.width) * scale, Double(size.height) * scale)
        let middle = Double(style.font.size) * scale * TextLayouter.capHeight / 2
        var box = PangoRectangle(
            x: 0, y: TextLayouter.units(-middle - height / 2), width: TextLayouter.units(width),
            height: TextLayouter.units(height))
        add(pango_attr_shape_new(&box, &box), range)
    }

    /// The height of capital letters of the system's font, in font sizes.
    static let capHeight = 0.72

    /// Pango's integer form of a length in points.
    static func units(_ points: Double) -> Int32 {
        points.isNaN ? 0 : Int32((min(max(points, -100_000), 100_000) * Double(PANGO_SCALE)).rounded())
    }
}
