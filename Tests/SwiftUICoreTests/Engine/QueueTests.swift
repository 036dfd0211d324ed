import Foundation
import Testing

@testable import SwiftUICore

/// The lists that the engine keeps of nodes.
@MainActor struct QueueTests {
    /// Nodes of many depths, in no order.
    private func nodes(_ bench: LayoutBench) -> [NodeRef] {
        var found: [NodeRef] = []
        func visit(_ node: NodeRef) {
            found.append(node)
            node.forEachChild(visit)
        }
        visit(bench.graph.root)
        var maker = SpecimenMaker(seed: 7)
        for index in found.indices { found.swapAt(index, maker.number(0..<found.count)) }
        return found
    }

    private func makeBench() -> LayoutBench {
        var specimen = Specimen(id: 0, kind: .column, a: 0, b: 1)
        var maker = SpecimenMaker(seed: 3)
        for _ in 0..<30 { specimen.children.append(maker.make(depth: 3)) }
        return LayoutBench(300, 200) { SpecimenView(specimen: specimen) }
    }

    @Test("A queue hands out nodes by depth, and none that is gone", arguments: [true, false])
    func depths(_ shallowFirst: Bool) {
        let bench = makeBench()
        var queue = DepthQueue(shallowFirst ? .shallowFirst : .deepFirst)
        let all = nodes(bench)
        #expect(all.count > 100)
        for node in all { queue.push(node) }
        var depths: [UInt32] = []
        while let node = queue.pop() { depths.append(node.depth) }
        let ascending: [UInt32] = all.map { $0.depth }.sorted()
        #expect(depths == (shallowFirst ? ascending : ascending.reversed()))
        #expect(queue.isEmpty)
    }

    @Test("Nodes that go in between others come out by depth, and by their turn within one", arguments: [true, false])
    func turns(_ shallowFirst: Bool) {
        let bench = makeBench()
        var queue = DepthQueue(shallowFirst ? .shallowFirst : .deepFirst)
        var waiting: [NodeRef] = []
        var maker = SpecimenMaker(seed: 11)
        let all = nodes(bench)
        for _ in 0..<2_000 {
            if maker.number(0..<3) > 0 {
                let node = all[maker.number(0..<all.count)]
                queue.push(node)
                waiting.append(node)
            } else {
                let depths = waiting.map(\.depth)
                let first = (shallowFirst ? depths.min() : depths.max()).flatMap { depths.firstIndex(of: $0) }
                let expected = first.map { waiting.remove(at: $0) }
                #expect(queue.pop() == expected)
                #expect(queue.isEmpty == waiting.isEmpty)
            }
        }
        #expect(!waiting.isEmpty)
        withExtendedLifetime(bench.graph) {}
    }

    @Test("A list of readers calls each once, and is empty then")
    func readers() {
        let bench = makeBench()
        let all = nodes(bench).prefix(20)
        var readers = ReaderList()
        for node in all + all { readers.insert(node) }
        readers.remove(all[3])
        var called: Set<NodeHandle> = []
        var count = 0
        readers.drain { node in
            called.insert(NodeHandle(node))
            count += 1
        }
        #expect(count == 19 && called.count == 19 && !called.contains(NodeHandle(all[3])))
        #expect(readers.isEmpty)
        withExtendedLifetime(bench.graph) {}
    }

    /// Measures its view for four widths, and is as long as the first answer.
    private struct FirstOfFour: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let answers = [10, 20, 30, 40].map { subviews[0].sizeThatFits(ProposedViewSize(width: $0, height: 5)) }
            return CGSize(width: answers[0].width, height: 5)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 40, height: 5))
        }
    }

    @Test("A container hears of a change in an answer that its view has forgotten")
    func forgottenAnswers() {
        let lever = Lever(CGFloat(5))
        let bench = LayoutBench(100, 100) {
            Levered(lever) { least in
                FirstOfFour() { Box(name: "a", width: .init(least: least, ideal: 20, most: 100)) }
            }
        }
        #expect(bench.size.width == 10)
        lever.value = 15
        bench.graph.flush()
        #expect(bench.size.width == 15)
    }
}
