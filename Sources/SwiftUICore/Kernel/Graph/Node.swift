import DisplayList
import Foundation

/// A node, as passes use it: a pointer that stays valid for the process's life, though the node may have been removed.
///
/// Keep one within a pass only, and a ``NodeHandle`` beyond: see ``Node``.
typealias NodeRef = UnsafeMutablePointer<Node>

/// A view's place in the live tree: a record in an arena.
///
/// Views are values that come and go; a node stays as long as the view's identity does. Two sorts exist. *Elements*
/// take part in layout and drawing (a text, a stack, a padding) and have ``layout``. *Transparent* nodes only give
/// structure (a composite view's body, a `ForEach`, an `if`); containers see through them.
///
/// The record is small and trivial, so that making and removing nodes is cheap: the view's own data is the ``payload``,
/// whose type the ``kind`` knows, and what few nodes have lies in ``extras``. Children are linked from ``firstChild``
/// by ``next``.
///
/// Its life: the ``_Reconciler`` makes a node when it meets a view for the first time
/// (``ViewGraph/makeNode(_:parent:environment:)``), and meets it again with each new value of the view. When the view
/// goes, ``ViewGraph/remove(_:keepsLayers:)`` frees the payload, raises the ``generation``, and makes the record
/// available for another node. The memory itself is never returned, so that a pointer to a node that is gone is still a
/// pointer to a record: of another node, perhaps.
///
/// So code that keeps a node beyond a pass keeps a ``NodeHandle``, which asks for the generation:
///
/// ```swift
/// func noteLater(_ node: NodeRef) -> () -> Void {
///     let handle = NodeHandle(node)
///     return {
///         guard let node = handle.node else { return }
///         node.pointee.graph.markDraw(node)
///     }
/// }
/// ```
///
/// Only graph and reconciler change the links, and a payload is read by its own kind alone.
struct Node {
    /// The node that holds this one; nil for a root.
    var parent: NodeRef?
    /// The first node of the content, in the order of the source.
    var firstChild: NodeRef?
    /// The next node of the same parent.
    var next: NodeRef?
    /// The node's behavior.
    ///
    /// Kinds live as long as the process.
    var kindReference: Unmanaged<NodeKind>
    /// The innermost environment value in effect; owned by the node that set it.
    unowned(unsafe) var environment: _EnvironmentElement?
    /// The kind's own data: the view's value, or the relevant part of it.
    var payload: UnsafeMutableRawPointer
    /// Size, place and drawing; nil for transparent nodes.
    var layout: UnsafeMutablePointer<LayoutData>?
    /// State, subscriptions and other things few nodes have.
    var extras: Unmanaged<NodeExtras>?
    /// The graph that the node belongs to.
    unowned(unsafe) var graph: ViewGraph
    /// How often this record was reused.
    var generation: UInt32
    /// The pending work, and the properties of the node.
    var flags: NodeFlags
    /// The distance from the root.
    var depth: UInt32

    /// The node's behavior.
    ///
    /// In hot places use ``UnsafeMutablePointer/withKind(_:)``, which does not count the reference.
    @inline(__always) var kind: NodeKind { kindReference._withUnsafeGuaranteedRef { $0 } }
}

/// A node's pending work and its properties.
struct NodeFlags: OptionSet {
    let rawValue: UInt32

    /// The body (or content closure) must be evaluated again.
    static let bodyDirty = NodeFlags(rawValue: 1 << 0)
    /// The node waits in the queue of bodies.
    static let bodyQueued = NodeFlags(rawValue: 1 << 1)
    /// Cached sizes may be wrong.
    static let measureDirty = NodeFlags(rawValue: 1 << 2)
    /// The children must be placed again.
    static let placeDirty = NodeFlags(rawValue: 1 << 3)
    /// The node waits in the queue of measurements.
    static let measureQueued = NodeFlags(rawValue: 1 << 4)
    /// The node waits in the queue of placements.
    static let placeQueued = NodeFlags(rawValue: 1 << 5)
    /// The drawing must be emitted again.
    static let drawDirty = NodeFlags(rawValue: 1 << 6)
    /// The list of children that a container keeps is out of date.
    static let childrenDirty = NodeFlags(rawValue: 1 << 7)
    /// The order of layers below this layer-owning node is out of date.
    static let orderDirty = NodeFlags(rawValue: 1 << 8)
    /// The node is no longer part of the tree.
    static let removed = NodeFlags(rawValue: 1 << 9)
    /// A modifier of several views is between the node and its nearest element ancestor.
    static let distributed = NodeFlags(rawValue: 1 << 10)
    /// The payload belongs to another node (a modifier of several views).
    static let sharesPayload = NodeFlags(rawValue: 1 << 11)
    /// An alignment guide is set explicitly somewhere below.
    static let hasGuides = NodeFlags(rawValue: 1 << 12)
    /// A `zIndex` is set by the node or one it passes through.
    static let hasZIndex = NodeFlags(rawValue: 1 << 13)
    /// A preference is written somewhere below.
    static let hasPreferences = NodeFlags(rawValue: 1 << 14)
    /// A descendant responds to events.
    static let hasResponders = NodeFlags(rawValue: 1 << 15)
    /// The element is inactive: it is neither drawn nor hit (off screen in a lazy container, or leaving).
    static let isHidden = NodeFlags(rawValue: 1 << 16)
    /// An appearance action below must be notified of removal.
    static let hasLifecycle = NodeFlags(rawValue: 1 << 17)
    /// The node was made in the update that is under way.
    static let isNew = NodeFlags(rawValue: 1 << 18)
    /// The node gives structure to the content of a lazy container.
    static let inLazyContent = NodeFlags(rawValue: 1 << 19)
    /// The element's slot holds a view made from preferences of the rest.
    static let readsPreferences = NodeFlags(rawValue: 1 << 20)
    /// A container used more of the element than its cached sizes (guides, flexibility): it must be notified of any
    /// change.
    static let askedDirectly = NodeFlags(rawValue: 1 << 21)
    /// Something below was placed, or may be shown or hit, outside of the element's rectangle.
    ///
    /// Never taken back.
    static let overflows = NodeFlags(rawValue: 1 << 22)
    /// In a `ForEach`: a row closure read something that changed since.
    static let rowsDirty = NodeFlags(rawValue: 1 << 23)
    /// The node has left the tree, is still visible for a while, and takes no part in events.
    static let isLeaving = NodeFlags(rawValue: 1 << 24)
    /// The body is to be evaluated with an animated batch that waits, and not before.
    static let awaitsBatch = NodeFlags(rawValue: 1 << 25)
}

/// A node that may have been removed by the time it is needed.
struct NodeHandle: Hashable, @unchecked Sendable {
    let ref: NodeRef
    let generation: UInt32

    @inline(__always)
    init(_ ref: NodeRef) {
        self.ref = ref
        generation = ref.pointee.generation
    }

    /// The node, if it is still there.
    @inline(__always)
    var node: NodeRef? {
        ref.pointee.generation == generation ? ref : nil
    }
}

/// Size, place and drawing of an element.
struct LayoutData {
    /// The top left corner in the space of the nearest layer-owning ancestor, in points.
    var origin = CGPoint.zero
    /// The size, in points.
    var size = CGSize.zero
    /// The proposal with which the size was made.
    var proposal: ProposedViewSize {
        @inline(__always) get { packedProposal.unpacked }
        @inline(__always) set { packedProposal = PackedProposal(newValue) }
    }
    private var packedProposal = PackedProposal(.unspecified)
    /// Answers to proposals.
    var cache = SizeCache()
    /// The element's own layer; none where it draws nothing itself.
    var layer = LayerID.none
    /// Whether the element was ever placed.
    var isPlaced = false
}

/// Things that few nodes have: state, subscriptions, an environment of their own.
final class NodeExtras {
    /// The storage of the view's dynamic properties, in the order of the fields.
    var storage: [AnyObject] = []
    /// The innermost of the environment values that this node sets; nil where it sets none.
    var environment: _EnvironmentElement?
    /// Answers to where alignment guides are.
    var guides = GuideCache()
    /// Answers to proposals for which the element's own cache is too small.
    var sizes = SpilledSizes()
    /// The place of a custom modifier's content.
    var contentNodes: [NodeHandle] = []
    /// Objects whose changes make the node dirty.
    var observed: [ObservedObjectRecord] = []
    /// In a scroll view: the elements whose content depends on the visible part.
    var scrollDependents: [NodeHandle] = []
    /// Called when the body is about to be evaluated again: collections of lazy containers are given back.
    var releases: [() -> Void] = []
    /// The frames of this element that bodies have read.
    var geometryReads: [(reader: NodeHandle, read: any GeometryReading)] = []
    /// Called when the node is removed.
    var onRemoval: (() -> Void)?
}

extension UnsafeMutablePointer where Pointee == Node {
    /// Whether the node takes part in layout and drawing.
    @inline(__always) var isElement: Bool { pointee.layout != nil }

    /// Calls a function with the node's kind, without counting the reference: kinds live forever.
    @inline(__always) func withKind<R>(_ body: (NodeKind) -> R) -> R {
        pointee.kindReference._withUnsafeGuaranteedRef(body)
    }

    /// The node's extras, made on first use.
    var extras: NodeExtras {
        if let extras = pointee.extras { return extras.takeUnretainedValue() }
        let extras = NodeExtras()
        pointee.extras = Unmanaged.passRetained(extras)
        return extras
    }

    /// The nearest element above.
    @inline(__always) var elementParent: NodeRef? {
        var node = pointee.parent
        while let current = node {
            if current.isElement { return current }
            node = current.pointee.parent
        }
        return nil
    }

    /// The first element of the content, seen through transparent nodes; nil if there is none.
    @inline(__always) var firstElement: NodeRef? {
        guard let child = pointee.firstChild else { return nil }
        return child.isElement ? child : firstElement(from: child)
    }

    /// The next element of the content.
    @inline(__always)
    func element(after element: NodeRef) -> NodeRef? {
        if let next = element.pointee.next, next.isElement { return next }
        return nextElement(after: element)
    }

    /// Calls a function with each element of the content, seen through transparent nodes, in order.
    @inline(__always)
    func forEachElement(_ body: (NodeRef) -> Void) {
        var element = firstElement
        while let current = element {
            body(current)
            element = self.element(after: current)
        }
    }

    /// The elements of the content, seen through transparent nodes, in order.
    var elements: ContiguousArray<NodeRef> {
        var count = 0
        forEachElement { _ in count += 1 }
        if count == 0 { return [] }
        return ContiguousArray(unsafeUninitializedCapacity: count) { memory, used in
            forEachElement {
                memory.initializeElement(at: used, to: $0)
                used += 1
            }
        }
    }

    /// The first element at a node of the content or behind it.
    private func firstElement(from node: NodeRef) -> NodeRef? {
        var node = node
        while true {
            if node.isElement { return node }
            if let child = node.pointee.firstChild {
                node = child
            } else {
                return nextElement(after: node)
            }
        }
    }

    private func nextElement(after node: NodeRef) -> NodeRef? {
        var node = node
        while true {
            if let next = node.pointee.next { return next.isElement ? next : firstElement(from: next) }
            guard let parent = node.pointee.parent, parent != self else { return nil }
            node = parent
        }
    }

    /// Calls a function with each node directly below.
    func forEachChild(_ body: (NodeRef) -> Void) {
        var child = pointee.firstChild
        while let current = child {
            child = current.pointee.next
            body(current)
        }
    }

    /// Sets a flag on this node and those above, until one has it already.
    func markUpwards(_ flag: NodeFlags) {
        var node: NodeRef? = self
        while let current = node, !current.pointee.flags.contains(flag) {
            current.pointee.flags.insert(flag)
            node = current.pointee.parent
        }
    }
}

/// A frame that a body has read, with its value.
protocol GeometryReading {
    /// Whether the value is still the same for the element.
    func isCurrent(_ node: NodeRef) -> Bool
    /// Whether another read has the same question, so that its value replaces this one.
    func asksLike(_ other: any GeometryReading) -> Bool
}
