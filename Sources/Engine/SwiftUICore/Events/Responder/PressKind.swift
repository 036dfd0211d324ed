import DisplayList
import Foundation

/// Where a button can be pressed.
enum PressReach {
    /// On the parts that its label draws.
    case drawing
    /// On the gaps in its label as well, unless they are transparent parts of drawings.
    case label
    /// As ``label``; in a row of a list or form on the whole row, together with the row's other such buttons.
    case row
}

/// Follows presses: by pointer, keyboard and assistive technology.
struct _PressModifier {
    let action: @MainActor () -> Void
    let reach: PressReach
    let pressedChanged: (Bool) -> Void
}

extension _PressModifier: _PrimitiveModifier {
    nonisolated static func _reconcile<V: View>(_ modifier: Self, around content: V, _ context: inout _Reconciler) {
        context.modifier(PressKind.shared, modifier, around: content)
    }
}

/// An element that can be pressed; lays out as its content does.
final class PressKind: TypedKind<_PressModifier>, Pressing {
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
        return GestureAttachment(
            make: { PressRecognizer($0, handle) }, isEnabled: isEnabled(node) && row(of: node) == nil)
    }

    private func isEnabled(_ node: NodeRef) -> Bool { EnvironmentValues(head: node.environment).isEnabled }

    /// The row of a list that is pressed in place of the button; nil for none.
    func row(of node: NodeRef) -> NodeRef? {
        guard payload(node).pointee.reach == .row, !EnvironmentValues(head: node.environment).confinesPresses else {
            return nil
        }
        var outer = node.parent
        while let current = outer {
            if current.kind === RowPressKind.shared { return RowPressKind.shared.isEnabled(current) ? current : nil }
            outer = current.parent
        }
        return nil
    }

    func press(_ node: NodeRef) { _ = activate(node) }

    func pressedChanged(_ node: NodeRef, _ isPressed: Bool) { payload(node).pointee.pressedChanged(isPressed) }

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
        guard event.phase == .down else { return true }
        guard isEnabled(node), let row = row(of: node) else { return activate(node) }
        RowPressKind.shared.press(row)
        return true
    }

    override func contains(_ node: NodeRef, _ point: CGPoint) -> Bool {
        payload(node).pointee.reach != .drawing && CGRect(origin: .zero, size: node.layout.size).contains(point)
    }

    override var excludesTransparentParts: Bool { true }
}

/// A kind whose elements are pressed.
protocol Pressing: GestureAttaching {
    /// Performs the action of a press.
    func press(_ node: NodeRef)
    /// Called when a press begins, ends, leaves the element or comes back.
    func pressedChanged(_ node: NodeRef, _ isPressed: Bool)
}

/// Follows a press of an element: it counts when the pointer is released over the button, or near it (GE6).
final class PressRecognizer: _Recognizer<Void> {
    /// How far outside a finger may stray before the press is off, in points.
    private static let tolerance: CGFloat = 20
    /// How far along a row the pointer may move, in points: further is a swipe.
    private static let rowTolerance: CGFloat = 10

    private let node: NodeHandle
    private var isDown = false
    private var start = CGPoint.zero
    private var isInside = false

    init(_ context: _GestureContext, _ node: NodeHandle) {
        self.node = node
        super.init(context)
    }

    override func process(_ input: GestureInput) -> GesturePhase<Void> {
        guard case .pointer(let event) = input else { return isDown ? .possible : .failed }
        switch event.phase {
        case .down:
            if isDown || event.button != 1 || isLeftToContent(event) { return .failed }
            isDown = true
            start = event.location
            setInside(true)
            return .possible
        case .moved:
            if !isDown { return .failed }
            if node.node?.kind === RowPressKind.shared, abs(event.location.x - start.x) > Self.rowTolerance {
                cancel()
                return .failed
            }
            setInside(contains(event))
            return .possible
        case .up:
            let counts = isDown && contains(event)
            isDown = false
            setInside(false)
            guard counts else { return .failed }
            actions.append { [node] in if let node = node.node { (node.kind as? any Pressing)?.press(node) } }
            return .ended(())
        case .cancelled:
            cancel()
            return .failed
        case .hover, .exited: return .possible
        }
    }

    /// Whether a row leaves the press to something else in it.
    private func isLeftToContent(_ event: PointerEvent) -> Bool {
        guard let node = node.node, node.kind === RowPressKind.shared else { return false }
        return RowPressKind.shared.leavesPress(node, at: event.location)
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
        if let node = node.node { (node.kind as? any Pressing)?.pressedChanged(node, inside) }
    }

    override func cancel() {
        isDown = false
        setInside(false)
    }
}
