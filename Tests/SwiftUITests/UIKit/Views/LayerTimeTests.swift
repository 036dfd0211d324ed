import Foundation
import QuartzCore
import SwiftUITesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// The time of layers, springs and ways along paths, by their numbers.
@MainActor @Suite struct LayerTimeTests {
    /// The place of a layer at times in seconds, of animations that begin at 0; the layer is at 5, 5 by itself.
    private func places(_ animation: CAPropertyAnimation, at times: [CFTimeInterval]) -> [CGPoint] {
        let (view, layer) = (UIView(frame: .zero), CALayer())
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        view.layer.addSublayer(layer)
        var time: CFTimeInterval = 100
        let outer = (LayerPlayer.isManual, LayerPlayer.now)
        defer { (LayerPlayer.isManual, LayerPlayer.now) = outer }
        LayerPlayer.isManual = true
        LayerPlayer.now = { time }
        let host = TestHost(ShownView(view: view), size: CGSize(width: 100, height: 40))
        layer.add(animation, forKey: "a")
        return ([0] + times).map { seconds in
            time = 100 + seconds
            LayerPlayer.moveFrame()
            host.update()
            return layer.showingAnimations { layer.position }
        }.dropFirst().map { $0 }
    }

    private struct ShownView: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private func spring(
        mass: CGFloat = 1, stiffness: CGFloat = 4 * .pi * .pi, damping: CGFloat, velocity: CGFloat = 0
    ) -> CASpringAnimation {
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.fromValue, spring.toValue, spring.duration) = (0, 10, 4)
        (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (mass, stiffness, damping, velocity)
        return spring
    }

    private func isNear(_ found: [CGPoint], _ wanted: [CGFloat]) -> Bool {
        found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0.x - $1) < 0.01 }
    }

    @Test("A spring without damping swings for ever, others come to rest")
    func springs() {
        // One swing a second.
        #expect(isNear(places(spring(damping: 0), at: [0.125, 0.25, 0.5, 0.75, 1]), [2.929, 10, 20, 10, 0]))
        #expect(isNear(places(spring(damping: 2 * .pi), at: [0.25, 3.9]), [6.473, 10]))
        #expect(isNear(places(spring(damping: 4 * .pi), at: [0.25, 0.5]), [4.656, 8.210]))
        // Stronger damping than needed is as that which is just needed.
        #expect(isNear(places(spring(damping: 9 * .pi), at: [0.25]), [4.656]))
        #expect(isNear(places(spring(damping: 4 * .pi, velocity: 3), at: [0.25]), [6.215]))
        // A heavier body swings more slowly: half as fast.
        #expect(isNear(places(spring(mass: 4, damping: 0), at: [0.25, 0.5, 1]), [2.929, 10, 20]))
    }

    @Test("A spring that cannot swing is at its end at once")
    func stiffSprings() {
        for (mass, stiffness, damping) in [
            (0, 1, 1), (-1, 1, 1), (1, 0, 1), (1, -1, 1), (1, 1, -1), (.nan, 1, 1), (1, .infinity, 1), (1, 1, .nan),
        ] as [(CGFloat, CGFloat, CGFloat)] {
            let found = places(spring(mass: mass, stiffness: stiffness, damping: damping), at: [0.1])
            #expect(isNear(found, [10]), "\(mass) \(stiffness) \(damping)")
        }
        #expect(isNear(places(spring(damping: 4 * .pi, velocity: .nan), at: [0.25]), [4.656]))
    }

    @Test("A layer goes along lines and curves, each as long as the others")
    func paths() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 5, y: 1))
        path.addQuadCurve(to: CGPoint(x: 9, y: 1), control: CGPoint(x: 7, y: 5))
        path.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 13, y: 3), control2: CGPoint(x: 13, y: 7))
        path.closeSubpath()
        func found(_ mode: CAAnimationCalculationMode, _ times: [CFTimeInterval]) -> [CGPoint] {
            let animation = CAKeyframeAnimation(keyPath: "position")
            (animation.path, animation.duration, animation.calculationMode) = (path, 4, mode)
            return places(animation, at: times)
        }
        func isNear(_ found: [CGPoint], _ wanted: [CGPoint]) -> Bool {
            zip(found, wanted).allSatisfy { hypot($0.x - $1.x, $0.y - $1.y) < 0.05 }
        }
        #expect(
            isNear(
                found(.linear, [0.001, 0.5, 1.5, 2.5, 3.5, 3.999]),
                [
                    CGPoint(x: 1, y: 1), CGPoint(x: 3, y: 1), CGPoint(x: 7, y: 3), CGPoint(x: 12, y: 5),
                    CGPoint(x: 5, y: 5), CGPoint(x: 1, y: 1),
                ]))
        // Of five places, each for as long as the others.
        #expect(
            isNear(
                found(.discrete, [0.5, 1.5, 2.5, 3.5]),
                [CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1), CGPoint(x: 9, y: 1), CGPoint(x: 9, y: 9)]))
        #expect(isNear(found(.paced, [0.001]), [CGPoint(x: 1, y: 1)]))
    }

    @Test("A layer's time begins, runs and is shifted within that of the layer around")
    func times() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        (outer.beginTime, outer.speed, outer.timeOffset) = (10, 2, 3)
        (inner.beginTime, inner.speed, inner.timeOffset) = (5, 0.5, 1)
        #expect(outer.convertTime(50, from: nil) == 83 && outer.convertTime(83, to: nil) == 50)
        #expect(inner.convertTime(50, from: nil) == 40 && inner.convertTime(40, to: nil) == 50)
        #expect(inner.convertTime(83, from: outer) == 40 && inner.convertTime(40, to: outer) == 83)
        #expect(outer.convertTime(40, from: inner) == 83 && outer.convertTime(83, to: inner) == 40)
        // Time that has stopped is the time at which it did.
        inner.speed = 0
        #expect(inner.convertTime(50, from: nil) == 1 && inner.convertTime(70, to: nil) == 11)
    }

    @Test("Layers are drawn by their heights, and by their order where these are equal")
    func heights() {
        let (parent, layers) = (CALayer(), (0..<5).map { _ in CALayer() })
        for layer in layers { parent.addSublayer(layer) }
        func order() -> [Int] { parent.drawnSublayers.compactMap { layer in layers.firstIndex { $0 === layer } } }
        #expect(order() == [0, 1, 2, 3, 4])
        for (layer, height) in zip(layers, [2, 0, 2, -1, CGFloat.nan]) { layer.zPosition = height }
        #expect(order() == [3, 1, 4, 0, 2])
        for layer in layers { layer.zPosition = 6 }
        #expect(order() == [0, 1, 2, 3, 4])
    }

    @Test("Layers are inserted below and above others, and replace them")
    func order() {
        let (parent, layers) = (CALayer(), (0..<6).map { _ in CALayer() })
        func order() -> [Int] { (parent.sublayers ?? []).compactMap { layer in layers.firstIndex { $0 === layer } } }
        parent.addSublayer(layers[0])
        parent.addSublayer(layers[1])
        parent.insertSublayer(layers[2], at: 1)
        #expect(order() == [0, 2, 1])
        parent.insertSublayer(layers[3], below: layers[2])
        parent.insertSublayer(layers[4], above: layers[2])
        #expect(order() == [0, 3, 2, 4, 1])
        parent.insertSublayer(layers[0], above: layers[4])
        #expect(order() == [3, 2, 4, 0, 1])
        parent.insertSublayer(layers[1], below: layers[3])
        #expect(order() == [1, 3, 2, 4, 0])
        parent.replaceSublayer(layers[2], with: layers[5])
        #expect(order() == [1, 3, 5, 4, 0] && layers[2].superlayer == nil && layers[5].superlayer === parent)
        parent.replaceSublayer(layers[2], with: layers[2])
        parent.insertSublayer(layers[2], at: 99)
        #expect(order() == [1, 3, 5, 4, 0, 2])
        // A layer is within no layer that is within it.
        layers[2].addSublayer(parent)
        #expect(parent.superlayer == nil && order().count == 6)
        parent.sublayers = [layers[3], layers[0]]
        #expect(order() == [3, 0] && layers[1].superlayer == nil)
    }
}
