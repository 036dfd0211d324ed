import CPangoCairo
import DisplayList
import Foundation

extension TextPainting {
    /// Draws the lines under and through the stretches; neighbors with one line get it unbroken.
    func drawLines(_ stretches: [Stretch], allIn paint: Paint?) {
        for isUnderline in [true, false] {
            var index = 0
            while index < stretches.count {
                let first = stretches[index]
                let decoration = first.style.decoration
                guard let line = isUnderline ? decoration.underline : decoration.strikethrough else {
                    index += 1
                    continue
                }
                var end = index + 1
                while end < stretches.count, stretches[end].style == first.style,
                    stretches[end].line.pango == first.line.pango, stretches[end].baseline == first.baseline
                {
                    end += 1
                }
                let last = stretches[end - 1]
                draw(line, isUnderline, from: first, toX: last.x + last.width, paint)
                index = end
            }
        }
    }

    private func draw(
        _ line: TextStyle.Decoration.Line, _ isUnderline: Bool, from first: Stretch, toX end: CGFloat,
        _ replacement: Paint?
    ) {
        guard let font = first.item.pointee.item.pointee.analysis.font,
            let metrics = pango_font_get_metrics(font, nil)
        else { return }
        defer { pango_font_metrics_unref(metrics) }
        let unit = layout.unit
        let raw =
            isUnderline
            ? pango_font_metrics_get_underline_thickness(metrics)
            : pango_font_metrics_get_strikethrough_thickness(metrics)
        let thickness = max(CGFloat(raw) * unit, 1 / pen.scale)
        let position =
            isUnderline
            ? pango_font_metrics_get_underline_position(metrics)
            : pango_font_metrics_get_strikethrough_position(metrics)
        var y = first.baseline - CGFloat(position) * unit + thickness / 2
        var width = thickness
        if pen.isUpright, !pen.isVector {
            width = max((thickness * pen.scale).rounded(), 1) / pen.scale
            y = pen.rounded(y - width / 2) + width / 2
        }
        let paint = replacement ?? line.color.map { .color($0) } ?? first.style.paint
        let path = Path(
            storage: .elements([
                .move(to: CGPoint(x: first.x, y: y)), .line(to: CGPoint(x: end, y: y)),
            ]))
        painter.stroke(path, paint, StrokeStyle(lineWidth: width, dash: line.pattern.dash(width)), with: pen)
    }
}

extension TextStyle.Decoration.Line.Pattern {
    /// The dashes and gaps for a line width.
    func dash(_ width: CGFloat) -> [CGFloat] {
        let (long, short, gap) = (width * 6, width * 2, width * 2)
        switch self {
        case .solid: return []
        case .dot: return [short, gap]
        case .dash: return [long, gap * 1.5]
        case .dashDot: return [long, gap, short, gap]
        case .dashDotDot: return [long, gap, short, gap, short, gap]
        }
    }
}
