import Foundation
import SwiftUICore

/// Draws the content of layers: gradients, paths, texts, images, and their own drawings.
struct LayerContent: View {
    let layer: CALayer
    let revision: Int

    var body: some View { layer.showingAnimations { shown } }

    @ViewBuilder private var shown: some View {
        switch layer {
        case let layer as CAGradientLayer: gradient(layer)
        case let layer as CAShapeLayer: path(layer)
        case let layer as CATextLayer: text(layer)
        default:
            if let picture { fitted(picture) }
            if layer.isDrawn {
                LayerCanvas(bounds: layer.bounds, revision: revision) { context in
                    layer.showingAnimations { layer.draw(in: context) }
                }
            }
        }
    }

    // MARK: Images

    private var picture: UIImage? {
        switch layer.contents {
        case let image as UIImage: image
        case let image as CGImage: UIImage(cgImage: image, scale: max(layer.contentsScale, 0.01), orientation: .up)
        default: nil
        }
    }

    @ViewBuilder private func fitted(_ picture: UIImage) -> some View {
        let image = Image(uiImage: picture)
        switch layer.contentsGravity {
        case .resize: image.resizable()
        case .resizeAspect:
            image.resizable().aspectRatio(contentMode: .fit).frame(maxWidth: .infinity, maxHeight: .infinity)
        case .resizeAspectFill:
            image.resizable().aspectRatio(contentMode: .fill).frame(maxWidth: .infinity, maxHeight: .infinity)
        default: image.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layer.contentsGravity.alignment)
        }
    }

    // MARK: Gradients

    @ViewBuilder private func gradient(_ layer: CAGradientLayer) -> some View {
        let stops = stops(layer)
        if !stops.isEmpty {
            let start = UnitPoint(x: layer.startPoint.x.finite, y: layer.startPoint.y.finite)
            let end = UnitPoint(x: layer.endPoint.x.finite, y: layer.endPoint.y.finite)
            let shape = layer.outline
            switch layer.type {
            case .radial: shape.fill(EllipseGradient.style(stops, start, end, layer.bounds.size))
            case .conic:
                let angle = atan2(end.y - start.y, end.x - start.x)
                shape.fill(AngularGradient(stops: stops, center: start, angle: .radians(angle)))
            default: shape.fill(LinearGradient(stops: stops, startPoint: start, endPoint: end))
            }
        }
    }

    private func stops(_ layer: CAGradientLayer) -> [Gradient.Stop] {
        let colors = (layer.colors ?? []).compactMap { color -> Color? in
            switch color {
            case let color as CGColor: Color(cgColor: color)
            case let color as UIColor: Color(color)
            default: nil
            }
        }
        let places = layer.locations ?? []
        return colors.enumerated().map { index, color in
            let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            let place = places.count == colors.count ? CGFloat(places[index].doubleValue).finite : even
            return Gradient.Stop(color: color, location: place)
        }
    }

    // MARK: Paths

    @ViewBuilder private func path(_ layer: CAShapeLayer) -> some View {
        if let outline = layer.path {
            let path = Path(outline)
            if let color = layer.fillColor {
                path.fill(Color(cgColor: color), style: FillStyle(eoFill: layer.fillRule == .evenOdd))
            }
            if let color = layer.strokeColor, layer.lineWidth > 0, layer.lineWidth.isFinite {
                let (from, to) = (layer.strokeStart.finite, layer.strokeEnd.finite)
                path.trim(from: from, to: to).stroke(Color(cgColor: color), style: line(layer))
            }
        }
    }

    private func line(_ layer: CAShapeLayer) -> StrokeStyle {
        StrokeStyle(
            lineWidth: layer.lineWidth,
            lineCap: layer.lineCap == .round ? .round : layer.lineCap == .square ? .square : .butt,
            lineJoin: layer.lineJoin == .round ? .round : layer.lineJoin == .bevel ? .bevel : .miter,
            miterLimit: layer.miterLimit, dash: (layer.lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
            dashPhase: layer.lineDashPhase)
    }

    // MARK: Texts

    @ViewBuilder private func text(_ layer: CATextLayer) -> some View {
        let words = (layer.string as? NSAttributedString)?.string ?? layer.string.map { "\($0)" } ?? ""
        let size = layer.fontSize.isFinite && layer.fontSize > 0 ? layer.fontSize : 36
        let font = layer.font as? UIFont ?? (layer.font as? String).flatMap { UIFont(name: $0, size: size) }
        let side: Alignment =
            layer.alignmentMode == .center ? .top : layer.alignmentMode == .right ? .topTrailing : .topLeading
        let styled = (layer.string as? NSAttributedString).map { Text(uiKit: $0) }
        (styled ?? Text(verbatim: words))
            .font(Font((font ?? .systemFont(ofSize: size)).withSize(size)))
            .foregroundStyle(layer.foregroundColor.map { Color(cgColor: $0) } ?? .white)
            .lineLimit(layer.isWrapped ? nil : 1)
            .truncationMode(
                layer.truncationMode == .start ? .head : layer.truncationMode == .middle ? .middle : .tail
            )
            .fixedSize(horizontal: layer.truncationMode == .none && !layer.isWrapped, vertical: false)
            .multilineTextAlignment(side == .top ? .center : side == .topTrailing ? .trailing : .leading)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: side)
    }
}

/// The gradient of a radial layer: it ends on the ellipse through the corner that the layer names.
private enum EllipseGradient {
    static func style(_ stops: [Gradient.Stop], _ start: UnitPoint, _ end: UnitPoint, _ size: CGSize) -> RadialGradient
    {
        let radius = max(abs(end.x - start.x) * size.width.finite, abs(end.y - start.y) * size.height.finite)
        return RadialGradient(stops: stops, center: start, startRadius: 0, endRadius: radius)
    }
}

/// Draws with UIKit's functions into the space of a view or layer.
struct LayerCanvas: View {
    let bounds: CGRect
    let revision: Int
    let draw: (CGContext) -> Void

    var body: some View {
        Canvas { context, _ in
            context.translateBy(x: -bounds.minX.finite, y: -bounds.minY.finite)
            context.withCGContext { target in
                UIGraphicsImageRendererContext.drawing(into: target, bounds: bounds) { draw(target) }
            }
        }
        .accessibilityHidden(true)
        .allowsHitTesting(false)
    }
}
