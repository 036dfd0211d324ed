import CGtk
import DisplayList
import Foundation
import FrontEndKit

extension DesktopWindow {
    /// How far one step of a wheel scrolls, in points: three lines of text.
    static let wheelStep: CGFloat = 54
    /// The factor of one step of a wheel with control held.
    static let wheelZoom = 1.1

    /// Connects wheels and touch pads.
    func connectScroll() {
        let controller = gtk_event_controller_scroll_new(
            GtkEventControllerScrollFlags(
                rawValue: GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue
                    | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue))
        let scrolled: @convention(c) (UnsafeMutableRawPointer?, Double, Double, UnsafeMutableRawPointer?) -> gboolean =
            {
                controller, x, y, data in
                let isPrecise =
                    gtk_event_controller_scroll_get_unit(OpaquePointer(controller)) == GDK_SCROLL_UNIT_SURFACE
                let state = gtk_event_controller_get_current_event_state(OpaquePointer(controller))
                let window = owner(data, DesktopWindow.self)
                return MainActor.assumeIsolated {
                    window.scrolled(
                        x: x, y: y, isPrecise: isPrecise, modifiers: KeyMapping.modifiers(state))
                } ? 1 : 0
            }
        connect(raw(controller), "scroll", to: self, scrolled)
        let begun: PlainHandler = { _, data in
            let window = owner(data, DesktopWindow.self)
            MainActor.assumeIsolated { window.stopKineticScroll() }
        }
        connect(raw(controller), "scroll-begin", to: self, begun)
        let flicked: @convention(c) (UnsafeMutableRawPointer?, Double, Double, UnsafeMutableRawPointer?) -> Void = {
            _, x, y, data in
            let window = owner(data, DesktopWindow.self)
            MainActor.assumeIsolated { window.flicked(x: x, y: y) }
        }
        connect(raw(controller), "decelerate", to: self, flicked)
        gtk_widget_add_controller(canvas, controller)
    }

    /// Ends a flick that is still going on.
    func stopKineticScroll() {
        input.kinetic = nil
        kineticTicker = nil
    }

    private func scrolled(x: Double, y: Double, isPrecise: Bool, modifiers: KeyModifiers) -> Bool {
        let time = eventTime()
        if modifiers.contains(.control), !isPrecise, y != 0, zoom(steps: -y, time: time) { return true }
        var delta = CGSize(width: x, height: y)
        if !isPrecise {
            delta = CGSize(width: x * DesktopWindow.wheelStep, height: y * DesktopWindow.wheelStep)
            // A wheel has one axis; shift turns it, as everywhere on the desktop.
            if modifiers.contains(.shift), x == 0 { delta = CGSize(width: delta.height, height: 0) }
        }
        var event = ScrollEvent(at: input.pointerLocation, delta: delta, time: time)
        event.isPrecise = isPrecise
        event.modifiers = modifiers
        return send(.scroll(event))
    }

    /// A wheel step with control held is a whole pinch.
    private func zoom(steps: Double, time: Double) -> Bool {
        let factor = CGFloat(pow(DesktopWindow.wheelZoom, steps))
        func event(_ phase: PinchEvent.Phase, _ magnification: CGFloat) -> InputEvent {
            .pinch(
                PinchEvent(
                    phase, at: input.pointerLocation, magnification: magnification, rotation: 0, time: time))
        }
        guard send(event(.began, 1)) else { return false }
        send(event(.changed, factor))
        send(event(.ended, factor))
        return true
    }

    private func flicked(x: Double, y: Double) {
        guard !traits.reducesMotion else { return }
        input.kinetic = KineticScroll(velocityX: x, velocityY: y, at: MonotonicClock.now)
        kineticTicker = Ticker(canvas) { [weak self] time in self?.stepKineticScroll(to: time) ?? false }
    }

    private func stepKineticScroll(to time: Double) -> Bool {
        guard let delta = input.kinetic?.step(to: time) else {
            input.kinetic = nil
            return false
        }
        var event = ScrollEvent(at: input.pointerLocation, delta: delta, time: eventTime())
        event.isPrecise = true
        // At the end of the content nothing responds any more: the flick is over.
        return send(.scroll(event))
    }
}
