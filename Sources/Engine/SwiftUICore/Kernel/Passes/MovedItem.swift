/// An item of a collection that is new, or was moved past others.
struct MovedItem {
    /// The item's node.
    let node: NodeHandle
    /// The node of the item before it; nil for the first.
    let previous: NodeHandle?
}
