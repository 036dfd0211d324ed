import CPangoCairo
import DisplayList
import Foundation

extension TextLayouter {
    /// Lays out the paragraphs one by one, each below the last.
    func stack(scale: Double, tightening: Double, breaksWords: Bool) -> Attempt {
        var attempt = Attempt(parts: [], lines: [])
        var last: ParagraphRoom?
        for paragraph in paragraphs {
            let room = room(of: paragraph, scale: scale)
            let layout = makeLayout(
                of: paragraph, in: room, scale: scale, tightening: tightening, breaksWords: breaksWords)
            let top = attempt.bottom + (last.map { Double($0.gap(before: room)) + leading(paragraph, scale) } ?? 0)
            attempt.lines += lines(of: layout, paragraph, room, part: attempt.parts.count, top: top, scale: scale)
            attempt.parts.append((layout, paragraph.bytes.lowerBound))
            if case .truncates = paragraph.form?.values.breaking, pango_layout_is_ellipsized(layout.pointer) != 0 {
                attempt.isCut = true
            }
            last = room
        }
        return attempt
    }

    /// Returns a number of lines, the last of which ends with an ellipsis.
    func cut(_ whole: Attempt, to count: Int, scale: Double, tightening: Double) -> Attempt {
        let number = whole.lines[count - 1].part
        let first = whole.lines.firstIndex { $0.part == number } ?? 0
        let paragraph = paragraphs[number]
        let room = room(of: paragraph, scale: scale)
        // A paragraph that fits as a whole is marked as cut when others follow it.
        let isFollowed = paragraphs[(number + 1)...].contains { !$0.bytes.isEmpty }
        let layout = makeLayout(
            of: paragraph, in: room, suffix: isFollowed ? "…" : "", scale: scale, tightening: tightening,
            breaksWords: true, lineLimit: count - first)
        var cut = whole
        cut.parts.removeSubrange(number...)
        cut.lines.removeSubrange(first...)
        cut.parts.append((layout, paragraph.bytes.lowerBound))
        let top = whole.lines[first].top
        cut.lines += lines(of: layout, paragraph, room, part: number, top: top, scale: scale)
        return cut
    }

    /// The distance between baselines that a paragraph or the text sets, in points; nil for the fonts' own.
    func lineHeight(of paragraph: FormedParagraph?) -> CGFloat? {
        guard let paragraph, let own = paragraph.form?.values.lineHeight else { return key.text.lineHeight }
        var start = 0
        var size = paragraph.style.font.size
        for (style, end) in zip(styles, runEnds) {
            if start < paragraph.bytes.upperBound, end > paragraph.bytes.lowerBound {
                size = max(size, style.font.size)
            }
            start = end
        }
        return own.points(fontSize: size)
    }

    /// The room of a paragraph in the text's width.
    private func room(of paragraph: FormedParagraph, scale: Double) -> ParagraphRoom {
        ParagraphRoom(
            paragraph.form, in: key.text.paragraph, width: width.map { CGFloat($0) },
            least: paragraph.style.font.size * CGFloat(scale), scale: CGFloat(scale))
    }

    /// The space between lines that a font adds or takes, in points.
    private func leading(_ paragraph: FormedParagraph, _ scale: Double) -> Double {
        2 * Double(paragraph.style.font.leading) * scale
    }

    /// The lines of a paragraph, in points: each of the height that the form gives it, with the difference above its letters.
    private func lines(
        of layout: OwnedLayout, _ paragraph: FormedParagraph, _ room: ParagraphRoom, part: Int, top: Double,
        scale: Double
    ) -> [LineBox] {
        var y = top
        return lineBoxes(of: layout.pointer, scale: scale).map { natural in
            var line = natural
            (line.part, line.room, line.top) = (part, room, y)
            line.height = Double(room.height(of: CGFloat(natural.height)))
            line.baseline = y + natural.baseline - natural.top + line.height - natural.height
            y += line.height + Double(room.lineSpacing) + leading(paragraph, scale)
            return line
        }
    }

    private func makeLayout(
        of paragraph: FormedParagraph, in room: ParagraphRoom, suffix: String = "", scale: Double, tightening: Double,
        breaksWords: Bool, lineLimit: Int? = nil
    ) -> OwnedLayout {
        let breaking = paragraph.form?.values.breaking ?? .betweenWords
        var (width, lineLimit) = (room.width.map { Double($0) }, lineLimit)
        if breaking == .clips { width = nil }
        if case .truncates = breaking { lineLimit = 1 }
        let layout = makeLayout(
            bytes: paragraph.bytes, suffix: suffix, scale: scale, tightening: tightening, width: width,
            lineLimit: lineLimit, breaksWords: breaksWords, formed: paragraph)
        switch breaking {
        case .betweenCharacters: pango_layout_set_wrap(layout.pointer, PANGO_WRAP_CHAR)
        case .truncates(.head): pango_layout_set_ellipsize(layout.pointer, PANGO_ELLIPSIZE_START)
        case .truncates(.middle): pango_layout_set_ellipsize(layout.pointer, PANGO_ELLIPSIZE_MIDDLE)
        case .truncates(.tail): pango_layout_set_ellipsize(layout.pointer, PANGO_ELLIPSIZE_END)
        case .betweenWords, .clips: break
        }
        let magnification = enlargement * scale
        pango_layout_set_indent(layout.pointer, Self.units(Double(room.firstLineIndent) / magnification))
        if room.isJustified, width != nil { pango_layout_set_justify(layout.pointer, 1) }
        if let values = paragraph.form?.values {
            setTabs(values, base: Double(room.base), scale: scale, magnification: magnification, of: layout)
        }
        return layout
    }

    /// Sets the places of a paragraph's tabs.
    /// - Parameters:
    ///   - base: Where the layout begins, in points from the leading edge, from which the form counts.
    ///   - magnification: The size of a unit of the layout, in points.
    private func setTabs(
        _ values: ParagraphForm.Values, base: Double, scale: Double, magnification: Double, of layout: OwnedLayout
    ) {
        var tabs = values.tabs
        if values.tabInterval > 0 {
            // Pango repeats the last distance, so two more are enough.
            let next = ((tabs.last?.location ?? 0) / values.tabInterval).rounded(.down) + 1
            tabs += [next, next + 1].map { ParagraphForm.Tab(location: $0 * values.tabInterval) }
        }
        var kept: [(tab: ParagraphForm.Tab, place: Double)] = []
        for tab in tabs {
            let place = (Double(tab.location) * scale - base) / magnification
            // Pango repeats the last distance, which must not be none.
            if place >= (kept.last?.place ?? 0) + 0.5 { kept.append((tab, place)) }
        }
        guard !kept.isEmpty, let array = pango_tab_array_new(Int32(kept.count), 0) else { return }
        for (index, (tab, place)) in kept.enumerated() {
            let alignment =
                switch tab.alignment {
                case .left: PANGO_TAB_LEFT
                case .center: PANGO_TAB_CENTER
                case .right: PANGO_TAB_RIGHT
                case .decimal: PANGO_TAB_DECIMAL
                }
            pango_tab_array_set_tab(array, Int32(index), alignment, Self.units(place))
        }
        pango_layout_set_tabs(layout.pointer, array)
        pango_tab_array_free(array)
    }
}
