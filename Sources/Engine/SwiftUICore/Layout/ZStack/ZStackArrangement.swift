import Foundation

/// Elements one above the other: how `ZStack` and the layout of that name arrange them.
struct ZStackArrangement {
    var alignment: Alignment
    /// The elements, kept until they change.
    private(set) var children = ContiguousArray<NodeRef>()
    /// The greatest layout priority among them.
    private var priority = 0.0
    /// The combined preferences of the elements.
    private(set) var outerSpacing = ViewSpacing.zero
    /// Whether children were collected before: other elements can depend on the results only then.
    private var wasCollected = false

    init(alignment: Alignment) { self.alignment = alignment }

    /// Adopts the children returned by a function, and their preferences; returns whether the result differs from the last
    /// one that was reported.
    mutating func collect(_ elements: ContiguousArray<NodeRef>) -> Bool {
        let (wasEmpty, oldSpacing) = (children.isEmpty, outerSpacing)
        children = elements
        priority = -.infinity
        outerSpacing = .zero
        for (index, child) in elements.enumerated() {
            let spacing = child.kind.spacing(child)
            if index == 0 { outerSpacing = spacing } else { outerSpacing.formUnion(spacing) }
            priority = max(priority, child.kind.layoutPriority(child))
        }
        defer { wasCollected = true }
        return wasCollected && (children.isEmpty != wasEmpty || !outerSpacing.isSame(as: oldSpacing))
    }

    /// The space of the children with the highest priority, which decide the size (L52).
    private func extents(_ proposal: ProposedViewSize) -> (horizontal: MinorExtent, vertical: MinorExtent) {
        var (horizontal, vertical) = (MinorExtent(), MinorExtent())
        for child in children where child.kind.layoutPriority(child) == priority {
            let size = child.viewSize(proposal)
            horizontal.add(child.guide(alignment.horizontal.key, size), length: size.width)
            vertical.add(child.guide(alignment.vertical.key, size), length: size.height)
        }
        return (horizontal, vertical)
    }

    /// The size for a proposal.
    func measure(_ proposal: ProposedViewSize) -> CGSize {
        let extents = extents(proposal)
        return CGSize(width: extents.horizontal.length, height: extents.vertical.length)
    }

    /// Calls a function with each child's distance from the leading and top edges, and its size, in a stack of a size,
    /// which is proposed to every child.
    func arrange(size: CGSize, _ body: (NodeRef, CGPoint, ViewSize) -> Void) {
        let proposal = ProposedViewSize(size)
        let extents = extents(proposal)
        // Children may now take another size: together they are aligned in the stack as one.
        let taken = CGSize(width: extents.horizontal.length, height: extents.vertical.length)
        func line(_ key: AlignmentKey, _ extent: MinorExtent) -> CGFloat {
            taken[key.axis] == size[key.axis]
                ? extent.before : extent.before + key.defaultValue(size) - key.defaultValue(taken)
        }
        let x = line(alignment.horizontal.key, extents.horizontal)
        let y = line(alignment.vertical.key, extents.vertical)
        for child in children {
            let childSize = child.viewSize(proposal)
            let place = CGPoint(
                x: x - child.guide(alignment.horizontal.key, childSize),
                y: y - child.guide(alignment.vertical.key, childSize))
            body(child, place, childSize)
        }
    }

    /// The explicit position of a guide in a stack of a size: the children's, combined.
    func explicitGuide(_ key: AlignmentKey, size: CGSize) -> CGFloat? {
        guard children.contains(where: { $0.maySetGuide(key) }) else { return nil }
        var values: [CGFloat] = []
        arrange(size: size) { child, place, childSize in
            if let value = child.explicitGuide(key, childSize) { values.append(value + place[key.axis]) }
        }
        return key.combine(values)
    }
}
