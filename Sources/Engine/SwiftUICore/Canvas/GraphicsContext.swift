import DisplayList
import Foundation

/// The destination of a ``Canvas``'s drawing, with its own state: a transform, clips, filters, opacity and blending.
///
/// Follows Apple's [GraphicsContext](https://developer.apple.com/documentation/swiftui/graphicscontext). A context is a
/// value: a copy draws into the same canvas, but changes of its state leave the original's alone. Drawings are
/// recorded; front ends make the pixels.
public struct GraphicsContext {
    let recorder: CanvasRecorder
    /// The canvas's rectangle, in its own space.
    let bounds: CGRect
    var clip: CanvasClip
    /// The filters; the last one is applied first.
    var filters: [CanvasFilter] = []

    /// How opaque the following drawings are, from 0 to 1; 1 by default.
    public var opacity = 1.0
    /// How the following drawings blend with earlier ones; normally on top of them.
    public var blendMode = BlendMode.normal
    /// Maps the space of the following drawings to the canvas's, in points; the identity by default.
    public var transform = CGAffineTransform.identity
    /// The values that the canvas's ancestors set; the canvas is drawn again when one that was read here changes.
    public let environment: EnvironmentValues

    init(_ recorder: CanvasRecorder, bounds: CGRect, environment: EnvironmentValues) {
        self.recorder = recorder
        self.bounds = bounds
        clip = CanvasClip(bounds: bounds)
        self.environment = environment
    }

    /// Fills an outline.
    /// - Parameters:
    ///   - path: The outline, in points.
    ///   - shading: The color or pattern.
    ///   - style: Which points count as inside, and whether edges are smoothed.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        draw(.fill(path), shading, style) { path }
    }

    /// Draws a line along an outline.
    /// - Parameters:
    ///   - path: The outline, in points.
    ///   - shading: The color or pattern.
    ///   - style: The line's width, ends and corners.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        draw(.stroke(path, style), shading, FillStyle()) { path.strokedPath(style) }
    }

    /// Draws a line of a width in points along an outline; 1 point by default.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func draw(
        _ outline: _ShapeOutline, _ shading: Shading, _ style: FillStyle, covering area: () -> Path
    ) {
        if outline.path.isEmpty { return }
        let ink = shading.ink(for: outline, in: environment)
        if !ink.effects.isEmpty {
            return add(StyleEffects.commands(outline, ink.paint, style, ink.effects), covering: area)
        }
        if ink.isBackdrop {
            var copy = self
            copy.blendMode = .multiply
            return copy.draw(outline, .paint(ink.paint), style, covering: area)
        }
        // A single outline can be faded by its paint, which needs no separate picture.
        let fades = opacity < 1 && filters.isEmpty && blendMode == .normal
        let paint = fades ? ink.paint.multiplyingOpacity(by: max(opacity, 0)) : ink.paint
        let command: DrawingCommand =
            switch outline {
            case .fill(let path): .fill(path, paint, style)
            case .stroke(let path, let line): .stroke(path, paint, line)
            }
        var copy = self
        if fades { copy.opacity = 1 }
        copy.add([command], covering: area)
    }

    /// Adds drawings of the present space, as other frameworks make them.
    package func draw(_ drawings: [DrawingCommand]) { if !drawings.isEmpty { add(drawings) { nil } } }

    /// The system that measures and breaks texts.
    package var textSystem: any TextMeasuring { recorder.textSystem }

    /// Adds drawings of the present space with the present state.
    /// - Parameter area: The outline of all drawings, for modes that clear the backdrop within it; nil for the whole
    ///   clip.
    func add(_ drawings: [DrawingCommand], covering area: () -> Path?) {
        var group = DrawingGroup()
        var drawings = drawings
        group.transform = transform
        if !filters.isEmpty {
            // Filters apply to the final pixels: after the transform.
            if !transform.isIdentity { drawings = [.group(drawings, group)] }
            group.transform = .identity
            for filter in filters.reversed() { drawings = filter.apply(to: drawings) }
        }
        if opacity < 1 { group.effects.append(.opacity(max(opacity, 0))) }
        switch blendMode.operation {
        case .normal: break
        case .blend(let mode): group.effects.append(.blend(mode))
        case .composition(let mode):
            group.composition = mode
            let outline = area()?.applying(transform)
            // A shadow or a blur reaches beyond the outline.
            if let outline, filters.isEmpty { group.clips = [ClipShape(path: outline)] }
        }
        recorder.add(drawings, as: group, within: clip)
    }
}
