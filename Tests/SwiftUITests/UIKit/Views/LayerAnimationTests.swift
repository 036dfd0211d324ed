import Foundation
import QuartzCore
import SwiftUITesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// Animations of layers, at times that the tests choose.
@MainActor @Suite struct LayerAnimationTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView

        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private final class Listener: CAAnimationDelegate {
        var events: [String] = []

        func animationDidStart(_ anim: CAAnimation) { events.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
    }

    /// Shows a layer in a view, and moves its animations to times in seconds.
    @MainActor private final class Stage {
        let view = UIView(frame: .zero)
        let layer: CALayer
        let host: TestHost
        private var time: CFTimeInterval = 100

        init(_ layer: CALayer) {
            self.layer = layer
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            view.layer.addSublayer(layer)
            host = TestHost(Shown(view: view), size: CGSize(width: 100, height: 40))
        }

        func move(to seconds: CFTimeInterval) {
            time = 100 + seconds
            LayerPlayer.moveFrame()
            host.update()
        }

        /// Calls a function whose frames are the test's.
        func play(_ body: () throws -> Void) rethrows {
            let outer = (LayerPlayer.isManual, LayerPlayer.now)
            defer { (LayerPlayer.isManual, LayerPlayer.now) = outer }
            LayerPlayer.isManual = true
            LayerPlayer.now = { self.time }
            try body()
        }
    }

    private func fade(_ duration: CFTimeInterval = 2) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (1, 0, duration)
        return animation
    }

    @Test("A layer shows the value between two, keeps its own, and the delegate is notified")
    func basic() {
        let stage = Stage(CALayer())
        stage.play {
            let (animation, listener) = (fade(), Listener())
            animation.delegate = listener
            stage.layer.add(animation, forKey: "fade")
            stage.move(to: 0)
            #expect(listener.events == ["start"] && stage.layer.animationKeys() == ["fade"])
            stage.move(to: 1)
            #expect(stage.host.layersDescription.contains("opacity 0.5"))
            #expect(stage.layer.opacity == 1 && stage.layer.animation(forKey: "fade") === animation)
            #expect(stage.layer.showingAnimations { stage.layer.opacity } == 0.5)
            stage.move(to: 2.5)
            #expect(listener.events == ["start", "stop true"] && stage.layer.animationKeys() == nil)
            #expect(!stage.host.layersDescription.contains("opacity 0"))
            stage.layer.add(animation, forKey: "fade")
            stage.move(to: 3)
            stage.layer.removeAnimation(forKey: "fade")
            #expect(listener.events == ["start", "stop true", "start", "stop false"])
        }
    }

    @Test("Runs are repeated, reversed, kept at the end, and stopped by the speed of a layer around")
    func timing() {
        let stage = Stage(CALayer())
        stage.play {
            @MainActor func opacity(_ seconds: CFTimeInterval) -> Float {
                stage.move(to: seconds)
                return (stage.layer.showingAnimations { stage.layer.opacity } * 1000).rounded() / 1000
            }
            let animation = fade()
            (animation.repeatCount, animation.autoreverses) = (2, true)
            (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
            stage.layer.add(animation, forKey: nil)
            #expect([0, 0.5, 2.5, 4.5, 9].map { opacity($0) } == [1, 0.75, 0.25, 0.75, 1])
            #expect(stage.layer.animationKeys() == nil && !stage.layer.isMoving)
            stage.layer.removeAllAnimations()

            // A part of an animation, as a group cuts it out.
            let (group, whole) = (CAAnimationGroup(), fade(10))
            whole.timeOffset = 2
            (group.animations, group.duration, group.repeatCount) = ([whole], 4, .infinity)
            stage.layer.add(group, forKey: "group")
            #expect([20, 22, 25].map { opacity($0) } == [0.8, 0.6, 0.7])
            stage.view.layer.speed = 0
            stage.view.layer.timeOffset = 121
            #expect(opacity(50) == 0.7 && !stage.layer.isMoving)
        }
    }

    @Test("Time stands still in a layer without speed, and continues where it was")
    func pausing() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        let paused = inner.convertTime(50, from: nil)
        (outer.speed, outer.timeOffset) = (0, paused)
        #expect(inner.convertTime(60, from: nil) == 50)
        (outer.speed, outer.timeOffset, outer.beginTime) = (1, 0, 0)
        outer.beginTime = outer.convertTime(60, from: nil) - paused
        #expect(inner.convertTime(60, from: nil) == 50 && inner.convertTime(50, to: nil) == 60)
    }

    @Test("Keyframes have their times and curves; discrete values jump")
    func keyframes() {
        let stage = Stage(CAShapeLayer())
        stage.play {
            let frames = CAKeyframeAnimation(keyPath: "position.x")
            (frames.values, frames.keyTimes, frames.duration) = ([0, 10, 30], [0, 0.25, 1], 4)
            let jumps = CAKeyframeAnimation(keyPath: "lineWidth")
            (jumps.values, jumps.calculationMode, jumps.duration) = ([1, 2, 3, 4], .discrete, 4)
            let way = CAKeyframeAnimation(keyPath: "anchorPoint")
            (way.path, way.duration) = (CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil), 4)
            for animation in [frames, jumps, way] { stage.layer.add(animation, forKey: animation.keyPath) }
            stage.move(to: 0)
            stage.move(to: 2.5)
            stage.layer.showingAnimations {
                #expect(stage.layer.position.x == 20 && (stage.layer as? CAShapeLayer)?.lineWidth == 3)
                #expect(abs(stage.layer.anchorPoint.x - 0.5) < 1e-3 && abs(stage.layer.anchorPoint.y - 1) < 1e-3)
            }
            #expect(stage.layer.position.x == 5 && (stage.layer as? CAShapeLayer)?.lineWidth == 1)
        }
    }

    @Test("The parts of a transform are animated beside each other")
    func transforms() {
        let stage = Stage(CALayer())
        stage.play {
            for (path, end) in [
                ("transform.scale.x", 3), ("transform.rotation.z", CGFloat.pi), ("transform.translation.y", 8),
            ] {
                let animation = CABasicAnimation(keyPath: path)
                (animation.toValue, animation.duration) = (end, 2)
                stage.layer.add(animation, forKey: path)
            }
            stage.move(to: 0)
            stage.move(to: 1)
            let shown = stage.layer.showingAnimations { stage.layer.transform }
            #expect(abs(shown.m12 - 2) < 1e-6 && abs(shown.m21 + 1) < 1e-6 && abs(shown.m11) < 1e-6 && shown.m42 == 4)
            #expect(stage.layer.transform == CATransform3DIdentity)
        }
    }

    @Test("Colors and outlines are mixed; other values jump")
    func mixing() throws {
        let color = AnimatedValue.mix(UIColor.red, CGColor(red: 0, green: 0, blue: 1, alpha: 1), 0.5)
        #expect((try #require(color as? CGColor)).components?.prefix(3) == [0.5, 0, 0.5])
        let (small, large) = (CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 2, y: 0, width: 4, height: 4))
        let path = AnimatedValue.mix(CGPath(rect: small, transform: nil), CGPath(rect: large, transform: nil), 0.5)
        #expect((try #require(path as? CGPath)).boundingBox == CGRect(x: 1, y: 0, width: 3, height: 3))
        #expect(AnimatedValue.mix("a", "b", 0.9) as? String == "a" && AnimatedValue.mix("a", "b", 1) as? String == "b")
        #expect(AnimatedValue.mix(Double.nan, 1, 0.5) != nil && AnimatedValue.number(Double.infinity) == nil)
    }

    /// A layer with a property of its own, as `oriel run` writes it for `@NSManaged`.
    private final class Gauge: CALayer, @unchecked Sendable {
        var levels: [CGFloat] = []
        var level: CGFloat {
            get { _managed("level") }
            set { _setManaged(newValue, "level") }
        }

        override class func needsDisplay(forKey key: String) -> Bool {
            key == "level" || super.needsDisplay(forKey: key)
        }

        override func action(forKey event: String) -> (any CAAction)? {
            guard event == "level" else { return super.action(forKey: event) }
            let animation = CABasicAnimation(keyPath: event)
            (animation.fromValue, animation.duration) = (presentation()?.level, 2)
            return animation
        }

        override func display() { levels.append(presentation()?.level ?? -1) }
    }

    @Test("A property of a layer's class is animated by its action, and displayed at each frame")
    func ownProperties() {
        let gauge = Gauge()
        let stage = Stage(gauge)
        stage.play {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            gauge.level = 2
            CATransaction.commit()
            #expect(gauge.level == 2 && gauge.animationKeys() == nil && gauge.needsDisplay())
            gauge.level = 6
            #expect(gauge.animationKeys() == ["level"] && gauge.level == 6)
            for second in 0...3 { stage.move(to: CFTimeInterval(second)) }
            #expect(gauge.levels.suffix(3) == [2, 4, 6])
            #expect(gauge.level == 6)
        }
    }

    @Test("A transaction's block waits for the animations of its group")
    func completion() {
        let stage = Stage(CALayer())
        stage.play {
            var done = 0
            CATransaction.begin()
            CATransaction.setCompletionBlock { done += 1 }
            stage.layer.add(fade(), forKey: "fade")
            CATransaction.commit()
            stage.move(to: 0)
            stage.move(to: 1)
            #expect(done == 0)
            stage.move(to: 3)
            #expect(done == 1)
            CATransaction.begin()
            CATransaction.setCompletionBlock { done += 1 }
            CALayer().add(fade(), forKey: "fade")
            CATransaction.commit()
            #expect(done == 2, "the layer is gone")
        }
    }
}
