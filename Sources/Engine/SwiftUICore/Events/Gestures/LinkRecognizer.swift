import DisplayList
import Foundation

extension TextKind: GestureAttaching {
    func attachment(_ node: NodeRef) -> GestureAttachment {
        let handle = NodeHandle(node)
        if isSelectable(node) { return GestureAttachment(make: { TextSelectionRecognizer($0, handle) }) }
        return GestureAttachment(make: { LinkRecognizer($0, handle) }, isEnabled: takesFocus(node))
    }
}

/// Follows the press of a link: it counts when the pointer is released over the link where it was pressed.
final class LinkRecognizer: _Recognizer<Void> {
    private let node: NodeHandle
    private var pressed: String?

    init(_ context: _GestureContext, _ node: NodeHandle) {
        self.node = node
        super.init(context)
    }

    override func process(_ input: GestureInput) -> GesturePhase<Void> {
        guard case .pointer(let event) = input else { return pressed == nil ? .failed : .possible }
        switch event.phase {
        case .down:
            guard pressed == nil, event.button == 1 else { return .failed }
            pressed = link(at: event.location)
            return pressed == nil ? .failed : .possible
        case .moved: return pressed == nil ? .failed : .possible
        case .up:
            guard let pressed, link(at: event.location) == pressed else { return .failed }
            self.pressed = nil
            actions.append { [node] in if let node = node.node { TextKind.shared.open(pressed, node) } }
            return .ended(())
        case .cancelled:
            pressed = nil
            return .failed
        case .hover, .exited: return .possible
        }
    }

    private func link(at location: CGPoint) -> String? {
        guard let node = node.node, node.kind === TextKind.shared else { return nil }
        return TextKind.shared.link(node, at: node.convertFromWindow(location))
    }

    override func cancel() { pressed = nil }
}
