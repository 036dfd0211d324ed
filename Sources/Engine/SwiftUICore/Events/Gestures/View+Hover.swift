import DisplayList
import Foundation

/// Where the pointer is over a view.
@frozen
public enum HoverPhase: Equatable, Sendable {
    /// Over the view, at a place.
    case active(CGPoint)
    /// Not over the view any more.
    case ended
}

/// A view's actions when the pointer is over it.
struct HoverResponse {
    /// The coordinate space of the reported locations.
    var space = CoordinateSpace.local
    /// Whether the action runs for each movement, or only when the pointer enters and leaves.
    var isContinuous = false
    var action: (HoverPhase) -> Void = { _ in }
    /// The pointer over the view; nil where the view does not care.
    var style: PointerStyle?
    /// Whether the pointer is shown over the view.
    var visibility = Visibility.automatic
}

/// The element of a view that follows the pointer.
final class HoverKind: TypedKind<HoverResponse> {
    static let shared = HoverKind("hover")

    override var passesStackAxis: Bool { true }
    override func created(_ node: NodeRef) { node.markUpwards(.hasResponders) }

    override func update(_ node: NodeRef, with new: HoverResponse) -> NodeChange {
        payload(node).pointee = new
        return []
    }

    /// Notifies the view of the pointer's movement.
    func tell(_ node: NodeRef, _ location: CGPoint?, isNew: Bool) {
        let response = payload(node).pointee
        guard let location else { return response.action(.ended) }
        guard isNew || response.isContinuous else { return }
        response.action(.active(_GestureContext(node: NodeHandle(node)).convert(location, to: response.space)))
    }
}

/// Calls a view's action as the pointer moves.
public struct _HoverModifier {
    let response: HoverResponse
}

extension _HoverModifier: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(HoverKind.shared, modifier.response, around: content)
    }
}

extension View {
    /// Calls a function with true when the pointer enters the view, with false when it leaves.
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(_HoverModifier(response: HoverResponse(action: { action($0 != .ended) })))
    }

    /// Calls a function whenever the pointer moves over the view, and when it leaves.
    public nonisolated func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
    }

    /// Calls a function whenever the pointer moves over the view, with places in a space of the older type.
    @_disfavoredOverload
    public nonisolated func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(
            _HoverModifier(response: HoverResponse(space: coordinateSpace, isContinuous: true, action: action)))
    }

    /// Sets the shape of the pointer over the view; nil for the shape of the view below.
    public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View {
        modifier(_HoverModifier(response: HoverResponse(style: style)))
    }

    /// Sets whether the pointer is shown over the view; the innermost view that is not automatic decides.
    ///
    /// Follows Apple's
    /// [pointerVisibility(_:)](https://developer.apple.com/documentation/swiftui/view/pointervisibility(_:)).
    public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View {
        modifier(_HoverModifier(response: HoverResponse(visibility: visibility)))
    }

    /// Without effect: nothing lights up under a pointer here.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        unsupported("hoverEffect(_:)")
    }

    /// Without effect: nothing lights up under a pointer here.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        unsupported("hoverEffect(_:isEnabled:)")
    }

    /// Without effect: nothing lights up under a pointer here.
    public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        unsupported("hoverEffectDisabled(_:)")
    }
}

/// How a view lights up under the pointer.
///
/// Without effect here.
public struct HoverEffect: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = HoverEffect(name: "automatic")
    /// The view is lit.
    public static let highlight = HoverEffect(name: "highlight")
    /// The view is raised.
    public static let lift = HoverEffect(name: "lift")
}
