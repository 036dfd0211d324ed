import DisplayList
import Foundation

/// Presses the automatic buttons of a row wherever the row is pressed, as rows of lists and forms on iOS do (GE9).
package struct _RowPressModifier {
    /// Whether the row is pressed; otherwise its buttons are, each on its own.
    let isEnabled: Bool
    let pressedChanged: (Bool) -> Void

    package init(isEnabled: Bool, pressedChanged: @escaping (Bool) -> Void) {
        self.isEnabled = isEnabled
        self.pressedChanged = pressedChanged
    }
}

extension _RowPressModifier: _PrimitiveModifier {
    nonisolated package static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(RowPressKind.shared, modifier, around: content)
    }
}

/// A row that is pressed as a whole if it holds automatic buttons; lays out as its content does.
final class RowPressKind: TypedKind<_RowPressModifier>, Pressing {
    static let shared = RowPressKind("rowPress")

    override var passesStackAxis: Bool { true }

    // Closures never cause work: they are replaced in place.
    override func update(_ node: NodeRef, with new: _RowPressModifier) -> NodeChange {
        payload(node).pointee = new
        return []
    }

    func isEnabled(_ node: NodeRef) -> Bool { payload(node).pointee.isEnabled }

    func attachment(_ node: NodeRef) -> GestureAttachment {
        let handle = NodeHandle(node)
        return GestureAttachment(make: { PressRecognizer($0, handle) }, isEnabled: firstButton(node) != nil)
    }

    func press(_ node: NodeRef) {
        for handle in buttons(node) {
            // A button may remove those after it.
            if let button = handle.node { PressKind.shared.press(button) }
        }
    }

    func pressedChanged(_ node: NodeRef, _ isPressed: Bool) { payload(node).pointee.pressedChanged(isPressed) }

    // A row without a ground is pressed between its views, too.
    override func contains(_ node: NodeRef, _ point: CGPoint) -> Bool {
        CGRect(origin: .zero, size: node.layout.size).contains(point) && firstButton(node) != nil
    }

    /// Whether a place belongs to a control or gesture in the row, and not to the row.
    func leavesPress(_ node: NodeRef, at location: CGPoint) -> Bool {
        for case let inner? in node.graph.hitPath(location).map(\.node) {
            if inner == node { return false }
            if let kind = inner.kind as? any GestureAttaching, kind.attachment(inner).isEnabled { return true }
            if let kind = inner.kind as? ResponderKind, kind.takesFocusOnPress(inner) { return true }
        }
        return true
    }

    /// The buttons that are pressed together with the row, as they are in the tree.
    private func buttons(_ node: NodeRef) -> [NodeHandle] {
        var found: [NodeHandle] = []
        visitButtons(node) {
            found.append(NodeHandle($0))
            return true
        }
        return found
    }

    private func firstButton(_ node: NodeRef) -> NodeRef? {
        guard isEnabled(node) else { return nil }
        var found: NodeRef?
        visitButtons(node) {
            found = $0
            return false
        }
        return found
    }

    /// Visits the enabled buttons that share the row's presses until a function returns false.
    private func visitButtons(_ row: NodeRef, _ body: (NodeRef) -> Bool) {
        var isDone = false
        func visit(_ node: NodeRef) {
            // Only parts of the tree with responders have buttons.
            guard !isDone, node.flags.contains(.hasResponders), !node.flags.contains(.isHidden) else { return }
            if node.kind === PressKind.shared {
                if PressKind.shared.takesFocus(node), PressKind.shared.row(of: node) == row, !body(node) {
                    isDone = true
                }
                return
            }
            node.forEachChild(visit)
        }
        row.forEachChild(visit)
    }
}

private enum ConfinesPressesKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether buttons in a row of a list are pressed on their labels only.
    package var confinesPresses: Bool {
        get { self[ConfinesPressesKey.self] }
        set { self[ConfinesPressesKey.self] = newValue }
    }
}
