import Foundation

/// The search for cheapest ways by the algorithm A*.
enum PathSearch {
    private struct Candidate {
        let node: GKGraphNode, cost: Float, total: Float
    }
    private struct Step {
        let before: GKGraphNode?, cost: Float
    }

    static func path(from start: GKGraphNode, to goal: GKGraphNode) -> [GKGraphNode] {
        var steps = [ObjectIdentifier(start): Step(before: nil, cost: 0)]
        var open = Heap<Candidate> { $0.total < $1.total }
        open.insert(Candidate(node: start, cost: 0, total: start.estimatedCost(to: goal)))
        while let next = open.removeFirst() {
            guard next.cost <= steps[ObjectIdentifier(next.node)]?.cost ?? 0 else { continue }
            if next.node === goal { return trace(goal, steps) }
            for node in next.node.connectedNodes {
                let step = next.node.cost(to: node)
                // A cost that is not a number, or less than 0, would make the search endless.
                guard step >= 0 else { continue }
                let cost = next.cost + step
                if let known = steps[ObjectIdentifier(node)], known.cost <= cost { continue }
                steps[ObjectIdentifier(node)] = Step(before: next.node, cost: cost)
                open.insert(Candidate(node: node, cost: cost, total: cost + node.estimatedCost(to: goal)))
            }
        }
        return []
    }

    private static func trace(_ goal: GKGraphNode, _ steps: [ObjectIdentifier: Step]) -> [GKGraphNode] {
        var path: [GKGraphNode] = []
        var node: GKGraphNode? = goal
        while let current = node {
            path.append(current)
            node = steps[ObjectIdentifier(current)]?.before
        }
        return path.reversed()
    }
}

/// Elements of which the first in an order is found fast.
struct Heap<Element> {
    private var elements: [Element] = []
    private let comesBefore: (Element, Element) -> Bool

    init(_ comesBefore: @escaping (Element, Element) -> Bool) { self.comesBefore = comesBefore }

    mutating func insert(_ element: Element) {
        elements.append(element)
        var place = elements.count - 1
        while place > 0, comesBefore(elements[place], elements[(place - 1) / 2]) {
            elements.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    mutating func removeFirst() -> Element? {
        guard let first = elements.first, let last = elements.popLast() else { return nil }
        guard !elements.isEmpty else { return first }
        elements[0] = last
        var place = 0
        while true {
            var least = place
            for child in [2 * place + 1, 2 * place + 2]
            where child < elements.count && comesBefore(elements[child], elements[least]) { least = child }
            guard least != place else { return first }
            elements.swapAt(place, least)
            place = least
        }
    }
}
