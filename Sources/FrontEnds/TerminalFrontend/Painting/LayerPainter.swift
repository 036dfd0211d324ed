import Foundation
import FrontEndKit

/// Paints a window's layers into cells.
///
/// Effects that cells cannot show are left out: small shadows, blurs, blending, and the corners of clips.
struct LayerPainter {
    let canvas: CellCanvas
    let textSystem: any TextMeasuring
    /// Where layers may leave marks, so that those out of sight are passed over; nil to look at all.
    var extents: ExtentsCache?
    /// The pictures of files; nil for frames with their names.
    var files: FileImages?
    /// The pictures in the terminal's pixels; nil where it shows none.
    var rasters: RasterCache?
    /// The caret, which the terminal shows by itself; nil for none.
    var caret: CGRect?

    init(_ canvas: CellCanvas, textSystem: any TextMeasuring) {
        (self.canvas, self.textSystem) = (canvas, textSystem)
    }

    /// Paints a whole list.
    func paint(_ list: DisplayList) {
        extents?.update(for: list)
        paint(.root, of: list, in: PaintSpace(clip: canvas.bounds))
    }

    private func paint(_ id: LayerID, of list: DisplayList, in outer: PaintSpace) {
        let layer = list[id]
        guard layer.position.x.isFinite, layer.position.y.isFinite else { return }
        var space = outer
        var masks = 0
        var isPanel = false
        if layer.position != .zero { space.move(to: layer.position) }
        if !layer.effects.isEmpty {
            // The last effect is the outermost.
            for effect in layer.effects.reversed() {
                switch effect {
                case .opacity(let opacity): space.opacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 1
                case .transform(let transform): space.apply(transform, size: layer.size)
                case .clip(let shape): space.clip(to: shape.path.extents)
                case .mask: masks += 1
                case .blend(.difference): space.isInverting = true
                case .shadow(_, let radius, _): isPanel = radius >= Self.panelShadow
                case .blur, .blend, .filter, .group: break
                }
            }
            if space.opacity < 0.05 || space.clip.isEmpty { return }
        }
        if let extents {
            let reach = extents.known[Int(id.index)]
            if reach.isNull || !space.shows(space.map(reach)) { return }
        }
        if layer.content != .none { paint(layer.content, layer.bounds, in: space) }
        var child = layer.firstChild
        while child != .none {
            if masks > 0 {
                masks -= 1
                space.clip(to: list[child].frame)
            } else {
                paint(child, of: list, in: space)
            }
            child = list[child].next
        }
        if isPanel { drawFrame(of: layer.bounds, in: space) }
    }

    /// The shadow of a layer high above the rest, in points: a line stands for it.
    private static let panelShadow: CGFloat = 10

    /// Draws the line around a panel, unless it is too small for one.
    private func drawFrame(of bounds: CGRect, in space: PaintSpace) {
        guard bounds.width >= 8 * canvas.cell.width, bounds.height >= 3 * canvas.cell.height else { return }
        stroke(Path(bounds), .color(canvas.ink.multiplyingOpacity(by: 0.5)), StrokeStyle(), in: space)
    }

    private func paint(_ content: LayerContent, _ bounds: CGRect, in space: PaintSpace) {
        switch content {
        case .none: break
        case .color(let color):
            if isCaret(bounds, in: space) { return }
            fill(Path(bounds), .color(color), isEvenOdd: false, in: space)
        case .fill(let path, let paint, let style):
            if isCaret(path.extents, in: space) { return }
            fill(path, paint, isEvenOdd: style.isEOFilled, in: space)
        case .stroke(let path, let paint, let style): stroke(path, paint, style, in: space)
        case .text(let text): write(text, in: bounds, space)
        case .image(let image): draw(image, in: bounds, space)
        case .commands(let commands): paint(commands, in: space)
        }
    }

    private func isCaret(_ rect: CGRect, in space: PaintSpace) -> Bool {
        guard let caret, rect.width <= canvas.cell.width else { return false }
        let place = space.map(rect)
        return abs(place.minX - caret.minX) < 4 && abs(place.minY - caret.minY) < 8
    }

    // MARK: Commands

    private func paint(_ commands: [DrawingCommand], in space: PaintSpace) {
        for command in commands {
            switch command {
            case .fill(let path, let paint, let style): fill(path, paint, isEvenOdd: style.isEOFilled, in: space)
            case .stroke(let path, let paint, let style): stroke(path, paint, style, in: space)
            case .text(let text, let rect): write(text, in: rect, space)
            case .image(let image, let rect): draw(image, in: rect, space)
            case .group(let inner, let group):
                var nested = space
                for effect in group.effects.reversed() {
                    if case .opacity(let opacity) = effect { nested.opacity *= opacity }
                    if case .blend(.difference) = effect { nested.isInverting = true }
                    if case .transform(let transform) = effect { nested.apply(transform, size: .zero) }
                }
                for clip in group.clips { nested.clip(to: clip.path.extents) }
                nested.transform = group.transform.concatenating(nested.transform)
                if nested.opacity >= 0.05, !nested.clip.isEmpty { paint(inner, in: nested) }
            }
        }
    }
}
