import CGtk
import Foundation

/// The desktop's settings portal, through which GNOME, KDE and other desktops report dark appearance and contrast.
@MainActor
final class SettingsPortal {
    /// The color scheme: 1 for dark, 2 for light, 0 for no preference; nil if there is no portal.
    private(set) var colorScheme: UInt32?
    /// The contrast: 1 for more, 0 for no preference; nil if there is no portal.
    private(set) var contrast: UInt32?

    private let onChange: @MainActor () -> Void
    private var bus: OpaquePointer?
    private var subscription: guint = 0

    /// Reads the settings and follows them; nil where the desktop has no portal running.
    init?(onChange: @escaping @MainActor () -> Void) {
        self.onChange = onChange
        guard SettingsPortal.hasSessionBus else { return nil }
        bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)
        guard bus != nil else { return nil }
        // Never starts the portal: an app's window must not wait for a service to start.
        for (key, property) in [("color-scheme", \SettingsPortal.colorScheme), ("contrast", \.contrast)] {
            self[keyPath: property] = read(key)
        }
        subscribe()
    }

    isolated deinit {
        guard let bus else { return }
        if subscription != 0 { g_dbus_connection_signal_unsubscribe(bus, subscription) }
        g_object_unref(raw(bus))
    }

    /// Whether a message bus can be expected; asking for one where there is none may start one.
    static var hasSessionBus: Bool {
        let environment = ProcessInfo.processInfo.environment
        if let address = environment["DBUS_SESSION_BUS_ADDRESS"] { return !address.isEmpty }
        guard let folder = environment["XDG_RUNTIME_DIR"] else { return false }
        return FileManager.default.fileExists(atPath: folder + "/bus")
    }

    private func read(_ key: String) -> UInt32? {
        let arguments = [g_variant_new_string("org.freedesktop.appearance"), g_variant_new_string(key)]
        let reply = arguments.withUnsafeBufferPointer { children in
            g_dbus_connection_call_sync(
                bus, "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
                "org.freedesktop.portal.Settings", "Read",
                g_variant_new_tuple(children.baseAddress, gsize(children.count)), nil,
                G_DBUS_CALL_FLAGS_NO_AUTO_START, 100, nil, nil)
        }
        guard let reply else { return nil }
        defer { g_variant_unref(reply) }
        return SettingsPortal.number(in: g_variant_get_child_value(reply, 0))
    }

    private func subscribe() {
        subscription = g_dbus_connection_signal_subscribe(
            bus, "org.freedesktop.portal.Desktop", "org.freedesktop.portal.Settings", "SettingChanged",
            "/org/freedesktop/portal/desktop", "org.freedesktop.appearance", G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, parameters, data in
                guard let parameters, g_variant_n_children(parameters) == 3 else { return }
                let name = g_variant_get_child_value(parameters, 1)
                defer { g_variant_unref(name) }
                guard let text = g_variant_get_string(name, nil) else { return }
                let key = String(cString: text)
                let value = SettingsPortal.number(in: g_variant_get_child_value(parameters, 2))
                let portal = owner(data, SettingsPortal.self)
                MainActor.assumeIsolated { portal.changed(key, to: value) }
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    private func changed(_ key: String, to value: UInt32?) {
        switch key {
        case "color-scheme": colorScheme = value
        case "contrast": contrast = value
        default: return
        }
        onChange()
    }

    /// The number within any depth of variants; consumes the variant.
    private nonisolated static func number(in variant: OpaquePointer?) -> UInt32? {
        guard let variant else { return nil }
        defer { g_variant_unref(variant) }
        switch UInt8(bitPattern: g_variant_get_type_string(variant)[0]) {
        case UInt8(ascii: "v"): return number(in: g_variant_get_variant(variant))
        case UInt8(ascii: "u"): return g_variant_get_uint32(variant)
        case UInt8(ascii: "i"): return UInt32(exactly: g_variant_get_int32(variant))
        default: return nil
        }
    }
}
