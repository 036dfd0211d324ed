import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// Which changes of views are animated, and when the end of one is reported.
@MainActor @Suite(.serialized) struct AnimationDelayTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    /// Whether the end of a change of a view was reported at once, and the duration that the change saw.
    private func run(_ duration: TimeInterval, delay: TimeInterval = 0) -> (isOver: Bool, duration: TimeInterval) {
        let (view, text) = (UIView(frame: .zero), UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20)))
        text.text = "a"
        view.addSubview(text)
        let host = TestHost(Shown(view: view), size: CGSize(width: 200, height: 40))
        #expect(host.text == ["a"])
        var (isOver, seen) = (false, -1.0)
        UIView.animate(withDuration: duration, delay: delay) {
            seen = UIView.inheritedAnimationDuration
            text.alpha = 0.5
        } completion: { _ in
            isOver = true
        }
        #expect(UIView.inheritedAnimationDuration == 0 && text.alpha == 0.5)
        defer { host.advance(by: 2) }
        return (isOver, seen)
    }

    @Test("Changes that take no time and wait for none are over at once")
    func immediate() {
        for (duration, delay) in [(0.0, 0.0), (0, -1), (-1, 0), (-2, -3), (.nan, 0), (0, .infinity), (0, .nan)] {
            let found = run(duration, delay: delay)
            #expect(found.isOver && found.duration == 0, "\(duration) \(delay)")
        }
    }

    @Test("Changes that take or wait for some time are animated")
    func animated() {
        for (duration, delay, seen) in [
            (0.2, 0.0, 0.2), (0.2, -1, 0.2), (0, 0.5, 0), (0.3, 0.1, 0.3), (0.4, .nan, 0.4),
        ] {
            let found = run(duration, delay: delay)
            #expect(!found.isOver && found.duration == seen, "\(duration) \(delay)")
        }
    }

    @Test("Animations that are off are over at once")
    func off() {
        #expect(UIView.areAnimationsEnabled)
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        #expect(!UIView.areAnimationsEnabled && run(5, delay: 5).isOver)
        var isOver = false
        UIView.animate(.linear) {
        } completion: {
            isOver = true
        }
        #expect(isOver)
    }
}
