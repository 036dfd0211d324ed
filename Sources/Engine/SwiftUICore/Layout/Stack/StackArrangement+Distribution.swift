import Foundation

extension UnsafePointer<StackArrangement> {
    /// Divides a length among the children: the least flexible first, by priority (L10 to L13).
    func distribute(
        _ children: ContiguousArray<NodeRef>, major: CGFloat, minor: CGFloat?,
        _ items: UnsafeMutableBufferPointer<StackItem>
    ) {
        let count = children.count
        let (axis, hasPriorities) = (pointee.axis, pointee.hasPriorities)
        items.initialize(repeating: StackItem())
        var available = major - pointee.gapSum

        @inline(__always)
        func propose(_ index: Int, _ length: CGFloat) {
            var proposal = ProposedViewSize.unspecified
            proposal[axis] = length
            proposal[axis.other] = minor
            items[index].proposal = proposal
            items[index].size = children[index].size(proposal)
        }

        if count == 1 { return propose(0, max(available, 0)) }
        if distributeRigid(children, available: available, minor: minor, propose) { return }

        withUnsafeTemporaryAllocation(of: Contender.self, capacity: count) { contenders in
            for index in 0..<count {
                let child = children[index]
                contenders[index] = child.withKind { kind in
                    let range = kind.flexibility(child, axis, minor: minor)
                    return Contender(
                        index: index, priority: hasPriorities ? kind.layoutPriority(child) : 0,
                        least: range.least, flexibility: range.most - range.least)
                }
            }
            sort(contenders)
            // Lower groups keep their least lengths until their turn comes (L12).
            var reserved: CGFloat = 0
            for contender in contenders where contender.priority < contenders[0].priority {
                reserved += contender.least
            }
            var start = 0
            while start < count {
                var end = start + 1
                while end < count, contenders[end].priority == contenders[start].priority { end += 1 }
                if start > 0 { for index in start..<end { reserved -= contenders[index].least } }
                for index in start..<end {
                    let share = (available - reserved) / CGFloat(end - index)
                    propose(contenders[index].index, share.isNaN ? .infinity : max(share, 0))
                    if available != .infinity { available -= items[contenders[index].index].size[axis] }
                }
                start = end
            }
        }
    }

    /// The common case, without measuring how flexible children are: a few that take their own length whenever at least
    /// that much is offered, and spaces that take the rest.
    ///
    /// Where an equal share is enough for each of the former, they get it in whatever order, for the shares only
    /// grow. Returns whether that was so.
    @inline(__always)
    private func distributeRigid(
        _ children: ContiguousArray<NodeRef>, available: CGFloat, minor: CGFloat?, _ propose: (Int, CGFloat) -> Void
    ) -> Bool {
        let count = children.count
        // In whole cells children get other lengths than they like to have.
        guard count <= 16, available.isFinite, !children[0].graph.grid.isCoarse else { return false }
        let axis = pointee.axis
        return withUnsafeTemporaryAllocation(of: RigidChild.self, capacity: count) { rigid in
            var spaces: CGFloat = 0, spaceCount = 0, longest: CGFloat = 0
            for index in 0..<count {
                let child = children[index]
                if child.withKind({ $0.isSpace }) {
                    guard let least = SpacerKind.leastLength(child, axis) else { return false }
                    rigid[index] = RigidChild(length: least, isOpenSpace: true)
                    spaces += least
                    spaceCount += 1
                } else {
                    guard let length = child.withKind({ $0.rigidLength(child, axis, minor: minor) }) else {
                        return false
                    }
                    rigid[index] = RigidChild(length: length, isOpenSpace: false)
                    longest = max(longest, length)
                }
            }
            let rigidCount = count - spaceCount
            guard rigidCount > 0, longest <= (available - spaces) / CGFloat(rigidCount) else { return false }
            // Priorities among rigid children make no difference to their lengths: there is enough for all.
            var rest = available
            var left = rigidCount
            for index in 0..<count where !rigid[index].isOpenSpace {
                propose(index, (rest - spaces) / CGFloat(left))
                rest -= rigid[index].length
                left -= 1
            }
            // Spaces are equally flexible: the longer least length first, then in order (L11).
            while spaceCount > 0 {
                var next = -1
                for index in 0..<count
                where rigid[index].isOpenSpace && (next < 0 || rigid[index].length > rigid[next].length) {
                    next = index
                }
                let share = max(rest / CGFloat(spaceCount), 0)
                propose(next, share)
                rest -= max(share, rigid[next].length)
                rigid[next].isOpenSpace = false
                spaceCount -= 1
            }
            return true
        }
    }
}

/// A child that needs no asking how flexible it is.
private struct RigidChild {
    /// The length that the child likes to have; the least length of a space.
    var length: CGFloat
    /// Whether the child is a space that has not got its length yet.
    var isOpenSpace: Bool
}

private struct Contender {
    var index: Int
    var priority: Double
    var least: CGFloat
    var flexibility: CGFloat

    /// Whether the contender is served before another (L11).
    func precedes(_ other: Contender) -> Bool {
        if priority != other.priority { return priority > other.priority }
        if flexibility != other.flexibility { return flexibility < other.flexibility }
        if flexibility == .infinity, least != other.least { return least > other.least }
        return index < other.index
    }
}

/// Insertion sort: stacks are short, and nearly always sorted.
private func sort(_ contenders: UnsafeMutableBufferPointer<Contender>) {
    if contenders.count > 32 {
        var all = contenders
        return all.sort { $0.precedes($1) }
    }
    for index in 1..<contenders.count {
        let moving = contenders[index]
        var place = index
        while place > 0, moving.precedes(contenders[place - 1]) {
            contenders[place] = contenders[place - 1]
            place -= 1
        }
        contenders[place] = moving
    }
}
