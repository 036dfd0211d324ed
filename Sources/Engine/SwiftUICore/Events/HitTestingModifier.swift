import DisplayList
import Foundation

/// Allows or prevents hits of a view.
@frozen
public struct _AllowsHitTestingModifier: Equatable {
    /// Whether the view can be hit.
    public var allowsHitTesting: Bool
    /// Creates the modifier.
    @inlinable public nonisolated init(allowsHitTesting: Bool) { self.allowsHitTesting = allowsHitTesting }
}

extension _AllowsHitTestingModifier: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(AllowsHitTestingKind.shared, modifier.allowsHitTesting, around: content)
    }
}

/// The elements of an `allowsHitTesting`.
final class AllowsHitTestingKind: TypedKind<Bool> {
    static let shared = AllowsHitTestingKind("allowsHitTesting")

    override var passesStackAxis: Bool { true }
    override var changeOfPayload: NodeChange { [] }
    override func allowsHitTesting(_ node: NodeRef) -> Bool { payload(node).pointee }
}

/// The shape for hit testing, whatever the view draws.
public struct _ContentShapeModifier<S: Shape> {
    let shape: S
    let isEvenOdd: Bool
    /// The kinds of interaction that use the shape.
    var uses: ContentShapeKinds = .interaction
    var isForInteraction: Bool { uses.contains(.interaction) }
}

extension _ContentShapeModifier: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(ContentShapeKind<S>.shared, modifier, around: content)
    }
}

/// The elements of a `contentShape`.
final class ContentShapeKind<S: Shape>: TypedKind<_ContentShapeModifier<S>>, FocusShaping {
    static var shared: ContentShapeKind<S> {
        unsafeDowncast(
            contentShapeKinds.value(for: S.self) { ContentShapeKind<S>("contentShape") }, to: ContentShapeKind<S>.self)
    }

    override var passesStackAxis: Bool { true }
    override var changeOfPayload: NodeChange { [] }

    // The shape may reach beyond the view.
    override func created(_ node: NodeRef) { node.markUpwards(.overflows) }

    override func contains(_ node: NodeRef, _ point: CGPoint) -> Bool {
        let size = node.layout.size
        let modifier = payload(node).pointee
        return modifier.isForInteraction
            && modifier.shape.path(in: CGRect(origin: .zero, size: size))
                .contains(point, eoFill: modifier.isEvenOdd)
    }

    override func excludesHit(_ node: NodeRef, _ point: CGPoint) -> Bool {
        payload(node).pointee.isForInteraction && !contains(node, point)
    }

    override func place(_ node: NodeRef) {
        super.place(node)
        node.placeFocusRing()
    }

    func focusOutline(_ node: NodeRef, outset: CGFloat) -> Path? {
        let modifier = payload(node).pointee
        guard modifier.uses.contains(.focusEffect) else { return nil }
        let frame = CGRect(origin: .zero, size: node.layout.size)
        if let shape = modifier.shape as? any InsettableShape { return shape.outset(by: outset, in: frame) }
        return modifier.shape.path(in: frame.insetBy(dx: -outset, dy: -outset))
    }
}

nonisolated(unsafe) private var contentShapeKinds = TypeCache<NodeKind>()

/// The uses of a content shape.
///
/// Follows Apple's [ContentShapeKinds](https://developer.apple.com/documentation/swiftui/contentshapekinds).
public struct ContentShapeKinds: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Where the view is hit.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The outline of the picture that is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The outline of the picture above a context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The outline of the hover effect.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The outline that shows the focus.
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    /// The outline that assistive technology shows.
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
    /// Decides whether the view and its descendants can be hit (GE4).
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
    }

    /// Limits hit testing to a shape, whatever the view draws (GE4).
    /// - Parameter eoFill: Whether the inside is determined by the even-odd rule.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(_ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
    }

    /// Sets a view's outline for some uses.
    ///
    /// ``ContentShapeKinds/interaction`` and ``ContentShapeKinds/focusEffect`` have an effect here: the others are not
    /// drawn.
    /// - Parameter eoFill: Whether the inside is determined by the even-odd rule.
    public nonisolated func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(
            _ContentShapeModifier(
                shape: shape, isEvenOdd: eoFill, uses: kind))
    }
}

extension InsettableShape {
    /// The outline a distance outside of the shape in a rectangle.
    fileprivate func outset(by distance: CGFloat, in frame: CGRect) -> Path { inset(by: -distance).path(in: frame) }
}
