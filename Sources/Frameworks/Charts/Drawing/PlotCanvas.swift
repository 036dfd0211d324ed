import SwiftUI

/// The picture of a plot's marks and grid lines, which moves when data change in an animation.
struct PlotCanvas: View, Animatable {
    /// How far marks may extend beyond the plot, in points.
    static let margin: CGFloat = 40

    var plot: PlacedPlot
    let showsGrid: Bool

    var animatableData: PlotMotion {
        get { plot.motion }
        set { plot.motion = newValue }
    }

    var body: some View {
        let (plot, showsGrid) = (self.plot, self.showsGrid)
        Canvas { context, size in
            let margin = Self.margin
            let inner = CGSize(width: max(size.width - 2 * margin, 0), height: max(size.height - 2 * margin, 0))
            context.translateBy(x: margin, y: margin)
            if showsGrid { plot.drawGrid(&context, inner) }
            plot.draw(&context, plot.frame(inner))
        }
        .padding(-Self.margin)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}

extension PlacedPlot {
    static let gridColor = Color.gray.opacity(0.25)

    func drawGrid(_ context: inout GraphicsContext, _ size: CGSize) {
        let frame = frame(size)
        for grid in grids where grid.share.isFinite {
            var path = Path()
            let stroke = grid.line.stroke ?? StrokeStyle(lineWidth: 1)
            // Thin lines cover whole pixels.
            let shift: CGFloat = stroke.lineWidth <= 1 ? 0.5 : 0
            if grid.isVertical {
                let x = min(frame.left(grid.share).rounded(), size.width - 1) + shift + grid.line.offset.width
                path.move(to: CGPoint(x: x, y: 0))
                path.addLine(to: CGPoint(x: x, y: size.height))
            } else {
                let y = min(frame.top(grid.share).rounded(), size.height - 1) + shift + grid.line.offset.height
                path.move(to: CGPoint(x: 0, y: y))
                path.addLine(to: CGPoint(x: size.width, y: y))
            }
            let shading = grid.line.style.map { GraphicsContext.Shading.style($0) } ?? .color(Self.gridColor)
            context.stroke(path, with: shading, style: stroke)
        }
    }

    func draw(_ context: inout GraphicsContext, _ frame: PlotFrame) {
        for item in items {
            switch item {
            case .single(let number): draw(marks[number], &context, frame)
            case .line(let numbers): drawLine(numbers, context, frame)
            case .area(let numbers, let isVertical): drawArea(numbers, isVertical, context, frame)
            case .batch(let numbers): drawBatch(numbers, context, frame)
            }
        }
    }

    /// A context with a mark's opacity, filters and clips.
    func styled(
        _ context: GraphicsContext, _ mark: PlacedMark, _ frame: PlotFrame, _ bounds: CGRect
    )
        -> GraphicsContext
    {
        var context = context
        let attributes = mark.attributes
        context.opacity *= attributes.opacity.isFinite ? min(max(attributes.opacity, 0), 1) : 1
        for clip in attributes.clips {
            switch clip {
            case .shape(let shape, let style): context.clip(to: shape.path(in: bounds), style: style)
            case .marks:
                guard let mask = masks[ObjectIdentifier(attributes)] else { continue }
                context.clipToLayer { mask.plot.draw(&$0, frame) }
            }
        }
        if attributes.blur > 0 { context.addFilter(.blur(radius: attributes.blur)) }
        if let shadow = attributes.shadow {
            context.addFilter(.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
        }
        return context
    }

    /// Fills an outline with a mark's style.
    func fill(_ path: Path, _ mark: PlacedMark, _ context: GraphicsContext, _ frame: PlotFrame, bounds: CGRect) {
        var context = styled(context, mark, frame, bounds)
        guard mark.attributes.alignsStyleWithPlot else {
            return context.fill(path, with: .style(mark.style))
        }
        context.clip(to: path)
        context.fill(Path(CGRect(origin: .zero, size: frame.size)), with: .style(mark.style))
    }
}
