import DisplayList

@testable import SwiftUICore

/// A graph with a root view, whose frames are made by the test.
@MainActor
final class ModifierHost {
    let graph: ViewGraph

    init<V: View>(_ size: CGSize = CGSize(width: 100, height: 100), @ViewBuilder content: () -> V) {
        graph = ViewGraph(textSystem: FixedTextSystem())
        graph.checksInvariants = true
        graph.setRootSize(size)
        let outer = UpdateContext.updating
        UpdateContext.updating = graph
        var context = _Reconciler(contentOf: graph.root, isMaking: true)
        V._reconcile(content(), &context)
        graph.contentChanged(of: graph.root)
        UpdateContext.updating = outer
        graph.flush()
    }

    /// The layers as text.
    var layers: String { graph.displayList.description }

    /// The first node of a kind, top down.
    func node(ofKind name: String) -> NodeRef? {
        func find(_ node: NodeRef) -> NodeRef? {
            if node.kind.name == name { return node }
            var found: NodeRef?
            node.forEachChild { if found == nil { found = find($0) } }
            return found
        }
        return find(graph.root)
    }
}

/// A leaf of a fixed size that draws one color.
struct Block: _PrimitiveView {
    var width: CGFloat = 20
    var height: CGFloat = 10
    var color = RGBA(1, 0, 0)

    nonisolated static func _reconcile(_ view: Block, _ context: inout _Reconciler) {
        context.element(BlockKind.shared, view)
    }
}

final class BlockKind: TypedKind<Block> {
    static let shared = BlockKind("Block")
    override var ownsContentLayer: Bool { true }
    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: payload(node).pointee.width, height: payload(node).pointee.height)
    }
    override func content(_ node: NodeRef) -> LayerContent { .color(payload(node).pointee.color) }
}

/// A leaf that takes the proposal, and draws one color.
struct Fill: _PrimitiveView {
    var color = RGBA(0, 0, 1)

    nonisolated static func _reconcile(_ view: Fill, _ context: inout _Reconciler) {
        context.element(FillKind.shared, view)
    }
}

final class FillKind: TypedKind<Fill> {
    static let shared = FillKind("Fill")
    override var ownsContentLayer: Bool { true }
    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    override func content(_ node: NodeRef) -> LayerContent { .color(payload(node).pointee.color) }
}

/// The notes of actions, in order.
@MainActor
final class EventLog {
    private(set) var entries: [String] = []

    func callAsFunction(_ entry: String) { entries.append(entry) }

    /// The entries, with a space between them.
    var text: String { entries.joined(separator: " ") }
}

/// A value that views observe and tests change.
@MainActor
final class Source<Value>: ObservableObject {
    @Published var value: Value
    init(_ value: Value) { self.value = value }
}
