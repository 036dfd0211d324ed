import ApplicationServices
import Foundation
import SwiftUITesting
import Testing

@testable import AppKit

@MainActor @Suite("Displays, events and loops of the Mac", .serialized) struct ApplicationServicesTests {
    init() { TestedApp.prepare() }

    @Test("There is one display, which the screen names as well")
    func display() {
        var displays = [CGDirectDisplayID](repeating: 0, count: 4)
        var count: UInt32 = 0
        #expect(CGGetActiveDisplayList(4, &displays, &count) == .success)
        #expect(count == 1 && displays[0] == CGMainDisplayID())
        let number = NSScreen.main?.deviceDescription[NSDeviceDescriptionKey("NSScreenNumber")] as? NSNumber
        #expect(number?.uint32Value == CGMainDisplayID())
        #expect(CGDisplayBounds(CGMainDisplayID()).width > 0 && CGDisplayBounds(7) == .zero)
        let lasting = CGDisplayCreateUUIDFromDisplayID(CGMainDisplayID())?.takeRetainedValue()
        #expect(CGDisplayGetDisplayIDFromUUID(lasting) == CGMainDisplayID())
        #expect(CGDisplayCreateUUIDFromDisplayID(9) == nil)
        #expect(CGDisplayGetDisplayIDFromUUID(CFUUIDCreate(nil)) == kCGNullDirectDisplay)
    }

    @Test("An event keeps its values, and becomes one of AppKit's")
    func events() throws {
        let event = try #require(CGEvent(keyboardEventSource: nil, virtualKey: 0, keyDown: true))
        event.flags = [.maskShift, .maskCommand]
        #expect(event.getIntegerValueField(.keyboardEventKeycode) == 0 && event.type == .keyDown)
        let made = try #require(NSEvent(cgEvent: event))
        #expect(made.type == .keyDown && made.characters == "A")
        #expect(made.modifierFlags == [.shift, .command] && made.cgEvent === event)
        event.keyboardSetUnicodeString(stringLength: 1, unicodeString: [0x20AC])
        #expect(NSEvent(cgEvent: event)?.characters == "€")
        event.keyboardSetUnicodeString(stringLength: 3, unicodeString: [65, 66, 67])
        for (room, expected) in [(2, [65, 66, 9]), (9, [65, 66, 67]), (0, [9, 9, 9]), (-1, [9, 9, 9])]
            as [(Int, [UniChar])]
        {
            var (count, units): (Int, [UniChar]) = (77, [9, 9, 9])
            event.keyboardGetUnicodeString(maxStringLength: room, actualStringLength: &count, unicodeString: &units)
            #expect(count == min(max(room, 0), 3) && units == expected, "\(room)")
        }
        #expect(NSEvent(cgEvent: try #require(CGEvent(source: nil))) == nil)
        let wheel = CGEvent(
            scrollWheelEvent2Source: nil, units: .line, wheelCount: 2, wheel1: 3, wheel2: -4, wheel3: 5)
        #expect(wheel?.getIntegerValueField(.scrollWheelEventDeltaAxis2) == -4)
        #expect(wheel?.getDoubleValueField(.scrollWheelEventDeltaAxis3) == 0)
        #expect(wheel?.copy()?.getIntegerValueField(.scrollWheelEventDeltaAxis1) == 3)
    }

    @Test("The keys of a keyboard for English")
    func keys() {
        func text(_ code: UInt16, _ state: UInt32 = 0) -> String {
            var units = [UniChar](repeating: 0, count: 4)
            var count = 0
            UCKeyTranslate(nil, code, UInt16(kUCKeyActionDisplay), state, 0, 0, nil, 4, &count, &units)
            return String(decoding: units.prefix(count), as: UTF16.self)
        }
        #expect(text(0x00) == "a" && text(0x00, 2) == "A" && text(0x00, 4) == "A")
        #expect(text(0x12) == "1" && text(0x12, 2) == "!" && text(0x12, 4) == "1")
        #expect(text(0x2E) == "m" && text(0x31) == " " && text(0x24) == "\r" && text(0x7A).isEmpty)
        #expect(text(0x1D) == "0" && text(0x1B) == "-" && text(0x32) == "`")
    }

    @Test("Sources and functions of a loop are called in its next turn")
    func loops() {
        #expect(CFRunLoopGetMain() === RunLoop.main.getCFRunLoop())
        nonisolated(unsafe) var calls = 0
        CFRunLoopPerformBlock(CFRunLoopGetCurrent(), "m" as CFString) { calls += 1 }
        #expect(calls == 0)
        CFRunLoopRunInMode(.defaultMode, 0, true)
        #expect(calls == 1)
        var context = CFRunLoopSourceContext(version: 0, info: nil) { _ in ApplicationServicesTests.signals += 1 }
        let source = CFRunLoopSourceCreate(nil, 0, &context)
        CFRunLoopSourceSignal(source)
        CFRunLoopAddSource(CFRunLoopGetCurrent(), source, .commonModes)
        #expect(CFRunLoopContainsSource(CFRunLoopGetCurrent(), source, .commonModes))
        CFRunLoopSourceSignal(source)
        CFRunLoopRunInMode(.defaultMode, 0, true)
        #expect(Self.signals == 1)
        CFRunLoopSourceInvalidate(source)
        CFRunLoopSourceSignal(source)
        CFRunLoopRunInMode(.defaultMode, 0, true)
        #expect(Self.signals == 1 && !CFRunLoopSourceIsValid(source))
    }
    nonisolated(unsafe) fileprivate static var signals = 0

    @Test("The parts that desktops keep from apps are refused")
    func refused() {
        #expect(!AXIsProcessTrusted() && AXIsProcessTrustedWithOptions(nil) == false)
        var value: CFTypeRef?
        let app = AXUIElementCreateApplication(42)
        #expect(AXUIElementCopyAttributeValue(app, kAXTitleAttribute, &value) == .apiDisabled && value == nil)
        var process: pid_t = 0
        #expect(AXUIElementGetPid(app, &process) == .success && process == 42)
        #expect((CGWindowListCopyWindowInfo(.optionOnScreenOnly, kCGNullWindowID)?.count ?? 1) == 0)
        #expect(CGWarpMouseCursorPosition(.zero) == .notImplemented)
        var size = CGSize(width: 3, height: 4)
        let kept = AXValueCreate(.cgSize, &size)
        var read = CGSize.zero
        #expect(kept.map { AXValueGetValue($0, .cgSize, &read) } == true && read == size)
        #expect(kept.map { AXValueGetValue($0, .cgPoint, &read) } == false)
        let bytes = CFDataGetBytePtr(Data([7, 8]))
        #expect(bytes?[1] == 8 && CFDataGetLength(Data([7, 8])) == 2)
    }

    @Test("Numbers of sixteen bytes and their texts")
    func numbers() {
        let number = CFUUIDCreate(nil)
        #expect(CFUUIDCreateFromString(nil, CFUUIDCreateString(nil, number)) == number)
        #expect(CFUUIDCreateFromUUIDBytes(nil, CFUUIDGetUUIDBytes(number)) == number)
        #expect(CFUUIDCreateFromString(nil, "no number") == nil)
    }
}
