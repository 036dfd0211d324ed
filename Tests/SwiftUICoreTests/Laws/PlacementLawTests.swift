import Foundation
import Testing

@testable import SwiftUICore

/// Laws for any tree that is laid out in a window.
@MainActor @Suite("Laws of placement") struct PlacementLawTests {
    @Test("R2: laid out twice is laid out alike, and the same size is no work", arguments: LawTrees.portions)
    func sameSize(_ seeds: Range<Int>) {
        for seed in seeds {
            let tree = LawTrees.any(seed)
            let bench = LayoutBench(300, 200) { SpecimenView(specimen: tree) }
            let again = LayoutBench(300, 200) { SpecimenView(specimen: tree) }
            let before = bench.graph.displayList.description
            guard before == again.graph.displayList.description else {
                Issue.record("Seed \(seed): laid out differently\n\(tree)")
                return
            }
            bench.graph.counters = FrameCounters()
            bench.resize(300, 200)
            let done = bench.graph.counters
            guard done.bodies + done.closures + done.measured + done.placed + done.layersEmitted == 0 else {
                Issue.record("Seed \(seed): the same size cost \(done)\n\(tree)")
                return
            }
            bench.resize(211, 97)
            bench.resize(300, 200)
            guard before == bench.graph.displayList.description else {
                Issue.record("Seed \(seed): there and back is elsewhere\n\(tree)")
                return
            }
        }
    }

    @Test("R2: a stack is the sum of its views along, their span across", arguments: LawTrees.portions)
    func stackSums(_ seeds: Range<Int>) {
        for seed in seeds {
            let trees = LawTrees.plainOnes(seed)
            let spacing = CGFloat(seed % 7) - 2
            let views = ForEach(trees) { SpecimenView(specimen: $0) }
            let row = LayoutBench(300, 200) { HStack(alignment: .top, spacing: spacing) { views } }
            let column = LayoutBench(300, 200) { VStack(alignment: .trailing, spacing: spacing) { views } }
            let gaps = spacing * CGFloat(trees.count - 1)
            let wide = CGSize(
                width: row.childSizes.map(\.width).reduce(0, +) + gaps,
                height: row.childSizes.map(\.height).reduce(0, max))
            let high = CGSize(
                width: column.childSizes.map(\.width).reduce(0, max),
                height: column.childSizes.map(\.height).reduce(0, +) + gaps)
            guard wide.isNear(row.size), high.isNear(column.size) else {
                Issue.record("Seed \(seed): \(wide) in \(row.size), \(high) in \(column.size)\n\(trees)")
                return
            }
        }
    }

    @Test("R2: a pile is as large as the largest of its views, each way", arguments: LawTrees.portions)
    func pileUnions(_ seeds: Range<Int>) {
        for seed in seeds {
            let trees = LawTrees.plainOnes(seed)
            let pile = LayoutBench(300, 200) {
                ZStack(alignment: .bottomLeading) { ForEach(trees) { SpecimenView(specimen: $0) } }
            }
            let alone = trees.map { tree in LayoutBench(300, 200) { SpecimenView(specimen: tree) } }
            for proposal in LawTrees.proposals {
                let sizes = alone.map { $0.answer(proposal) }
                let union = CGSize(width: sizes.map(\.width).max()!, height: sizes.map(\.height).max()!)
                guard pile.answer(proposal).isNear(union) else {
                    Issue.record("Seed \(seed): \(pile.answer(proposal)) of \(sizes)\n\(trees)")
                    return
                }
            }
        }
    }

    @Test("R2: the highest priority is proposed all but what the others need", arguments: LawTrees.portions)
    func priorities(_ seeds: Range<Int>) {
        for seed in seeds {
            let trees = LawTrees.plainOnes(seed)
            let alone = trees.map { tree in LayoutBench(300, 200) { SpecimenView(specimen: tree) } }
            let row = LayoutBench(300, 200) {
                HStack(spacing: 3) {
                    SpecimenView(specimen: trees[0]).layoutPriority(1)
                    ForEach(trees.dropFirst()) { SpecimenView(specimen: $0) }
                }
            }
            let needed = alone.dropFirst().map { $0.answer(ProposedViewSize(width: 0, height: 200)).width }.reduce(0, +)
            let room = max(300 - 3 * CGFloat(trees.count - 1) - needed, 0)
            let wanted = alone[0].answer(ProposedViewSize(width: room, height: 200))
            guard row.childSizes[0].isNear(wanted) else {
                Issue.record("Seed \(seed): \(row.childSizes[0]) instead of \(wanted)\n\(trees)")
                return
            }
        }
    }

    @Test("R2: views of a lazy column lie where those of a column lie", arguments: LawTrees.portions)
    func lazyColumns(_ seeds: Range<Int>) {
        for seed in seeds {
            let trees = LawTrees.plainOnes(seed)
            let views = ForEach(trees) { SpecimenView(specimen: $0) }
            let lazy = LayoutBench(400, 1000) {
                LazyVStack(alignment: .leading, spacing: 4) { views }.fixedSize(horizontal: false, vertical: true)
                    .frame(width: 400, height: 1000, alignment: .topLeading)
            }
            let eager = LayoutBench(400, 1000) {
                VStack(alignment: .leading, spacing: 4) { views }.fixedSize(horizontal: false, vertical: true)
                    .frame(width: 400, height: 1000, alignment: .topLeading)
            }
            let seen = CGRect(x: 0, y: 0, width: 400, height: 1000)
            for (name, frame) in eager.places where seen.contains(frame) && !frame.isEmpty {
                guard lazy.places[name] == frame else {
                    Issue.record(
                        "Seed \(seed): \(name) at \(String(describing: lazy.places[name])), not \(frame)\n\(trees)")
                    return
                }
            }
        }
    }

    @Test("R2: more room never makes a row of elastic views smaller", arguments: LawTrees.portions)
    func monotone(_ seeds: Range<Int>) {
        for seed in seeds {
            var maker = SpecimenMaker(seed: seed + 3)
            let boxes = (0..<1 + maker.number(0..<5)).map { index in
                (index: index, least: CGFloat(maker.number(0..<40)), more: CGFloat(maker.number(0..<80)))
            }
            let row = LayoutBench(300, 200) {
                HStack(spacing: 2) {
                    ForEach(boxes, id: \.index) { Box.text($0.least, $0.least + $0.more, "\($0.index)") }
                }
            }
            var last: CGFloat = 0
            for width in stride(from: 0.0, through: 600, by: 10) {
                let size = row.answer(width, 50).width
                guard size >= last - 1e-6 else {
                    Issue.record("Seed \(seed): \(last), then \(size) at \(width)\n\(boxes)")
                    return
                }
                last = size
            }
        }
    }
}
