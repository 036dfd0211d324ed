import DisplayList
import Foundation

/// A filter of a graphics context, in the canvas's space.
struct CanvasFilter {
    enum Work {
        case effect(LayerEffect)
        case shadow(Shadow)
    }

    /// A shadow that no single effect gives.
    struct Shadow {
        var color: RGBA
        var radius: CGFloat
        var offset: CGSize
        var blendMode: GraphicsContext.BlendMode
        var options: GraphicsContext.ShadowOptions
        /// The canvas's rectangle.
        var bounds: CGRect
    }

    let work: Work

    /// Adopts a filter that is added under a transform: lengths are in the transformed space.
    init(
        _ filter: GraphicsContext.Filter.Storage, transform: CGAffineTransform, bounds: CGRect,
        _ environment: EnvironmentValues
    ) {
        let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        switch filter {
        case .none: work = .effect(.opacity(1))
        case .colors(let filter): work = .effect(.filter(filter))
        case .multiply(let color): work = .effect(.filter(.multiply(color.rgba(in: environment))))
        case .threshold(let least, let most, let color):
            work = .effect(.filter(.alphaThreshold(min: least, max: most, color.rgba(in: environment))))
        case .blur(let radius, let options):
            work = .effect(.blur(radius: max(radius, 0) * scale, opaque: options.contains(.opaque)))
        case .projection(let matrix):
            let outer = ProjectionTransform(transform)
            work = .effect(.transform(outer.inverted().concatenating(matrix).concatenating(outer)))
        case .shadow(let color, let radius, let offset, let blendMode, let options):
            let turned = CGSize(
                width: offset.width * transform.a + offset.height * transform.c,
                height: offset.width * transform.b + offset.height * transform.d)
            let color = color.rgba(in: environment)
            let isPlain = blendMode == .normal && options.subtracting(.disablesGroup).isEmpty
            work =
                isPlain
                ? .effect(.shadow(color, radius: max(radius, 0) * scale, offset: turned))
                : .shadow(
                    Shadow(
                        color: color, radius: max(radius, 0) * scale, offset: turned, blendMode: blendMode,
                        options: options, bounds: bounds))
        }
    }

    /// Returns drawings with the filter applied to them as a whole.
    func apply(to drawings: [DrawingCommand]) -> [DrawingCommand] {
        switch work {
        case .effect(let effect):
            var group = DrawingGroup()
            group.effects = [effect]
            return [.group(drawings, group)]
        case .shadow(let shadow):
            let below = shadow.commands(drawings)
            if shadow.options.contains(.shadowOnly) { return [below] }
            return shadow.options.contains(.shadowAbove) ? drawings + [below] : [below] + drawings
        }
    }
}

extension CanvasFilter.Shadow {
    /// The shadow of drawings, without them.
    fileprivate func commands(_ drawings: [DrawingCommand]) -> DrawingCommand {
        var shape = DrawingGroup()
        var source = drawings
        if options.contains(.invertsAlpha) {
            // The blur must not see where the ground ends.
            let margin = 4 * radius + abs(offset.width) + abs(offset.height) + 16
            let ground = Path(bounds.insetBy(dx: -margin, dy: -margin))
            source = [.fill(ground, .color(color), FillStyle())]
            shape.masks = [DrawingMask(drawings, isInverse: true)]
        } else {
            shape.effects.append(.filter(.matrix(.filling(color))))
        }
        if radius > 0 { shape.effects.append(.blur(radius: radius, opaque: false)) }
        var placed = DrawingGroup()
        placed.transform = CGAffineTransform(translationX: offset.width, y: offset.height)
        switch blendMode.operation {
        case .normal: break
        case .blend(let mode): placed.effects = [.blend(mode)]
        case .composition(let mode): placed.composition = mode
        }
        return .group([.group(source, shape)], placed)
    }
}
