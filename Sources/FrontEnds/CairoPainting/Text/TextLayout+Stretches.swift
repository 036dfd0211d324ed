import CPangoCairo
import DisplayList
import Foundation

extension TextLayout {
    /// A stretch of glyphs of one font and style within a line.
    struct Stretch {
        let item: UnsafeMutablePointer<PangoGlyphItem>
        let style: TextStyle
        let partText: UnsafePointer<CChar>?
        let x: CGFloat
        let width: CGFloat
        var baseline: CGFloat
        let line: TextLayout.Line

        /// The characters in reading order; “…” for truncated ones.
        var string: String {
            guard let item = item.pointee.item?.pointee, let partText else { return "" }
            if item.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0 { return "…" }
            let bytes = UnsafeRawBufferPointer(start: partText + Int(item.offset), count: Int(item.length))
            return String(decoding: bytes, as: UTF8.self)
        }

        /// Whether the characters are read from right to left.
        var isRightToLeft: Bool { item.pointee.item.pointee.analysis.level & 1 == 1 }
    }

    /// The stretches of all lines, each line's from left to right.
    func stretches(of text: TextContent) -> [Stretch] {
        let styles = [text.first.style] + text.others.map(\.style)
        var result: [Stretch] = []
        for line in lines {
            var x = line.x
            let partText = pango_layout_get_text(line.pango.pointee.layout)
            var node = line.pango.pointee.runs
            while let current = node {
                let item = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
                node = current.pointee.next
                let byte = Int(item.pointee.item.pointee.offset) + line.textOffset
                let width = CGFloat(pango_glyph_string_get_width(item.pointee.glyphs)) * unit
                x += CGFloat(item.pointee.start_x_offset) * unit
                result.append(
                    Stretch(
                        item: item, style: styles[min(runIndex(atByte: byte), styles.count - 1)],
                        partText: partText, x: x, width: width,
                        baseline: line.baseline - CGFloat(item.pointee.y_offset) * unit, line: line))
                x += width + CGFloat(item.pointee.end_x_offset) * unit
            }
        }
        return result
    }

    /// The lines, for painters that draw text themselves.
    func textLines(of text: TextContent) -> [TextLine] {
        var result = lines.map { line in
            TextLine(
                frame: CGRect(x: line.x, y: line.top, width: line.width, height: line.height), baseline: line.baseline,
                runs: [])
        }
        var number = 0
        for stretch in stretches(of: text) {
            while lines[number].pango != stretch.line.pango { number += 1 }
            var run = TextLine.Run(stretch.string, style: stretch.style, x: stretch.x, width: stretch.width)
            run.isRightToLeft = stretch.isRightToLeft
            // Runs that differ only for Pango, such as in the font for a letter, are one run.
            if let last = result[number].runs.last, last.style === run.style, last.isRightToLeft == run.isRightToLeft,
                stretch.style.attachment == nil
            {
                let string = run.isRightToLeft ? run.string + last.string : last.string + run.string
                result[number].runs[result[number].runs.count - 1].string = string
                result[number].runs[result[number].runs.count - 1].width = run.x + run.width - last.x
            } else {
                result[number].runs.append(run)
            }
        }
        return result
    }
}
