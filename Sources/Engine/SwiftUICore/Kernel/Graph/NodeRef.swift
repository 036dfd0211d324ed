import Foundation

/// A node, as passes use it: all of its properties on one page.
///
/// It is a pointer to a record that stays valid for the process's life, though the node may have been removed: keep
/// one within a pass only, and a ``NodeHandle`` beyond (see ``Node``). In debug builds each access checks that the
/// node is still there, and that only elements are asked for their layout; release builds read the record and nothing
/// else.
///
/// Everything else that a pass needs is with the pass: sizes and guides in `Kernel/Caches`, frames in the window in
/// `Layout/Geometry`, the elements of collections in `Kernel/ViewTree`.
struct NodeRef: Hashable {
    /// The node's memory.
    ///
    /// For the graph alone, which makes and removes nodes; it is not checked.
    let record: UnsafeMutablePointer<Node>

    @inline(__always) init(_ record: UnsafeMutablePointer<Node>) { self.record = record }

    /// The record of a node that must be there.
    @inline(__always) private var live: UnsafeMutablePointer<Node> {
        assert(!record.pointee.flags.isRemoved, "A node is used that has been removed: keep a NodeHandle.")
        return record
    }

    /// The layout of a node that must be an element.
    @inline(__always) private var element: UnsafeMutablePointer<LayoutData> {
        assert(live.pointee.layout != nil, "A transparent node is asked for its layout.")
        return record.pointee.layout.unsafelyUnwrapped
    }

    // MARK: The tree

    /// The graph that the node belongs to.
    ///
    /// In hot places use ``withGraph(_:)``, which does not count the reference.
    @inline(__always) var graph: ViewGraph { live.pointee.graphReference._withUnsafeGuaranteedRef { $0 } }

    /// Calls a function with the node's graph, without counting the reference.
    @inline(__always) func withGraph<R>(_ body: (ViewGraph) -> R) -> R {
        live.pointee.graphReference._withUnsafeGuaranteedRef(body)
    }

    /// The node that holds this one; nil for a root.
    @inline(__always) var parent: NodeRef? {
        get { live.pointee.parent }
        nonmutating set { live.pointee.parent = newValue }
    }
    /// The first node of the content, in the order of the source.
    @inline(__always) var firstChild: NodeRef? {
        get { live.pointee.firstChild }
        nonmutating set { live.pointee.firstChild = newValue }
    }
    /// The next node of the same parent.
    @inline(__always) var next: NodeRef? {
        get { live.pointee.next }
        nonmutating set { live.pointee.next = newValue }
    }
    /// The distance from the root.
    @inline(__always) var depth: UInt32 { live.pointee.depth }
    /// How often the record was reused; see ``NodeHandle``.
    @inline(__always) var generation: UInt32 { record.pointee.generation }

    // MARK: Properties

    /// The node's behavior.
    ///
    /// In hot places use ``withKind(_:)``, which does not count the reference.
    @inline(__always) var kind: NodeKind { live.pointee.kindReference._withUnsafeGuaranteedRef { $0 } }

    /// Calls a function with the node's kind, without counting the reference: kinds live forever.
    @inline(__always) func withKind<R>(_ body: (NodeKind) -> R) -> R {
        live.pointee.kindReference._withUnsafeGuaranteedRef(body)
    }

    /// The kind's own data, which its kind alone reads (``TypedKind/payload(_:)``).
    @inline(__always) var payload: UnsafeMutableRawPointer {
        get { live.pointee.payload }
        nonmutating set { live.pointee.payload = newValue }
    }
    /// The pending work, and the properties of the node.
    @inline(__always) var flags: NodeFlags {
        get { live.pointee.flags }
        nonmutating _modify { yield &live.pointee.flags }
    }
    /// The innermost environment value in effect; nil for the graph's.
    @inline(__always) var environment: _EnvironmentElement? {
        get { live.pointee.environment }
        nonmutating set { live.pointee.environment = newValue }
    }
    /// State, subscriptions and other things few nodes have; made on first use.
    var extras: NodeExtras {
        if let extras = live.pointee.extras { return extras.takeUnretainedValue() }
        let extras = NodeExtras()
        record.pointee.extras = Unmanaged.passRetained(extras)
        return extras
    }
    /// The node's extras; nil until they are first needed.
    @inline(__always) var extrasIfMade: NodeExtras? { live.pointee.extras?.takeUnretainedValue() }

    // MARK: Layout and drawing

    /// Whether the node takes part in layout and drawing.
    @inline(__always) var isElement: Bool { live.pointee.layout != nil }
    /// Size, place and drawing of an element.
    @inline(__always) var layout: LayoutData {
        unsafeAddress { UnsafePointer(element) }
        nonmutating unsafeMutableAddress { element }
    }
    /// Size, place and drawing of an element, for several uses.
    @inline(__always) var layoutRecord: UnsafeMutablePointer<LayoutData> { element }
    /// Size, place and drawing of an element; nil for transparent nodes.
    @inline(__always) var layoutIfElement: UnsafeMutablePointer<LayoutData>? { live.pointee.layout }
}
