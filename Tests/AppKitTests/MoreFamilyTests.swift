import ApplicationServices
import OrielFoundation
import SwiftUITesting
import Testing

@testable import AppKit
@testable import SwiftUI
@testable import SwiftUICore

@MainActor @Suite("Errors, panels' delegates, pictures of views and older cells", .serialized)
struct MoreFamilyTests {
    init() { TestedApp.prepare() }

    private struct Refusal: LocalizedError {
        var errorDescription: String? { "This file is in use" }
    }

    @MainActor private final class Receiver: NSObject {
        var answers: [Bool] = []
        var context: UnsafeMutableRawPointer?
        func didPresent(recovered: Bool, context: UnsafeMutableRawPointer?) {
            answers.append(recovered)
            self.context = context
        }
    }

    private struct Repairable: RecoverableError, LocalizedError {
        var errorDescription: String? { "The list is damaged" }
        var recoveryOptions: [String] { ["Repair", "Ignore"] }
        func attemptRecovery(optionIndex index: Int) -> Bool { index == 0 }
    }

    @Test("The delegate's method is called when the sheet of an error is closed")
    func errors() throws {
        SceneWindows.prepare()
        defer { ViewHost.decoration = nil }
        let (receiver, word) = (Receiver(), UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
        defer { word.deallocate() }
        let host = TestHost(Text("Document"), size: CGSize(width: 500, height: 400))
        let responder = NSResponder()
        responder.presentError(
            Refusal(), modalFor: NSWindow(), delegate: receiver, didPresent: Selector(Receiver.didPresent),
            contextInfo: word)
        host.update()
        #expect(host.text.contains("This file is in use") && receiver.answers.isEmpty)
        host.tap(text: "OK")
        host.advance(by: 1)
        #expect(receiver.answers == [false] && receiver.context == word)
        responder.presentError(
            Repairable(), modalFor: NSWindow(), delegate: receiver, didPresent: Selector(Receiver.didPresent),
            contextInfo: word)
        host.update()
        host.tap(text: "Repair")
        host.advance(by: 1)
        #expect(receiver.answers == [false, true])
    }

    @MainActor private final class Judge: NSObject, NSOpenSavePanelDelegate {
        var asked: [String] = []
        func panel(_ sender: Any, shouldEnable url: URL) -> Bool { url.pathExtension != "hidden" }
        func panel(_ sender: Any, validate url: URL) throws {
            asked.append(url.lastPathComponent)
            if url.lastPathComponent == "used.txt" { throw Refusal() }
        }
    }

    @Test("A panel's delegate refuses files that the user has chosen")
    func delegateOfPanels() throws {
        SceneWindows.prepare()
        defer { ViewHost.decoration = nil }
        let host = TestHost(Text("Document"), size: CGSize(width: 500, height: 400))
        let (panel, judge) = (NSOpenPanel(), Judge())
        let files = ["a.txt", "b.hidden"].map { URL(fileURLWithPath: "/tmp/\($0)") }
        #expect(panel.accepted(files) == files)
        panel.delegate = judge
        #expect(panel.accepted(files) == [files[0]] && judge.asked == ["a.txt"])
        #expect(panel.accepted([URL(fileURLWithPath: "/tmp/used.txt")]).isEmpty)
        host.update()
        #expect(host.text.contains("This file is in use"))
        host.tap(text: "OK")
        host.advance(by: 1)
        #expect(!host.text.contains("This file is in use"))
    }

    private final class Halves: NSView {
        override func draw(_ dirtyRect: NSRect) {
            NSColor.red.setFill()
            NSBezierPath(rect: NSRect(x: 0, y: 0, width: 20, height: 10)).fill()
        }
    }

    @Test("A view is drawn into an image, the y axis pointing up")
    func pictures() throws {
        let view = Halves(frame: NSRect(x: 0, y: 0, width: 20, height: 20))
        let rep = try #require(view.bitmapImageRepForCachingDisplay(in: view.bounds))
        #expect(rep.size == view.bounds.size && rep.colorAt(x: 5, y: rep.pixelsHigh - 3)?.alphaComponent == 0)
        view.cacheDisplay(in: view.bounds, to: rep)
        let (top, bottom) = (rep.colorAt(x: 5, y: 2), rep.colorAt(x: 5, y: rep.pixelsHigh - 3))
        #expect(top?.alphaComponent == 0 && bottom?.alphaComponent == 1 && (bottom?.redComponent ?? 0) > 0.9)
        #expect(view.bitmapImageRepForCachingDisplay(in: .zero) == nil && view.dataWithPDF(inside: .zero).isEmpty)
    }

    @Test("Pixels are drawn into by a context, set and written, and copied from bytes")
    func pixels() throws {
        func empty() -> NSBitmapImageRep? {
            NSBitmapImageRep(
                bitmapDataPlanes: nil, pixelsWide: 20, pixelsHigh: 40, bitsPerSample: 8, samplesPerPixel: 4,
                hasAlpha: true, isPlanar: false, colorSpaceName: .deviceRGB, bytesPerRow: 0, bitsPerPixel: 0)
        }
        let rep = try #require(empty())
        #expect(rep.colorAt(x: 3, y: 3)?.alphaComponent == 0)
        rep.size = NSSize(width: 10, height: 20)
        NSGraphicsContext.saveGraphicsState()
        NSGraphicsContext.current = NSGraphicsContext(bitmapImageRep: rep)
        NSColor.red.setFill()
        NSBezierPath(rect: NSRect(x: 0, y: 0, width: 10, height: 5)).fill()
        NSGraphicsContext.restoreGraphicsState()
        // The y axis points up, and a point has two pixels.
        #expect(rep.colorAt(x: 15, y: 31)?.redComponent ?? 0 > 0.9 && rep.colorAt(x: 15, y: 28)?.alphaComponent == 0)
        #expect(
            NSBitmapImageRep(data: try #require(rep.representation(using: .png, properties: [:])))?.pixelsHigh == 40)
        rep.setColor(NSColor(deviceRed: 0, green: 0, blue: 1, alpha: 0.5), atX: 2, y: 1)
        let color = try #require(rep.colorAt(x: 2, y: 1))
        #expect(color.blueComponent > 0.98 && abs(color.alphaComponent - 0.5) < 0.01 && color.redComponent == 0)
        rep.setColor(.red, atX: 20, y: 0)
        let bytes = try #require(rep.bitmapData)
        #expect(bytes[(39 * 20 + 1) * 4] > 230 && bytes[(39 * 20 + 1) * 4 + 3] == 255)
        bytes[3] = 255
        #expect(rep.colorAt(x: 0, y: 0)?.alphaComponent == 1)
        var given: [UInt8] = [255, 0, 0, 0, 255, 0, 9, 9, 0, 0, 255, 1, 2, 3, 9, 9]
        let copied = given.withUnsafeMutableBufferPointer { bytes in
            var plane = bytes.baseAddress
            return NSBitmapImageRep(
                bitmapDataPlanes: &plane, pixelsWide: 2, pixelsHigh: 2, bitsPerSample: 8, samplesPerPixel: 3,
                hasAlpha: false, isPlanar: false, colorSpaceName: .calibratedRGB, bytesPerRow: 8, bitsPerPixel: 24)
        }
        #expect(copied?.colorAt(x: 1, y: 0)?.greenComponent == 1 && copied?.colorAt(x: 0, y: 1)?.blueComponent == 1)
    }

    @Test("Names of the Mac that are optional, or without arguments")
    func optionals() throws {
        #expect(NSTextView().frame == .zero && NSTextView().string.isEmpty)
        let blend = try #require(NSColor.white.blended(withFraction: 0.25, of: NSColor(calibratedWhite: 0, alpha: 1)))
        #expect(abs(blend.redComponent - 0.75) < 0.01 && blend.alphaComponent == 1)
        #expect(NSColor.white.blended(withFraction: .nan, of: .black)?.redComponent == 1)
        let hue = NSColor(calibratedHue: 0, saturation: 1, brightness: 1, alpha: 1)
        #expect(hue.redComponent == 1 && hue.greenComponent == 0)
        let font = NSFont.systemFont(ofSize: 12)
        #expect(NSFont(descriptor: font.fontDescriptor, size: 20)!.pointSize == 20)
        #expect(NSFontManager.shared.font(withFamily: "Inter", traits: [], weight: 9, size: 12)?.pointSize == 12)
        let stack = NSStackView(views: [NSView(), NSView()])
        #expect(stack.views(in: .leading).count == 2 && stack.views(in: .trailing).isEmpty)
    }

    @Test("A view's space moves with the origin of its bounds")
    func bounds() {
        let view = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 40))
        view.setBoundsOrigin(NSPoint(x: 5, y: 6))
        #expect(view.bounds == NSRect(x: 5, y: 6, width: 50, height: 40) && view.frame.size == view.bounds.size)
        view.translateOrigin(to: NSPoint(x: 5, y: 6))
        #expect(view.bounds.origin == .zero)
        let warnings = TestHost.warnings { view.setBoundsSize(NSSize(width: 9, height: 9)) }
        #expect(view.bounds.size == NSSize(width: 50, height: 40) && warnings.contains { $0.contains("setBoundsSize") })
    }

    @MainActor private final class Target: NSObject {
        var presses = 0
        func press() { presses += 1 }
    }

    @Test("A transparent button is pressed all the same")
    func transparentButton() {
        let target = Target()
        let button = NSButton(title: "Hidden", target: target, action: Selector(Target.press))
        button.isTransparent = true
        button.frame = NSRect(x: 0, y: 0, width: 100, height: 30)
        let host = TestHost(Shown(view: button), size: CGSize(width: 100, height: 30))
        host.tap(at: CGPoint(x: 50, y: 15))
        #expect(target.presses == 1)
    }

    @Test("A slider's cell knows its marks, and where its handle is")
    func sliderCell() throws {
        let slider = NSSlider(value: 5, minValue: 0, maxValue: 10, target: nil, action: nil)
        slider.frame = NSRect(x: 0, y: 0, width: 120, height: 20)
        let cell = try #require(slider.cell as? NSSliderCell)
        cell.numberOfTickMarks = 3
        #expect(slider.numberOfTickMarks == 3 && cell.tickMarkValue(at: 1) == 5 && cell.tickMarkValue(at: 9) == 0)
        #expect(cell.closestTickMarkValue(toValue: 8) == 10)
        #expect(cell.knobRect(flipped: false).midX == 60 && cell.barRect(flipped: false).width == 120)
        cell.floatValue = 10
        #expect(slider.doubleValue == 10 && cell.integerValue == 10 && cell.knobRect(flipped: false).maxX == 120)
        cell.isVertical = true
        #expect(slider.isVertical && cell.knobRect(flipped: false).minY >= cell.knobRect(flipped: true).minY)
    }

    @Test("Spaces of colors are found by their kind, and kept in archives")
    func colorSpaces() throws {
        let grays = NSColorSpace.availableColorSpaces(with: .gray)
        #expect(grays.contains(.deviceGray) && !grays.contains(.sRGB))
        let data = try NSKeyedArchiver.archivedData(withRootObject: NSColorSpace.displayP3, requiringSecureCoding: true)
        let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSColorSpace.self, from: data)
        #expect(back == .displayP3 && back?.cgColorSpace?.name == CGColorSpace.displayP3)
        let known = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        #expect(NSColorSpace(cgColorSpace: known) == .sRGB)
        #expect(NSColorSpace(cgColorSpace: CGColorSpaceCreateDeviceRGB()) == .deviceRGB)
    }

    @Test("Components of a space make a color; too few make black")
    func components() {
        var parts: [CGFloat] = [1, 0.5, 0, 0.25]
        let color = NSColor(colorSpace: .sRGB, components: parts, count: 4)
        #expect(color.redComponent == 1 && color.greenComponent == 0.5 && color.alphaComponent == 0.25)
        parts = [0.5]
        #expect(NSColor(colorSpace: .deviceGray, components: parts, count: 1).redComponent == 0.5)
        #expect(NSColor(colorSpace: .sRGB, components: parts, count: 1).redComponent == 0)
        let ink = NSColor(colorSpace: .deviceCMYK, components: [0, 1, 1, 0, 1], count: 5)
        #expect(ink.redComponent == 1 && ink.blueComponent == 0)
    }

    @Test("Rectangles are made of the dictionaries that describe windows")
    func dictionaries() {
        let rect = CGRect(x: 1, y: 2.5, width: 30, height: 40)
        #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
        #expect(CGRect(dictionaryRepresentation: rect.size.dictionaryRepresentation) == nil)
        #expect(CGPoint(dictionaryRepresentation: rect.dictionaryRepresentation) == rect.origin)
    }

    @Test("A window keeps what it says to assistive technology")
    func windows() {
        let window = NSWindow()
        #expect(window.isAccessibilityElement() && !window.accessibilityIsIgnored())
        window.setAccessibilityTitle("Notes")
        window.setAccessibilityElement(false)
        #expect(window.accessibilityLabel() == "Notes" && window.accessibilityIsIgnored())
        let item = NSButtonCell()
        item.focusRingType = .none
        #expect(item.focusRingType == .none)
    }

    @Test("The edge of tabs and their kind are one setting")
    func tabs() {
        let tabs = NSTabView(frame: .zero)
        #expect(tabs.tabPosition == .top && tabs.tabViewBorderType == .bezel)
        tabs.tabPosition = .none
        #expect(tabs.tabViewType == .noTabsBezelBorder)
        tabs.tabViewType = .leftTabsBezelBorder
        #expect(tabs.tabPosition == .left)
    }
}
