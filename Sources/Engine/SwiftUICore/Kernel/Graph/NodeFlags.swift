/// A node's pending work and its properties.
struct NodeFlags: OptionSet {
    var rawValue: UInt32

    // Defined here, since debug builds read flags at each access of a node, and the standard library's functions are
    // generic there.
    @inline(__always) func contains(_ flags: NodeFlags) -> Bool { rawValue & flags.rawValue == flags.rawValue }
    /// Whether none of some flags is set.
    @inline(__always) func isDisjoint(with flags: NodeFlags) -> Bool { rawValue & flags.rawValue == 0 }

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
    /// Whether the node is no longer part of the tree.
    @inline(__always) var isRemoved: Bool { rawValue & (1 << 9) != 0 }
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
    /// A property that a container uses besides sizes has changed in an element below: spacing, priority, guides.
    static let traitsDirty = NodeFlags(rawValue: 1 << 23)
    /// The node has left the tree, is still visible for a while, and takes no part in events.
    static let isLeaving = NodeFlags(rawValue: 1 << 24)
    /// The body is to be evaluated with an animated batch that waits, and not before.
    static let awaitsBatch = NodeFlags(rawValue: 1 << 25)
}
