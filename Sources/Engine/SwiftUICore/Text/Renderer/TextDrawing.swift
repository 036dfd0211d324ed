import DisplayList
import Foundation

/// Draws a text in the place of the text's own drawing: a ``TextRenderer`` with a hidden type.
class TextDrawing {
    /// How far the drawing may reach beyond the text, in points: not negative, and finite.
    let padding: EdgeInsets

    init(padding: EdgeInsets) { self.padding = padding }

    /// Returns the size of a text for a proposal, in points.
    func size(_ proposal: ProposedViewSize, _ text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

    /// Returns the drawing of a text's node.
    func content(_ node: NodeRef, _ text: TextContent) -> LayerContent { .none }
}

enum TextRendererKey: TextEnvironmentKey { static var defaultValue: TextDrawing? { nil } }

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

    /// These marks, overridden by the marks that are set nearer to the text.
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
