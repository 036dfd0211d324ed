import Foundation

/// A container's shape, its type hidden.
struct ContainerShape: Sendable {
    private let make: @Sendable (CGRect, CGFloat) -> Path
    /// The radii of the shape's corners in a size; nil where it has other corners.
    let radii: @Sendable (CGSize) -> RectangleCornerRadii?
    /// The container's place on the screen; nil where it is not known.
    let place: ContainerPlace?

    init<S: InsettableShape>(_ shape: S, place: ContainerPlace? = nil) {
        make = { rect, inset in inset == 0 ? shape.path(in: rect) : shape.inset(by: inset).path(in: rect) }
        let rounded = shape as? any RoundedRectangularShape
        radii = { size in rounded.flatMap { $0.corners(in: size) }?.radii(in: size) }
        self.place = place
    }

    init<S: RoundedRectangularShape>(rounded shape: S, place: ContainerPlace?) {
        let radii: @Sendable (CGSize) -> RectangleCornerRadii? = { shape.corners(in: $0)?.radii(in: $0) }
        make = { rect, inset in
            let radii = radii(rect.size) ?? RectangleCornerRadii()
            return Path(roundedRect: rect.shrunk(by: inset), cornerRadii: radii.shrunk(by: inset))
        }
        self.radii = radii
        self.place = place
    }

    func path(in rect: CGRect, inset: CGFloat) -> Path { make(rect, inset) }
}

/// The place of a container on the screen, which shapes within refer to.
final class ContainerPlace: @unchecked Sendable {
    var node: NodeHandle?

    /// The container's rectangle in the coordinates of an element within; nil where either has no place.
    func frame(around inner: NodeRef) -> CGRect? {
        guard let node = node?.node, node.layoutIfElement?.pointee.isPlaced == true else { return nil }
        let origin = inner.convertFromWindow(node.windowFrame.origin)
        return CGRect(origin: origin, size: node.layout.size)
    }
}

/// The element that gives a container its place.
private final class ContainerPlaceKind: TypedKind<ContainerPlace> {
    static let shared = ContainerPlaceKind("containerShape")

    override var passesStackAxis: Bool { true }
    override func created(_ node: NodeRef) { payload(node).pointee.node = NodeHandle(node) }

    override func update(_ node: NodeRef, with new: ContainerPlace) -> NodeChange {
        payload(node).pointee = new
        new.node = NodeHandle(node)
        return []
    }
}

private struct ContainerPlaceModifier: _PrimitiveModifier {
    let place: ContainerPlace

    nonisolated static func _reconcile<V: View>(_ modifier: Self, around content: V, _ context: inout _Reconciler) {
        context.modifier(ContainerPlaceKind.shared, modifier.place, around: content)
    }
}

/// Sets the shape of a container, and notes where that is.
private struct ContainerShapeModifier: ViewModifier {
    let shape: @Sendable (ContainerPlace) -> ContainerShape
    @State private var place = ContainerPlace()

    func body(content: Content) -> some View {
        content.modifier(ContainerPlaceModifier(place: place)).environment(\.containerShape, shape(place))
    }
}

enum ContainerShapeKey: EnvironmentKey {
    static var defaultValue: ContainerShape? { nil }
    static var _effect: _EnvironmentEffect { .paint }
}

private enum ContainerFrameKey: EnvironmentKey {
    static var defaultValue: CGRect? { nil }
}

extension View {
    /// Sets the shape that ``ContainerRelativeShape`` takes in the view, and with whose corners a ``ConcentricRectangle`` is
    /// concentric.
    ///
    /// Follows Apple's
    /// [containerShape(_:)](https://developer.apple.com/documentation/swiftui/view/containershape(_:)).
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier { ContainerShape(shape, place: $0) })
    }

    /// Sets the shape with whose corners a ``ConcentricRectangle`` in the view is concentric.
    @_disfavoredOverload
    public nonisolated func containerShape<T: RoundedRectangularShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier { ContainerShape(rounded: shape, place: $0) })
    }
}

extension EnvironmentValues {
    /// The shape that ``ContainerRelativeShape`` takes; nil for a rectangle.
    var containerShape: ContainerShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }

    /// The container's rectangle in the coordinates of the shape that is being drawn; nil where it is not known.
    var containerFrame: CGRect? {
        get { self[ContainerFrameKey.self] }
        set { self[ContainerFrameKey.self] = newValue }
    }

    /// The environment with the container's rectangle, for a shape that an element draws.
    func forShape(of node: NodeRef) -> EnvironmentValues {
        guard let place = containerShape?.place else { return self }
        var copy = self
        var frame = place.frame(around: node)
        // The shape is drawn for languages that are read from left to right, and mirrored then.
        if layoutDirection == .rightToLeft, let given = frame { frame?.origin.x = node.shownSize.width - given.maxX }
        copy.containerFrame = frame
        return copy
    }
}
