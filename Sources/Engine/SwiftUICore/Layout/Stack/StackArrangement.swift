import Foundation

/// Elements in a row or column: how `HStack`, `VStack` and the layouts of those names arrange them.
struct StackArrangement {
    var axis: Axis
    var alignment: AlignmentKey
    /// The distance between neighbors; nil for the one that they prefer.
    var spacing: CGFloat?
    /// The elements, kept until they change.
    var children = ContiguousArray<NodeRef>()
    /// The distance after each element but the last; empty where all are ``uniformGap``.
    fileprivate var gaps = ContiguousArray<CGFloat>()
    fileprivate var uniformGap: CGFloat = 0
    private(set) var gapSum: CGFloat = 0
    /// Whether a child may begin before the one before it ends.
    private(set) var hasOverlaps = false
    /// Whether children differ in layout priority.
    private(set) var hasPriorities = false
    /// Whether children were collected before: other elements can depend on the results only then.
    private var wasCollected = false
    /// The spacing preferences at the ends; nil if there are no children.
    ///
    /// Along the axis the preferences of the first and last child, across it the preferences of all children together (L19).
    private(set) var ends: Ends?
    /// The preferences of each child, where all have the same and no priority: other children of that kind change nothing.
    private var shared: Ends?

    /// An object, for most stacks' ends prefer the same.
    final class Ends: Equatable {
        let spacing: ViewSpacing

        private init(_ spacing: ViewSpacing) { self.spacing = spacing }

        nonisolated(unsafe) private static let indifferent = Ends(ViewSpacing())
        /// The others made last, which the next stack's are likely to be as well: the ends of texts.
        nonisolated(unsafe) private static var last = indifferent

        static func of(_ spacing: ViewSpacing) -> Ends {
            if spacing.isSame(as: indifferent.spacing) { return indifferent }
            if !spacing.isSame(as: last.spacing) { last = Ends(spacing) }
            return last
        }

        static func == (a: Ends, b: Ends) -> Bool { a === b || a.spacing.isSame(as: b.spacing) }
    }

    init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat? = nil) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
    }

    // MARK: Children

    /// Adopts the children and their preferences; returns whether the ends differ from the ones already reported.
    ///
    /// - Parameter keepsTraits: Whether the preferences of children that were there before are known to be the same.
    mutating func collect(_ elements: ContiguousArray<NodeRef>, keepsTraits: Bool) -> Bool {
        if keepsTraits, let shared, adopt(elements, shared.spacing) { return false }
        children = elements
        hasPriorities = children.contains { child in child.withKind { $0.layoutPriority(child) } != 0 }
        let ends = collectGaps()
        defer { (self.ends, wasCollected) = (ends, true) }
        return wasCollected && ends != self.ends
    }

    /// Adopts other children with the same preferences as the ones before; returns whether all have them.
    private mutating func adopt(_ elements: ContiguousArray<NodeRef>, _ shared: ViewSpacing) -> Bool {
        guard let graph = elements.first?.graph, wasCollected else { return false }
        for child in elements where !child.layoutRecord.pointee.isPlaced {
            let isAlike = child.withKind { $0.layoutPriority(child) == 0 && $0.spacing(child).isSame(as: shared) }
            if !isAlike { return false }
        }
        children = elements
        let grid = graph.grid
        if let spacing = spacing.map({ grid.distance($0, axis) }) {
            useGaps(of: spacing)
            return true
        }
        uniformGap =
            children.count > 1 ? grid.distance(shared.distance(to: shared, along: axis), axis) : ViewSpacing.standard
        // Added one by one, as if they were found one by one.
        gapSum = 0
        for _ in 1..<children.count { gapSum += uniformGap }
        hasOverlaps = uniformGap < 0
        return true
    }

    /// Puts the same distance between all children.
    private mutating func useGaps(of spacing: CGFloat) {
        uniformGap = spacing
        gapSum = spacing * CGFloat(children.count - 1)
        hasOverlaps = spacing < 0
    }

    /// Finds the distances between the children; returns the preferences at the ends.
    private mutating func collectGaps() -> Ends? {
        gaps.removeAll(keepingCapacity: true)
        shared = nil
        guard let head = children.first, let tail = children.last else {
            gapSum = 0
            return nil
        }
        let first = head.withKind { $0.spacing(head) }
        var areAlike = !hasPriorities
        let grid = head.graph.grid
        if let spacing = spacing.map({ grid.distance($0, axis) }) {
            useGaps(of: spacing)
            var all = first
            for child in children.dropFirst() {
                let next = child.withKind { $0.spacing(child) }
                if next.isSame(as: first) { continue }
                areAlike = false
                all.formUnion(next, across: axis)
                if child == tail { all[axis.endEdge] = next[axis.endEdge] }
            }
            let ends = Ends.of(all)
            shared = areAlike ? ends : nil
            return ends
        }
        uniformGap = ViewSpacing.standard
        var previous = first
        // The distance between two children that are like the first.
        var alikeGap: CGFloat?
        var isAlike = true
        var all = first
        var firstGap: CGFloat?
        var isUniform = true
        var sum: CGFloat = 0
        hasOverlaps = false
        for index in children.indices.dropFirst() {
            let child = children[index]
            let next = child.withKind { $0.spacing(child) }
            let wasAlike = isAlike
            isAlike = next.isSame(as: first)
            if !isAlike { areAlike = false }
            let gap: CGFloat
            if wasAlike, isAlike, let alikeGap {
                gap = alikeGap
            } else {
                gap = grid.distance(previous.distance(to: next, along: axis), axis)
                if wasAlike, isAlike { alikeGap = gap }
            }
            if firstGap == nil {
                firstGap = gap
                uniformGap = gap
            }
            if gap != firstGap, isUniform {
                isUniform = false
                gaps.append(contentsOf: repeatElement(firstGap!, count: index - 1))
            }
            if !isUniform { gaps.append(gap) }
            if gap < 0 { hasOverlaps = true }
            sum += gap
            if !isAlike || !wasAlike { previous = next }
            if !isAlike { all.formUnion(next, across: axis) }
        }
        gapSum = sum
        all[axis.endEdge] = previous[axis.endEdge]
        let ends = Ends.of(all)
        shared = areAlike ? ends : nil
        return ends
    }

    /// The spacing preferences of the stack.
    var outerSpacing: ViewSpacing { ends?.spacing ?? .zero }
}

extension ViewSpacing {
    /// Adopts another view's preferences at the two edges across an axis, the larger value counting.
    fileprivate mutating func formUnion(_ other: ViewSpacing, across axis: Axis) {
        switch axis {
        case .horizontal:
            top.formMaximum(other.top)
            bottom.formMaximum(other.bottom)
        case .vertical:
            leading.formMaximum(other.leading)
            trailing.formMaximum(other.trailing)
        }
    }
}

/// Arrangements are measured where they are: a copy would count references to its arrays.
extension UnsafePointer<StackArrangement> {
    // MARK: Measuring

    /// The size for a proposal.
    func measure(_ proposal: ProposedViewSize) -> CGSize {
        let children = pointee.children
        let count = children.count
        if count == 0 { return .zero }
        let (axis, alignment) = (pointee.axis, pointee.alignment)
        guard let major = proposal[axis] else { return measureUnproposed(proposal, children) }
        return withUnsafeTemporaryAllocation(of: StackItem.self, capacity: count) { items in
            distribute(children, major: major, minor: proposal[axis.other], items)
            var total = pointee.gapSum
            var extent = MinorExtent()
            for index in 0..<count {
                total += items[index].size[axis]
                extent.add(
                    children[index].guide(alignment, items[index].viewSize), length: items[index].size[axis.other])
            }
            return CGSize(axis, total, extent.length)
        }
    }

    /// No proposal on the axis: every child has its ideal length (L15).
    private func measureUnproposed(_ proposal: ProposedViewSize, _ children: ContiguousArray<NodeRef>) -> CGSize {
        let (axis, alignment) = (pointee.axis, pointee.alignment)
        var total = pointee.gapSum
        var extent = MinorExtent()
        for child in children {
            let size = child.viewSize(proposal)
            total += size.value[axis]
            extent.add(child.guide(alignment, size), length: size.value[axis.other])
        }
        return CGSize(axis, total, extent.length)
    }

    // MARK: Placing

    /// Calls a function with each child's distance from the leading and top edges, its size and its proposal,
    /// for a size that the stack answered to a proposal.
    @inline(__always)
    func arrange(
        proposal: ProposedViewSize, size: CGSize, _ body: (NodeRef, CGPoint, CGSize, ProposedViewSize) -> Void
    ) {
        let children = pointee.children
        let count = children.count
        if count == 0 { return }
        let (axis, alignment) = (pointee.axis, pointee.alignment)
        let (gaps, uniformGap) = (pointee.gaps, pointee.uniformGap)
        // L16: children get the stack's final minor length where none was proposed.
        let minor = proposal[axis.other] ?? size[axis.other]
        withUnsafeTemporaryAllocation(of: StackItem.self, capacity: count) { items in
            if let major = proposal[axis] {
                distribute(children, major: major, minor: minor, items)
            } else {
                var inner = ProposedViewSize.unspecified
                inner[axis.other] = minor
                for index in 0..<count {
                    items[index] = StackItem(size: children[index].size(inner), proposal: inner)
                }
            }
            var extent = MinorExtent()
            for index in 0..<count {
                items[index].guide = children[index].guide(alignment, items[index].viewSize)
                extent.add(items[index].guide, length: items[index].size[axis.other])
            }
            var cursor: CGFloat = 0
            for index in 0..<count {
                let item = items[index]
                var place = CGPoint.zero
                place[axis] = cursor
                place[axis.other] = extent.before - item.guide
                body(children[index], place, item.size, item.proposal)
                cursor += item.size[axis] + (gaps.isEmpty ? uniformGap : (index < gaps.count ? gaps[index] : 0))
            }
        }
    }

    /// The explicit position of a guide for a size that was answered to a proposal: the children's, combined.
    func explicitGuide(_ key: AlignmentKey, _ size: ViewSize) -> CGFloat? {
        guard pointee.children.contains(where: { $0.maySetGuide(key) }) else { return nil }
        var values: [CGFloat] = []
        arrange(proposal: size.proposal, size: size.value) { child, place, size, proposal in
            if let value = child.explicitGuide(key, ViewSize(size, proposal)) { values.append(value + place[key.axis]) }
        }
        return key.combine(values)
    }
}
