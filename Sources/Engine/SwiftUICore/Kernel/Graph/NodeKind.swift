import DisplayList
import Foundation

/// The updates required by a change of an element's payload.
struct NodeChange: OptionSet {
    let rawValue: UInt8
    /// The drawing.
    static let draw = NodeChange(rawValue: 1)
    /// The places of the children.
    static let place = NodeChange(rawValue: 2)
    /// The size, and all that follows from it.
    static let measure = NodeChange(rawValue: 4)
    /// The spacing to siblings, priority, guides: the properties that a parent uses besides sizes.
    static let parentTraits = NodeChange(rawValue: 8)
}

/// A node's behavior: one object for each kind of view, shared by all its nodes, which hold the data.
///
/// There is one kind for a color, one for a padding, one for each type of view with a body. A kind has no state. Two
/// nodes of a kind differ in their *payload*, which is stored in the node (``TypedKind/payload(_:)``); so a thousand
/// rows cost a thousand payloads, and no objects.
///
/// Subclasses override the members that they need, mostly of ``TypedKind``; the defaults describe a modifier that
/// passes everything through to its one child. The members are grouped by the pass that calls them:
///
/// - *Update*: ``TypedKind/update(_:with:)`` adopts a new payload and returns the updates that this makes necessary,
///   ``evaluate(_:)`` evaluates a body.
/// - *Layout*: ``measure(_:_:)`` answers a proposal, ``place(_:)`` places the children in the final rectangle.
/// - *Drawing*: ``content(_:)`` is the drawing of the element's own layer, ``effects(_:)`` the effects on all its
///   descendants.
/// - *Events*: hits, keys, text, focus, each with a default of no response.
///
/// ```swift
/// final class HalfKind: TypedKind<Axis> {
///     nonisolated(unsafe) static let shared = HalfKind("half")
///
///     override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
///         var proposal = proposal
///         let axis = payload(node).pointee
///         proposal[axis] = proposal[axis].map { $0 / 2 }
///         return node.firstElement?.size(proposal) ?? .zero
///     }
/// }
/// ```
///
/// A kind lives as long as the process: make one, `static let shared`, or one a type. Results must depend only on the
/// payload, the environment and the results of children, since they are cached: mark the node when anything else that
/// they depend on changes. ``measure(_:_:)`` has no effects; it is called several times for several proposals. A kind
/// that changes the proposal for its content does the same in ``flexibility(_:_:minor:)`` and ``explicitGuide(_:_:_:)``
/// as well.
class NodeKind {
    /// Whether nodes of this kind take part in layout and drawing.
    var isElement: Bool { true }
    /// Whether an element owns a layer that holds the layers below it.
    var ownsGroupLayer: Bool { false }
    /// Whether an element owns a layer that draws.
    var ownsContentLayer: Bool { false }
    /// For a modifier of several views: the kind of the node that each element gets.
    var elementKind: NodeKind? { nil }
    /// Whether the content may be of any structure, so that it contributes a default to every preference (P02).
    var isDynamicContainer: Bool { false }
    /// Whether the modifier's addition precedes the modified view: a background (P03).
    var slotComesFirst: Bool { false }
    /// The environment effects that concern nodes of this kind.
    var environmentEffects: _EnvironmentEffect { [] }
    /// Whether the element makes its content only when it becomes visible.
    var isLazyContainer: Bool { false }
    /// The payload's size in bytes.
    let payloadSize: Int
    /// The kind's name in text dumps.
    let name: String

    /// Whether nodes of this kind are the spaces of stacks.
    let isSpace: Bool

    init(payloadSize: Int, name: String, isSpace: Bool = false) {
        self.payloadSize = payloadSize
        self.name = name
        self.isSpace = isSpace
    }

    /// Frees the payload's contents.
    func destroyPayload(_ payload: UnsafeMutableRawPointer) {}

    /// Evaluates a body or content closure again.
    func evaluate(_ node: NodeRef) {}

    /// Called when the node has left the tree, before its payload is destroyed.
    func removed(_ node: NodeRef) {}

    /// Runs once after a node that shares another's payload was made.
    func copyCreated(_ node: NodeRef) {}

    /// Called when the device's units change: removes sizes that were rounded to them.
    func gridChanged(_ node: NodeRef) {}

    /// Called when an environment value that concerns this kind changes.
    func environmentChanged(_ node: NodeRef, _ effect: _EnvironmentEffect) {
        node.graph.mark(node, [.measure, .draw])
    }

    // MARK: Questions to scroll views, rows and symbols

    /// The axes along which the node scrolls its content; nil for one that does not scroll.
    func scrollAxes(_ node: NodeRef) -> Axis.Set? { nil }

    /// The part of a scroll view's content that is in sight, for a size of the view.
    func shownBounds(_ node: NodeRef, _ size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

    /// Whether a scroll view's content stays in place along an axis when the part above its visible part becomes longer.
    func keepsVisibleContent(_ node: NodeRef, _ axis: Axis) -> Bool { false }

    /// Moves a scroll view's offset along with visible content whose place has changed by a distance in points.
    func keepVisible(_ node: NodeRef, moved distance: CGFloat, _ axis: Axis) {}

    /// The lengths that relative frames in a scroll view refer to; nil for other kinds.
    func container(_ node: NodeRef) -> ContainerLengths? { nil }

    /// Called where the container of which frames within are a share has another length.
    func containerChanged(_ node: NodeRef) {}

    /// Called in each frame of the element's own motion.
    func frameMoved(_ node: NodeRef) {}

    /// The transaction of motions of the node alone, such as a transition; nil for the transaction of the update.
    func ownTransaction(_ node: NodeRef) -> Transaction?? { nil }

    /// Whether hidden content under the node is drawn all the same, such as a canvas's symbols.
    var showsContentAside: Bool { false }

    // MARK: Layout

    /// Answers a proposal.
    func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        guard let child = node.firstElement else { return .zero }
        return child.size(proposal)
    }

    /// Places the children within the node's own rectangle, which is final.
    func place(_ node: NodeRef) {
        guard let child = node.firstElement, let layout = node.layoutIfElement else { return }
        child.place(at: node.childOrigin, size: layout.pointee.size, proposal: layout.pointee.proposal)
    }

    /// Whether the drawing or the effects must be made again when the size changes.
    var drawingDependsOnSize: Bool { false }

    /// Whether the drawing has its final size at once while the element's own is animated: a text's lines.
    func drawsAtFinalSize(_ node: NodeRef) -> Bool { false }

    /// Whether the content is placed in the visible rectangle while the element's own is animated.
    var placesContentAsSeen: Bool { false }

    /// Marks the updates required by an animated change of the payload.
    func payloadChanged(_ node: NodeRef, _ change: NodeChange) { node.graph.mark(node, change) }

    /// Called when the element moved without being placed again.
    func moved(_ node: NodeRef) {}

    /// The layout priority that a stack sees.
    func layoutPriority(_ node: NodeRef) -> Double { node.firstElement.map { $0.kind.layoutPriority($0) } ?? 0 }

    /// The distances that the element prefers to its neighbors.
    func spacing(_ node: NodeRef) -> ViewSpacing {
        node.firstElement.map { $0.kind.spacing($0) } ?? ViewSpacing()
    }

    /// The explicit position of an alignment guide for a size of the element; nil for the default.
    ///
    /// An element that proposes something else to its content overrides this.
    func explicitGuide(_ node: NodeRef, _ key: AlignmentKey, _ size: ViewSize) -> CGFloat? {
        guard let child = node.firstElement else { return nil }
        return child.explicitGuide(key, size)
    }

    /// Whether finding a guide takes more than one question to the content, so that the results are cached.
    var remembersGuides: Bool { isContainer }

    /// The element's position in drawing order among its siblings.
    func zIndex(_ node: NodeRef) -> Double { node.firstElement.map { $0.kind.zIndex($0) } ?? 0 }

    /// A container value or trait set on the element, such as a tag; the outermost modifier wins.
    func trait<K: ViewTraitKey>(_ node: NodeRef, _ key: K.Type) -> K.Value? {
        node.firstElement.flatMap { $0.kind.trait($0, key) }
    }

    /// The minimum and maximum length along an axis, for a length across: used by stacks to distribute space.
    func flexibility(_ node: NodeRef, _ axis: Axis, minor: CGFloat?) -> (least: CGFloat, most: CGFloat) {
        var proposal = ProposedViewSize.unspecified
        proposal[axis.other] = minor
        proposal[axis] = 0
        let least = node.size(proposal)[axis]
        proposal[axis] = .infinity
        return (least, node.size(proposal)[axis])
    }

    /// The length that the element takes along an axis whenever at least that much is proposed, for a proposal across;
    /// nil if there is no such length, or finding it is expensive.
    func rigidLength(_ node: NodeRef, _ axis: Axis, minor: CGFloat?) -> CGFloat? { nil }

    /// Whether a space or line within takes the direction of the stack around this element.
    var passesStackAxis: Bool { false }

    /// The axis along which the element arranges its children; nil if there is none.
    func stackAxis(_ node: NodeRef) -> Axis? { nil }

    /// Whether the element arranges several children, so that their priorities, spacing and drawing order end here.
    var isContainer: Bool { false }

    /// How far the element covers, or keeps free, its own edges: views that ignore the safe area extend there; nil for
    /// elements without a safe area.
    func safeAreaInsets(_ node: NodeRef) -> EdgeInsets? { nil }

    // MARK: Drawing

    /// The drawing of the element's own layer.
    func content(_ node: NodeRef) -> LayerContent { .none }

    /// The effect on the picture of the element and all its descendants.
    func effects(_ node: NodeRef) -> [LayerEffect] { [] }

    /// The rectangle of the element's layer in the space of the layer that holds it.
    func layerFrame(_ node: NodeRef) -> CGRect {
        CGRect(origin: node.layout.origin, size: node.layout.size)
    }

    /// How the elements below follow each other in drawing order.
    var drawingOrder: DrawingOrder { .asWritten }

    enum DrawingOrder {
        /// As in the source, which is as in the tree.
        case asWritten
        /// By `zIndex`, then as written.
        case byZIndex
        /// As ``NodeKind/forEachChildInDrawingOrder(_:_:)`` has it.
        case own
    }

    /// The elements below in drawing order, the lowest first.
    func forEachChildInDrawingOrder(_ node: NodeRef, _ body: (NodeRef) -> Void) {
        if drawingOrder == .byZIndex { node.forEachElementByZIndex(body) } else { node.forEachElement(body) }
    }

    /// The elements below that are shown, in drawing order, where the others are set aside; nil where all are shown, or more is
    /// to be known about their order.
    func shownElements(_ node: NodeRef) -> ContiguousArray<NodeHandle>? { nil }

    /// Calls a function with the elements below that may be at a place of the space in which they are placed, in drawing
    /// order.
    ///
    /// Containers whose elements follow each other leave out the ones elsewhere.
    func forEachChild(_ node: NodeRef, near point: CGPoint, _ body: (NodeRef) -> Void) {
        if let shown = shownElements(node) {
            for handle in shown { if let element = handle.node { body(element) } }
        } else {
            forEachChildInDrawingOrder(node, body)
        }
    }

    /// Maps a point from the space of the element's layer to the space of the layers within it (scrolling,
    /// transforms); nil where the element cannot be hit there.
    func convertToContent(_ node: NodeRef, _ point: CGPoint) -> CGPoint? { point }

    /// Maps a point the other way.
    func convertFromContent(_ node: NodeRef, _ point: CGPoint) -> CGPoint { point }

    /// As ``convertToContent(_:_:)``, for points that need not be hit: the nearest result.
    func invertToContent(_ node: NodeRef, _ point: CGPoint) -> CGPoint { convertToContent(node, point) ?? point }

    /// Called when elements were placed or moved, if the node asked for it (``GeometryDependents``).
    func geometryChanged(_ node: NodeRef) {}

    /// The name of the coordinate space that the element is; nil for none.
    func coordinateSpaceName(_ node: NodeRef) -> AnyHashable? { nil }

    // MARK: Events

    /// Whether the element and its descendants can be hit.
    func allowsHitTesting(_ node: NodeRef) -> Bool { true }

    /// Whether the element and its descendants cannot be hit at a point in its space, one outside its content shape.
    func excludesHit(_ node: NodeRef, _ point: CGPoint) -> Bool { false }

    /// Whether the element itself is hit at a point in its space.
    func contains(_ node: NodeRef, _ point: CGPoint) -> Bool {
        guard ownsContentLayer else { return false }
        let size = node.layout.size
        return point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height
    }

    /// Whether the element is not hit where drawings within have transparent parts.
    var excludesTransparentParts: Bool { false }

    /// Scrolls; returns whether the element moved.
    func scroll(_ node: NodeRef, _ event: ScrollEvent) -> Bool { false }

    /// Answers to a key while the element, or one below it, has the keyboard; returns whether it did.
    func key(_ node: NodeRef, _ event: KeyEvent) -> Bool { false }

    /// Records committed text; returns whether it did.
    func insertText(_ node: NodeRef, _ text: String) -> Bool { false }

    /// Records text under composition; returns whether it did.
    func composeText(_ node: NodeRef, _ text: String, selected: Range<Int>) -> Bool { false }

    /// Answers to a command of the edit menu; returns whether it did.
    func edit(_ node: NodeRef, _ command: EditCommand) -> Bool { false }

    /// Whether the element can have the keyboard.
    func takesFocus(_ node: NodeRef) -> Bool { false }

    /// Called when the element gains or loses the keyboard focus.
    func focusChanged(_ node: NodeRef, hasFocus: Bool) {}

    /// Whether a key is the element's keyboard shortcut, or matches it if no element has it exactly.
    func matchesShortcut(_ node: NodeRef, _ event: KeyEvent, instead: Bool) -> Bool { false }

    /// Performs the element's press action; returns whether there was one.
    func activate(_ node: NodeRef) -> Bool { false }

    // MARK: Inspection

    /// The text that the element shows; nil for none.
    func text(_ node: NodeRef) -> String? { nil }

    /// Whether the node belongs to a view, or modifier, with a body.
    var isComposite: Bool { false }

    /// The accessibility label and identifier that the element itself sets; nil for none.
    func accessibilityLabel(_ node: NodeRef) -> String? { nil }
    func accessibilityIdentifier(_ node: NodeRef) -> String? { nil }

    // MARK: Time

    /// Called at the time that the node requested (``AnimatedNodes``).
    func timeCame(_ node: NodeRef, _ time: Double) {}

    // MARK: Text

    /// The payload's description in text dumps; empty for none.
    func summary(_ node: NodeRef) -> String { "" }
}

/// A kind whose payload has a type.
class TypedKind<Payload>: NodeKind {
    init(_ name: String, isSpace: Bool = false) {
        super.init(payloadSize: MemoryLayout<Payload>.size, name: name, isSpace: isSpace)
    }

    /// The data of a node of this kind, or of one that shares its modifier's.
    @inline(__always)
    final func payload(_ node: NodeRef) -> UnsafeMutablePointer<Payload> {
        assert(
            node.kind === self || node.flags.contains(.sharesPayload) || node.kind is TypedKind<Payload>,
            "The payload of a \(node.kind.name) is read as that of a \(name).")
        return node.payload.assumingMemoryBound(to: Payload.self)
    }

    override func destroyPayload(_ payload: UnsafeMutableRawPointer) {
        payload.assumingMemoryBound(to: Payload.self).deinitialize(count: 1)
    }

    /// Adopts a new payload; returns the updates this requires.
    ///
    /// Runs before the children are visited.
    func update(_ node: NodeRef, with new: Payload) -> NodeChange {
        let old = payload(node)
        if valuesAreEqual(old.pointee, new) { return [] }
        old.pointee = new
        return changeOfPayload
    }

    /// Provides the animatable data; nil if changes of the payload are shown at once.
    var animator: PayloadAnimator<Payload>? { nil }

    /// The updates required by any change of the payload.
    var changeOfPayload: NodeChange { [.measure, .place, .draw] }

    /// Runs once after a node was made and its payload set.
    func created(_ node: NodeRef) {}

    override func copyCreated(_ node: NodeRef) { created(node) }
}
