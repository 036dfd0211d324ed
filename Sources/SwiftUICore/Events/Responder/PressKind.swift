import DisplayList
import Foundation

/// Follows presses: by pointer, keyboard and assistive technology.
struct _PressModifier {
    let action: @MainActor () -> Void
    let pressedChanged: (Bool) -> Void
}

extension _PressModifier: _PrimitiveModifier {
    nonisolated static func _reconcile<V: View>(_ modifier: Self, around content: V, _ context: inout _Reconciler) {
        context.modifier(PressKind.shared, modifier, around: content)
    }
}

/// An element that can be pressed; lays out as its content does.
final class PressKind: TypedKind<_PressModifier>, GestureAttaching {
    static let shared = PressKind("Button")

    override var passesStackAxis: Bool { true }
    override func created(_ node: NodeRef) { node.markUpwards(.hasResponders) }

    // An action never causes work: it is replaced in place.
    override func update(_ node: NodeRef, with new: _PressModifier) -> NodeChange {
        payload(node).pointee = new
        return []
    }

    func attachment(_ node: NodeRef) -> GestureAttachment {
        let handle = NodeHandle(node)
        return GestureAttachment(make: { PressRecognizer($0, handle) }, isEnabled: isEnabled(node))
    }

    private func isEnabled(_ node: NodeRef) -> Bool { EnvironmentValues(head: node.environment).isEnabled }

    override func activate(_ node: NodeRef) -> Bool {
        guard isEnabled(node) else { return false }
        let action = payload(node).pointee.action
        unsafeBitCast(action, to: (() -> Void).self)()
        return true
    }

    override func place(_ node: NodeRef) {
        super.place(node)
        node.placeFocusRing()
    }

    override func takesFocus(_ node: NodeRef) -> Bool { isEnabled(node) }

    override func key(_ node: NodeRef, _ event: KeyEvent) -> Bool {
        guard event.key == .space || event.key == .return, event.modifiers.isEmpty else { return false }
        return event.phase == .down ? activate(node) : true
    }

    // The whole rectangle of a button can be pressed, gaps in its label included.
    override func contains(_ node: NodeRef, _ point: CGPoint) -> Bool {
        let size = node.layout.size
        return CGRect(origin: .zero, size: size).contains(point)
    }
}

/// Follows a press: it counts when the pointer is released over the button, or near it (GE6).
final class PressRecognizer: _Recognizer<Void> {
    /// How far outside a finger may stray before the press is off, in points.
    private static let tolerance: CGFloat = 20

    private let node: NodeHandle
    private var isDown = false
    private var isInside = false

    init(_ context: _GestureContext, _ node: NodeHandle) {
        self.node = node
        super.init(context)
    }

    override func process(_ input: GestureInput) -> GesturePhase<Void> {
        guard case .pointer(let event) = input else { return isDown ? .possible : .failed }
        switch event.phase {
        case .down:
            if isDown || event.button != 1 { return .failed }
            isDown = true
            setInside(true)
            return .possible
        case .moved:
            if !isDown { return .failed }
            setInside(contains(event))
            return .possible
        case .up:
            let counts = isDown && contains(event)
            isDown = false
            setInside(false)
            guard counts else { return .failed }
            actions.append { [node] in if let node = node.node { _ = node.kind.activate(node) } }
            return .ended(())
        case .cancelled:
            cancel()
            return .failed
        case .hover, .exited: return .possible
        }
    }

    private func contains(_ event: PointerEvent) -> Bool {
        guard let node = node.node else { return false }
        let point = node.convertFromWindow(event.location)
        let size = node.layout.size
        let slack = event.device == .touch ? Self.tolerance : 0
        return CGRect(origin: .zero, size: size).insetBy(dx: -slack, dy: -slack).contains(point)
    }

    private func setInside(_ inside: Bool) {
        if inside == isInside { return }
        isInside = inside
        if let node = node.node, let kind = node.kind as? PressKind {
            kind.payload(node).pointee.pressedChanged(inside)
        }
    }

    override func cancel() {
        isDown = false
        setInside(false)
    }
}
