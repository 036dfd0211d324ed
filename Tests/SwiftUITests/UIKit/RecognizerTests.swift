import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor
@Suite("Recognizers of UIKit")
struct RecognizerTests {
    @MainActor
    private final class Target: NSObject {
        var seen: [String] = []
        func tapped(_ recognizer: UITapGestureRecognizer) { seen.append("tap \(Int(recognizer.location(in: nil).x))") }
        func swiped(_ recognizer: UISwipeGestureRecognizer) { seen.append("swipe \(recognizer.direction.rawValue)") }
        func pressed(_ recognizer: UILongPressGestureRecognizer) { seen.append("press \(recognizer.state)") }
        func panned(_ recognizer: UIPanGestureRecognizer) {
            seen.append("pan \(recognizer.state) \(Int(recognizer.translation(in: nil).x))")
        }
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private let target = Target()

    private func host(_ recognizers: [UIGestureRecognizer]) -> TestHost {
        let view = UIView(frame: .zero)
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
        return TestHost(Shown(view: view), size: CGSize(width: 200, height: 100))
    }

    private func right(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 50) }

    @Test("A tap; two taps where two are required; none where the recognizer is off or its delegate objects")
    func tap() {
        final class Judge: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let recognizer = UITapGestureRecognizer(target: target, action: Selector(Target.tapped(_:)))
        let host = host([recognizer])
        host.tap(at: right(40))
        #expect(target.seen == ["tap 40"] && recognizer.state == .possible && recognizer.view != nil)
        recognizer.isEnabled = false
        host.tap(at: right(40))
        recognizer.isEnabled = true
        let judge = Judge()
        recognizer.delegate = judge
        host.tap(at: right(40))
        #expect(target.seen.count == 1)

        let double = UITapGestureRecognizer(target: target, action: Selector(Target.tapped(_:)))
        double.numberOfTapsRequired = 2
        let second = self.host([double])
        second.tap(at: right(10))
        second.advance(by: 2)
        #expect(target.seen.count == 1)
        second.tap(at: right(10), count: 2)
        #expect(target.seen.count == 2)
    }

    @Test("A swipe in the direction that counts, and in no other")
    func swipe() {
        let recognizer = UISwipeGestureRecognizer(target: target, action: Selector(Target.swiped(_:)))
        recognizer.direction = [.left, .up]
        let host = host([recognizer])
        host.drag(from: right(150), to: right(50))
        #expect(target.seen == ["swipe 6"])
        host.drag(from: right(50), to: right(150))
        host.drag(from: right(50), to: right(65))
        host.drag(from: CGPoint(x: 150, y: 90), to: CGPoint(x: 80, y: 20))
        #expect(target.seen.count == 1)
        #expect(UISwipeGestureRecognizer.direction(of: CGSize(width: CGFloat.nan, height: 50)) == nil)
    }

    @Test("A pan begins, goes on and ends; a translation can be set back")
    func pan() {
        let recognizer = UIPanGestureRecognizer(target: target, action: Selector(Target.panned(_:)))
        let host = host([recognizer])
        host.drag(from: right(50), to: right(100))
        #expect(
            target.seen.first?.hasPrefix("pan UIGestureRecognizer.State") == true
                || target.seen.first?.hasPrefix("pan began") == true)
        #expect(target.seen.last == "pan ended 50" && target.seen.count > 3)
        recognizer.setTranslation(.zero, in: nil)
        #expect(recognizer.translation(in: nil) == .zero)
    }

    @Test("A press that lasts; a recognizer is taken away; a target that has gone is not called")
    func press() {
        let recognizer = UILongPressGestureRecognizer(target: target, action: Selector(Target.pressed(_:)))
        let host = host([recognizer])
        host.longPress(at: right(50))
        #expect(target.seen == ["press began", "press ended"])
        let view = recognizer.view
        view?.removeGestureRecognizer(recognizer)
        #expect(view?.gestureRecognizers == nil && recognizer.view == nil)

        let tap = UITapGestureRecognizer()
        do {
            let gone = Target()
            tap.addTarget(gone, action: Selector(Target.tapped(_:)))
        }
        let other = self.host([tap])
        other.tap(at: right(10))
        tap.removeTarget(nil, action: nil)
        #expect(UIView(frame: .zero).gestureRecognizers == nil)
    }
}
