import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// Positions, targets and phases of scrolling as values.
@MainActor struct ScrollValueTests {
    @Test("A position knows what it was made for")
    func positions() {
        let start = ScrollPosition()
        #expect(start.edge == nil && start.point == nil && start.x == nil && start.y == nil && start.viewID == nil)
        #expect(!start.isPositionedByUser && start == ScrollPosition())
        #expect(ScrollPosition(edge: .bottom).edge == .bottom && ScrollPosition(edge: .bottom).point == nil)
        let point = ScrollPosition(point: CGPoint(x: 3, y: 4))
        #expect(point.point == CGPoint(x: 3, y: 4) && point.x == 3 && point.y == 4 && point.edge == nil)
        #expect(ScrollPosition(x: 3, y: 4).point == CGPoint(x: 3, y: 4))
        let (across, along) = (ScrollPosition(x: 3), ScrollPosition(y: 4))
        #expect(across.x == 3 && across.y == nil && across.point == nil && along.y == 4 && along.x == nil)
        let view = ScrollPosition(id: "row", anchor: .top)
        #expect(view.viewID as? String == "row" && view.viewID(type: String.self) == "row")
        #expect(view.viewID(type: Int.self) == nil && view.edge == nil && view.x == nil)
        #expect(ScrollPosition(idType: Int.self).viewID(type: Int.self) == nil)
    }

    @Test("A position is another after each change, even to the same place")
    func requests() {
        var position = ScrollPosition(idType: Int.self)
        position.scrollTo(x: 5, y: 6)
        #expect(position.point == CGPoint(x: 5, y: 6))
        let first = position
        position.scrollTo(point: CGPoint(x: 5, y: 6))
        #expect(position.point == first.point && position != first)
        position.scrollTo(x: 7)
        #expect(position.x == 7 && position.y == nil)
        position.scrollTo(y: 8)
        #expect(position.y == 8 && position.x == nil)
        position.scrollTo(edge: .trailing)
        #expect(position.edge == .trailing && position.y == nil)
        position.scrollTo(id: 3)
        #expect(position.viewID(type: Int.self) == 3 && position.edge == nil)
    }

    @Test("A person's scrolling takes the place of what the app asked for")
    func byPerson() {
        var position = ScrollPosition(idType: Int.self, x: 5, y: 6)
        let isNews = position.note(AnyHashable(2))
        #expect(isNews)
        #expect(position.isPositionedByUser && position.viewID(type: Int.self) == 2)
        #expect(position.x == nil && position.y == nil && position.point == nil)
        let isAgain = [position.note(AnyHashable(2)), position.note(AnyHashable("of another type"))]
        #expect(isAgain == [false, false])
        #expect(position.viewID(type: Int.self) == 2)
        position.scrollTo(edge: .top)
        #expect(!position.isPositionedByUser && position.edge == .top)
    }

    @Test("Where content is, as values")
    func geometry() {
        let geometry = ScrollGeometry(
            contentOffset: CGPoint(x: 0, y: 30), contentSize: CGSize(width: 100, height: 900),
            contentInsets: EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0),
            containerSize: CGSize(width: 100, height: 200))
        #expect(geometry.visibleRect == CGRect(x: 0, y: 30, width: 100, height: 200))
        #expect(geometry.bounds == geometry.visibleRect)
        #expect(geometry.debugDescription == "offset 0.0, 30.0 of 100.0 × 900.0 in 100.0 × 200.0")
        #expect(ScrollPhaseChangeContext(geometry: geometry, velocity: nil).geometry == geometry)
        let phases: [ScrollPhase] = [.idle, .tracking, .interacting, .decelerating, .animating]
        #expect(phases.map(\.isScrolling) == [false, true, true, true, true])
    }

    @Test("Phases of a transition, and thresholds between thresholds")
    func transitions() {
        let phases: [ScrollTransitionPhase] = [.topLeading, .identity, .bottomTrailing]
        #expect(phases.map(\.value) == [-1, 0, 1] && phases.map(\.isIdentity) == [false, true, false])
        typealias Threshold = ScrollTransitionConfiguration.Threshold
        #expect(Threshold.visible.share == 1 && Threshold.hidden.share == 0 && Threshold.visible(0.3).share == 0.3)
        #expect(Threshold.visible(2).share == 1 && Threshold.visible(-1).share == 0)
        let between = Threshold.hidden.interpolated(towards: .visible.inset(by: 10), amount: 0.25)
        #expect(between.share == 0.25 && between.inset == 2.5)
        #expect(Threshold.hidden.inset(by: 3).inset(by: 4).inset == 7)
        let animated = ScrollTransitionConfiguration.animated(.linear).threshold(.hidden)
        #expect(animated.animation == .linear && animated.threshold.share == 0 && animated.kind == .animated)
        #expect(ScrollTransitionConfiguration.animated.animation == .default)
        #expect(ScrollTransitionConfiguration.interactive(timingCurve: .easeIn).curve == .easeIn)
        #expect(ScrollTransitionConfiguration.identity.kind == .identity)
    }

    /// Where a movement that would end at a place ends by a behavior.
    private func end(
        _ behavior: some ScrollTargetBehavior, from start: CGFloat, to place: CGFloat, velocity: CGFloat = 0,
        axes: Axis.Set = .vertical
    ) -> CGFloat {
        let size = CGSize(width: 100, height: 100)
        let isUpright = axes == .vertical
        func point(_ value: CGFloat) -> CGPoint { isUpright ? CGPoint(x: 0, y: value) : CGPoint(x: value, y: 0) }
        var environment = EnvironmentValues()
        environment.lineSpacing = 3
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: point(start), size: size)),
            velocity: isUpright ? CGVector(dx: 0, dy: velocity) : CGVector(dx: velocity, dy: 0),
            contentSize: isUpright ? CGSize(width: 100, height: 950) : CGSize(width: 950, height: 100),
            containerSize: size, axes: axes, environment: environment,
            frames: (0..<19).map { CGRect(origin: point(CGFloat($0) * 50), size: CGSize(width: 50, height: 50)) })
        var target = ScrollTarget(rect: CGRect(origin: point(place), size: size))
        behavior.updateTarget(&target, context: context)
        return isUpright ? target.rect.minY : target.rect.minX
    }

    @Test("Pages turn one at a time, along either axis", arguments: [Axis.Set.vertical, .horizontal])
    func paging(axes: Axis.Set) {
        #expect(
            end(.paging, from: 200, to: 240, axes: axes) == 200 && end(.paging, from: 200, to: 260, axes: axes) == 300)
        #expect(end(.paging, from: 200, to: 900, velocity: 2000, axes: axes) == 300)
        #expect(end(.paging, from: 200, to: 210, velocity: 200, axes: axes) == 300)
        #expect(end(.paging, from: 200, to: 190, velocity: -200, axes: axes) == 100)
        #expect(end(.paging, from: 0, to: -50, velocity: -200, axes: axes) == 0)
        #expect(end(.paging, from: 900, to: 990, velocity: 200, axes: axes) == 900)
    }

    @Test("Movements end at views, within limits", arguments: [Axis.Set.vertical, .horizontal])
    func viewAligned(axes: Axis.Set) {
        #expect(end(.viewAligned, from: 0, to: 430, axes: axes) == 450)
        #expect(end(.viewAligned(limitBehavior: .never), from: 0, to: 430, axes: axes) == 450)
        #expect(end(.viewAligned(limitBehavior: .always), from: 0, to: 430, axes: axes) == 100)
        #expect(end(.viewAligned(limitBehavior: .alwaysByFew), from: 300, to: 0, axes: axes) == 200)
        #expect(end(.viewAligned(limitBehavior: .alwaysByOne), from: 100, to: 430, velocity: 900, axes: axes) == 150)
        #expect(end(.viewAligned(limitBehavior: .alwaysByOne), from: 100, to: 20, velocity: -900, axes: axes) == 50)
        #expect(end(.viewAligned(limitBehavior: .alwaysByOne), from: 100, to: 110, axes: axes) == 100)
        #expect(end(.viewAligned(anchor: .center), from: 0, to: 430, axes: axes) == 425)
        #expect(
            end(.viewAligned(limitBehavior: .automatic, anchor: .bottomTrailing), from: 0, to: 430, axes: axes) == 450)
        #expect(
            end(.viewAligned, from: 0, to: 5000, axes: axes) == 850
                && end(.viewAligned, from: 0, to: -9, axes: axes) == 0)
    }

    /// Ends a movement so far on as the environment says.
    private struct Spaced: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            target.rect.origin.y = context.lineSpacing + context.originalTarget.rect.minY
        }
    }

    @Test("A behaviour of hidden type is what it hides, and reads the environment")
    func hidden() {
        #expect(end(AnyScrollTargetBehavior(.paging), from: 200, to: 260) == 300)
        #expect(end(AnyScrollTargetBehavior(Spaced()), from: 200, to: 260) == 203)
    }
}
