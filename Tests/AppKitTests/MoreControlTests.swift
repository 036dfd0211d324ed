import OrielFoundation
import SwiftUITesting
import Testing

@testable import AppKit

@MainActor @Suite("More controls of AppKit") struct MoreControlTests {
    init() { TestedApp.prepare() }

    @MainActor final class Target: NSObject {
        var calls = 0
        func changed() { calls += 1 }
    }

    @Test("Segments are chosen by presses")
    func segments() {
        let target = Target()
        let one = NSSegmentedControl(
            labels: ["Day", "Week"], trackingMode: .selectOne, target: target, action: Selector(Target.changed))
        let host = TestHost(Shown(view: one), size: CGSize(width: 300, height: 80))
        #expect(one.selectedSegment == -1 && host.tap(text: "Week"))
        #expect(one.selectedSegment == 1 && one.isSelected(forSegment: 1) && target.calls == 1)
        one.setEnabled(false, forSegment: 0)
        one.press(0)
        #expect(one.selectedSegment == 1 && target.calls == 1)
        one.segmentCount = 1
        #expect(one.selectedSegment == -1 && one.label(forSegment: 4) == nil)
        let several = NSSegmentedControl(labels: ["A", "B"], trackingMode: .selectAny, target: nil, action: nil)
        several.press(0)
        several.press(1)
        #expect(several.isSelected(forSegment: 0) && several.isSelected(forSegment: 1))
    }

    @Test("A box with a mixed state goes from on to off to mixed, and is pressed on from there")
    func mixedState() {
        let target = Target()
        let box = NSButton(checkboxWithTitle: "Box", target: target, action: Selector(Target.changed))
        box.setNextState()
        box.setNextState()
        #expect(box.state == .off)
        box.allowsMixedState = true
        box.setNextState()
        #expect(box.state == .mixed)
        let host = TestHost(Shown(view: box), size: CGSize(width: 200, height: 60))
        #expect(host.tap(text: "Box") && box.state == .on && target.calls == 1)
    }

    @Test("A dial takes the value of the angle that is pressed, clockwise from the top")
    func dial() {
        let slider = NSSlider(value: 0, minValue: 0, maxValue: 8, target: nil, action: nil)
        slider.sliderType = .circular
        slider.frame = NSRect(x: 0, y: 0, width: 100, height: 100)
        let host = TestHost(
            Shown(view: slider).frame(width: 100, height: 100), size: CGSize(width: 100, height: 100))
        host.tap(at: CGPoint(x: 90, y: 50))
        #expect(abs(slider.doubleValue - 2) < 0.01)
        host.tap(at: CGPoint(x: 50, y: 90))
        #expect(abs(slider.doubleValue - 4) < 0.01)
        slider.maxValue = .nan
        host.tap(at: CGPoint(x: 10, y: 50))
        #expect(slider.doubleValue.isFinite)
    }

    @Test("A slider is upright where it is higher than wide, or was set so")
    func uprightSlider() {
        let slider = NSSlider(frame: NSRect(x: 0, y: 0, width: 20, height: 100))
        #expect(slider.isVertical)
        slider.setFrameSize(NSSize(width: 100, height: 20))
        #expect(!slider.isVertical)
        slider.isVertical = true
        #expect(slider.isVertical)
    }

    @Test("A stepper goes round, or stays at its ends")
    func stepper() {
        let stepper = NSStepper(frame: .zero)
        stepper.maxValue = 2
        stepper.step(3)
        #expect(stepper.doubleValue == 0)
        stepper.valueWraps = false
        stepper.step(9)
        #expect(stepper.doubleValue == 2)
    }

    @Test("Words of a combo box are chosen, and tokens are separated by commas")
    func words() {
        let box = NSComboBox(frame: .zero)
        box.addItems(withObjectValues: ["red", "blue"])
        box.selectItem(withObjectValue: "blue")
        #expect(box.stringValue == "blue" && box.indexOfSelectedItem == 1)
        box.removeItem(at: 1)
        box.selectItem(at: 7)
        #expect(box.indexOfSelectedItem == -1 && box.numberOfItems == 1)
        let tokens = NSTokenField(frame: .zero)
        tokens.objectValue = ["a", "b"]
        #expect(tokens.objectValue as? [String] == ["a", "b"])
    }

    @Test("Tabs show one view, and ask their delegate")
    func tabs() {
        final class No: NSObject, NSTabViewDelegate {
            func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool { false }
        }
        let tabs = NSTabView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
        for name in ["One", "Two"] {
            let item = NSTabViewItem(identifier: name)
            (item.label, item.view) = (name, NSTextField(labelWithString: "content of \(name)"))
            tabs.addTabViewItem(item)
        }
        let host = TestHost(Shown(view: tabs), size: CGSize(width: 300, height: 200))
        #expect(host.text.contains("content of One") && !host.text.contains("content of Two"))
        #expect(host.tap(text: "Two"))
        host.update()
        #expect(host.text.contains("content of Two"))
        let no = No()
        tabs.delegate = no
        tabs.selectFirstTabViewItem(nil)
        #expect(tabs.selectedTabViewItem?.label == "Two")
    }

    @Test("A popover is shown beside its view, and closes")
    func popover() {
        final class Log: NSObject, NSPopoverDelegate {
            var events: [String] = []
            func popoverDidShow(_ notification: Notification) { events.append("shown") }
            func popoverDidClose(_ notification: Notification) { events.append("closed") }
        }
        let (log, popover, button) = (Log(), NSPopover(), NSButton(title: "Open", target: nil, action: nil))
        popover.delegate = log
        popover.show(relativeTo: .zero, of: button, preferredEdge: .minY)
        #expect(!popover.isShown)
        popover.contentViewController = NSHostingController(rootView: Text("inside"))
        popover.contentSize = NSSize(width: 120, height: 60)
        let host = TestHost(Shown(view: button), size: CGSize(width: 400, height: 300))
        popover.show(relativeTo: button.bounds, of: button, preferredEdge: .minY)
        host.update()
        #expect(popover.isShown && host.text.contains("inside"))
        popover.performClose(nil)
        host.update()
        #expect(!popover.isShown && !host.text.contains("inside") && log.events == ["shown", "closed"])
    }

    @Test("Images change: their size, what is drawn into them, and whether their shape counts")
    func images() throws {
        let image = NSImage(size: NSSize(width: 20, height: 10))
        image.lockFocus()
        NSColor.red.setFill()
        NSBezierPath(rect: NSRect(x: 0, y: 0, width: 20, height: 10)).fill()
        image.unlockFocus()
        let pixels = try #require(image.cgImage)
        #expect(pixels.width >= 20 && pixels.premultipliedPixels.prefix(4)[3] == 255)
        image.size = NSSize(width: 40, height: 20)
        #expect(image.size.width == 40 && image.scale == CGFloat(pixels.width) / 40)
        #expect(!image.isTemplate)
        image.isTemplate = true
        #expect(image.isTemplate && (image.copy() as? NSImage)?.isTemplate == true)
        #expect(NSImage(named: NSImage.addTemplateName)?.isSymbolImage == true && NSImage(named: "NSNothing") == nil)
    }

    @Test("Cells read and change their control")
    func cells() {
        let field = NSTextField(string: "a")
        field.cell?.usesSingleLineMode = true
        (field.cell as? NSTextFieldCell)?.placeholderString = "name"
        #expect(field.usesSingleLineMode && field.placeholderString == "name" && field.cell?.stringValue == "a")
        let menu = NSPopUpButton(frame: .zero, pullsDown: false)
        #expect(menu.selectedTag() == -1)
        menu.addItem(withTitle: "x")
        menu.lastItem?.tag = 4
        #expect(menu.selectedTag() == 4)
    }

    @Test("An opened address calls the app's method for such events")
    func addresses() throws {
        @MainActor final class Receiver: NSObject {
            var received: String?
            func got(_ event: NSAppleEventDescriptor, _ answer: NSAppleEventDescriptor) {
                received = event.paramDescriptor(forKeyword: keyDirectObject)?.stringValue
            }
        }
        let receiver = Receiver()
        let url = try #require(URL(string: "pk://open"))
        #expect(!NSAppleEventManager.shared().open(url))
        NSAppleEventManager.shared().setEventHandler(
            receiver, andSelector: Selector(Receiver.got(_:_:)), forEventClass: kInternetEventClass,
            andEventID: kAEGetURL)
        #expect(NSAppleEventManager.shared().open(url) && receiver.received == "pk://open")
        NSAppleEventManager.shared().removeEventHandler(forEventClass: kInternetEventClass, andEventID: kAEGetURL)
        var error: NSDictionary?
        NSAppleScript(source: "beep")?.executeAndReturnError(&error)
        #expect(error?[NSAppleScript.errorNumber] != nil)
    }
}
