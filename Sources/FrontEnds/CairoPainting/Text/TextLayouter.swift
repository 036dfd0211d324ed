import CPangoCairo
import DisplayList
import Foundation

/// Lays one text out for one proposal: statements T01 to T06.
///
/// All lines are laid out first. If they are too many or too large, the pressure is met in order: letters
/// move closer, the font shrinks, and last the text is cut.
struct TextLayouter {
    let system: PangoTextSystem
    let key: TextKey
    let string: String
    let styles: [TextStyle]
    /// Where each run ends, in bytes.
    let runEnds: [Int]
    /// The size of the text per size that its font is loaded in.
    let enlargement: Double

    private var paragraph: ParagraphStyle { key.text.paragraph }
    private var width: Double? { key.width < 0 ? nil : key.width }
    private var height: Double? { key.height < 0 ? nil : key.height }

    /// How far rounding may lead astray before a line counts as not fitting, in points.
    private static let tolerance = 0.02

    init(system: PangoTextSystem, key: TextKey) {
        self.system = system
        self.key = key
        var string = key.text.first.string
        var ends = [string.utf8.count]
        var styles = [key.text.first.style]
        for run in key.text.others {
            string += run.string
            ends.append(string.utf8.count)
            styles.append(run.style)
        }
        self.string = string
        self.styles = styles
        runEnds = ends
        enlargement = Self.enlargement(of: styles, in: string)
    }

    func layout() -> TextLayout {
        let whole = attempt()
        if fits(whole) { return finish(whole) }
        if paragraph.allowsTightening {
            for tightening in [0.01, 0.02, 0.03, 0.04, 0.05] {
                let tighter = attempt(tightening: tightening)
                if fits(tighter) { return finish(tighter, tightening: tightening) }
            }
        }
        let tightening = paragraph.allowsTightening ? 0.05 : 0
        let smallest = Double(min(max(paragraph.minimumScaleFactor, 0.001), 1))
        if smallest < 1 {
            var (low, high) = (smallest, 1.0)
            var best = attempt(scale: smallest, tightening: tightening)
            if fits(best) {
                var bestScale = smallest
                while high - low > 1.0 / 256 {
                    let middle = (low + high) / 2
                    let candidate = attempt(scale: middle, tightening: tightening)
                    if fits(candidate) {
                        (low, best, bestScale) = (middle, candidate, middle)
                    } else {
                        high = middle
                    }
                }
                return finish(best, scale: bestScale, tightening: tightening)
            }
        }
        return cut(scale: smallest, tightening: tightening)
    }

    // MARK: Attempts

    /// All lines, at one scale.
    private struct Attempt {
        let pango: OwnedLayout
        let lines: [LineBox]
        var bottom: Double { lines.last.map { $0.top + $0.height } ?? 0 }
        var widest: Double { lines.reduce(0) { max($0, $1.width) } }
    }

    /// Frees a layout that is not used in the end.
    final class OwnedLayout {
        let pointer: OpaquePointer
        init(_ pointer: OpaquePointer) { self.pointer = pointer }
        deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
    }

    struct LineBox {
        var line: UnsafeMutablePointer<PangoLayoutLine>
        var width: Double
        var top: Double
        var height: Double
        var baseline: Double
    }

    /// - Parameter breaksWords: Whether a word that is too long for a line is broken, as where there is nothing else that
    ///   may be done; else its line is too wide, and the text is scaled (T08).
    private func attempt(scale: Double = 1, tightening: Double = 0, breaksWords: Bool? = nil) -> Attempt {
        let layout = makeLayout(
            bytes: 0..<(runEnds.last ?? 0), suffix: "", scale: scale, tightening: tightening, width: width,
            lineLimit: nil, breaksWords: breaksWords ?? (paragraph.minimumScaleFactor >= 1))
        return Attempt(pango: layout, lines: lineBoxes(of: layout.pointer, scale: scale))
    }

    /// Whether the lines fit as they are.
    private func fits(_ attempt: Attempt) -> Bool {
        if let limit = paragraph.lineLimit, attempt.lines.count > max(limit, 1) { return false }
        if let height, attempt.bottom > height + TextLayouter.tolerance {
            // One line that is too high cannot be cut, only shrunk.
            if attempt.lines.count > 1 || paragraph.minimumScaleFactor < 1 { return false }
        }
        if let width, paragraph.minimumScaleFactor < 1, attempt.widest > width + TextLayouter.tolerance {
            return false
        }
        return true
    }

    /// The lines that may be shown of an attempt, at least one.
    private func allowedLines(of attempt: Attempt) -> Int {
        var allowed = min(attempt.lines.count, max(paragraph.lineLimit ?? .max, 1))
        if let height {
            let limit = height + TextLayouter.tolerance
            while allowed > 1, attempt.lines[allowed - 1].top + attempt.lines[allowed - 1].height > limit {
                allowed -= 1
            }
        }
        return allowed
    }

    // MARK: Cutting

    /// Shows as many lines as may be, the last one with an ellipsis.
    private func cut(scale: Double, tightening: Double) -> TextLayout {
        let whole = attempt(scale: scale, tightening: tightening, breaksWords: true)
        let allowed = allowedLines(of: whole)
        if allowed >= whole.lines.count {
            return finish(whole, scale: scale, tightening: tightening)
        }
        // Pango counts lines by paragraph, so the paragraph of the cut is laid out on its own.
        var first = allowed - 1
        while first > 0, whole.lines[first].line.pointee.is_paragraph_start == 0 { first -= 1 }
        let start = Int(whole.lines[first].line.pointee.start_index)
        let bytes = Array(string.utf8)
        var end = start
        while end < bytes.count, !isParagraphBreak(bytes, at: end) { end += 1 }
        let followed = !string.utf8.dropFirst(end).allSatisfy { $0 == 10 || $0 == 13 || $0 == 32 }
        // A paragraph that fits as a whole is marked as cut when others follow it.
        let part = makeLayout(
            bytes: start..<end, suffix: followed ? "…" : "", scale: scale, tightening: tightening, width: width,
            lineLimit: allowed - first)
        let partLines = lineBoxes(of: part.pointer, scale: scale)
        guard first > 0 else {
            return finish([(part, 0)], partLines, scale: scale, isTruncated: true)
        }
        var before = start
        while before > 0, isParagraphBreak(bytes, at: before - 1), before > start - 3 { before -= 1 }
        let head = makeLayout(
            bytes: 0..<max(before, 0), suffix: "", scale: scale, tightening: tightening, width: width,
            lineLimit: nil)
        // The head's own line pointers; as many lines as there are before the cut paragraph.
        let headLines = Array(lineBoxes(of: head.pointer, scale: scale).prefix(first))
        let top = whole.lines[first].top
        let moved = partLines.map { line in
            var line = line
            line.top += top
            line.baseline += top
            return line
        }
        return finish(
            [(head, 0), (part, start)], headLines + moved, scale: scale, isTruncated: true,
            firstPartLines: headLines.count)
    }

    private func isParagraphBreak(_ bytes: [UInt8], at index: Int) -> Bool {
        let byte = bytes[index]
        if byte == 10 || byte == 13 { return true }
        return byte == 0xE2 && index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xA9
    }

    // MARK: Results

    private func finish(_ attempt: Attempt, scale: Double = 1, tightening: Double = 0) -> TextLayout {
        finish([(attempt.pango, 0)], attempt.lines, scale: scale, isTruncated: false)
    }

    private func finish(
        _ parts: [(layout: OwnedLayout, offset: Int)], _ boxes: [LineBox], scale: Double, isTruncated: Bool,
        firstPartLines: Int = .max
    ) -> TextLayout {
        var used = boxes.reduce(0) { max($0, $1.width) }
        // Sizes are multiples of 1/64 point, rounded up, so that the lines fit into the reported size.
        used = (used * 64).rounded(.up) / 64
        if let width { used = min(used, max(width, 0)) }
        var bottom = boxes.last.map { $0.top + $0.height } ?? 0
        if string.isEmpty { (used, bottom) = (0, 0) }
        if paragraph.reservedLines > boxes.count || (string.isEmpty && paragraph.reservedLines > 0) {
            let line = boxes.first?.height ?? 0
            let reserved = Double(paragraph.reservedLines)
            bottom = max(bottom, reserved * line + (reserved - 1) * Double(spacing(scale: scale)))
        }
        var hasColor = false
        let lines = boxes.enumerated().map { index, box in
            if !hasColor { hasColor = hasColorGlyphs(box.line) }
            return TextLayout.Line(
                pango: box.line,
                textOffset: index < firstPartLines ? parts[0].offset : parts[parts.count - 1].offset,
                x: CGFloat(indent(of: box.width, in: used)), width: CGFloat(box.width), top: CGFloat(box.top),
                height: CGFloat(box.height), baseline: CGFloat(box.baseline))
        }
        var metrics = TextMetrics(
            size: CGSize(width: used, height: bottom), firstBaseline: lines.first?.baseline ?? 0,
            lastBaseline: lines.last?.baseline ?? 0)
        metrics.lineCount = lines.count
        metrics.isTruncated = isTruncated
        for part in parts { g_object_ref(UnsafeMutableRawPointer(part.layout.pointer)) }
        return TextLayout(
            budget: system.rasters, parts: parts.map(\.layout.pointer), lines: lines, metrics: metrics,
            scale: CGFloat(scale), magnification: CGFloat(enlargement * scale),
            hasColorGlyphs: hasColor, runEnds: runEnds)
    }

    /// Where a line begins within the text's own width (T06).
    private func indent(of line: Double, in width: Double) -> Double {
        switch paragraph.alignment {
        case .leading: paragraph.isRightToLeft ? width - line : 0
        case .center: (width - line) / 2
        case .trailing: paragraph.isRightToLeft ? 0 : width - line
        }
    }

    private func hasColorGlyphs(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> Bool {
        var node = line.pointee.runs
        while let current = node {
            let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            if let font = run.pointee.item.pointee.analysis.font, isColorFont(font) { return true }
            node = current.pointee.next
        }
        return false
    }
}

/// Whether a font's glyphs bring their own colors.
func isColorFont(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    guard let face = hb_font_get_face(pango_font_get_hb_font(font)) else { return false }
    return hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
}
