import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor @Suite("UIKit: touches of controls")
struct ControlTouchTests {
    struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    /// Shows a view at the top left of a window of 200 by 200 points.
    private func host(_ view: UIView) -> TestHost {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        outer.addSubview(view)
        return TestHost(Shown(view: outer), size: CGSize(width: 200, height: 200))
    }

    /// Notes the names of events that a control sends.
    @MainActor
    private final class Log {
        var events: [String] = []
        init(_ control: UIControl) {
            let names: [(UIControl.Event, String)] = [
                (.touchDown, "down"), (.touchDownRepeat, "again"), (.touchDragInside, "inside"),
                (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
                (.touchUpInside, "up"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
                (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
            ]
            for (event, name) in names {
                control.addAction(UIAction { [unowned self] _ in events.append(name) }, for: event)
            }
        }
        func take() -> [String] {
            defer { events = [] }
            return events
        }
    }

    @Test("A control sends the events of the touch that it follows, and is highlighted while that is inside")
    func events() {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let log = Log(control)
        let host = host(control)
        host.press(at: CGPoint(x: 20, y: 20))
        #expect(log.take() == ["down"] && control.isTracking && control.isTouchInside && control.isHighlighted)
        host.move(to: CGPoint(x: 30, y: 20))
        #expect(log.take() == ["inside"])
        host.move(to: CGPoint(x: 150, y: 20))
        #expect(log.take() == ["exit", "outside"] && !control.isHighlighted && control.isTracking)
        host.move(to: CGPoint(x: 90, y: 20))
        #expect(log.take() == ["enter", "inside"] && control.isHighlighted)
        host.release(at: CGPoint(x: 90, y: 20))
        #expect(log.take().last == "up" && !control.isTracking && !control.isHighlighted)
        host.press(at: CGPoint(x: 20, y: 20))
        host.move(to: CGPoint(x: 20, y: 120))
        host.release(at: CGPoint(x: 20, y: 120))
        #expect(log.take().last == "up outside")
        host.press(at: CGPoint(x: 20, y: 20))
        host.cancel()
        #expect(log.take().last == "cancel" && !control.isHighlighted)
        control.isEnabled = false
        host.press(at: CGPoint(x: 20, y: 20))
        host.release(at: CGPoint(x: 20, y: 20))
        #expect(log.take().isEmpty)
    }

    @Test("Touches in quick succession at one place are counted")
    func repeated() {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let log = Log(control)
        let host = host(control)
        for _ in 0..<2 {
            host.press(at: CGPoint(x: 20, y: 20))
            host.release(at: CGPoint(x: 20, y: 20))
        }
        #expect(log.take() == ["down", "up", "down", "again", "up"])
        host.advance(by: 1)
        host.press(at: CGPoint(x: 20, y: 20))
        #expect(log.take() == ["down"])
    }

    /// A dial that takes its value from where it is touched, as apps write them.
    private final class Dial: UIControl {
        var value: CGFloat = 0
        var log: [String] = []
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            log.append("begin")
            return super.beginTracking(touch, with: event) && touch.location(in: self).x < 90
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            value = touch.location(in: self).x
            sendActions(for: .valueChanged)
            return value < 80
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
        override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
    }

    @Test("A control of an app's own follows a touch as long as it wants to")
    func tracking() {
        let dial = Dial(frame: CGRect(x: 50, y: 50, width: 100, height: 50))
        let log = Log(dial)
        let host = host(dial)
        host.press(at: CGPoint(x: 60, y: 60))
        host.move(to: CGPoint(x: 75, y: 60))
        #expect(dial.value == 25 && log.take() == ["down", "value", "inside"])
        host.release(at: CGPoint(x: 75, y: 60))
        #expect(dial.log == ["begin", "end"])
        host.press(at: CGPoint(x: 60, y: 60))
        host.move(to: CGPoint(x: 135, y: 60))
        #expect(!dial.isTracking && !dial.isHighlighted)
        host.release(at: CGPoint(x: 135, y: 60))
        #expect(dial.log == ["begin", "end", "begin"])
        _ = log.take()
        host.press(at: CGPoint(x: 145, y: 60))
        host.release(at: CGPoint(x: 145, y: 60))
        #expect(dial.log.last == "begin" && log.take().isEmpty)
    }

    @Test("A label within a control lets touches through; another control or view keeps them")
    func within() {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        label.text = "Words"
        let button = UIButton(frame: CGRect(x: 0, y: 60, width: 50, height: 50))
        button.setTitle("Go", for: .normal)
        let view = UIView(frame: CGRect(x: 0, y: 120, width: 50, height: 50))
        for part in [label, button, view] { control.addSubview(part) }
        let (log, inner) = (Log(control), Log(button))
        let host = host(control)
        func tap(_ y: CGFloat) {
            host.press(at: CGPoint(x: 25, y: y))
            host.release(at: CGPoint(x: 25, y: y))
        }
        tap(25)
        #expect(log.take() == ["down", "up"] && inner.take().isEmpty)
        tap(85)
        #expect(log.take().isEmpty && inner.take() == ["down", "up", "primary"])
        tap(145)
        #expect(log.take().isEmpty)
        view.isUserInteractionEnabled = false
        host.update()
        host.advance(by: 1)
        tap(145)
        #expect(log.take() == ["down", "up"])
    }

    @Test("A button sends touchDown when it is pressed, and its press from anywhere within it")
    func button() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 160, height: 100))
        button.setTitle("Go", for: .normal)
        button.setTitle("Going", for: .highlighted)
        let log = Log(button)
        let host = host(button)
        host.press(at: CGPoint(x: 5, y: 5))
        #expect(log.take() == ["down"] && button.isHighlighted && button.currentTitle == "Going")
        host.release(at: CGPoint(x: 5, y: 5))
        #expect(Set(log.take()) == ["up", "primary"] && !button.isHighlighted && button.currentTitle == "Go")
        host.advance(by: 1)
        host.press(at: CGPoint(x: 5, y: 5))
        host.move(to: CGPoint(x: 190, y: 190))
        #expect(log.take() == ["down", "exit", "outside"])
        host.release(at: CGPoint(x: 190, y: 190))
        #expect(log.take() == ["up outside"])
        // A press without a touch, as by a key, has both ends.
        #expect(host.perform(.press, on: "Go"))
        #expect(log.take() == ["down", "up", "primary"])
        button.performPrimaryAction()
        #expect(log.take() == ["primary"])
    }

    @Test("Touches that a view does not take reach its controller")
    func controller() {
        final class Controller: UIViewController {
            var log: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                log.append("began \(touches.first?.view === view)")
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
        }
        struct Screen: UIViewControllerRepresentable {
            let controller: Controller
            func makeUIViewController(context: Context) -> Controller { controller }
            func updateUIViewController(_ controller: Controller, context: Context) {}
        }
        let controller = Controller()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let inner = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        controller.view.addSubview(button)
        controller.view.addSubview(inner)
        let host = TestHost(Screen(controller: controller), size: CGSize(width: 200, height: 200))
        for place in [CGPoint(x: 100, y: 20), CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 120)] {
            host.press(at: place)
            host.release(at: place)
        }
        #expect(controller.log == ["began true", "ended", "began false", "ended"])
    }

    @Test("Methods get the control and its event; without a target, the responder chain is asked")
    func targets() {
        final class Screen: UIViewController {
            var log: [String] = []
            func pressed(_ sender: UIControl, _ event: UIEvent) {
                log.append("\(event.allTouches?.count ?? 0) \(sender.isTracking)")
            }
        }
        let screen = Screen()
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        screen.view.addSubview(control)
        let pressed = Selector(Screen.pressed(_:_:))
        for _ in 0..<2 { control.addTarget(nil, action: pressed, for: [.touchDown, .valueChanged]) }
        struct Shown: UIViewControllerRepresentable {
            let screen: Screen
            func makeUIViewController(context: Context) -> Screen { screen }
            func updateUIViewController(_ controller: Screen, context: Context) {}
        }
        let host = TestHost(Shown(screen: screen), size: CGSize(width: 200, height: 200))
        host.press(at: CGPoint(x: 20, y: 20))
        #expect(screen.log == ["1 true"])
        host.release(at: CGPoint(x: 20, y: 20))
        control.removeTarget(nil, action: nil, for: .touchDown)
        #expect(control.allControlEvents == .valueChanged)
        var found = 0
        control.enumerateEventHandlers { action, target, events, stops in
            found += action == nil && target != nil && events == .valueChanged ? 1 : 0
            stops = true
        }
        #expect(found == 1)
    }

    @Test("A slider tells where a drag begins and ends, and reports the last value alone if that is wanted")
    func slider() {
        for hasImage in [false, true] {
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            if hasImage { slider.maximumTrackTintColor = .red }
            let log = Log(slider)
            let host = host(slider)
            host.press(at: CGPoint(x: 100, y: 20))
            host.move(to: CGPoint(x: 150, y: 20))
            #expect(slider.isTracking && slider.value > 0.6)
            host.release(at: CGPoint(x: 150, y: 20))
            let events = log.take()
            #expect(events.first == "down" && events.last == "up" && events.dropFirst().dropLast().contains("value"))
            #expect(!slider.isTracking)
            slider.isContinuous = false
            host.press(at: CGPoint(x: 150, y: 20))
            host.move(to: CGPoint(x: 60, y: 20))
            #expect(log.take() == ["down"])
            host.release(at: CGPoint(x: 60, y: 20))
            #expect(log.take() == ["value", "up"])
        }
    }
}
