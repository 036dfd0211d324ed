import CGtk
import Foundation

/// Finds out whether assistive technology can be reached at all.
@MainActor
final class AccessibilityBus {
    private let completion: () -> Void

    private init(_ completion: @escaping () -> Void) { self.completion = completion }

    /// Calls back once the desktop's accessibility bus has answered; never if there is none.
    ///
    /// Nothing waits for the answer, so the first frame comes as soon without it.
    static func whenReachable(_ completion: @escaping () -> Void) {
        guard SettingsPortal.hasSessionBus else { return }
        let request = AccessibilityBus(completion)
        g_bus_get(
            G_BUS_TYPE_SESSION, nil,
            { _, result, data in
                let request = Unmanaged<AccessibilityBus>.fromOpaque(data!).takeRetainedValue()
                guard let bus = g_bus_get_finish(result, nil) else { return }
                MainActor.assumeIsolated { request.ask(bus) }
            }, Unmanaged.passRetained(request).toOpaque())
    }

    private func ask(_ bus: OpaquePointer) {
        g_dbus_connection_call(
            bus, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", nil, nil,
            G_DBUS_CALL_FLAGS_NONE, 5_000, nil,
            { bus, result, data in
                let request = Unmanaged<AccessibilityBus>.fromOpaque(data!).takeRetainedValue()
                let reply = g_dbus_connection_call_finish(OpaquePointer(bus), result, nil)
                g_object_unref(bus)
                guard let reply else { return }
                g_variant_unref(reply)
                MainActor.assumeIsolated { request.completion() }
            }, Unmanaged.passRetained(self).toOpaque())
    }
}
