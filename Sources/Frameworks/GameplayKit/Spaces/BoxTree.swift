import simd

/// A box of space.
struct SpaceBox {
    var low: SIMD3<Float>, high: SIMD3<Float>

    init(_ a: SIMD3<Float>, _ b: SIMD3<Float>) { (low, high) = (simd_min(a, b), simd_max(a, b)) }

    func union(_ box: SpaceBox) -> SpaceBox { SpaceBox(simd_min(low, box.low), simd_max(high, box.high)) }
    func meets(_ box: SpaceBox) -> Bool {
        let (a, b) = (low .<= box.high, box.low .<= high)
        return a.indices.allSatisfy { a[$0] && b[$0] }
    }
    /// The sum of the edges, by which boxes are compared: flat boxes have no volume.
    var margin: Float { (high - low).sum() }
}

/// Elements by the boxes that they fill: near boxes are in one branch, and branches that a search misses are skipped.
final class BoxTree<Element> {
    final class Leaf {
        let element: Element, box: SpaceBox
        init(_ element: Element, _ box: SpaceBox) { (self.element, self.box) = (element, box) }
    }
    private final class Branch {
        var box: SpaceBox
        var leaves: [Leaf] = []
        var branches: [Branch] = []
        init(_ box: SpaceBox) { self.box = box }
        var isLow: Bool { branches.isEmpty }
        func refit() {
            let boxes = leaves.map(\.box) + branches.map(\.box)
            if let first = boxes.first { box = boxes.dropFirst().reduce(first) { $0.union($1) } }
        }
    }

    private var root: Branch?
    /// The number of parts at which a branch is split.
    private let most: Int

    init(most: Int = 8) { self.most = min(max(most, 2), 64) }

    func insert(_ element: Element, _ box: SpaceBox) -> Leaf {
        let leaf = Leaf(element, box)
        let top = root ?? Branch(box)
        if let twin = add(leaf, to: top) {
            let higher = Branch(top.box.union(twin.box))
            higher.branches = [top, twin]
            root = higher
        } else {
            root = top
        }
        return leaf
    }

    /// Adds a leaf; returns the other half of a branch that was split.
    private func add(_ leaf: Leaf, to branch: Branch) -> Branch? {
        branch.box = branch.box.union(leaf.box)
        if branch.isLow {
            branch.leaves.append(leaf)
            return branch.leaves.count > most ? split(branch) : nil
        }
        func growth(_ child: Branch) -> (Float, Float) {
            (child.box.union(leaf.box).margin - child.box.margin, child.box.margin)
        }
        guard let child = branch.branches.min(by: { growth($0) < growth($1) }) else { return nil }
        if let twin = add(leaf, to: child) { branch.branches.append(twin) }
        return branch.branches.count > most ? split(branch) : nil
    }

    /// Halves a branch along its longest side.
    private func split(_ branch: Branch) -> Branch {
        let side = branch.box.high - branch.box.low
        let axis = side.x >= side.y && side.x >= side.z ? 0 : side.y >= side.z ? 1 : 2
        func middle(_ box: SpaceBox) -> Float { box.low[axis] + box.high[axis] }
        let twin = Branch(branch.box)
        branch.leaves.sort { middle($0.box) < middle($1.box) }
        branch.branches.sort { middle($0.box) < middle($1.box) }
        twin.leaves = Array(branch.leaves[(branch.leaves.count / 2)...])
        branch.leaves.removeLast(twin.leaves.count)
        twin.branches = Array(branch.branches[(branch.branches.count / 2)...])
        branch.branches.removeLast(twin.branches.count)
        branch.refit()
        twin.refit()
        return twin
    }

    func elements(in box: SpaceBox) -> [Element] {
        var found: [Element] = []
        func search(_ branch: Branch) {
            guard branch.box.meets(box) else { return }
            for leaf in branch.leaves where leaf.box.meets(box) { found.append(leaf.element) }
            for child in branch.branches { search(child) }
        }
        if let root { search(root) }
        return found
    }

    /// Removes leaves; returns whether there was one.
    func remove(where isGone: (Leaf) -> Bool) -> Bool {
        var removed = false
        func search(_ branch: Branch) {
            let count = branch.leaves.count
            branch.leaves.removeAll(where: isGone)
            removed = removed || branch.leaves.count < count
            for child in branch.branches { search(child) }
            branch.branches.removeAll { $0.leaves.isEmpty && $0.branches.isEmpty }
            branch.refit()
        }
        if let root {
            search(root)
            if root.leaves.isEmpty, root.branches.isEmpty { self.root = nil }
        }
        return removed
    }
}
