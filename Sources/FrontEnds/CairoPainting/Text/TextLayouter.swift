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
    /// The paragraphs, where some have a form of their own; none for other texts, which are laid out as a whole.
    let paragraphs: [FormedParagraph]

    private var paragraph: ParagraphStyle { key.text.paragraph }
    var width: Double? { key.width < 0 ? nil : key.width }
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
        paragraphs = key.text.hasForms ? FormedParagraph.all(in: string, styles, runEnds: ends) : []
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
    struct Attempt {
        /// The layouts, the topmost first.
        var parts: [Part]
        var lines: [LineBox]
        /// Whether a paragraph that is never broken was cut.
        var isCut = false
        var bottom: Double { lines.last.map { $0.top + $0.height } ?? 0 }
        var widest: Double { lines.reduce(0) { max($0, $1.extent) } }
    }

    /// A layout, and where its text begins in the whole text, in bytes.
    typealias Part = (layout: OwnedLayout, offset: Int)

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
        /// The number of the layout that the line belongs to.
        var part = 0
        /// The room of the paragraph; nil for the text's.
        var room: ParagraphRoom?

        /// Whether the line is its paragraph's first.
        var isFirst: Bool { line.pointee.is_paragraph_start != 0 }
        /// The width of the line with its paragraph's indents.
        var extent: Double { room.map { Double($0.extent(of: CGFloat(width), isFirst: isFirst)) } ?? width }
    }

    /// - Parameter breaksWords: Whether a word that is too long for a line is broken, as where there is nothing else that
    ///   may be done; else its line is too wide, and the text is scaled (T08).
    private func attempt(scale: Double = 1, tightening: Double = 0, breaksWords: Bool? = nil) -> Attempt {
        let breaksWords = breaksWords ?? (paragraph.minimumScaleFactor >= 1)
        if !paragraphs.isEmpty { return stack(scale: scale, tightening: tightening, breaksWords: breaksWords) }
        let layout = makeLayout(
            bytes: 0..<(runEnds.last ?? 0), suffix: "", scale: scale, tightening: tightening, width: width,
            lineLimit: nil, breaksWords: breaksWords)
        return Attempt(parts: [(layout, 0)], lines: lineBoxes(of: layout.pointer, scale: scale))
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
        // A paragraph that is cut is laid out again only where letters may move closer, or shrink.
        return !attempt.isCut || paragraph.minimumScaleFactor >= 1 && !paragraph.allowsTightening
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
        if !paragraphs.isEmpty {
            let cut = cut(whole, to: allowed, scale: scale, tightening: tightening)
            return finish(cut.parts, cut.lines, scale: scale, isTruncated: true)
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
            line.part = 1
            return line
        }
        return finish([(head, 0), (part, start)], headLines + moved, scale: scale, isTruncated: true)
    }

    private func isParagraphBreak(_ bytes: [UInt8], at index: Int) -> Bool {
        FormedParagraph.breakLength(in: bytes, at: index) > 0
    }

    // MARK: Results

    private func finish(_ attempt: Attempt, scale: Double = 1, tightening: Double = 0) -> TextLayout {
        finish(attempt.parts, attempt.lines, scale: scale, isTruncated: attempt.isCut)
    }

    private func finish(_ parts: [Part], _ boxes: [LineBox], scale: Double, isTruncated: Bool) -> TextLayout {
        var used = boxes.reduce(0) { max($0, $1.extent) }
        // Sizes are multiples of 1/64 point, rounded up, so that the lines fit into the reported size.
        used = (used * 64).rounded(.up) / 64
        if let width { used = key.text.fillsWidth ? max(width, 0) : min(used, max(width, 0)) }
        var bottom = boxes.last.map { $0.top + $0.height } ?? 0
        if string.isEmpty { (used, bottom) = (0, 0) }
        if paragraph.reservedLines > boxes.count || (string.isEmpty && paragraph.reservedLines > 0) {
            let line = boxes.first?.height ?? 0
            let reserved = Double(paragraph.reservedLines)
            bottom = max(bottom, reserved * line + (reserved - 1) * Double(spacing(scale: scale)))
        }
        var hasColor = false
        let lines = boxes.map { box in
            if !hasColor { hasColor = hasColorGlyphs(box.line) }
            let x = box.room.map { $0.x(of: CGFloat(box.width), isFirst: box.isFirst, in: CGFloat(used)) }
            return TextLayout.Line(
                pango: box.line, textOffset: parts[box.part].offset,
                x: x ?? CGFloat(indent(of: box.width, in: used)), width: CGFloat(box.width), top: CGFloat(box.top),
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
            hasColorGlyphs: hasColor, runEnds: runEnds, isFormed: !paragraphs.isEmpty,
            isClipped: paragraphs.contains { $0.form?.values.breaking == .clips })
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
