import CPangoCairo
import DisplayList
import Foundation
import FrontEndKit

extension CairoPainter {
    /// Draws a layer's own content.
    /// - Parameters:
    ///   - size: The layer's size as it was laid out.
    ///   - frame: Its rectangle in the pen's space, rounded to pixels.
    func draw(_ content: LayerContent, size: CGSize, in frame: CGRect, with pen: Pen) {
        switch content {
        case .none:
            break
        case .color(let color):
            guard color.opacity > 0, frame.isDrawable else { return }
            cairo_new_path(pen.cr)
            cairo_rectangle(pen.cr, frame.minX, frame.minY, frame.width, frame.height)
            color.setSource(on: pen.cr)
            cairo_fill(pen.cr)
        case .fill(let path, let paint, let style):
            inSpace(of: frame, pen) { pen in
                fill(path.filling(size, stretchedTo: frame.size), paint, style, with: pen)
            }
        case .stroke(let path, let paint, let style):
            inSpace(of: frame, pen) { stroke(path, paint, style, with: $0) }
        case .text(let text):
            inSpace(of: frame, pen) { draw(text, in: CGRect(origin: .zero, size: size), with: $0) }
        case .image(let image):
            draw(image, in: frame, with: pen)
        case .commands(let commands):
            var pen = pen
            // Commands that were drawn before would be behind as well.
            pen.behind = nil
            inSpace(of: frame, pen) { draw(commands, with: $0) }
        }
    }

    /// Moves the origin to a frame's corner for a while.
    private func inSpace(of frame: CGRect, _ pen: Pen, _ body: (Pen) -> Void) {
        cairo_save(pen.cr)
        cairo_translate(pen.cr, frame.minX, frame.minY)
        var inner = pen
        inner.clip = pen.clip.offsetBy(dx: -frame.minX, dy: -frame.minY)
        body(inner)
        cairo_restore(pen.cr)
    }

    /// Fills an outline.
    func fill(_ path: Path, _ paint: Paint, _ style: FillStyle, with pen: Pen) {
        guard !paint.isClear else { return }
        CairoPath.set(path, on: pen.cr)
        setSource(paint, area: path.extents.intersection(pen.clip), with: pen)
        cairo_set_fill_rule(pen.cr, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_set_antialias(pen.cr, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_fill(pen.cr)
        cairo_set_antialias(pen.cr, CAIRO_ANTIALIAS_DEFAULT)
    }

    /// Draws a line along an outline.
    func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, with pen: Pen) {
        guard !paint.isClear, style.lineWidth > 0, style.lineWidth.isFinite else { return }
        CairoPath.set(path, on: pen.cr)
        setSource(paint, area: path.extents(strokedWith: style).intersection(pen.clip), with: pen)
        style.apply(to: pen.cr)
        cairo_stroke(pen.cr)
    }

    /// Draws a list of commands, one on another.
    func draw(_ commands: [DrawingCommand], with pen: Pen) {
        for command in commands {
            switch command {
            case .fill(let path, let paint, let style): fill(path, paint, style, with: pen)
            case .stroke(let path, let paint, let style): stroke(path, paint, style, with: pen)
            case .text(let text, let rect): draw(text, in: rect, with: pen)
            case .image(let image, let rect): draw(image, in: rect, with: pen)
            case .group(let commands, let group): draw(commands, as: group, with: pen)
            }
        }
    }
}

extension StrokeStyle {
    /// Sets a context's line properties.
    func apply(to cr: OpaquePointer) {
        cairo_set_line_width(cr, lineWidth)
        switch lineCap {
        case .butt: cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(cr, CAIRO_LINE_CAP_SQUARE)
        }
        switch lineJoin {
        case .miter: cairo_set_line_join(cr, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(cr, CAIRO_LINE_JOIN_BEVEL)
        }
        cairo_set_miter_limit(cr, miterLimit.isFinite ? max(miterLimit, 1) : 10)
        // Cairo takes no negative lengths, nor a pattern without any.
        let lengths = dash.map { $0.isFinite ? max(Double($0), 0) : 0 }
        if lengths.reduce(0, +) > 0 {
            cairo_set_dash(cr, lengths, Int32(lengths.count), dashPhase.isFinite ? Double(dashPhase) : 0)
        } else {
            cairo_set_dash(cr, nil, 0, 0)
        }
    }
}

extension Path {
    /// A path that fills a laid-out size exactly fills the rounded size instead.
    func filling(_ size: CGSize, stretchedTo rounded: CGSize) -> Path {
        if size == rounded { return self }
        let whole = CGRect(origin: .zero, size: size)
        let target = CGRect(origin: .zero, size: rounded)
        switch storage {
        case .rect(whole): return Path(storage: .rect(target))
        case .ellipse(whole): return Path(storage: .ellipse(target))
        case .roundedRect(whole, let cornerSize, let style):
            return Path(storage: .roundedRect(target, cornerSize: cornerSize, style: style))
        default: return self
        }
    }
}
