import DisplayList
import Foundation

/// A gesture attached to an element.
struct GestureAttachment {
    /// The gesture's priority.
    enum Priority { case normal, high, simultaneous }

    var make: (_GestureContext) -> _AnyRecognizer
    var priority = Priority.normal
    var mask = GestureMask.all
    var isEnabled = true
    /// Whether a tap alone can succeed.
    var takesTaps = false
}

/// A kind whose nodes have a gesture.
protocol GestureAttaching: NodeKind {
    func attachment(_ node: NodeRef) -> GestureAttachment
}

/// An element with a gesture; lays out as its content does.
final class GestureKind: TypedKind<GestureAttachment>, GestureAttaching {
    static let shared = GestureKind("gesture")

    override var passesStackAxis: Bool { true }

    // An action never causes work: it is replaced in place.
    override func update(_ node: NodeRef, with new: GestureAttachment) -> NodeChange {
        payload(node).pointee = new
        return []
    }

    override func created(_ node: NodeRef) { node.markUpwards(.hasResponders) }

    func attachment(_ node: NodeRef) -> GestureAttachment {
        var attachment = payload(node).pointee
        // GE4: disabled views respond to no gesture.
        attachment.isEnabled = attachment.isEnabled && EnvironmentValues(head: node.environment).isEnabled
        return attachment
    }

    // MARK: Keys

    /// Whether the focus stops here: in a terminal, where there may be no pointer, views with taps are reached by keys as well,
    /// unless they contain such a view.
    override func takesFocus(_ node: NodeRef) -> Bool {
        guard payload(node).pointee.takesTaps, attachment(node).isEnabled,
            EnvironmentValues(head: node.environment).hostKind == .terminal
        else { return false }
        var holdsFocus = false
        node.forEachChild {
            if !holdsFocus { holdsFocus = node.graph.events.focus.firstFocusable(in: $0) != nil }
        }
        return !holdsFocus
    }

    override func key(_ node: NodeRef, _ event: KeyEvent) -> Bool {
        guard event.key == .space || event.key == .return, event.modifiers.isEmpty, takesFocus(node)
        else { return false }
        if event.phase == .down { node.graph.events.focus.tap(node) }
        return true
    }

    override func place(_ node: NodeRef) {
        super.place(node)
        node.placeFocusRing()
    }
}

/// Attaches a gesture.
public struct _GestureModifier<G: Gesture> {
    let gesture: G
    let priority: GestureAttachment.Priority
    let mask: GestureMask
    let isEnabled: Bool
}

extension _GestureModifier: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        let gesture = modifier.gesture
        context.modifier(
            GestureKind.shared,
            GestureAttachment(
                make: { G._recognizer(of: gesture, $0) }, priority: modifier.priority, mask: modifier.mask,
                isEnabled: modifier.isEnabled, takesTaps: G._takesTaps),
            around: content)
    }
}

/// Which gestures are taken note of (GE3).
@frozen
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// None at all.
    public static let none: GestureMask = []
    /// The one added.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the view itself and its subviews.
    public static let subviews = GestureMask(rawValue: 2)
    /// All.
    public static let all: GestureMask = [.gesture, .subviews]
}
