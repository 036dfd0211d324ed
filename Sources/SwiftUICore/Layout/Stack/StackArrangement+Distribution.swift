import Foundation

extension StackArrangement {
    /// Divides a length among the children: the least flexible first, by priority (L10 to L13).
    func distribute(major: CGFloat, minor: CGFloat?, _ items: UnsafeMutableBufferPointer<StackItem>) {
        let count = children.count
        items.initialize(repeating: StackItem())
        var available = major - gapSum

        @inline(__always)
        func propose(_ index: Int, _ length: CGFloat) {
            var proposal = ProposedViewSize.unspecified
            proposal[axis] = length
            proposal[axis.other] = minor
            items[index].proposal = proposal
            items[index].size = children[index].size(proposal)
        }

        if count == 1 { return propose(0, max(available, 0)) }

        withUnsafeTemporaryAllocation(of: Contender.self, capacity: count) { contenders in
            for index in 0..<count {
                let child = children[index]
                let range = child.pointee.kind.flexibility(child, axis, minor: minor)
                contenders[index] = Contender(
                    index: index, priority: hasPriorities ? child.pointee.kind.layoutPriority(child) : 0,
                    least: range.least, flexibility: range.most - range.least)
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
}
