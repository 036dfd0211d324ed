import Foundation

/// How long a scroll view, or the window, is for the frames in it that are a share of it, and which these are.
///
/// For them the length of a scroll view is the one proposed to it: along an axis that does not scroll, its own length
/// follows from its content's, which must not be a share of itself. The content's sizes are thus valid for one
/// container only; when the container changes, the frames and all elements up to the scroll view are measured again.
final class ContainerLengths {
    /// The container for which the content's sizes hold; nil before there are any.
    fileprivate(set) var lengths: CGSize?
    /// The container for which the content was placed; nil before it was.
    private var placed: CGSize?
    private var frames = ReaderList()

    fileprivate func add(_ frame: NodeRef) { frames.insert(frame) }

    /// Calls a function with each element from the frames up to the scroll view or root.
    private func forEachElement(below container: NodeRef, _ body: (NodeRef) -> Void) {
        frames.forEachReader { frame in
            var element: NodeRef? = frame
            while let current = element, current != container {
                body(current)
                element = current.elementParent
            }
        }
    }

    private func set(_ new: CGSize, in container: NodeRef) {
        if lengths == new { return }
        lengths = new
        forEachElement(below: container) { $0.forgetAnswers() }
    }

    /// Measures the content for another container; after that its sizes are again for the one that it was placed in.
    func whileMeasuring<R>(_ scroll: NodeRef, _ proposal: ProposedViewSize, _ body: () -> R) -> R {
        set(scroll.containerLengths(proposal), in: scroll)
        defer { if let placed { set(placed, in: scroll) } }
        return body()
    }

    /// Sets the container for which the content is placed: a scroll view, or the root.
    func place(_ container: NodeRef) {
        let new = container.containerLengths(container.layout.proposal)
        set(new, in: container)
        if placed == new { return }
        if placed != nil {
            forEachElement(below: container) {
                // Children that are not placed on the way from the container are placed for themselves.
                container.graph.markPlace($0)
                $0.kind.containerChanged($0)
            }
        }
        placed = new
    }
}

extension NodeRef {
    /// The nearest element above that scrolls.
    var scrollAncestor: NodeRef? {
        var node = elementParent
        while let current = node {
            if current.kind.scrollAxes(current) != nil { return current }
            node = current.elementParent
        }
        return nil
    }

    /// The container around an element: the nearest scroll view, else the window.
    private var container: ContainerLengths {
        scrollAncestor.flatMap { $0.kind.container($0) } ?? graph.window
    }

    /// The lengths of the container around an element.
    var containerLengths: CGSize {
        // Before anything was measured, only the window is known.
        container.lengths ?? graph.root.layout.size
    }

    /// The length of a scroll view for its content: as proposed, else the length of its container.
    fileprivate func containerLengths(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let around = containerLengths
        return CGSize(width: proposal.width ?? around.width, height: proposal.height ?? around.height)
    }

    /// Makes the containers around a new frame report their lengths: the nearest may depend on one further out.
    func followContainers() {
        var scroll = scrollAncestor
        while let current = scroll {
            current.kind.container(current)?.add(self)
            scroll = current.scrollAncestor
        }
        graph.window.add(self)
    }
}
