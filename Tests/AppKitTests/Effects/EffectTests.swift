import Foundation
import SwiftUITesting
import Testing

@testable import AppKit

/// Properties of AppKit's views, each of which must change the picture of the view.
@MainActor @Suite("Effects")
struct EffectTests {
    init() { TestedApp.prepare() }

    private struct Shown: NSViewRepresentable {
        let view: NSView
        func makeNSView(context: Context) -> NSView { view }
        func updateNSView(_ nsView: NSView, context: Context) {}
    }

    private func picture(_ view: NSView) -> [UInt8] {
        if view.frame.isEmpty { view.frame = NSRect(x: 20, y: 20, width: 200, height: 60) }
        let outer = NSView(frame: NSRect(x: 0, y: 0, width: 320, height: 240))
        outer.addSubview(view)
        let renderer = ImageRenderer(content: Shown(view: outer).frame(width: 320, height: 240))
        renderer.scale = 1
        guard let image = renderer.cgImage, let data = image.dataProvider?.data else { return [] }
        return Array(data as Data)
    }

    /// Checks that a change of a property changes the picture.
    private func check<V: NSView>(
        _ name: String, _ make: () -> V, from base: (V) -> Void = { _ in }, _ change: (V) -> Void
    ) {
        let (first, second) = (make(), make())
        base(first)
        base(second)
        change(second)
        let (before, after) = (picture(first), picture(second))
        #expect(!before.isEmpty && before != after, "\(name) changes nothing")
    }

    @Test("Properties of views and layers change the picture")
    func views() {
        func box() -> NSView {
            let view = NSView(frame: NSRect(x: 20, y: 20, width: 100, height: 80))
            view.wantsLayer = true
            view.layer?.backgroundColor = NSColor.orange.cgColor
            return view
        }
        check("alphaValue", box) { $0.alphaValue = 0.4 }
        check("isHidden", box) { $0.isHidden = true }
        check("frame", box) { $0.frame.origin.x += 20 }
        check("setFrameSize", box) { $0.setFrameSize(NSSize(width: 50, height: 50)) }
        check("cornerRadius", box) { $0.layer?.cornerRadius = 20 }
        check("borderWidth", box) { $0.layer?.borderWidth = 5 }
        check("shadow", box) {
            let shadow = NSShadow()
            shadow.shadowBlurRadius = 10
            shadow.shadowColor = NSColor.black
            $0.shadow = shadow
        }
        check("appearance", { NSTextField(labelWithString: "Label") }) {
            $0.appearance = NSAppearance(named: .darkAqua)
        }
        let boxes = { () -> NSBox in
            let box = NSBox(frame: NSRect(x: 20, y: 20, width: 100, height: 80))
            box.title = "Box"
            return box
        }
        check("box title", boxes) { $0.title = "Other" }
        check("box type", boxes) { $0.boxType = .custom }
        check("box fillColor", boxes, from: { $0.boxType = .custom }) { $0.fillColor = .red }
        check("box borderColor", boxes, from: { $0.boxType = .custom }) { $0.borderColor = .red }
        check(
            "box cornerRadius", boxes,
            from: {
                $0.boxType = .custom
                $0.fillColor = .red
            }
        ) { $0.cornerRadius = 20 }
        check("box titlePosition", boxes) { $0.titlePosition = .noTitle }
        let stack = { () -> NSStackView in
            let stack = NSStackView(views: [NSTextField(labelWithString: "A"), NSTextField(labelWithString: "BBB")])
            stack.frame = NSRect(x: 20, y: 20, width: 200, height: 100)
            return stack
        }
        check("stack orientation", stack) { $0.orientation = .vertical }
        check("stack spacing", stack, from: { $0.distribution = .fillEqually }) { $0.spacing = 40 }
        check("stack alignment", stack) { $0.alignment = .top }
        check("stack distribution", stack) { $0.distribution = .fillEqually }
        check("stack edgeInsets", stack) { $0.edgeInsets.left = 30 }
        let effect = { NSVisualEffectView(frame: NSRect(x: 20, y: 20, width: 100, height: 80)) }
        check("image", { NSImageView(image: NSImage(systemSymbolName: "star", accessibilityDescription: nil)!) }) {
            $0.contentTintColor = .red
        }
        func star() -> NSImageView {
            let view = NSImageView(image: NSImage(systemSymbolName: "star", accessibilityDescription: nil)!)
            view.frame = NSRect(x: 20, y: 20, width: 100, height: 60)
            return view
        }
        check("image scaling", star) { $0.imageScaling = .scaleProportionallyUpOrDown }
        check("image alignment", star) { $0.imageAlignment = .alignLeft }
        check("visual effect", effect) { $0.isHidden = true }
    }

    @Test("Properties of controls change the picture")
    func controls() {
        func button() -> NSButton { NSButton(title: "Press", target: nil, action: nil) }
        check("button title", button) { $0.title = "Other" }
        check("button isEnabled", button) { $0.isEnabled = false }
        check("button bezelStyle", button) { $0.bezelStyle = .inline }
        check("button isBordered", button) { $0.isBordered = false }
        check("button bezelColor", button) { $0.bezelColor = .red }
        check("button contentTintColor", button) { $0.contentTintColor = .red }
        check("button font", button) { $0.font = .boldSystemFont(ofSize: 20) }
        check("button image", button) {
            $0.image = NSImage(systemSymbolName: "star", accessibilityDescription: nil)
            $0.imagePosition = .imageLeading
        }
        check(
            "button imageOnly", button,
            from: { $0.image = NSImage(systemSymbolName: "star", accessibilityDescription: nil) }
        ) {
            $0.imagePosition = .imageOnly
        }
        check("button controlSize", button) { $0.controlSize = .large }
        check("button attributedTitle", button) {
            $0.attributedTitle = NSAttributedString(string: "Press", attributes: [.foregroundColor: NSColor.red])
        }
        check("button keyEquivalent", button) { $0.keyEquivalent = "\r" }
        check("checkbox state", { NSButton(checkboxWithTitle: "Check", target: nil, action: nil) }) { $0.state = .on }
        check("checkbox mixed", { NSButton(checkboxWithTitle: "Check", target: nil, action: nil) }) {
            $0.allowsMixedState = true
            $0.state = .mixed
        }
        check("radio state", { NSButton(radioButtonWithTitle: "Radio", target: nil, action: nil) }) { $0.state = .on }
        check("switch state", { NSSwitch() }) { $0.state = .on }
        check("switch isEnabled", { NSSwitch() }, from: { $0.state = .on }) { $0.isEnabled = false }
        func slider() -> NSSlider { NSSlider(value: 0.4, minValue: 0, maxValue: 1, target: nil, action: nil) }
        check("slider value", slider) { $0.doubleValue = 0.8 }
        check("slider maxValue", slider) { $0.maxValue = 2 }
        check("slider numberOfTickMarks", slider) { $0.numberOfTickMarks = 5 }
        check("slider trackFillColor", slider) { $0.trackFillColor = .red }
        check("slider isVertical", slider, from: { $0.frame = NSRect(x: 0, y: 0, width: 60, height: 60) }) {
            $0.isVertical = true
        }
        check("slider circular", slider) { $0.sliderType = .circular }
        func label() -> NSTextField { NSTextField(labelWithString: "A label of some length that does not fit in") }
        check("label textColor", label) { $0.textColor = .red }
        check("label font", label) { $0.font = .boldSystemFont(ofSize: 20) }
        check("label alignment", { NSTextField(labelWithString: "A") }) { $0.alignment = .right }
        check("label lineBreakMode", label) { $0.lineBreakMode = .byTruncatingMiddle }
        check("label maximumNumberOfLines", label) {
            $0.maximumNumberOfLines = 2
            $0.lineBreakMode = .byWordWrapping
        }
        check("label background", label) {
            $0.drawsBackground = true
            $0.backgroundColor = .yellow
        }
        check("label attributed", label) {
            $0.attributedStringValue = NSAttributedString(string: "A", attributes: [.foregroundColor: NSColor.red])
        }
        func field() -> NSTextField { NSTextField(string: "Text") }
        check("field isBordered", field) {
            $0.isBordered = false
            $0.isBezeled = false
        }
        check("field alignment", field) { $0.alignment = .right }
        check("field textColor", field) { $0.textColor = .red }
        check("field isEnabled", field) { $0.isEnabled = false }
        check("field bezelStyle", field) { $0.bezelStyle = .roundedBezel }
        check("field placeholder", { NSTextField(string: "") }) { $0.placeholderString = "Name" }
        check("secure field", { NSSecureTextField(string: "Text") }) { $0.stringValue = "Text longer" }
        func segments() -> NSSegmentedControl {
            NSSegmentedControl(labels: ["One", "Two"], trackingMode: .selectOne, target: nil, action: nil)
        }
        check("segments selected", segments) { $0.selectedSegment = 1 }
        check("segments label", segments) { $0.setLabel("Other", forSegment: 0) }
        check("segments image", segments) {
            $0.setImage(NSImage(systemSymbolName: "star", accessibilityDescription: nil), forSegment: 0)
        }
        check("segments enabled", segments) { $0.setEnabled(false, forSegment: 1) }
        check("segments selectedSegmentBezelColor", segments, from: { $0.selectedSegment = 0 }) {
            $0.selectedSegmentBezelColor = .red
        }
        func popUp() -> NSPopUpButton {
            let button = NSPopUpButton(frame: .zero, pullsDown: false)
            button.addItems(withTitles: ["One", "Two"])
            return button
        }
        check("pop-up selected", popUp) { $0.selectItem(at: 1) }
        check("pop-up isEnabled", popUp) { $0.isEnabled = false }
        func progress() -> NSProgressIndicator {
            let view = NSProgressIndicator(frame: NSRect(x: 0, y: 0, width: 200, height: 20))
            view.isIndeterminate = false
            view.doubleValue = 40
            return view
        }
        check("progress value", progress) { $0.doubleValue = 80 }
        check("progress style", progress) { $0.style = .spinning }
        func level() -> NSLevelIndicator {
            let view = NSLevelIndicator(frame: NSRect(x: 0, y: 0, width: 200, height: 20))
            view.maxValue = 5
            view.doubleValue = 3
            return view
        }
        check("level value", level) { $0.doubleValue = 4 }
        check("level style", level) { $0.levelIndicatorStyle = .rating }
        check("level warning", level) { $0.warningValue = 2 }
        check("level fillColor", level) { $0.fillColor = .red }
        check("color well", { NSColorWell(frame: NSRect(x: 0, y: 0, width: 60, height: 30)) }) { $0.color = .red }
        func date() -> NSDatePicker {
            let picker = NSDatePicker(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
            picker.dateValue = Date(timeIntervalSince1970: 0)
            return picker
        }
        check("date elements", date) { $0.datePickerElements = .yearMonthDay }
        check("date style", date) { $0.datePickerStyle = .clockAndCalendar }
        check("search", { NSSearchField(string: "") }) { $0.placeholderString = "Find" }
        check("token field", { NSTokenField(string: "") }) { $0.objectValue = ["One", "Two"] }
        check("combo box", { NSComboBox(string: "A") }) { $0.stringValue = "B" }
        check("path control", { NSPathControl(frame: NSRect(x: 0, y: 0, width: 300, height: 30)) }) {
            $0.url = URL(fileURLWithPath: "/usr/share")
        }
        func text() -> NSTextView {
            let view = NSTextView(frame: NSRect(x: 20, y: 20, width: 200, height: 100))
            view.string = "Text"
            return view
        }
        check("text font", text) { $0.font = .systemFont(ofSize: 30) }
        check("text textColor", text) { $0.textColor = .red }
        check("text alignment", text) { $0.alignment = .right }
        check("text textContainerInset", text) { $0.textContainerInset.width = 40 }
        check("text background", text) { $0.backgroundColor = .yellow }
        check("text drawsBackground", text, from: { $0.backgroundColor = .yellow }) { $0.drawsBackground = false }
        check("text attributes", text) {
            $0.textStorage?.addAttribute(.foregroundColor, value: NSColor.red, range: NSRange(location: 0, length: 2))
        }
    }
}
