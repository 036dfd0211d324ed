import Foundation
import Testing

@testable import SwiftUICore

/// The random trees that laws of layout are tried on.
enum LawTrees {
    /// How many trees a law is tried on: `ORIEL_LAWS`, or as many as debug builds manage in a few seconds; ten times as
    /// many with `ORIEL_FULL`.
    static let count = Int(environment["ORIEL_LAWS"] ?? "") ?? (environment["ORIEL_FULL"] == nil ? 1000 : 10_000)
    private static let environment = ProcessInfo.processInfo.environment

    /// Seeds whose trees once broke a law.
    private static let kept = [8707]

    /// The seeds, in portions that a failure can name.
    static let portions: [Range<Int>] =
        kept.map { $0..<$0 + 1 } + stride(from: 0, to: count, by: 250).map { $0..<min($0 + 250, count) }

    /// The proposals that answers are compared for.
    static let proposals = [
        ProposedViewSize(width: 0, height: 0), ProposedViewSize(width: 50, height: 40), .unspecified,
        ProposedViewSize(width: 120, height: nil), ProposedViewSize(width: nil, height: 80),
        ProposedViewSize(width: 300, height: 200), ProposedViewSize(width: .infinity, height: 100), .infinity,
    ]

    /// A tree with everything in it.
    static func any(_ seed: Int) -> Specimen {
        var maker = SpecimenMaker(seed: seed + 1)
        return maker.make(depth: 1 + seed % 4)
    }

    /// A tree without guides and priorities, whose containers are the sum or the union of their content.
    static func plain(_ seed: Int) -> Specimen {
        plain(any(seed &* 31 + 7))
    }

    private static func plain(_ specimen: Specimen) -> Specimen {
        var result = specimen
        result.children = specimen.children.map(plain)
        switch specimen.kind {
        case .spacer, .divider, .baseline: result.kind = .fixed
        case .guide, .priority: result.kind = .offset
        case .row, .column, .pile, .grid, .stairs: if result.children.isEmpty { result.kind = .fill }
        default: break
        }
        return result
    }

    /// Several such trees.
    static func plainOnes(_ seed: Int) -> [Specimen] {
        (0..<2 + seed % 4).map { index in
            var tree = plain(seed &* 5 + index)
            rename(&tree, 1000 * (index + 1))
            return tree
        }
    }

    private static func rename(_ specimen: inout Specimen, _ base: Int) {
        specimen.id += base
        for index in specimen.children.indices { rename(&specimen.children[index], base) }
    }
}

extension CGSize {
    /// Whether two sizes are the same, except for the rounding of sums in another order.
    func isNear(_ other: CGSize) -> Bool { width.isNear(other.width) && height.isNear(other.height) }
}

extension CGFloat {
    func isNear(_ other: CGFloat) -> Bool {
        self == other || (self - other).magnitude <= 1e-6 * Swift.max(1, magnitude)
    }
}

extension LayoutBench {
    /// The answers to all of the laws' proposals.
    func answers(_ proposals: [ProposedViewSize] = LawTrees.proposals) -> [CGSize] {
        proposals.map { answer($0) }
    }

    /// The content's answer to a proposal.
    func answer(_ proposal: ProposedViewSize) -> CGSize {
        withExtendedLifetime(graph) { content.size(proposal) }
    }

    /// The sizes of the content's own children, as they were placed.
    var childSizes: [CGSize] {
        var sizes: [CGSize] = []
        content.forEachElement { sizes.append($0.layout.size) }
        return sizes
    }
}
