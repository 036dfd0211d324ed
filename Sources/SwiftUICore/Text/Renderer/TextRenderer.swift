import DisplayList
import Foundation

/// Draws texts in a way of its own: letter by letter, with effects, or moving.
///
/// Follows Apple's [TextRenderer](https://developer.apple.com/documentation/swiftui/textrenderer).
public protocol TextRenderer: Animatable {
    /// Draws the lines of a text into a context, whose origin is the text's top left corner.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    /// Returns the size of a text for a proposal; that of the text without the renderer by default.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// How far the drawing may reach beyond the text, in points; not at all by default.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text whose size a renderer may ask for.
///
/// Follows Apple's [TextProxy](https://developer.apple.com/documentation/swiftui/textproxy).
public struct TextProxy {
    private let measure: (ProposedViewSize) -> CGSize

    init(_ measure: @escaping (ProposedViewSize) -> CGSize) { self.measure = measure }

    /// Returns the size of the text for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// A mark of a part of a text, which a ``TextRenderer`` finds at the runs of the layout.
///
/// Follows Apple's [TextAttribute](https://developer.apple.com/documentation/swiftui/textattribute).
public protocol TextAttribute {}

extension Text {
    /// Marks the text for renderers; of several marks of one type the innermost counts.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        changing { $0.marks = TextMarkSet([ObjectIdentifier(T.self): value]) }
    }
}

/// Marks of a text by their types, compared as far as they can be.
struct TextMarkSet: Equatable {
    let marks: TextMarks

    init(_ values: [ObjectIdentifier: Any]) { marks = TextMarks(values) }

    /// These marks with those that are set nearer to the text.
    func overridden(by inner: TextMarkSet) -> TextMarkSet {
        TextMarkSet(marks.values.merging(inner.marks.values) { $1 })
    }

    static func == (a: TextMarkSet, b: TextMarkSet) -> Bool {
        if a.marks === b.marks { return true }
        guard a.marks.values.count == b.marks.values.count else { return false }
        return a.marks.values.allSatisfy { key, value in
            guard let other = b.marks.values[key] else { return false }
            return anyValuesAreEqual(value, other)
        }
    }
}

/// Whether two values whose types are hidden are of one type and equal, as far as that can be said.
private func anyValuesAreEqual(_ a: Any, _ b: Any) -> Bool {
    func compare<T>(_ a: T) -> Bool { (b as? T).map { valuesAreEqual(a, $0) } ?? false }
    return _openExistential(a, do: compare)
}

/// A renderer whose type is hidden.
final class TextRendererBox {
    let draw: (Text.Layout, inout GraphicsContext) -> Void
    let size: (ProposedViewSize, TextProxy) -> CGSize
    /// Not negative, and finite.
    let padding: EdgeInsets

    init<R: TextRenderer>(_ renderer: R) {
        draw = { renderer.draw(layout: $0, in: &$1) }
        size = { proposal, text in
            let size = renderer.sizeThatFits(proposal: proposal, text: text)
            func sound(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, 1e7) : 0 }
            return CGSize(width: sound(size.width), height: sound(size.height))
        }
        let wish = renderer.displayPadding
        func sound(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, 10_000) : 0 }
        padding = EdgeInsets(
            top: sound(wish.top), leading: sound(wish.leading), bottom: sound(wish.bottom),
            trailing: sound(wish.trailing))
    }
}

enum TextRendererKey: TextEnvironmentKey { static var defaultValue: TextRendererBox? { nil } }

extension View {
    /// Draws the texts in the view by a renderer; with an animation, by the renderers in between.
    ///
    /// Follows Apple's
    /// [textRenderer(_:)](https://developer.apple.com/documentation/swiftui/view/textrenderer(_:)).
    public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(RenderedTexts(renderer: renderer))
    }
}

/// Passes a renderer, or those on the way to it, to the texts in a view.
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
