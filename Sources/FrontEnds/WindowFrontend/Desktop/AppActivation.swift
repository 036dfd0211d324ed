import CGtk
import Foundation

/// The name of a packaged app on the session's bus, by which a second start finds the one that runs.
///
/// The one that runs has the interface `org.freedesktop.Application`, whose method `Open` receives addresses.
@MainActor
final class AppActivation {
    /// Called with the addresses that another start was opened with.
    var onOpen: (([URL]) -> Void)? {
        didSet {
            let waiting = self.waiting
            self.waiting = []
            if !waiting.isEmpty { onOpen?(waiting) }
        }
    }

    private static let interface = "org.freedesktop.Application"
    private static let description = """
        <node><interface name="\(interface)">
        <method name="Activate"><arg type="a{sv}" direction="in"/></method>
        <method name="Open"><arg type="as" direction="in"/><arg type="a{sv}" direction="in"/></method>
        <method name="ActivateAction">
        <arg type="s" direction="in"/><arg type="av" direction="in"/><arg type="a{sv}" direction="in"/>
        </method></interface></node>
        """

    private let identifier: String
    private let bus: OpaquePointer
    private var object: guint = 0
    private var isFirst = false
    /// Addresses that came before the app could take them.
    private var waiting: [URL] = []

    /// Takes the name of an app; nil without one that a bus accepts, and where the session has no bus.
    init?(_ identifier: String) {
        guard g_application_id_is_valid(identifier) != 0, SettingsPortal.hasSessionBus,
            let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)
        else { return nil }
        self.identifier = identifier
        self.bus = bus
        register()
        isFirst = requestName()
    }

    isolated deinit {
        if object != 0 { g_dbus_connection_unregister_object(bus, object) }
        g_object_unref(raw(bus))
    }

    /// Hands an address to the app that runs already; returns whether one did take it.
    func handOver(_ address: URL) -> Bool {
        guard !isFirst else { return false }
        let uri = g_variant_new_string(address.absoluteString)
        let addresses = [uri].withUnsafeBufferPointer { g_variant_new_array(nil, $0.baseAddress, 1) }
        let type = g_variant_type_new("{sv}")
        defer { g_variant_type_free(type) }
        let arguments = [addresses, g_variant_new_array(type, nil, 0)]
        let reply = arguments.withUnsafeBufferPointer {
            g_dbus_connection_call_sync(
                bus, identifier, path, Self.interface, "Open", g_variant_new_tuple($0.baseAddress, gsize($0.count)),
                nil, G_DBUS_CALL_FLAGS_NO_AUTO_START, 5_000, nil, nil)
        }
        guard let reply else { return false }
        g_variant_unref(reply)
        return true
    }

    private var path: String {
        "/" + identifier.replacingOccurrences(of: ".", with: "/").replacingOccurrences(of: "-", with: "_")
    }

    private func register() {
        guard let node = g_dbus_node_info_new_for_xml(Self.description, nil) else { return }
        defer { g_dbus_node_info_unref(node) }
        var methods = GDBusInterfaceVTable()
        methods.method_call = { _, _, _, _, name, arguments, invocation, data in
            let activation = owner(data, AppActivation.self)
            let method = name.map { String(cString: $0) }
            let addresses = method == "Open" ? AppActivation.addresses(arguments) : []
            MainActor.assumeIsolated { activation.received(addresses) }
            g_dbus_method_invocation_return_value(invocation, nil)
        }
        object = g_dbus_connection_register_object(
            bus, path, g_dbus_node_info_lookup_interface(node, Self.interface), &methods,
            Unmanaged.passUnretained(self).toOpaque(), nil, nil)
    }

    /// Asks for the app's name; returns whether no other program has it.
    private func requestName() -> Bool {
        let doNotQueue: guint32 = 4
        let arguments = [g_variant_new_string(identifier), g_variant_new_uint32(doNotQueue)]
        let reply = arguments.withUnsafeBufferPointer {
            g_dbus_connection_call_sync(
                bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
                g_variant_new_tuple($0.baseAddress, gsize($0.count)), nil, G_DBUS_CALL_FLAGS_NONE, 1_000, nil, nil)
        }
        guard let reply else { return true }
        defer { g_variant_unref(reply) }
        guard let answer = g_variant_get_child_value(reply, 0) else { return true }
        defer { g_variant_unref(answer) }
        let alreadyTaken: guint32 = 3
        return g_variant_get_uint32(answer) != alreadyTaken
    }

    private func received(_ addresses: [URL]) {
        if let onOpen { onOpen(addresses) } else { waiting += addresses }
    }

    /// The addresses among a call's arguments: at most a hundred.
    private nonisolated static func addresses(_ arguments: OpaquePointer?) -> [URL] {
        guard let arguments, let list = g_variant_get_child_value(arguments, 0) else { return [] }
        defer { g_variant_unref(list) }
        return (0..<min(g_variant_n_children(list), 100)).compactMap { index in
            guard let item = g_variant_get_child_value(list, index) else { return nil }
            defer { g_variant_unref(item) }
            return g_variant_get_string(item, nil).flatMap { URL(string: String(cString: $0)) }
        }
    }
}
