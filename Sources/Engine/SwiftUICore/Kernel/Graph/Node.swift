import DisplayList
import Foundation

/// A view's place in the live tree: a record in an arena.
///
/// Views are values that come and go; a node stays as long as the view's identity does. Two sorts exist. *Elements*
/// take part in layout and drawing (a text, a stack, a padding) and have ``layout``. *Transparent* nodes only give
/// structure (a composite view's body, a `ForEach`, an `if`); containers see through them.
///
/// The record is small and trivial, so that making and removing nodes is cheap: the view's own data is the ``payload``,
/// whose type the ``kind`` knows, and data that few nodes have is in ``extras``. Children are linked from
/// ``firstChild`` by ``next``.
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
///         node.graph.markDraw(node)
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
    ///
    /// It outlives its nodes.
    var graphReference: Unmanaged<ViewGraph>
    /// How often this record was reused.
    var generation: UInt32
    /// The pending work, and the properties of the node.
    var flags: NodeFlags
    /// The distance from the root.
    var depth: UInt32
}

/// A node that may have been removed by the time it is needed.
///
/// The address is a number: where a dictionary's missing value is a nil behind a pointer, Swift 6.3's debug code for
/// `handles[key]?.node` takes it for a handle.
struct NodeHandle: Hashable, @unchecked Sendable {
    private let address: UInt
    let generation: UInt32

    @inline(__always)
    init(_ ref: NodeRef) {
        address = UInt(bitPattern: ref.record)
        generation = ref.generation
    }

    /// The node's record, whether or not it is still this node's.
    @inline(__always)
    var ref: NodeRef { NodeRef(UnsafeMutablePointer(bitPattern: address).unsafelyUnwrapped) }

    /// The node, if it is still there.
    @inline(__always)
    var node: NodeRef? {
        ref.generation == generation ? ref : nil
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
