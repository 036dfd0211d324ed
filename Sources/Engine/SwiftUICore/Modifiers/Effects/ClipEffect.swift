import DisplayList
import Foundation

/// Hides the parts of a view outside a shape.
public struct _ClipEffect<S: Shape> {
    /// The shape, laid out in the view's rectangle.
    public var shape: S
    /// Which points count as inside.
    public var style: FillStyle

    /// Creates a clip.
    public nonisolated init(shape: S, style: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
    }

    /// The animatable data.
    public nonisolated var animatableData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension _ClipEffect: LayerEffectModifier {
    nonisolated static var name: String { "clip" }
    nonisolated static var dependsOnSize: Bool { true }

    private nonisolated func path(_ place: _EffectPlace) -> Path {
        var path = shape.path(in: place.bounds)
        let environment = place.environment.forShape(of: place.node)
        if environment.containerShape != nil,
            case .fill(let inContainer) = shape._outline(in: place.bounds, environment)
        {
            path = inContainer
        }
        guard case .mirrors(let direction) = shape.layoutDirectionBehavior,
            place.environment.layoutDirection == direction, direction == .rightToLeft
        else { return path }
        return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: place.size.width, ty: 0))
    }

    nonisolated func layerEffects(_ place: _EffectPlace) -> [LayerEffect] {
        [.clip(ClipShape(path: path(place), style: style))]
    }

    nonisolated func contentPoint(_ point: CGPoint, _ place: _EffectPlace) -> CGPoint? {
        path(place).contains(point, eoFill: style.isEOFilled) ? point : nil
    }
}

extension View {
    /// Hides the parts of the view outside its rectangle.
    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Hides the parts of the view outside a shape in its rectangle; they cannot be hit either.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipEffect(shape: shape, style: style))
    }

    /// Rounds the view's corners off, by a radius in points.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }
}
