import Foundation
import Testing

@testable import SwiftUICore

/// The law of the engine: what changes led to is what a start from scratch leads to.
@MainActor @Suite("Layout after changes equals layout from scratch")
struct LayoutDifferentialTests {
    /// How many trees are tried: 40, or as many as `ORIEL_FUZZ` says.
    private nonisolated static let seeds = 0..<(Int(ProcessInfo.processInfo.environment["ORIEL_FUZZ"] ?? "") ?? 40)

    @Test("Random trees under random changes", arguments: seeds)
    func changes(_ seed: Int) {
        var maker = SpecimenMaker(seed: seed + 1)
        var specimen = Specimen(id: 0, kind: .column, a: 0, b: 1, children: [])
        for _ in 0..<3 { specimen.children.append(maker.make(depth: 4)) }
        let lever = Lever(specimen)
        let bench = LayoutBench(300, 200) { Levered(lever) { SpecimenView(specimen: $0) } }
        for step in 0..<16 {
            maker.change(&specimen)
            lever.value = specimen
            if step % 5 == 4 {
                bench.resize(CGFloat(maker.number(50..<400)), CGFloat(maker.number(50..<300)))
            } else {
                bench.graph.flush()
            }
            let size = bench.graph.root.pointee.layout!.pointee.size
            let scratch = LayoutBench(size.width, size.height) { SpecimenView(specimen: specimen) }
            let (a, b) = (bench.graph.displayList.description, scratch.graph.displayList.description)
            guard a == b else {
                Issue.record("Seed \(seed), step \(step): after changes\n\(a)\nfrom scratch\n\(b)\n\(specimen)")
                return
            }
        }
    }
}
