import Foundation
import SwiftUITesting
import Testing

@testable import AppKit

@MainActor @Suite("Animations that an app draws") struct AnimationTests {
    init() { TestedApp.prepare() }

    private final class Recorder: NSAnimation, NSAnimationDelegate {
        var shown: [Float] = []
        var events: [String] = []
        var starts = true
        override var currentProgress: NSAnimation.Progress {
            get { super.currentProgress }
            set {
                super.currentProgress = newValue
                shown.append(super.currentProgress)
            }
        }
        func animationShouldStart(_ animation: NSAnimation) -> Bool { starts }
        func animationDidStop(_ animation: NSAnimation) { events.append("stop") }
        func animationDidEnd(_ animation: NSAnimation) { events.append("end") }
        func animation(_ animation: NSAnimation, didReachProgressMark progress: NSAnimation.Progress) {
            events.append("\(progress)")
        }
    }

    private func recorder(_ duration: TimeInterval = 2) -> Recorder {
        let animation = Recorder(duration: duration, animationCurve: .linear)
        animation.animationBlockingMode = .nonblocking
        animation.delegate = animation
        return animation
    }

    @Test("The progress follows the time; marks and the end are reported once")
    func progress() {
        let animation = recorder()
        animation.progressMarks = [0.5, 0.25]
        animation.addProgressMark(0.5)
        animation.addProgressMark(.nan)
        #expect(animation.progressMarks.count == 2)
        animation.start()
        #expect(animation.isAnimating && animation.shown == [0])
        animation.step(1.5)
        #expect(
            animation.events == ["0.25", "0.5"] && animation.currentProgress == 0.75 && animation.currentValue == 0.75)
        animation.step(5)
        #expect(!animation.isAnimating && animation.shown == [0, 0.75, 1] && animation.events.last == "end")
        animation.step(1)
        #expect(animation.shown.count == 3)
        animation.start()
        #expect(animation.currentProgress == 0)
        animation.stop()
    }

    @Test("A stopped animation continues where it was; the delegate can refuse the start")
    func stopping() {
        let animation = recorder()
        animation.start()
        animation.step(0.5)
        animation.stop()
        animation.stop()
        #expect(animation.events == ["stop"] && animation.currentProgress == 0.25)
        animation.step(1)
        #expect(animation.currentProgress == 0.25)
        animation.starts = false
        animation.start()
        #expect(!animation.isAnimating)
        animation.starts = true
        animation.start()
        animation.step(0.5)
        #expect(animation.currentProgress == 0.5)
        animation.stop()
    }

    @Test("An animation starts and stops with the progress of another one")
    func links() {
        let (first, second, third) = (recorder(), recorder(), recorder())
        second.start(when: first, reachesProgress: 0.5)
        third.start(when: first, reachesProgress: 0.5)
        third.clearStart()
        first.stop(when: second, reachesProgress: 0.25)
        first.start()
        first.step(1)
        #expect(second.isAnimating && !third.isAnimating)
        second.step(0.5)
        #expect(!first.isAnimating && first.events == ["stop"])
        second.stop()
    }

    @Test("Paces begin at 0 and end at 1; numbers that are not finite are refused")
    func values() {
        for curve: NSAnimation.Curve in [.easeInOut, .easeIn, .easeOut, .linear] {
            let animation = NSAnimation(duration: .nan, animationCurve: curve)
            #expect(animation.duration == 0 && abs(animation.currentValue) < 1e-4)
            animation.currentProgress = .nan
            #expect(animation.currentProgress == 0)
            animation.currentProgress = 7
            #expect(animation.currentProgress == 1 && abs(animation.currentValue - 1) < 1e-4)
        }
        let slow = NSAnimation(duration: 1, animationCurve: .easeIn)
        slow.currentProgress = 0.25
        #expect(slow.currentValue < 0.25)
        slow.frameRate = .infinity
        #expect(slow.frameRate == 60)
    }

    @Test("Without a front end's loop, an animation that waits passes to its end")
    func blocking() {
        let animation = recorder()
        animation.animationBlockingMode = .blocking
        TestedApp.beforeLaunch { animation.start() }
        #expect(!animation.isAnimating && animation.events == ["end"] && animation.shown == [0, 1])
    }

    @Test("Views move, fade in and fade out")
    func views() {
        let (moved, faded, shown) = (NSView(frame: .zero), NSView(frame: .zero), NSView(frame: .zero))
        (faded.alphaValue, shown.isHidden) = (0.5, true)
        let end = NSRect(x: 10, y: 20, width: 30, height: 40)
        let animation = NSViewAnimation(viewAnimations: [
            [.target: moved, .endFrame: NSValue(rect: end)],
            [.target: faded, .effect: NSViewAnimation.EffectName.fadeOut],
            [.target: shown, .effect: NSViewAnimation.EffectName.fadeIn], [.target: "nothing"],
        ])
        (animation.animationBlockingMode, animation.animationCurve) = (.nonblocking, .linear)
        animation.start()
        #expect(shown.alphaValue == 0 && !shown.isHidden)
        animation.step(0.25)
        #expect(moved.frame == NSRect(x: 5, y: 10, width: 15, height: 20))
        #expect(faded.alphaValue == 0.25 && shown.alphaValue == 0.5)
        animation.step(0.25)
        #expect(moved.frame == end && faded.isHidden && faded.alphaValue == 0.5 && shown.alphaValue == 1)
    }
}
