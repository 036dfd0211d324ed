/// Data that few nodes have: state, subscriptions, a separate environment.
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
    /// Called when the node has been removed.
    var removals: [() -> Void] = []
}

/// A frame that a body has read, with its value.
protocol GeometryReading {
    /// Whether the value is still the same for the element.
    func isCurrent(_ node: NodeRef) -> Bool
    /// Whether another read has the same question, so that its value replaces this one.
    func asksLike(_ other: any GeometryReading) -> Bool
}
