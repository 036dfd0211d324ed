import CGtk
import DisplayList
import Foundation
import XCTest

@testable import WindowFrontend

/// Fingers on a real window's surface: events as GDK's back ends make them, passed to the surface in the same way.
final class TouchEventTests: XCTestCase {
    /// The offsets of the fields of GDK's touch event, which no header declares; checked with GDK's own functions.
    private enum Field {
        static let type = 12, surface = 16, device = 24, time = 32, x = 48, y = 56, sequence = 72
    }

    /// A touch of a finger; nil if this GDK's events have another layout.
    private func touch(
        _ type: GdkEventType, finger: Int, at place: CGPoint, on surface: OpaquePointer
    ) -> OpaquePointer? {
        guard let event = g_type_create_instance(gdk_touch_event_get_type()) else { return nil }
        let device = gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_surface_get_display(surface)))
        let memory = UnsafeMutableRawPointer(event)
        g_object_ref(UnsafeMutableRawPointer(surface))
        g_object_ref(UnsafeMutableRawPointer(device!))
        memory.storeBytes(of: type.rawValue, toByteOffset: Field.type, as: UInt32.self)
        memory.storeBytes(
            of: UnsafeMutableRawPointer(surface), toByteOffset: Field.surface, as: UnsafeMutableRawPointer.self)
        memory.storeBytes(
            of: UnsafeMutableRawPointer(device!), toByteOffset: Field.device, as: UnsafeMutableRawPointer.self)
        memory.storeBytes(of: 1234, toByteOffset: Field.time, as: UInt32.self)
        memory.storeBytes(of: Double(place.x), toByteOffset: Field.x, as: Double.self)
        memory.storeBytes(of: Double(place.y), toByteOffset: Field.y, as: Double.self)
        memory.storeBytes(of: finger, toByteOffset: Field.sequence, as: Int.self)
        let made = OpaquePointer(event)
        var (x, y) = (0.0, 0.0)
        guard gdk_event_get_event_type(made) == type, gdk_event_get_surface(made) == surface,
            gdk_event_get_device(made) == device, gdk_event_get_time(made) == 1234,
            gdk_event_get_position(made, &x, &y) != 0, x == place.x, y == place.y,
            Int(bitPattern: gdk_event_get_event_sequence(made)) == finger
        else { return nil }
        return made
    }

    /// Hands an event to a surface.
    private func emit(_ event: OpaquePointer, on surface: OpaquePointer) {
        var values = [GValue(), GValue()]
        var answer = GValue()
        g_value_init(&values[0], gdk_surface_get_type())
        g_value_set_object(&values[0], UnsafeMutableRawPointer(surface))
        g_value_init(&values[1], gdk_event_get_type())
        g_value_set_instance(&values[1], UnsafeMutableRawPointer(event))
        g_value_init(&answer, GType(5 << 2))
        g_signal_emitv(&values, g_signal_lookup("event", gdk_surface_get_type()), 0, &answer)
        for index in values.indices { g_value_unset(&values[index]) }
        gdk_event_unref(event)
    }

    @MainActor
    private func events(
        of touches: [(type: GdkEventType, finger: Int, place: CGPoint)]
    ) throws -> [InputEvent] {
        try XCTSkipUnless(WindowFrontEnd.isAvailable, "Skipped: " + WindowFrontEnd.unavailableMessage)
        let content = FakeWindow()
        let frontEnd = WindowFrontEnd()
        let limit = Timeout(after: 15) {
            XCTFail("No window came up in time.")
            frontEnd.quit()
        }
        var isSupported = true
        let check = repeatedly(every: 0.005) {
            guard !content.frameTimes.isEmpty, let window = frontEnd.windows.first, let widget = window.window,
                let surface = gtk_native_get_surface(raw(widget))
            else { return true }
            var (left, top) = (0.0, 0.0)
            gtk_native_get_surface_transform(raw(widget), &left, &top)
            var (x, y) = (0.0, 0.0)
            gtk_widget_translate_coordinates(window.canvas, widget, 0, 0, &x, &y)
            for touch in touches {
                let place = CGPoint(x: touch.place.x + x + left, y: touch.place.y + y + top)
                guard let event = self.touch(touch.type, finger: touch.finger, at: place, on: surface) else {
                    isSupported = false
                    break
                }
                self.emit(event, on: surface)
            }
            frontEnd.quit()
            return false
        }
        _ = frontEnd.run(FakeApp(windows: [content]))
        check.invalidate()
        limit.cancel()
        try XCTSkipUnless(isSupported, "Skipped: this GDK's touch events look otherwise.")
        return content.events.filter { event in
            switch event {
            case .pointer(let pointer): pointer.device == .touch
            case .pinch: true
            default: false
            }
        }
    }

    func testOneFingerIsAPointer() throws {
        try MainActor.assumeIsolated {
            let found = try events(of: [
                (GDK_TOUCH_BEGIN, 7, CGPoint(x: 50, y: 40)), (GDK_TOUCH_UPDATE, 7, CGPoint(x: 62, y: 41)),
                (GDK_TOUCH_END, 7, CGPoint(x: 62, y: 41)), (GDK_TOUCH_BEGIN, 8, CGPoint(x: 20, y: 20)),
                (GDK_TOUCH_CANCEL, 8, CGPoint(x: 20, y: 20)),
            ])
            let seen = found.map { event -> String in
                guard case .pointer(let pointer) = event else { return "\(event)" }
                return "\(pointer.phase) \(pointer.pointer) \(pointer.location.x) \(pointer.location.y)"
            }
            XCTAssertEqual(
                seen.prefix(4).map { $0 },
                ["down 1 50.0 40.0", "moved 1 62.0 41.0", "up 1 62.0 41.0", "down 1 20.0 20.0"])
            XCTAssertEqual(seen.count, 5)
            XCTAssertTrue(seen.last?.hasPrefix("cancelled 1") == true)
        }
    }

    func testTwoFingersPinch() throws {
        try MainActor.assumeIsolated {
            let found = try events(of: [
                (GDK_TOUCH_BEGIN, 3, CGPoint(x: 100, y: 100)), (GDK_TOUCH_BEGIN, 4, CGPoint(x: 120, y: 100)),
                (GDK_TOUCH_UPDATE, 4, CGPoint(x: 140, y: 100)), (GDK_TOUCH_END, 3, CGPoint(x: 100, y: 100)),
                (GDK_TOUCH_END, 4, CGPoint(x: 140, y: 100)),
            ])
            let seen = found.map { event -> String in
                switch event {
                case .pointer(let pointer): return "\(pointer.phase)"
                case .pinch(let pinch):
                    return "\(pinch.phase) ×\(pinch.magnification) at \(pinch.location.x) \(pinch.location.y)"
                default: return "\(event)"
                }
            }
            XCTAssertEqual(
                seen,
                [
                    "down", "cancelled", "began ×1.0 at 110.0 100.0", "changed ×2.0 at 120.0 100.0",
                    "ended ×2.0 at 120.0 100.0",
                ])
        }
    }
}
