import CGtk
import DisplayList
import Foundation
import FrontEndKit

extension DesktopWindow {
    /// Connects the controllers for mouse, touch, scrolling and keys.
    func connectInput() {
        let events = gtk_event_controller_legacy_new()
        let happened: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean =
            {
                _, event, data in
                guard let event else { return 0 }
                let window = owner(data, DesktopWindow.self)
                return MainActor.assumeIsolated { window.handle(event) } ? 1 : 0
            }
        connect(raw(events), "event", to: self, happened)
        gtk_widget_add_controller(canvas, events)

        let crossing = gtk_event_controller_motion_new()
        let left: PlainHandler = { _, data in
            let window = owner(data, DesktopWindow.self)
            MainActor.assumeIsolated { window.pointerLeft() }
        }
        connect(raw(crossing), "leave", to: self, left)
        gtk_widget_add_controller(canvas, crossing)
        connectDrops()
        connectScroll()
        connectToolTips()
        connectKeys()
    }

    /// Passes an event to the content; returns whether any element responded.
    @discardableResult
    func send(_ event: InputEvent) -> Bool {
        guard window != nil else { return false }
        if isBlocked { return true }
        if MainLoop.isWaiting {
            MainLoop.afterWaiting { [weak self] in self?.send(event) }
            return true
        }
        if let recording { recording.recorder.note(event, in: recording.number, at: eventTime()) }
        return content.send(event)
    }

    /// The time of an event that arrives now; frames are never dated before it.
    func eventTime() -> Double {
        lastTime = max(lastTime, MonotonicClock.now)
        return lastTime
    }

    /// Where an event happened, in points of the content.
    func location(of event: OpaquePointer) -> CGPoint? {
        guard let window else { return nil }
        var (x, y) = (0.0, 0.0)
        guard gdk_event_get_position(event, &x, &y) != 0 else { return nil }
        var (left, top) = (0.0, 0.0)
        gtk_native_get_surface_transform(raw(window), &left, &top)
        var (canvasX, canvasY) = (0.0, 0.0)
        guard gtk_widget_translate_coordinates(window, canvas, x - left, y - top, &canvasX, &canvasY) != 0 else {
            return nil
        }
        return CGPoint(x: canvasX - contentFrame.minX, y: canvasY - contentFrame.minY)
    }

    /// Brings the keyboard to the content, unless it is there: an element of the accessibility tree may have it.
    /// - Parameter leavesNativeChildren: Whether a widget in the place of a view keeps it.
    func takeFocus(leavesNativeChildren: Bool = true) {
        guard let window else { return }
        if let focus = gtk_window_get_focus(cast(window)),
            focus == canvas || gtk_widget_is_ancestor(focus, canvas) != 0,
            leavesNativeChildren || nativeChild(containing: focus) == nil
        {
            return
        }
        gtk_widget_grab_focus(canvas)
    }

    private func handle(_ event: OpaquePointer) -> Bool {
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS: button(.down, event)
        case GDK_BUTTON_RELEASE: button(.up, event)
        case GDK_MOTION_NOTIFY: moved(event)
        case GDK_TOUCH_BEGIN: touch(.down, event)
        case GDK_TOUCH_UPDATE: touch(.moved, event)
        case GDK_TOUCH_END: touch(.up, event)
        case GDK_TOUCH_CANCEL: touch(.cancelled, event)
        case GDK_TOUCHPAD_PINCH: touchpadPinch(event)
        case GDK_GRAB_BROKEN: cancelButtons()
        default: false
        }
    }

    private func button(_ phase: PointerEvent.Phase, _ event: OpaquePointer) -> Bool {
        guard let location = location(of: event) else { return false }
        let button = Int(gdk_button_event_get_button(event))
        input.pointerLocation = location
        stopKineticScroll()
        // What a widget leaves alone is not the content's.
        if phase == .down, !nativeChildren.isEmpty, content.nativeChild(at: location) != nil { return false }
        // The button of mice for going back is the key for it.
        if button == 8 {
            if phase == .down { send(.key(KeyEvent(.left, modifiers: .option, time: eventTime()))) }
            return true
        }
        if phase == .down {
            takeFocus(leavesNativeChildren: false)
            input.buttons.insert(button)
        } else if input.buttons.remove(button) == nil {
            return false
        }
        var pointer = PointerEvent(phase, at: location, time: eventTime())
        pointer.button = button
        pointer.modifiers = KeyMapping.modifiers(gdk_event_get_modifier_state(event))
        pointer.device = device(of: event)
        send(.pointer(pointer))
        return true
    }

    private func moved(_ event: OpaquePointer) -> Bool {
        guard let location = location(of: event) else { return false }
        input.pointerLocation = location
        var pointer = PointerEvent(input.buttons.isEmpty ? .hover : .moved, at: location, time: eventTime())
        pointer.button = input.buttons.min() ?? 1
        pointer.modifiers = KeyMapping.modifiers(gdk_event_get_modifier_state(event))
        pointer.device = device(of: event)
        send(.pointer(pointer))
        exportDrag(event, at: location)
        updatePointerShape()
        return false
    }

    private func pointerLeft() {
        send(.pointer(PointerEvent(.exited, at: input.pointerLocation, time: eventTime())))
    }

    /// Cancels the interactions of the buttons that are down in the content.
    func cancelButtons() -> Bool {
        for button in input.buttons.sorted() {
            var pointer = PointerEvent(.cancelled, at: input.pointerLocation, time: eventTime())
            pointer.button = button
            send(.pointer(pointer))
        }
        input.buttons.removeAll()
        return false
    }

    private func touch(_ phase: TouchTracker.Phase, _ event: OpaquePointer) -> Bool {
        // A canceled touch has no location.
        let location = location(of: event) ?? input.pointerLocation
        guard let sequence = gdk_event_get_event_sequence(event) else { return false }
        input.pointerLocation = location
        stopKineticScroll()
        let finger = input.finger(for: Int(bitPattern: sequence), isLast: phase == .up || phase == .cancelled)
        for event in input.touches.track(phase, finger: finger, at: location, time: eventTime()) { send(event) }
        return true
    }

    private func touchpadPinch(_ event: OpaquePointer) -> Bool {
        let location = location(of: event) ?? input.pointerLocation
        let phase: PinchEvent.Phase
        switch gdk_touchpad_event_get_gesture_phase(event) {
        case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN:
            input.pinchRotation = 0
            phase = .began
        case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE:
            input.pinchRotation += CGFloat(gdk_touchpad_event_get_pinch_angle_delta(event))
            phase = .changed
        case GDK_TOUCHPAD_GESTURE_PHASE_END: phase = .ended
        default: phase = .cancelled
        }
        let scale = phase == .began ? 1 : CGFloat(gdk_touchpad_event_get_pinch_scale(event))
        if phase == .began || phase == .changed { input.pinchScale = scale }
        send(
            .pinch(
                PinchEvent(
                    phase, at: location, magnification: input.pinchScale, rotation: input.pinchRotation,
                    time: eventTime())))
        return true
    }

    private func device(of event: OpaquePointer) -> PointerEvent.Device {
        guard let device = gdk_event_get_device(event) else { return .mouse }
        return gdk_device_get_source(device) == GDK_SOURCE_PEN ? .pen : .mouse
    }
}
