import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor
@Suite("UIKit's views for assistive technology")
struct ViewAccessibilityTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    /// A dial as an app draws it.
    private final class Dial: UIView {
        var number = 3
        var log: [String] = []
        override var isAccessibilityElement: Bool {
            get { true }
            set {}
        }
        override var accessibilityLabel: String? {
            get { "Volume" }
            set {}
        }
        override var accessibilityValue: String? {
            get { "\(number)" }
            set {}
        }
        override var accessibilityTraits: UIAccessibilityTraits {
            get { .adjustable }
            set {}
        }
        override func accessibilityIncrement() {
            number += 1
            setNeedsDisplay()
        }
        override func accessibilityDecrement() {
            number -= 1
            setNeedsDisplay()
        }
        override func accessibilityActivate() -> Bool {
            log.append("activate")
            return true
        }
        override func accessibilityElementDidBecomeFocused() { log.append("came") }
        override func accessibilityElementDidLoseFocus() { log.append("left") }
    }

    private func host(_ view: UIView) -> TestHost { TestHost(Shown(view: view), size: CGSize(width: 200, height: 200)) }

    private func label(_ text: String, _ y: CGFloat, in view: UIView) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: y, width: 100, height: 20))
        label.text = text
        view.addSubview(label)
        return label
    }

    @Test("A view of an app is one element, with its own value, steps and press")
    func element() throws {
        let dial = Dial(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        _ = label("hidden", 0, in: dial)
        let host = host(dial)
        #expect(host.accessibility.map(\.label) == ["Volume"])
        #expect(host.accessible("Volume")?.value == "3")
        #expect(host.perform(.increment, on: "Volume") && host.perform(.increment, on: "Volume"))
        #expect(host.perform(.decrement, on: "Volume"))
        #expect(host.accessible("Volume")?.value == "4")
        #expect(host.perform(.press, on: "Volume") && host.perform(.focus, on: "Volume"))
        #expect(dial.log == ["activate", "came"] && dial.accessibilityElementIsFocused())
    }

    @Test("Properties that are set describe the view, and each change is found at once")
    func properties() {
        let outer = UIView(frame: .zero)
        let text = label("Chapter", 0, in: outer)
        let button = UIButton(frame: CGRect(x: 0, y: 40, width: 100, height: 20))
        button.setTitle("Go", for: .normal)
        outer.addSubview(button)
        #expect(text.isAccessibilityElement && button.isAccessibilityElement && !outer.isAccessibilityElement)
        #expect(button.accessibilityTraits == .button && text.accessibilityTraits == .staticText)
        button.isEnabled = false
        #expect(button.accessibilityTraits == [.button, .notEnabled])
        button.isEnabled = true
        let host = host(outer)
        #expect(host.accessible("Chapter")?.isHeader == false)
        text.accessibilityTraits = [.header, .notEnabled]
        text.accessibilityHint = "The first one"
        text.accessibilityIdentifier = "chapter"
        button.accessibilityLabel = "Go on"
        button.accessibilityAttributedValue = NSAttributedString(string: "two left")
        let chapter = host.accessible(identifier: "chapter")
        #expect(chapter?.isHeader == true && chapter?.isEnabled == false && chapter?.hint == "The first one")
        #expect(host.accessible("Go on")?.value == "two left" && host.accessible("Go on")?.role == .button)
        text.accessibilityElementsHidden = true
        #expect(host.accessible("Chapter") == nil)
    }

    @Test("Actions with names are offered, and call a function or a method")
    func customActions() {
        @MainActor
        final class Target: NSObject {
            var calls = 0
            func call(_ action: UIAccessibilityCustomAction) { calls += 1 }
        }
        let (outer, target) = (UIView(frame: .zero), Target())
        let view = label("Mail", 0, in: outer)
        var archived = 0
        view.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Archive") { _ in
                archived += 1
                return true
            },
            UIAccessibilityCustomAction(name: "Flag", target: target, selector: Selector(Target.call(_:))),
        ]
        let host = host(outer)
        #expect(host.accessible("Mail")?.actions == [.named("Archive"), .named("Flag")])
        #expect(host.perform(.named("Archive"), on: "Mail") && host.perform(.named("Flag"), on: "Mail"))
        #expect(archived == 1 && target.calls == 1)
        #expect(!host.perform(.named("Delete"), on: "Mail"))
    }

    @Test("Listed elements are read in their order, views and others; what is not listed is left out")
    func listedElements() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let (first, second) = (label("One", 0, in: view), label("Two", 40, in: view))
        _ = label("Three", 80, in: view)
        let host = host(view)
        #expect(host.accessibility.map(\.label) == ["One", "Two", "Three"])
        let bar = UIAccessibilityElement(accessibilityContainer: view)
        bar.accessibilityLabel = "Bar"
        bar.accessibilityTraits = .image
        bar.accessibilityFrameInContainerSpace = CGRect(x: 50, y: 120, width: 30, height: 40)
        view.accessibilityElements = [second, bar, first]
        #expect(host.accessibility.map(\.label) == ["", "Two", "Bar", "One"])
        #expect(host.accessible("Bar")?.frame == CGRect(x: 50, y: 120, width: 30, height: 40))
        #expect(host.accessible("Bar")?.role == .image)
        #expect(view.accessibilityElementCount() == 3 && view.index(ofAccessibilityElement: bar) == 1)
        #expect(view.accessibilityElement(at: 2) as? UIView === first && view.accessibilityElement(at: 7) == nil)
        #expect(view.index(ofAccessibilityElement: UIView(frame: .zero)) == NSNotFound)
        bar.accessibilityLabel = "Beam"
        #expect(host.accessible("Beam") != nil && host.accessible("Bar") == nil)
        view.accessibilityElements = []
        #expect(host.accessibility.map(\.label) == [""])
        view.accessibilityElements = nil
        #expect(host.accessibility.map(\.label) == ["One", "Two", "Three"])
    }

    @Test("A press of an element with a gesture is a tap in its middle, or where the app says")
    func pressed() {
        @MainActor
        final class Target: NSObject {
            var places: [CGFloat] = []
            func tapped(_ recognizer: UITapGestureRecognizer) {
                places.append(recognizer.location(in: nil).x.rounded())
            }
        }
        let (view, target) = (UIView(frame: .zero), Target())
        view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Selector(Target.tapped(_:))))
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Card"
        let host = host(view)
        #expect(host.perform(.press, on: "Card"))
        view.accessibilityActivationPoint = CGPoint(x: 20, y: 20)
        #expect(host.perform(.press, on: "Card"))
        #expect(target.places == [100, 20])
    }

    @Test("Escape leaves a modal view")
    func modal() {
        final class Panel: UIView {
            var escapes = 0
            override func accessibilityPerformEscape() -> Bool {
                escapes += 1
                return true
            }
        }
        let panel = Panel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        _ = label("Inside", 0, in: panel)
        panel.accessibilityViewIsModal = true
        panel.accessibilityLabel = "Panel"
        let host = host(panel)
        #expect(host.accessible("Panel")?.role == .window)
        #expect(host.perform(.escape, on: "Panel") && panel.escapes == 1)
    }

    @Test("Settings are the desktop's where it has them; requests that cannot succeed warn once")
    func settings() async {
        var reduces: [Bool] = []
        let view = Color.red.onTapGesture { reduces.append(UIAccessibility.isReduceMotionEnabled) }
        let host = TestHost(view, size: CGSize(width: 100, height: 100))
        host.tap(at: CGPoint(x: 50, y: 50))
        host.setReducesMotion(true)
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(reduces == [false, true])
        #expect(UIAccessibility.isVideoAutoplayEnabled && !UIAccessibility.isVoiceOverRunning)
        #expect(UIAccessibility.hearingDevicePairedEar == [] && UIAccessibility.focusedElement(using: nil) == nil)
        #expect(await !UIAccessibility.requestGuidedAccessSession(enabled: true))
    }

    @Test("A representable of the older kind chooses the size; a hosting view shows a SwiftUI view among UIKit's")
    func olderNames() {
        struct Old: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView { _UIHostingView(rootView: Text("Hosted")) }
            func updateUIView(_ view: UIView, context: Context) {}
            func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIView) {
                let width = Mirror(reflecting: proposedSize).children.first { $0.label == "width" }?.value as? CGFloat
                size = CGSize(width: (width ?? 0) / 2, height: 30)
            }
        }
        let host = TestHost(Old().accessibilityElement(children: .contain), size: CGSize(width: 200, height: 100))
        #expect(host.accessibility.first?.frame.size == CGSize(width: 100, height: 30))
        #expect(host.accessible("Hosted") != nil)
    }
}
