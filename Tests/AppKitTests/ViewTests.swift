import AppKit
import SwiftUITesting
import Testing

/// Shows a view of AppKit.
struct Shown<V: NSView>: NSViewRepresentable {
    let view: V
    var update: (V) -> Void = { _ in }
    func makeNSView(context: Context) -> V { view }
    func updateNSView(_ view: V, context: Context) { update(view) }
}

@MainActor @Suite struct ViewTests {
    init() { TestedApp.prepare() }

    @Test("Views within are shown by their frames, from the lower edge")
    func frames() throws {
        let view = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
        let label = NSTextField(labelWithString: "Hello")
        label.frame = NSRect(x: 10, y: 20, width: 80, height: 20)
        view.addSubview(label)
        let host = TestHost(Shown(view: view), size: CGSize(width: 200, height: 200))
        let frame = try #require(host.find(text: "Hello")?.frame)
        #expect(frame.minX == 10 && abs(frame.midY - 170) < 1)
        #expect(label.frame == NSRect(x: 10, y: 20, width: 80, height: 20))
        host.resize(to: CGSize(width: 200, height: 300))
        #expect(label.frame == NSRect(x: 10, y: 20, width: 80, height: 20))
        #expect(abs(try #require(host.find(text: "Hello")?.frame).midY - 270) < 1)
        label.stringValue = "Goodbye"
        host.update()
        #expect(host.text == ["Goodbye"])
        label.removeFromSuperview()
        host.update()
        #expect(host.text.isEmpty && label.superview == nil && view.subviews.isEmpty)
    }

    @Test("A flipped view counts from the top")
    func flipped() throws {
        final class Flipped: NSView { override var isFlipped: Bool { true } }
        let view = Flipped(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
        let label = NSTextField(labelWithString: "Top")
        label.frame = NSRect(x: 0, y: 0, width: 50, height: 20)
        view.addSubview(label)
        let host = TestHost(Shown(view: view), size: CGSize(width: 100, height: 100))
        #expect(abs(try #require(host.find(text: "Top")?.frame).midY - 10) < 1)
        #expect(view.convert(NSPoint(x: 5, y: 10), to: nil) == NSPoint(x: 5, y: 90))
        #expect(view.hitTest(NSPoint(x: 5, y: 5)) === label && view.hitTest(NSPoint(x: 5, y: 95)) === view)
    }

    @Test("Constraints place views, also by items")
    func constraints() throws {
        let view = NSView(frame: .zero)
        let inner = NSTextField(labelWithString: "In")
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 30),
            NSLayoutConstraint(
                item: inner, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1,
                constant: 40),
        ])
        let host = TestHost(Shown(view: view), size: CGSize(width: 200, height: 200))
        let frame = try #require(host.find(text: "In")?.frame)
        #expect(frame.minX == 30 && frame.minY == 40)
        #expect(view.constraints.count == 2)
    }

    @Test("A stack arranges its views")
    func stack() throws {
        let stack = NSStackView(views: [NSTextField(labelWithString: "One"), NSTextField(labelWithString: "Two")])
        stack.orientation = .vertical
        stack.alignment = .leading
        let host = TestHost(Shown(view: stack), size: CGSize(width: 200, height: 200))
        let (one, two) = (try #require(host.find(text: "One")), try #require(host.find(text: "Two")))
        #expect(one.frame.maxY < two.frame.minY && one.frame.minX == two.frame.minX)
        #expect(stack.arrangedSubviews.count == 2 && stack.arrangedSubviews[0].superview === stack)
    }

    @Test("An app's view draws and responds to the pointer")
    func pointer() throws {
        final class Own: NSView {
            var drawings = 0
            var events: [String] = []
            var flags: NSEvent.ModifierFlags = []
            var place = NSPoint.zero
            override func draw(_ dirtyRect: NSRect) {
                drawings += NSGraphicsContext.current == nil ? 0 : 1
                NSColor.red.setFill()
                NSBezierPath(roundedRect: bounds, xRadius: 4, yRadius: 4).fill()
            }
            override func mouseDown(with event: NSEvent) {
                events.append("down")
                flags = event.modifierFlags
                place = convert(event.locationInWindow, from: nil)
            }
            override func mouseDragged(with event: NSEvent) { events.append("dragged") }
            override func mouseUp(with event: NSEvent) { events.append("up") }
        }
        let view = Own(frame: .zero)
        let host = TestHost(Shown(view: view), size: CGSize(width: 100, height: 100))
        #expect(view.drawings > 0)
        host.hold(.control)
        host.press(at: CGPoint(x: 30, y: 20))
        host.move(to: CGPoint(x: 40, y: 30))
        host.release(at: CGPoint(x: 40, y: 30))
        #expect(view.events == ["down", "dragged", "up"])
        #expect(view.place == NSPoint(x: 30, y: 80))
        let count = view.drawings
        view.needsDisplay = true
        host.update()
        #expect(view.drawings > count)
    }

    @Test("Tracking areas report the pointer")
    func tracking() {
        final class Own: NSView {
            var events: [String] = []
            override func updateTrackingAreas() {
                super.updateTrackingAreas()
                if !trackingAreas.isEmpty { return }
                addTrackingArea(
                    NSTrackingArea(
                        rect: bounds, options: [.mouseEnteredAndExited, .activeAlways, .inVisibleRect], owner: self,
                        userInfo: nil))
            }
            override func mouseEntered(with event: NSEvent) { events.append("in") }
            override func mouseExited(with event: NSEvent) { events.append("out") }
        }
        let view = Own(frame: .zero)
        let host = TestHost(
            Shown(view: view).frame(width: 50, height: 50).frame(maxWidth: .infinity, maxHeight: .infinity),
            size: CGSize(width: 100, height: 100))
        host.hover(at: CGPoint(x: 50, y: 50))
        host.update()
        host.hover(at: CGPoint(x: 5, y: 5))
        host.update()
        #expect(view.events == ["in", "out"])
    }

    @Test("A hosting view shows a view of SwiftUI, also within a controller")
    func hosting() throws {
        let hosting = NSHostingView(rootView: Text("Inside"))
        let view = NSView(frame: .zero)
        hosting.frame = NSRect(x: 0, y: 0, width: 100, height: 30)
        view.addSubview(hosting)
        let host = TestHost(Shown(view: view), size: CGSize(width: 100, height: 100))
        #expect(host.text == ["Inside"])
        hosting.rootView = Text("Other")
        host.update()
        #expect(host.text == ["Other"])
        #expect(hosting.fittingSize.width > 0 && hosting.fittingSize.height > 0)

        struct Represented: NSViewControllerRepresentable {
            func makeNSViewController(context: Context) -> NSHostingController<Text> {
                NSHostingController(rootView: Text("Controlled"))
            }
            func updateNSViewController(_ controller: NSHostingController<Text>, context: Context) {}
        }
        #expect(TestHost(Represented()).text == ["Controlled"])
    }

    @Test("A representable has a coordinator, and is dismantled")
    func coordinator() {
        final class Log { var lines: [String] = [] }
        struct Field: NSViewRepresentable {
            let log: Log
            let text: String
            func makeCoordinator() -> Log { log }
            func makeNSView(context: Context) -> NSTextField {
                context.coordinator.lines.append("make")
                return NSTextField(labelWithString: "")
            }
            func updateNSView(_ field: NSTextField, context: Context) {
                context.coordinator.lines.append("update")
                field.stringValue = text
            }
            static func dismantleNSView(_ field: NSTextField, coordinator: Log) { coordinator.lines.append("end") }
        }
        let log = Log()
        let host = TestHost(Field(log: log, text: "A"))
        #expect(host.text == ["A"] && log.lines.prefix(2) == ["make", "update"])
        host.show(Field(log: log, text: "B"))
        host.update()
        #expect(host.text == ["B"] && log.lines.filter { $0 == "make" }.count == 1)
        host.close()
        #expect(log.lines.last == "end")
    }
}
