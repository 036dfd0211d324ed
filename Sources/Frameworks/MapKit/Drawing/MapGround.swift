import SwiftUI

/// The ground of a map: tiles if there are any, else a net of meridians and parallels; lines and areas on it; a scale and
/// the origin of the tiles.
struct MapGround: View {
    let viewport: MapViewport
    let size: CGSize
    let outlines: [MapPiece]
    let style: MapStyle
    @ObservedObject private var tiles = TileStore.current
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let tiles = tiles
        Canvas { context, size in
            let colors = MapColors(colorScheme)
            let ground = style.isImagery ? colors.imagery : colors.ground
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(ground))
            if tiles.hasTiles {
                TileDrawing(store: tiles, viewport: viewport, size: size).draw(&context)
            } else {
                Graticule(viewport: viewport, size: size, colors: MapColors(style.isImagery ? .dark : colorScheme))
                    .draw(&context)
            }
            for piece in outlines where !piece.isAboveLabels { draw(piece, &context) }
            for piece in outlines where piece.isAboveLabels { draw(piece, &context) }
            MapFootnotes(viewport: viewport, size: size, colors: colors, attribution: tiles.attribution).draw(&context)
        }
        .accessibilityHidden(true)
    }

    private func draw(_ piece: MapPiece, _ context: inout GraphicsContext) {
        guard case .outline(let outline) = piece.kind else { return }
        let path = outline.path(viewport, in: size)
        let tint = piece.tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
        if outline.isArea {
            // Areas are seen through, unless the app chose a color.
            let fill = piece.fill ?? piece.tint.map { AnyShapeStyle($0.opacity(0.3)) }
            if let fill {
                context.fill(path, with: .style(fill), style: FillStyle(eoFill: true))
            } else if piece.stroke == nil {
                context.fill(path, with: .color(.accentColor.opacity(0.3)), style: FillStyle(eoFill: true))
            }
        }
        if let stroke = piece.stroke {
            context.stroke(path, with: .style(stroke.style ?? tint), style: stroke.line)
        } else if !outline.isArea {
            let line = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
            context.stroke(path, with: .style(piece.fill ?? tint), style: line)
        }
    }
}
