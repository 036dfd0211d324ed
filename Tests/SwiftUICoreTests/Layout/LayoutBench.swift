import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// A view tree laid out for a test, without text and without a front end.
@MainActor struct LayoutBench {
    let graph = ViewGraph(textSystem: NoText())

    /// Lays a view out in a window of a size.
    init<V: View>(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, @ViewBuilder _ view: () -> V) {
        graph.checksInvariants = true
        graph.grid = DeviceGrid(pixelsPerPoint: scale)
        var context = _Reconciler(contentOf: graph.root, isMaking: true)
        V._reconcile(view(), &context)
        graph.setRootSize(CGSize(width: width, height: height))
        graph.flush()
    }

    /// Gives the window another size.
    func resize(_ width: CGFloat, _ height: CGFloat) {
        graph.setRootSize(CGSize(width: width, height: height))
        graph.flush()
    }

    /// The root's only element, which fills or is centered in the window.
    var content: NodeRef { graph.root.firstElement! }

    /// The size the content chose.
    var size: CGSize { content.layout.size }

    /// The content's answer to a proposal.
    func answer(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        content.size(ProposedViewSize(width: width, height: height))
    }

    /// The places of all boxes relative to the content's corner, in the order of the source.
    var frames: [CGRect] {
        let origin = content.layout.origin
        return boxes.map { $0.frame.offsetBy(dx: -origin.x, dy: -origin.y) }
    }

    /// The places of all boxes in the window by name.
    var places: [String: CGRect] { Dictionary(boxes.map { ($0.name, $0.frame) }) { first, _ in first } }

    private var boxes: [(name: String, frame: CGRect)] {
        var result: [(String, CGRect)] = []
        func visit(_ node: NodeRef) {
            if node.kind === BoxKind.shared {
                let layout = node.layout
                result.append(
                    (BoxKind.shared.payload(node).pointee.name, CGRect(origin: layout.origin, size: layout.size)))
            }
            node.forEachChild(visit)
        }
        visit(graph.root)
        return result
    }

    /// The names of the boxes in drawing order, the lowest first.
    var drawingOrder: [String] {
        var result: [String] = []
        func visit(_ id: LayerID) {
            if case .text(let text) = graph.displayList[id].content { result.append(text.string) }
            graph.displayList.children(of: id).forEach(visit)
        }
        visit(.root)
        return result
    }

    /// The first node of a kind.
    func node(_ name: String) -> NodeRef? {
        func find(_ node: NodeRef) -> NodeRef? {
            if node.kind.name == name { return node }
            var result: NodeRef?
            node.forEachChild { result = result ?? find($0) }
            return result
        }
        return find(graph.root)
    }
}

/// Measures nothing: layout tests have boxes instead of texts.
final class NoText: TextMeasuring {
    func measure(_ text: TextContent, width: CGFloat?, height: CGFloat?) -> TextMetrics {
        TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0)
    }
    func lines(of text: TextContent, in size: CGSize) -> [TextLine] { [] }
    func size(of image: ImageContent) -> CGSize? { nil }
    func caretOffsets(in text: TextContent) -> [CGFloat] { [0] }
}

/// A leaf that takes the proposal between bounds, and its ideal length without a proposal.
///
/// Its layer's text is its name.
struct Box: _PrimitiveView {
    var name = ""
    var width = Length(), height = Length()
    var baseline: CGFloat?

    struct Length: Equatable {
        var least: CGFloat = 0, ideal: CGFloat = 10, most: CGFloat = .infinity
        func callAsFunction(_ proposed: CGFloat?) -> CGFloat { min(max(proposed ?? ideal, least), most) }
    }

    /// Takes the whole proposal, as a shape does.
    static func fill(_ name: String = "") -> Box { Box(name: name) }

    /// Creates an element of a fixed size.
    static func fixed(_ width: CGFloat, _ height: CGFloat = 10, _ name: String = "", baseline: CGFloat? = nil) -> Box {
        Box(
            name: name, width: Length(least: width, ideal: width, most: width),
            height: Length(least: height, ideal: height, most: height), baseline: baseline)
    }

    /// Is between two widths, the greater of which is the ideal: as a text is.
    static func text(_ least: CGFloat, _ most: CGFloat, _ name: String = "") -> Box {
        Box(
            name: name, width: Length(least: least, ideal: most, most: most),
            height: Length(least: 10, ideal: 10, most: 10))
    }

    nonisolated static func _reconcile(_ view: Box, _ context: inout _Reconciler) {
        context.element(BoxKind.shared, view)
    }
}

final class BoxKind: TypedKind<Box> {
    static let shared = BoxKind("Box")
    override var ownsContentLayer: Bool { true }
    override func update(_ node: NodeRef, with new: Box) -> NodeChange {
        let old = payload(node).pointee
        payload(node).pointee = new
        var change: NodeChange = []
        if old.name != new.name { change.insert(.draw) }
        if old.width != new.width || old.height != new.height { change.insert(.measure) }
        if old.baseline != new.baseline { change.insert(.parentTraits) }
        return change
    }
    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        let box = payload(node).pointee
        return CGSize(width: box.width(proposal.width), height: box.height(proposal.height))
    }
    override func content(_ node: NodeRef) -> LayerContent {
        .text(TextContent(payload(node).pointee.name, style: TextStyle(font: FontDescription(), paint: .color(.black))))
    }
    override func explicitGuide(_ node: NodeRef, _ key: AlignmentKey, _ size: ViewSize) -> CGFloat? {
        key.isBaseline ? payload(node).pointee.baseline : nil
    }
}

/// Holds a value whose changes tests make from outside.
final class Lever<Value> {
    var storage: Binding<Value>!
    let initial: Value
    init(_ value: Value) { initial = value }
    /// The value; writing it marks the views that read it.
    var value: Value {
        get { storage.wrappedValue }
        set { storage.wrappedValue = newValue }
    }
}

/// Shows content that depends on a lever's value.
struct Levered<Value, Content: View>: View {
    let lever: Lever<Value>
    @State private var value: Value
    let content: (Value) -> Content

    init(_ lever: Lever<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
        self.lever = lever
        _value = State(initialValue: lever.initial)
        self.content = content
    }

    var body: some View {
        let _ = lever.storage = $value
        content(value)
    }
}

/// Expects rectangles to be the same to a thousandth of a point.
@MainActor func expectFrames(
    _ frames: [CGRect], _ expected: [CGRect], sourceLocation: SourceLocation = #_sourceLocation
) {
    func text(_ rects: [CGRect]) -> String {
        rects.map { rect in
            [rect.minX, rect.minY, rect.width, rect.height].map { value in
                value.isFinite ? "\(((value * 1000).rounded() + 0) / 1000)" : "\(value)"
            }.joined(separator: " ")
        }.joined(separator: "\n")
    }
    #expect(text(frames) == text(expected), sourceLocation: sourceLocation)
}

/// A rectangle, in short.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
