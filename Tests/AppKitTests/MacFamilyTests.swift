import Foundation
import SwiftUITesting
import Testing

@testable import AppKit

/// A panel as apps write one: without `init(coder:)`, and with methods of its own.
@MainActor
private final class Panel: NSPanel {
    var centered = 0
    init(size: NSSize) {
        super.init(
            contentRect: NSRect(origin: .zero, size: size), styleMask: [.titled], backing: .buffered, defer: true)
    }
    override func center() { centered += 1 }
    override func frameRect(forContentRect contentRect: NSRect) -> NSRect { contentRect.insetBy(dx: -1, dy: -1) }
}

/// A view with methods of its own for the empty ones of the framework.
@MainActor
private final class Face: NSView {
    override var safeAreaInsets: NSEdgeInsets { NSEdgeInsets(top: 7, left: 0, bottom: 0, right: 0) }
    override var canBecomeKeyView: Bool { true }
    override func accessibilityRole() -> NSAccessibility.Role? { .layoutItem }
    override func moveUp(_ sender: Any?) { ups += 1 }
    var ups = 0
}

@MainActor @Suite("Families of the Mac's names", .serialized) struct MacFamilyTests {
    init() { TestedApp.prepare() }

    @Test("Windows and views of an app's own need no initializer for archives, and may override what is empty")
    func subclasses() {
        let panel = Panel(size: NSSize(width: 10, height: 10))
        panel.center()
        #expect(panel.centered == 1 && panel.frameRect(forContentRect: .zero).width == 2)
        let face = Face(frame: .zero)
        #expect(face.safeAreaInsets.top == 7 && face.canBecomeKeyView && face.accessibilityRole() == .layoutItem)
        face.moveUp(nil)
        #expect(face.ups == 1)
        face.setAccessibilityLabel("Name")
        #expect(face.accessibilityTitle() == "Name")
        #expect(NSWindow.Level.floating + 1 == NSWindow.Level(4) && NSWindow.Level.normal - 1 == NSWindow.Level(-1))
    }

    @Test("Keys without a character are known by all their names")
    func keys() {
        #expect(NSF35FunctionKey == 0xF726 && NSModeSwitchFunctionKey == 0xF747 && NSHelpFunctionKey == 0xF746)
        func key(_ value: Int) -> NSEvent.SpecialKey? {
            let text = Unicode.Scalar(UInt32(value)).map { String(Character($0)) } ?? ""
            return NSEvent.keyEvent(
                with: .keyDown, location: .zero, modifierFlags: [], timestamp: 0, windowNumber: 0, context: nil,
                characters: text, charactersIgnoringModifiers: text, isARepeat: false, keyCode: 0)?.specialKey
        }
        #expect(key(NSF12FunctionKey) == .f12 && key(NSBackspaceCharacter) == .backspace)
        #expect(key(NSHomeFunctionKey) == .home && key(0x61) == nil)
        let own = NSEvent.otherEvent(
            with: .applicationDefined, location: .zero, modifierFlags: [], timestamp: 0, windowNumber: 0, context: nil,
            subtype: 8, data1: 5, data2: 6)
        #expect(own?.data1 == 5 && own?.data2 == 6 && own?.subtype == .screenChanged)
    }

    @Test("Objects that belong to no thread can be asked on any")
    func threads() async {
        let held = await Task.detached { NSEvent.modifierFlags }.value
        #expect(held.isEmpty)
        let name = await Task.detached { NSRunningApplication.current.localizedName }.value
        #expect(name != nil)
        let isOpen = await Task.detached { NSWorkspace.shared.selectFile(nil, inFileViewerRootedAtPath: "/no/folder") }
            .value
        #expect(!isOpen)
    }

    @Test("Colors and fonts are written into archives and read")
    func archives() throws {
        let color = NSColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75)
        let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSColor.self, from: data))
        #expect(read.redComponent == 0.25 && read.greenComponent == 0.5 && read.alphaComponent == 0.75)
        let font = NSFont.monospacedSystemFont(ofSize: 15, weight: .bold).fontDescriptor
        let bytes = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
        let other = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSFontDescriptor.self, from: bytes)
        #expect(other == font && other?.pointSize == 15)
        #expect(NSFont.systemFont(ofSize: 9) == NSFont.systemFont(ofSize: 9))
        #expect(NSFont.systemFont(ofSize: 9).hash == NSFont.systemFont(ofSize: 9).hash)
    }

    @Test("Gradients mix their colors, and spaces have components")
    func colors() throws {
        let gradient = try #require(NSGradient(starting: .black, ending: .white))
        #expect(abs(gradient.interpolatedColor(atLocation: 0.5).redComponent - 0.5) < 0.01)
        #expect(gradient.interpolatedColor(atLocation: 2).redComponent == 1)
        #expect(NSGradient(colors: []) == nil && NSGradient(colors: [.red], atLocations: [0, 1]) == nil)
        var places: [CGFloat] = [0, 0.25]
        let other = NSGradient(colors: [.black, .white], atLocations: &places, colorSpace: .sRGB)
        #expect(other?.interpolatedColor(atLocation: 0.3).redComponent == 1)
        let red = NSColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(red.usingColorSpace(.sRGB)?.redComponent == 1)
        #expect(abs((red.usingColorSpace(.genericGray)?.blueComponent ?? 0) - 0.2126) < 0.001)
        #expect(red.shadow(withLevel: 0.5)?.redComponent == 0.5 && red.highlight(withLevel: 1)?.greenComponent == 1)
        #expect(NSColorSpace.deviceCMYK.numberOfColorComponents == 4)
    }

    @Test("A part of a circle touches both lines")
    func arcs() {
        let path = NSBezierPath()
        path.move(to: .zero)
        path.appendArc(from: NSPoint(x: 10, y: 0), to: NSPoint(x: 10, y: 10), radius: 4)
        #expect(abs(path.currentPoint.x - 10) < 0.01 && abs(path.currentPoint.y - 4) < 0.01)
        #expect(abs(path.bounds.maxX - 10) < 0.05 && abs(path.bounds.minY) < 0.05)
        path.appendArc(from: NSPoint(x: 10, y: 20), to: NSPoint(x: 10, y: 30), radius: 4)
        #expect(path.currentPoint == NSPoint(x: 10, y: 20))
    }

    @Test("A grid gives each column the width of its widest view")
    func grid() {
        func box(_ width: CGFloat, _ height: CGFloat) -> NSView {
            NSView(frame: NSRect(x: 0, y: 0, width: width, height: height))
        }
        let views = [box(10, 5), box(20, 7), box(30, 9), box(4, 3)]
        let grid = NSGridView(views: [[views[0], views[1]], [views[2], views[3]]])
        (grid.rowSpacing, grid.columnSpacing) = (2, 4)
        #expect(grid.intrinsicContentSize == NSSize(width: 54, height: 18))
        grid.frame = NSRect(origin: .zero, size: grid.intrinsicContentSize)
        grid.column(at: 1).xPlacement = .trailing
        grid.row(at: 0).yPlacement = .bottom
        grid.layout()
        #expect(views[0].frame == NSRect(x: 0, y: 2, width: 10, height: 5))
        #expect(views[3].frame == NSRect(x: 50, y: 9, width: 4, height: 3))
        grid.row(at: 1).isHidden = true
        #expect(grid.intrinsicContentSize == NSSize(width: 34, height: 7))
        #expect(grid.cell(for: views[2])?.column === grid.column(at: 0) && grid.cell(for: box(1, 1)) == nil)
        grid.removeColumn(at: 0)
        #expect(grid.numberOfColumns == 1 && views[0].superview == nil)
        #expect(grid.row(at: 9).numberOfCells == 0 && grid.cell(atColumnIndex: 5, rowIndex: 0).contentView == nil)
    }

    @Test("Calls after some time come in a later turn, and can be canceled")
    func delays() async {
        final class Receiver: NSObject {
            var calls = 0
            func call() { calls += 1 }
        }
        let receiver = Receiver()
        /// Returns after the calls that are due: later ones come later.
        func turn() async {
            await withCheckedContinuation { done in DispatchQueue.main.asyncAfter(deadline: .now()) { done.resume() } }
        }
        receiver.perform(Selector(Receiver.call), with: nil, afterDelay: 0)
        #expect(receiver.calls == 0)
        await turn()
        #expect(receiver.calls == 1)
        receiver.perform(Selector(Receiver.call), with: nil, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: receiver)
        await turn()
        #expect(receiver.calls == 1)
    }

    @Test("Values of an app's own objects are published once, and the desktop's as they are")
    func publishing() {
        var seen: [Bool] = []
        let watch = NSWorkspace.shared.publisher(for: \.isVoiceOverEnabled).sink { seen.append($0) }
        #expect(seen == [NSWorkspace.shared.isVoiceOverEnabled])
        watch.cancel()
        #expect(NSView(frame: .zero).className == "NSView")
    }

    @Test("A service in another process ends at once")
    func services() async {
        let connection = NSXPCConnection(serviceName: "org.example.helper")
        await withCheckedContinuation { done in
            connection.invalidationHandler = { done.resume() }
            connection.resume()
        }
        var failed = false
        _ = connection.synchronousRemoteObjectProxyWithErrorHandler { _ in failed = true }
        #expect(failed)
    }
}
