import Foundation

/// A view whose content depends on the size and place offered to it: it takes all of the space (L62).
///
/// The reader takes the whole proposal, and puts its content at the top leading corner. The closure is evaluated when the size
/// or a frame that it reads changes. Where the size alone is of interest, `onGeometryChange(for:of:action:)` doesn't change
/// the layout.
///
/// ```swift
/// struct Half: View {
///     var body: some View {
///         GeometryReader { geometry in
///             let side = min(geometry.size.width, geometry.size.height)
///             Circle().frame(width: side / 2, height: side / 2)
///         }
///     }
/// }
/// ```
///
/// The content is evaluated again when the size, or the view around it, changes.
/// Follows Apple's [GeometryReader](https://developer.apple.com/documentation/swiftui/geometryreader).
@frozen
public struct GeometryReader<Content> {
    /// Makes the content.
    public var content: (GeometryProxy) -> Content
}

extension GeometryReader: View where Content: View {
    public typealias Body = Never
    public var body: Never { fatalError("GeometryReader has no body.") }
    nonisolated public static var _isUnary: Bool { true }

    /// Creates a view from a function of its geometry.
    @inlinable
    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        context.element(GeometryReaderKind<Content>.shared, .init(content: view.content))
    }
}

/// The node of a view whose content depends on its geometry.
final class GeometryReaderKind<Content: View>: TypedKind<GeometryReaderKind<Content>.Payload> {
    struct Payload {
        var content: (GeometryProxy) -> Content
        /// The size with which the content was last made; nil before it is known.
        var knownSize: CGSize?
    }

    static var shared: GeometryReaderKind {
        unsafeDowncast(
            geometryReaderKinds.value(for: Content.self) { GeometryReaderKind("GeometryReader") },
            to: GeometryReaderKind.self)
    }

    override var isContainer: Bool { true }

    // MARK: Content

    override func update(_ node: NodeRef, with new: Payload) -> NodeChange {
        let old = payload(node)
        let isSame = valuesAreEqual(old.pointee.content, new.content)
        old.pointee.content = new.content
        if !isSame || node.flags.contains(.bodyDirty) { evaluate(node) }
        return []
    }

    override func evaluate(_ node: NodeRef) {
        node.flags.remove(.bodyDirty)
        // Without a size there is no content yet; it is made during placement.
        guard payload(node).pointee.knownSize != nil else { return }
        makeContent(node, isMaking: false)
    }

    private func makeContent(_ node: NodeRef, isMaking: Bool) {
        node.graph.counters.closures += 1
        let content = payload(node).pointee.content
        let value = node.evaluateTracked(nil, nil) { content(GeometryProxy(node)) }
        var inner = _Reconciler(contentOf: node, isMaking: isMaking)
        Content._reconcile(value, &inner)
        node.flags.remove(.isNew)
    }

    override func geometryChanged(_ node: NodeRef) { node.markGeometryReaders() }

    // MARK: Layout

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func flexibility(_ node: NodeRef, _ axis: Axis, minor: CGFloat?) -> (least: CGFloat, most: CGFloat) {
        (0, .infinity)
    }

    override func place(_ node: NodeRef) {
        let size = node.layout.size
        let known = payload(node).pointee.knownSize
        if known != size {
            payload(node).pointee.knownSize = size
            makeContent(node, isMaking: known == nil)
            // Views that were there before must first be measured again.
            if known != nil { return node.graph.markPlace(node) }
        }
        let proposal = ProposedViewSize(size)
        node.forEachElement { child in
            let childSize = child.size(proposal)
            child.place(at: node.origin(at: .zero, childSize), size: childSize, proposal: proposal)
        }
    }

    // MARK: Questions of the parent

    override func layoutPriority(_ node: NodeRef) -> Double { 0 }
    override func spacing(_ node: NodeRef) -> ViewSpacing { ViewSpacing() }
    override func explicitGuide(_ node: NodeRef, _ key: AlignmentKey, _ size: ViewSize) -> CGFloat? { nil }
    override func zIndex(_ node: NodeRef) -> Double { 0 }
    override func trait<K: ViewTraitKey>(_ node: NodeRef, _ key: K.Type) -> K.Value? { nil }

    override var drawingOrder: DrawingOrder { .byZIndex }
}

nonisolated(unsafe) private var geometryReaderKinds = TypeCache<NodeKind>()
