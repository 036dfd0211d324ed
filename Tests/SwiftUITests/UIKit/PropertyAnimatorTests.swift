import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// Animators of UIKit's views, on a clock of the test's own.
@MainActor
@Suite("Property animators")
struct PropertyAnimatorTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private let text: UILabel
    private let host: TestHost

    init() {
        let view = UIView(frame: .zero)
        text = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        text.text = "a"
        view.addSubview(text)
        host = TestHost(Shown(view: view), size: CGSize(width: 200, height: 40))
    }

    @Test("An animator waits for its start, moves its views, and calls its functions at the end")
    func life() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { text.alpha = 0 }
        animator.addCompletion { ends.append($0) }
        host.advance(by: 2)
        #expect(animator.state == .inactive && !animator.isRunning && text.alpha == 1)
        animator.startAnimation(afterDelay: 0.5)
        #expect(animator.state == .active && animator.isRunning && animator.delay == 0.5)
        host.advance(by: 1)
        #expect(host.layersDescription.contains("opacity 0.5") && ends.isEmpty)
        host.advance(by: 1)
        #expect(ends == [.end] && animator.state == .inactive && !animator.isRunning && text.alpha == 0)
    }

    @Test("Changes may begin later; those that end last end the animator")
    func delayed() {
        var ends = 0
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addAnimations({ text.alpha = 0 }, delayFactor: 0.5)
        animator.addAnimations { text.frame.origin.x = 100 }
        animator.addCompletion { _ in ends += 1 }
        animator.startAnimation()
        host.advance(by: 0.75)
        #expect(host.layersDescription.contains("opacity 0.5") && ends == 0)
        host.advance(by: 0.5)
        #expect(ends == 1)
    }

    @Test("An animator that is stopped calls its functions when it is finished, or never")
    func stopped() {
        var ends: [UIViewAnimatingPosition] = []
        func started() -> UIViewPropertyAnimator {
            .runningPropertyAnimator(withDuration: 1, delay: 0, options: .curveLinear) {
                text.alpha = text.alpha == 1 ? 0 : 1
            } completion: {
                ends.append($0)
            }
        }
        let first = started()
        host.advance(by: 0.5)
        first.stopAnimation(false)
        #expect(first.state == .stopped && ends.isEmpty)
        first.finishAnimation(at: .current)
        #expect(first.state == .inactive && ends == [.current])
        let second = started()
        second.stopAnimation(true)
        host.advance(by: 2)
        #expect(second.state == .inactive && ends == [.current])
        second.finishAnimation(at: .end)
        #expect(ends == [.current])
    }

    @Test("Paces are curves and springs; what cannot be done is reported")
    func paces() {
        let cubic = UICubicTimingParameters(animationCurve: .easeIn)
        #expect(cubic.controlPoint1 == CGPoint(x: 0.42, y: 0) && cubic.controlPoint2 == CGPoint(x: 1, y: 1))
        let paces: [any UITimingCurveProvider] = [
            UICubicTimingParameters(),
            UICubicTimingParameters(controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1)),
            UISpringTimingParameters(), UISpringTimingParameters(dampingRatio: .nan),
            UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10),
            UISpringTimingParameters(duration: 0.5, bounce: 0.2),
        ]
        for pace in paces {
            var ends = 0
            let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: pace)
            animator.addAnimations { text.alpha = text.alpha == 1 ? 0 : 1 }
            animator.addCompletion { _ in ends += 1 }
            animator.startAnimation()
            #expect(ends == 0)
            host.advance(by: 20)
            #expect(ends == 1, "\(pace)")
        }
        let broken = UIViewPropertyAnimator(duration: .nan, dampingRatio: 1) { text.alpha = 0.5 }
        broken.startAnimation(afterDelay: .infinity)
        #expect(text.alpha == 0.5 && broken.state == .inactive)
        var warnings: [String] = []
        RuntimeWarning.observing({ warnings.append($0) }) {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { text.alpha = 1 }
            animator.pauseAnimation()
            animator.fractionComplete = 0.5
            animator.isReversed = true
            #expect(animator.state == .active && !animator.isRunning)
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
            #expect(animator.isRunning)
        }
        #expect(warnings.count == 3)
    }
}
