import CPangoCairo
import Foundation

extension TextLayout {
    /// The insertion points before each character and after the last, in points from the left.
    ///
    /// Pango's own answer for one place goes through the line from its beginning; this goes through it once for all.
    func caretOffsets(in string: String) -> [CGFloat] {
        guard let layout = parts.first else { return [0] }
        // Pango knows nothing of the indents and the alignment of a paragraph.
        var shift: CGFloat = 0
        if isFormed, let line = lines.first { shift = line.x - CGFloat(Self.start(of: line.pango)) * unit }
        let known = scalarOffsets(layout)
        var offsets: [CGFloat] = []
        var byte = 0
        for character in string {
            let offset = byte < known.count ? known[byte] : .nan
            offsets.append((offset.isNaN ? Self.offset(byte, layout) : offset) * unit + shift)
            byte += character.utf8.count
        }
        offsets.append(Self.offset(byte, layout) * unit + shift)
        return offsets
    }

    /// Where the scalars that have a glyph begin, in Pango's units, by their places among the text's bytes.
    private func scalarOffsets(_ layout: OpaquePointer) -> [CGFloat] {
        guard let text = pango_layout_get_text(layout) else { return [] }
        var offsets = [CGFloat](repeating: .nan, count: strlen(text))
        var line = pango_layout_get_lines_readonly(layout)
        while let current = line {
            if let pango = current.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self) {
                Self.note(pango, text, &offsets)
            }
            line = current.pointee.next
        }
        return offsets
    }

    private static func note(
        _ line: UnsafeMutablePointer<PangoLayoutLine>, _ text: UnsafePointer<CChar>, _ offsets: inout [CGFloat]
    ) {
        var left = Int(start(of: line))
        var run = line.pointee.runs
        let isMixed = hasBothDirections(line)
        var widths: [Int32] = []
        while let current = run {
            run = current.pointee.next
            guard let glyphs = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
                let item = glyphs.pointee.item?.pointee, let string = glyphs.pointee.glyphs
            else { continue }
            let level = Int32(item.analysis.level)
            widths = [Int32](repeating: 0, count: Int(item.num_chars))
            let start = text + Int(item.offset)
            pango_glyph_string_get_logical_widths(string, start, item.length, level, &widths)
            let width = widths.reduce(0) { $0 + Int($1) }
            // The insertion points of right-to-left text are at the right of its characters.
            var place = level & 1 == 0 ? left : left + width
            var byte = Int(item.offset)
            for width in widths {
                // Where the direction changes the caret may be at either side; Pango decides.
                if !isMixed || byte > Int(item.offset) { offsets[byte] = CGFloat(place) }
                place += level & 1 == 0 ? Int(width) : -Int(width)
                byte += 1
                while byte < offsets.count, UInt8(bitPattern: text[byte]) & 0xC0 == 0x80 { byte += 1 }
            }
            left += width
        }
    }

    private static func hasBothDirections(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> Bool {
        var directions = (left: false, right: false)
        var run = line.pointee.runs
        while let current = run {
            run = current.pointee.next
            guard let glyphs = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
                let item = glyphs.pointee.item?.pointee
            else { continue }
            if item.analysis.level & 1 == 0 { directions.left = true } else { directions.right = true }
        }
        return directions.left && directions.right
    }

    /// How far a line is indented by its alignment, in Pango's units.
    private static func start(of line: UnsafeMutablePointer<PangoLayoutLine>) -> Int32 {
        var strong = PangoRectangle()
        guard let first = line.pointee.runs?.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
            let item = first.item?.pointee
        else { return 0 }
        // The leftmost run begins the line; its first character lies at its left or at its right.
        pango_layout_index_to_pos(line.pointee.layout, item.offset, &strong)
        return item.analysis.level & 1 == 0 ? strong.x : strong.x - pango_glyph_string_get_width(first.glyphs)
    }

    /// The insertion point before a byte, in Pango's units.
    private static func offset(_ byte: Int, _ layout: OpaquePointer) -> CGFloat {
        var strong = PangoRectangle()
        pango_layout_get_cursor_pos(layout, Int32(byte), &strong, nil)
        return CGFloat(strong.x)
    }
}
