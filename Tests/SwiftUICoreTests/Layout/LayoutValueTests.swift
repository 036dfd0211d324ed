import Foundation
import Testing

@testable import SwiftUICore

/// The values that layouts calculate with: axes, edges, alignments, spacing, sizes.
@MainActor @Suite("Values of layout")
struct LayoutValueTests {
    @Test("Sets of axes and edges")
    func sets() {
        #expect(Axis.allCases.map(\.description) == ["horizontal", "vertical"])
        #expect(Axis.Set([.horizontal, .vertical]).rawValue == 3)
        #expect(Edge.Set.all == [.horizontal, .vertical] && Edge.Set(.leading).isSubset(of: .horizontal))
        for edge in Edge.allCases { #expect(Edge.Set.all.contains(Edge.Set(edge))) }
        #expect(HorizontalEdge.Set(.leading).union(.trailing) == .all && HorizontalEdge.allCases.count == 2)
        #expect(VerticalEdge.Set(.top).union(.bottom) == .all && VerticalEdge.allCases.count == 2)
        #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    }

    @Test("Alignments meet where their guides say")
    func alignments() {
        let size = ViewDimensions(
            size: ViewSize(CGSize(width: 20, height: 10), ProposedViewSize(width: 20, height: 10)), element: nil)
        let across: [HorizontalAlignment] = [
            .leading, .center, .trailing, .listRowSeparatorLeading, .listRowSeparatorTrailing,
        ]
        #expect(across.map { size[$0] } == [0, 10, 20, 0, 20])
        let along: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
        #expect(along.map { size[$0] } == [0, 5, 10, 10, 10])
        #expect(size[explicit: HorizontalAlignment.center] == nil && size[explicit: VerticalAlignment.top] == nil)
        #expect(size.width == 20 && size.height == 10 && size == ViewDimensions(size: size.size, element: nil))
        #expect(Alignment.leadingLastTextBaseline == Alignment(horizontal: .leading, vertical: .lastTextBaseline))
        #expect(Alignment.topTrailing != .topLeading && Alignment(horizontal: .center, vertical: .center) == .center)
    }

    @Test("Guides of several views are combined: their average, the first and the last baseline")
    func combining() {
        #expect(HorizontalAlignment.center.combineExplicit([2, nil, 4]) == 3)
        #expect(HorizontalAlignment.center.combineExplicit([nil]) == nil)
        #expect(VerticalAlignment.top.combineExplicit([2, 4]) == 3)
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit([nil, 2, 4]) == 2)
        #expect(VerticalAlignment.lastTextBaseline.combineExplicit([2, 4]) == 4)
    }

    @Test("Distances: the greater where both say one, else the one, else the usual")
    func spacing() {
        let (usual, none) = (ViewSpacing(), ViewSpacing.zero)
        var wide = ViewSpacing()
        wide.bottom = .init(plain: 20)
        #expect(usual.distance(to: usual, along: .vertical) == 8 && none.distance(to: none, along: .horizontal) == 0)
        #expect(wide.distance(to: none, along: .vertical) == 20 && none.distance(to: usual, along: .vertical) == 0)
        #expect(wide.union(none).distance(to: usual, along: .vertical) == 20)
        #expect(usual.union(none, edges: .bottom).distance(to: usual, along: .vertical) == 0)
        #expect(usual.union(none, edges: .top).distance(to: usual, along: .vertical) == 8)
        var union = none
        union.formUnion(wide, edges: .horizontal)
        #expect(union.isSame(as: none) && !union.isSame(as: wide))
    }

    @Test("Distances about text go before others, and add up")
    func textSpacing() {
        var (upper, lower) = (ViewSpacing(), ViewSpacing())
        upper.bottom[.textToText] = 3
        upper.bottom[.edgeBelowText] = 6
        lower.top[.textToText] = 2
        lower.top = {
            var edge = $0
            edge.plain = 30
            return edge
        }(lower.top)
        #expect(upper.distance(to: lower, along: .vertical) == 5)
        lower.top[.edgeBelowText] = 1
        #expect(upper.distance(to: lower, along: .vertical) == 7)
        let categories: [ViewSpacing.Category] = [
            .textToText, .edgeAboveText, .edgeBelowText, .edgeLeftOfText, .edgeRightOfText,
        ]
        #expect(categories.map { upper.bottom[$0] } == [3, nil, 6, nil, nil])
        for category in categories {
            var edge = ViewSpacing.EdgeValues()
            edge[category] = 4
            #expect(edge[category] == 4 && edge != ViewSpacing.EdgeValues() && edge.plain == nil)
            edge[category] = nil
            #expect(edge == ViewSpacing.EdgeValues())
        }
    }

    @Test("Spaces have names")
    func spaces() {
        #expect(CoordinateSpace.global.isGlobal && !CoordinateSpace.local.isGlobal && CoordinateSpace.local.isLocal)
        #expect(!CoordinateSpace.named("a").isLocal && CoordinateSpace.named("a") != .named("b"))
        #expect(GlobalCoordinateSpace().coordinateSpace == .global && LocalCoordinateSpace().coordinateSpace == .local)
        #expect(NamedCoordinateSpace.named("a") == .named("a") && NamedCoordinateSpace.named("a") != .named(1))
        #expect(NamedCoordinateSpace.scrollView != .scrollView(axis: .vertical))
        #expect(NamedCoordinateSpace.named(2).coordinateSpace == .named(2))
    }
}
