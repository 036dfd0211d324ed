import DisplayList
import Foundation
import OrielFoundation

/// A view's actions when it is dragged.
package struct DragSource {
    /// Makes the dragged data; called once, when a drag begins.
    ///
    /// Nothing is dragged where it is empty.
    var items: () -> [NSItemProvider]
    /// Called with the view's rectangle and the pointer's location, both in the window, when a drag begins.
    var began: (CGRect, CGPoint) -> Void
    /// Called with the pointer's location in the window.
    var moved: (CGPoint) -> Void
    /// Called with the operation performed when the drag ends.
    var ended: (DropOperation) -> Void
    /// The operations that the source offers.
    package var operations: DropOperation.Set = .copy
    /// The identities of the items that are dragged now.
    package var itemIDs: () -> [AnyHashable] = { [] }

    /// Describes a source.
    package init(
        items: @escaping () -> [NSItemProvider], began: @escaping (CGRect, CGPoint) -> Void,
        moved: @escaping (CGPoint) -> Void, ended: @escaping (DropOperation) -> Void
    ) {
        self.items = items
        self.began = began
        self.moved = moved
        self.ended = ended
    }
}

/// Makes a view draggable.
package struct _DragSourceModifier {
    let source: DragSource

    /// Creates the modifier.
    package nonisolated init(_ source: DragSource) { self.source = source }
}

extension _DragSourceModifier: _PrimitiveModifier {
    package nonisolated static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(DragSourceKind.shared, modifier.source, around: content)
    }
}

/// The element of a view that can be dragged.
final class DragSourceKind: TypedKind<DragSource>, GestureAttaching {
    static let shared = DragSourceKind("dragSource")

    override var passesStackAxis: Bool { true }
    override func created(_ node: NodeRef) { node.markUpwards(.hasResponders) }

    override func update(_ node: NodeRef, with new: DragSource) -> NodeChange {
        payload(node).pointee = new
        return []
    }

    func attachment(_ node: NodeRef) -> GestureAttachment {
        var attachment = GestureAttachment(make: { DragSourceRecognizer($0) })
        attachment.isEnabled = EnvironmentValues(head: node.environment).isEnabled
        return attachment
    }
}

/// Waits for a press that moves (mouse) or lasts and then moves (finger), and leads a drag from there on.
final class DragSourceRecognizer: _Recognizer<Void> {
    private var down: PointerEvent?
    private var isActive = false
    private var isFinished = false
    private var isHeld = false
    private var session: WindowDrag?

    /// How far a mouse moves before a drag begins, in points: less than before a view's own drag gesture does.
    private static let distance: CGFloat = 5
    /// How long a finger rests before a drag begins, in seconds.
    private static let holdTime = 0.4

    override init(_ context: _GestureContext) { super.init(context) }

    override var deadline: Double? {
        guard let down, down.device == .touch, !isHeld, !isFinished else { return nil }
        return down.time + Self.holdTime
    }

    override func process(_ input: GestureInput) -> GesturePhase<Void> {
        if isFinished { return .failed }
        switch input {
        case .pinch: return fail()
        case .time(let time):
            if let deadline, time >= deadline - 1e-9 { isHeld = true }
            return isActive ? .active(()) : .possible
        case .pointer(let event):
            switch event.phase {
            case .down:
                if event.button != 1 || down != nil { return fail() }
                down = event
            case .moved:
                guard let down else { return fail() }
                let distance = hypot(event.location.x - down.location.x, event.location.y - down.location.y)
                if !isActive, distance >= Self.distance {
                    if event.device == .touch, !isHeld { return fail() }
                    isActive = true
                    let start = down.location
                    actions.append { [weak self] in self?.begin(at: start) }
                }
                if isActive { actions.append { [weak self] in self?.session?.move(to: event.location) } }
            case .up:
                guard isActive else { return fail() }
                isFinished = true
                actions.append { [weak self] in self?.end(at: event.location) }
                return .ended(())
            case .cancelled: return fail()
            case .hover, .exited: break
            }
            return isActive ? .active(()) : .possible
        }
    }

    override func cancel() {
        session?.cancel()
        finish()
    }

    private func fail() -> GesturePhase<Void> {
        isFinished = true
        return .failed
    }

    private var source: DragSource? {
        context.node.node.map { DragSourceKind.shared.payload($0).pointee }
    }

    private func begin(at location: CGPoint) {
        guard let node = context.node.node, let source else { return }
        let items = source.items()
        if items.isEmpty { return }
        let session = WindowDrag(items, from: source, in: node.graph)
        self.session = session
        node.graph.events.drag = session
        source.began(node.windowFrame, location)
        session.onMove = { [weak self] in self?.source?.moved($0) }
    }

    private func end(at location: CGPoint) {
        session?.move(to: location)
        _ = session?.drop()
        finish()
    }

    private func finish() {
        if let session { source?.ended(session.performed) }
        session = nil
    }
}
