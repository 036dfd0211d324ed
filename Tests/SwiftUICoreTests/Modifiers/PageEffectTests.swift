import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// The layers' effects on the way of pages, at a part of the way.
@MainActor @Suite("Effects of pages on their way")
struct PageEffectTests {
    private final class Owner {}

    /// A source, a page of 200 × 300 points and a window, each at a place of its own.
    private struct Board {
        let owner = Owner()
        let source: ZoomPlaceID, page: ZoomPlaceID, window: ZoomPlaceID
        let bench: LayoutBench

        @MainActor init(_ direction: LayoutDirection = .leftToRight, showsPlaces: Bool = true) {
            let (source, page, window) = (
                ZoomPlaceID(item: "source", of: owner), ZoomPlaceID(item: "page", of: owner),
                ZoomPlaceID(item: "window", of: owner)
            )
            (self.source, self.page, self.window) = (source, page, window)
            bench = LayoutBench(500, 500) {
                ZStack(alignment: .topLeading) {
                    if showsPlaces {
                        Box.fixed(50, 40).modifier(_ZoomPlaceModifier(source, cornerRadius: 8))
                            .padding(.leading, 120).padding(.top, 60)
                        Box.fixed(400, 410).modifier(_ZoomPlaceModifier(window)).padding(.top, 15)
                    }
                    Box.fixed(200, 300).modifier(_ZoomPlaceModifier(page)).padding(.leading, 20).padding(.top, 30)
                }
                .frame(width: 500, height: 500, alignment: .topLeading)
                .environment(\.layoutDirection, direction)
            }
        }

        @MainActor func effects(_ progress: Double, _ transition: PageTransition?) throws -> [LayerEffect] {
            let node: NodeRef = try #require(ZoomPlaceKind.nodes[page]?.node)
            return _PageEffect(progress: progress, transition, page: page).layerEffects(_EffectPlace(node: node))
        }

        /// How far the page is moved; nil where that is not the only effect.
        @MainActor func move(_ progress: Double, _ transition: PageTransition) throws -> CGSize? {
            let effects = try effects(progress, transition)
            guard effects.count == 1, case .transform(let transform) = effects[0],
                (transform.m11, transform.m22, transform.m12, transform.m21) == (1, 1, 0, 0)
            else { return nil }
            return CGSize(width: transform.m31, height: transform.m32)
        }
    }

    @Test("A page in its place has no effects, and one without a transition")
    func none() throws {
        let board = Board()
        let all: [PageTransition] = [
            .zoom(board.source), .crossFade, .push, .aside, .entering(PageDirection()), .leaving(PageDirection()),
            .rise(board.window),
        ]
        for transition in all { #expect(try board.effects(1, transition) == []) }
        for progress in [-1, 0, 0.5, 1, 2] { #expect(try board.effects(progress, nil) == []) }
    }

    @Test("A page fades in")
    func fade() throws {
        let board = Board()
        for (progress, opacity) in [(-0.5, 0), (0, 0), (0.25, 0.25), (0.75, 0.75)] as [(Double, Double)] {
            #expect(try board.effects(progress, .crossFade) == [.opacity(opacity)])
        }
        #expect(try board.effects(1.25, .crossFade) == [])
    }

    @Test("A page comes from the trailing edge, and moves aside by three tenths of its width")
    func push() throws {
        for (direction, sign) in [(LayoutDirection.leftToRight, 1), (.rightToLeft, -1)] as [(LayoutDirection, CGFloat)]
        {
            let board = Board(direction)
            let (forward, back) = (PageDirection(), PageDirection())
            back.isBack = true
            for (progress, part) in [(0, 1), (0.25, 0.75), (1.5, 0)] as [(Double, CGFloat)] {
                let (pushed, aside) = (
                    CGSize(width: sign * 200 * part, height: 0), CGSize(width: -0.3 * sign * 200 * part, height: 0)
                )
                #expect(try board.move(progress, .push) == pushed && board.move(progress, .aside) == aside)
                #expect(try board.move(progress, .entering(forward)) == pushed)
                #expect(try board.move(progress, .entering(back)) == aside)
                #expect(try board.move(progress, .leaving(forward)) == aside)
                #expect(try board.move(progress, .leaving(back)) == pushed)
            }
        }
    }

    @Test("A page rises from the bottom of the window; where that is not known, from its own")
    func rise() throws {
        let board = Board()
        // The window ends at 425, and the page begins at 30.
        #expect(try board.move(0, .rise(board.window)) == CGSize(width: 0, height: 395))
        #expect(try board.move(0.75, .rise(board.window)) == CGSize(width: 0, height: 98.75))
        #expect(try board.move(0, .rise(board.source)) == CGSize(width: 0, height: 70))
        let alone = Board(showsPlaces: false)
        #expect(try alone.move(0.5, .rise(alone.window)) == CGSize(width: 0, height: 150))
    }

    @Test("A page grows out of a view, with its corners, and is opaque after a quarter of the way")
    func zoom() throws {
        func wanted(
            _ scale: CGFloat, _ height: CGFloat, _ radius: CGFloat, _ x: CGFloat, _ y: CGFloat, _ opacity: Double
        ) -> [LayerEffect] {
            let outline = Path(
                roundedRect: CGRect(x: 0, y: 0, width: 200, height: height), cornerRadius: radius, style: .continuous)
            let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
            return [.clip(ClipShape(path: outline)), .transform(ProjectionTransform(transform)), .opacity(opacity)]
        }
        let board = Board()
        let start = wanted(0.25, 160, 32, 100, 30, 0)
        #expect(try board.effects(0, .zoom(board.source)) == start)
        #expect(try board.effects(-1, .zoom(board.source)) == start)
        #expect(try board.effects(0.125, .zoom(board.source)) == wanted(0.34375, 177.5, 7 / 0.34375, 87.5, 26.25, 0.5))
        #expect(try board.effects(0.5, .zoom(board.source)) == wanted(0.625, 230, 6.4, 50, 15, 1))
        // A view that is higher than the page is shown as far as the page goes: 400 × 410 at 0, 15.
        #expect(try board.effects(0.5, .zoom(board.window)) == wanted(1.5, 205 + 47.5, 0, -10, -7.5, 1))
        #expect(try board.effects(2, .zoom(board.source)) == [])
    }

    @Test("A page without a view to grow out of fades")
    func withoutSource() throws {
        let board = Board(showsPlaces: false)
        #expect(try board.effects(0.25, .zoom(board.source)) == [.opacity(0.25)])
        #expect(!PageTransition.zoom(board.source).isPossible && PageTransition.push.isPossible)
        let other = Board()
        withExtendedLifetime(other) { #expect(PageTransition.zoom(other.source).isPossible) }
    }
}
