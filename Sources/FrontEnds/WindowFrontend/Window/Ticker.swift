import CGtk

/// Calls at each tick of a widget's frame clock until the callback returns false.
@MainActor
final class Ticker {
    private let widget: UnsafeMutablePointer<GtkWidget>
    private var id: guint = 0
    private let action: (Double) -> Bool

    /// Starts to tick; `action` gets the frame's time in seconds and returns whether to continue.
    init(_ widget: UnsafeMutablePointer<GtkWidget>, _ action: @escaping (Double) -> Bool) {
        self.widget = widget
        self.action = action
        g_object_ref(widget)
        id = gtk_widget_add_tick_callback(
            widget,
            { _, clock, data in
                let time = Double(gdk_frame_clock_get_frame_time(clock)) / 1e6
                let ticker = owner(data, Ticker.self)
                return MainActor.assumeIsolated { ticker.fire(time) } ? 1 : 0
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    isolated deinit {
        if id != 0 { gtk_widget_remove_tick_callback(widget, id) }
        g_object_unref(widget)
    }

    /// Whether it still ticks.
    var isTicking: Bool { id != 0 }

    private func fire(_ time: Double) -> Bool {
        if action(time) { return true }
        id = 0
        return false
    }
}
