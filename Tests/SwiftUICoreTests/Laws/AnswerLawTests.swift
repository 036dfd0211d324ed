import Foundation
import Testing

@testable import SwiftUICore

/// Laws for any view's response to proposals.
@MainActor @Suite("Laws of answers") struct AnswerLawTests {
    /// Tries a law on trees; records the first that breaks it, made small.
    private func `try`(_ seeds: Range<Int>, _ law: (Specimen) -> String?) {
        for seed in seeds {
            let tree = LawTrees.any(seed)
            if law(tree) == nil { continue }
            let small = tree.smallest { law($0) != nil }
            Issue.record("Seed \(seed): \(law(small) ?? "")\n\(small)")
            return
        }
    }

    @Test("R2: answers are no less than 0, and finite where the proposal is", arguments: LawTrees.portions)
    func finite(_ seeds: Range<Int>) {
        `try`(seeds) { tree in
            let bench = LayoutBench(300, 200) { SpecimenView(specimen: tree) }
            for (proposal, size) in zip(LawTrees.proposals, bench.answers()) {
                if !(size.width >= 0 && size.height >= 0) { return "\(size) to \(proposal)" }
                let isFinite = proposal.width ?? 0 < .infinity && proposal.height ?? 0 < .infinity
                if isFinite, !(size.width < .infinity && size.height < .infinity) { return "\(size) to \(proposal)" }
            }
            return nil
        }
    }

    @Test("R2: answers depend neither on earlier proposals nor on the window", arguments: LawTrees.portions)
    func independent(_ seeds: Range<Int>) {
        `try`(seeds) { tree in
            let bench = LayoutBench(300, 200) { SpecimenView(specimen: tree) }
            let other = LayoutBench(90, 400) { SpecimenView(specimen: tree) }
            let first = bench.answers(), second = other.answers(LawTrees.proposals.reversed())
            if first != second.reversed() { return "\(first), in another order \(second.reversed())" }
            bench.resize(17, 23)
            let third = bench.answers()
            return first == third ? nil : "\(first), after a resize \(third)"
        }
    }

    @Test("R2: a frame in the same frame is one frame", arguments: LawTrees.portions)
    func idempotentFrames(_ seeds: Range<Int>) {
        `try`(seeds) { tree in
            let (width, height) = (tree.x + 20, tree.y + 20)
            let one = LayoutBench(300, 200) { SpecimenView(specimen: tree).frame(width: width, height: height) }
            let two = LayoutBench(300, 200) {
                SpecimenView(specimen: tree).frame(width: width, height: height).frame(width: width, height: height)
            }
            if one.places != two.places { return "\(one.places), framed twice \(two.places)" }
            let isExact = one.answers().allSatisfy { $0 == CGSize(width: width, height: height) }
            return isExact ? nil : "a frame of \(width), \(height) is \(one.answers())"
        }
    }

    @Test("R2: padding proposes as much less as it adds", arguments: LawTrees.portions)
    func padding(_ seeds: Range<Int>) {
        `try`(seeds) { tree in
            let inner = LayoutBench(300, 200) { SpecimenView(specimen: tree) }
            let outer = LayoutBench(300, 200) {
                SpecimenView(specimen: tree).padding(EdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 11))
            }
            for proposal in LawTrees.proposals {
                let less = ProposedViewSize(
                    width: proposal.width.map { max($0 - 16, 0) }, height: proposal.height.map { max($0 - 10, 0) })
                let size = inner.answer(less), padded = outer.answer(proposal)
                if !padded.isNear(CGSize(width: size.width + 16, height: size.height + 10)) {
                    return "\(size) padded is \(padded)"
                }
            }
            return nil
        }
    }

    @Test("R2: a fixed size is the ideal one, whatever is proposed", arguments: LawTrees.portions)
    func fixedSizes(_ seeds: Range<Int>) {
        `try`(seeds) { tree in
            let ideal = LayoutBench(300, 200) { SpecimenView(specimen: tree) }.answer(.unspecified)
            let fixed = LayoutBench(300, 200) { SpecimenView(specimen: tree).fixedSize() }.answers()
            return fixed.allSatisfy { $0 == ideal } ? nil : "ideal \(ideal), fixed \(fixed)"
        }
    }

    @Test("R2: a frame without limit takes the proposal, or what its view needs", arguments: LawTrees.portions)
    func limitless(_ seeds: Range<Int>) {
        `try`(seeds) { tree in
            let inner = LayoutBench(300, 200) { SpecimenView(specimen: tree) }
            let least = LayoutBench(300, 200) {
                SpecimenView(specimen: tree).frame(maxWidth: .infinity, maxHeight: .infinity)
            }
            let all = LayoutBench(300, 200) {
                SpecimenView(specimen: tree).frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            }
            for proposal in LawTrees.proposals {
                let size = inner.answer(proposal)
                let wanted = CGSize(
                    width: max(proposal.width ?? 0, size.width), height: max(proposal.height ?? 0, size.height))
                if least.answer(proposal) != wanted {
                    return "\(size) may grow to \(least.answer(proposal)) in \(proposal)"
                }
                guard let width = proposal.width, let height = proposal.height else { continue }
                if all.answer(proposal) != CGSize(width: width, height: height) {
                    return "\(all.answer(proposal)) fills \(proposal)"
                }
            }
            return nil
        }
    }

    @Test("R2: effects, overlays and backgrounds never change a size", arguments: LawTrees.portions)
    func effects(_ seeds: Range<Int>) {
        `try`(seeds) { tree in
            let plain = LayoutBench(300, 200) { SpecimenView(specimen: tree) }
            let drawn = LayoutBench(300, 200) {
                SpecimenView(specimen: tree).offset(x: 5, y: -3).opacity(0.5).rotationEffect(.degrees(20))
                    .scaleEffect(2).zIndex(1).clipped().blur(radius: 2)
                    .overlay(alignment: .bottomTrailing) { Box.fixed(500, 500) }.background { Box.fixed(400, 7) }
                    .compositingGroup().allowsHitTesting(false).brightness(0.1)
            }
            let (a, b) = (plain.answers(), drawn.answers())
            return a == b ? nil : "\(a), with effects \(b)"
        }
    }
}
