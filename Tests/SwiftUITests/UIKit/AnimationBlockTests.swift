import Foundation
import OrielFoundation
import SwiftUITesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// Animations of UIKit's views between two calls, on a clock of the test's own.
@MainActor
@Suite("Animation blocks", .serialized)
struct AnimationBlockTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private final class Log: NSObject {
        var lines: [String] = []
        func began(_ name: String?, _ context: UnsafeMutableRawPointer?) { lines.append("began \(name ?? "-")") }
        func ended(_ name: String?, _ finished: NSNumber, _ context: UnsafeMutableRawPointer?) {
            lines.append("ended \(name ?? "-") \(finished.boolValue)")
        }
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

    @Test("Changes between the calls are animated, with the settings that were made before them")
    func settings() {
        UIView.beginAnimations("fade", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationDelay(0.5)
        UIView.setAnimationCurve(.linear)
        text.alpha = 0
        UIView.commitAnimations()
        host.advance(by: 1)
        #expect(host.layersDescription.contains("opacity 0.5"))
        host.advance(by: 1)
        #expect(text.alpha == 0 && AnimationBlock.open.isEmpty)
    }

    @Test("The delegate is called at the beginning and at the end")
    func delegate() {
        let log = Log()
        UIView.beginAnimations("fade", context: nil)
        UIView.setAnimationDelegate(log)
        UIView.setAnimationWillStart(Selector(Log.began))
        UIView.setAnimationDidStop(Selector(Log.ended))
        UIView.setAnimationDuration(1)
        text.alpha = 0
        UIView.commitAnimations()
        #expect(log.lines == ["began fade"])
        host.advance(by: 2)
        #expect(log.lines == ["began fade", "ended fade true"])
    }

    @Test("Groups are nested; changes after the last one are not animated")
    func nesting() {
        UIView.beginAnimations(nil, context: nil)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.commitAnimations()
        UIView.commitAnimations()
        UIView.commitAnimations()
        UIView.setAnimationDuration(3)
        #expect(Transaction.current.animation == nil && AnimationBlock.open.isEmpty)
        text.alpha = 0
        host.advance(by: 0.1)
        #expect(!host.layersDescription.contains("opacity 0.5"))
    }

    @Test("A number that is not finite is no duration", arguments: [Double.nan, -1, .infinity])
    func broken(_ value: Double) {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(value)
        UIView.setAnimationDelay(value)
        UIView.setAnimationRepeatCount(Float(value))
        text.alpha = 0
        UIView.commitAnimations()
        host.advance(by: 1)
        #expect(text.alpha == 0)
    }

    @Test("Views change in an animation of SwiftUI's")
    func animationOfSwiftUI() {
        var ends = 0
        UIView.animate(.linear(duration: 1)) {
            text.alpha = 0
        } completion: {
            ends += 1
        }
        host.advance(by: 0.5)
        #expect(host.layersDescription.contains("opacity 0.5") && ends == 0)
        host.advance(by: 1)
        #expect(ends == 1)
    }
}
