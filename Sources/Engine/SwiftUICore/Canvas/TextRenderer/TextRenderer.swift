import DisplayList
import Foundation

/// Draws texts in a way of its own: letter by letter, with effects, or moving.
///
/// Follows Apple's [TextRenderer](https://developer.apple.com/documentation/swiftui/textrenderer).
public protocol TextRenderer: Animatable {
    /// Draws the lines of a text into a context, whose origin is the text's top left corner.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    /// Returns the size of a text for a proposal; the size of the text without the renderer by default.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// How far the drawing may reach beyond the text, in points; not at all by default.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

extension View {
    /// Draws the texts in the view by a renderer; with an animation, by the renderers in between.
    ///
    /// Follows Apple's
    /// [textRenderer(_:)](https://developer.apple.com/documentation/swiftui/view/textrenderer(_:)).
    public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(RenderedTexts(renderer: renderer))
    }
}

/// Passes a renderer, or renderers on the way to it, to the texts in a view.
private struct RenderedTexts<R: TextRenderer>: ViewModifier, Animatable {
    nonisolated(unsafe) var renderer: R

    nonisolated init(renderer: R) { self.renderer = renderer }

    nonisolated var animatableData: R.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }

    func body(content: Content) -> some View {
        content.modifier(_EnvironmentWritingModifier(TextRendererKey.self, TextRendererBox(renderer)))
    }
}

/// A renderer whose type is hidden.
private final class TextRendererBox<R: TextRenderer>: TextDrawing {
    private let renderer: R

    init(_ renderer: R) {
        self.renderer = renderer
        let wish = renderer.displayPadding
        func bounded(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, 10_000) : 0 }
        super.init(
            padding: EdgeInsets(
                top: bounded(wish.top), leading: bounded(wish.leading), bottom: bounded(wish.bottom),
                trailing: bounded(wish.trailing)))
    }

    override func size(_ proposal: ProposedViewSize, _ text: TextProxy) -> CGSize {
        let size = renderer.sizeThatFits(proposal: proposal, text: text)
        func bounded(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, 1e7) : 0 }
        return CGSize(width: bounded(size.width), height: bounded(size.height))
    }

    override func content(_ node: NodeRef, _ text: TextContent) -> LayerContent {
        node.graph.counters.closures += 1
        let system = node.graph.textSystem
        let recorder = CanvasRecorder(textSystem: system)
        let size = node.layout.size
        let whole = CGRect(
            x: 0, y: 0, width: size.width + padding.leading + padding.trailing,
            height: size.height + padding.top + padding.bottom)
        node.evaluateTracked(nil, nil) {
            var context = GraphicsContext(
                recorder, bounds: whole, environment: EnvironmentValues(head: node.environment))
            context.translateBy(x: padding.leading, y: padding.top)
            renderer.draw(layout: Text.Layout(text, in: size, system), in: &context)
        }
        return recorder.content(whole, isOpaque: false)
    }
}
