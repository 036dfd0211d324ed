import DisplayList
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Geometry effects")
struct GeometryEffectTests {
    private let size = CGSize(width: 100, height: 60)

    private func isNear(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
        abs(a.x - x) < 0.001 && abs(a.y - y) < 0.001
    }

    @Test func rotationIsClockwiseAboutTheAnchor() {
        let quarter = _RotationEffect(angle: .degrees(90)).effectValue(size: size)
        #expect(isNear(CGPoint(x: 50, y: 30).applying(quarter), 50, 30))
        #expect(isNear(CGPoint(x: 100, y: 30).applying(quarter), 50, 80))
        let corner = _RotationEffect(angle: .degrees(90), anchor: .topLeading).effectValue(size: size)
        #expect(isNear(CGPoint(x: 10, y: 0).applying(corner), 0, 10))
    }

    @Test func scalingKeepsTheAnchor() {
        let twice = _ScaleEffect(scale: CGSize(width: 2, height: 3), anchor: .bottomTrailing).effectValue(size: size)
        #expect(isNear(CGPoint(x: 100, y: 60).applying(twice), 100, 60))
        #expect(isNear(CGPoint.zero.applying(twice), -100, -120))
    }

    @Test func rotationInSpaceHasCoreAnimationsPerspective() {
        // 60° about the vertical: the right edge recedes by 50·sin 60°, and m34 is −1/100.
        let turn = _Rotation3DEffect(angle: .degrees(60), axis: (0, 1, 0)).effectValue(size: size)
        #expect(isNear(CGPoint(x: 50, y: 30).applying(turn), 50, 30))
        #expect(isNear(CGPoint(x: 100, y: 0).applying(turn), 67.4457, 9.0650))
        #expect(isNear(CGPoint(x: 0, y: 0).applying(turn), 5.9074, -22.9110))
        // About the horizontal the upper edge recedes.
        let tilt = _Rotation3DEffect(angle: .degrees(60), axis: (1, 0, 0)).effectValue(size: size)
        #expect(isNear(CGPoint(x: 0, y: 0).applying(tilt), 50 - 50 / 1.259808, 30 - 15 / 1.259808))
    }

    @Test func rotationInSpaceWithoutPerspectiveIsAffine() {
        let turn = _Rotation3DEffect(angle: .degrees(60), axis: (0, 5, 0), perspective: 0).effectValue(size: size)
        #expect(turn.isAffine)
        #expect(isNear(CGPoint(x: 100, y: 0).applying(turn), 75, 0))
        let flat = _Rotation3DEffect(angle: .degrees(30), axis: (0, 0, 1)).effectValue(size: size)
        let plain = _RotationEffect(angle: .degrees(30)).effectValue(size: size)
        #expect(abs(flat.m11 - plain.m11) < 1e-12)
        #expect(abs(flat.m12 - plain.m12) < 1e-12)
        #expect(abs(flat.m31 - plain.m31) < 1e-12)
        let none = _Rotation3DEffect(angle: .degrees(30), axis: (0, 0, 0)).effectValue(size: size)
        #expect(none.isIdentity)
    }

    @Test func anAnchorInFrontKeepsAnUnturnedViewInPlace() {
        let unturned = _Rotation3DEffect(angle: .zero, axis: (0, 1, 0), anchorZ: 40).effectValue(size: size)
        #expect(unturned.isIdentity)
        // Half a turn about an axis 20 points in front brings the view 40 points nearer: w is 1 − 40/100.
        let behind = _Rotation3DEffect(angle: .degrees(180), axis: (0, 1, 0), anchorZ: 20).effectValue(size: size)
        #expect(isNear(CGPoint(x: 100, y: 30).applying(behind), 50 - 50 / 0.6, 30))
    }

    @Test func animatableDataGoAndComeBack() {
        let effect = _Rotation3DEffect(
            angle: .degrees(10), axis: (1, 2, 3), anchor: .top, anchorZ: 4, perspective: 0.5)
        var other = _Rotation3DEffect(angle: .zero, axis: (0, 0, 0))
        other.animatableData = effect.animatableData
        #expect(other == effect)
        var scale = _ScaleEffect(scale: .zero)
        scale.animatableData = _ScaleEffect(scale: CGSize(width: 2, height: 3), anchor: .leading).animatableData
        #expect(scale == _ScaleEffect(scale: CGSize(width: 2, height: 3), anchor: .leading))
    }

    @Test func hitTestingUndoesTransforms() {
        // A block of 20 × 10 in the middle, turned upright.
        let host = ModifierHost { Block().rotationEffect(.degrees(90)) }
        #expect(host.graph.hitTest(CGPoint(x: 50, y: 58)) != nil)
        #expect(host.graph.hitTest(CGPoint(x: 58, y: 50)) == nil)
        let gone = ModifierHost { Block().scaleEffect(0) }
        #expect(gone.graph.hitTest(CGPoint(x: 50, y: 50)) == nil)
        let scaled = ModifierHost { Block().scaleEffect(x: 3) }
        #expect(scaled.graph.hitTest(CGPoint(x: 78, y: 50)) != nil)
        #expect(scaled.graph.hitTest(CGPoint(x: 50, y: 58)) == nil)
    }

    struct Shift: GeometryEffect {
        var distance: CGFloat
        var animatableData: CGFloat {
            get { distance }
            set { distance = newValue }
        }
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: distance * size.width, y: 0))
        }
    }

    @Test func anAppsOwnEffectMovesFramesUnlessLayoutIgnoresIt() {
        let host = ModifierHost { Block().modifier(Shift(distance: 1)) }
        #expect(host.node(ofKind: "Block")!.windowFrame == CGRect(x: 60, y: 45, width: 20, height: 10))
        #expect(host.graph.hitTest(CGPoint(x: 75, y: 50)) != nil)
        let ignored = ModifierHost { Block().modifier(Shift(distance: 1).ignoredByLayout()) }
        #expect(ignored.node(ofKind: "Block")!.windowFrame == CGRect(x: 40, y: 45, width: 20, height: 10))
        #expect(ignored.graph.hitTest(CGPoint(x: 75, y: 50)) != nil)
    }

    @Test func matricesAreTakenAsTheyAre() {
        let matrix = CGAffineTransform(a: 1, b: 0.5, c: 0, d: 1, tx: 3, ty: 4)
        #expect(_TransformEffect(transform: matrix).effectValue(size: size) == ProjectionTransform(matrix))
        let host = ModifierHost { Block().projectionEffect(ProjectionTransform(matrix)) }
        var found: [LayerEffect] = []
        host.graph.displayList.visit { found += $0.effects }
        #expect(found == [.transform(ProjectionTransform(matrix))])
    }
}
