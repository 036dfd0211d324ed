import Foundation
import OrielFoundation
import Testing

@testable import SystemConfiguration

/// The system's networks, read from folders and files like the kernel's.
@Suite("The state of networks")
struct NetworkStateTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "net-\(UUID().uuidString)").path

    private func write(_ path: String, _ text: String) throws {
        let file = URL(fileURLWithPath: folder + "/" + path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    @Test("Devices have names, kinds and addresses; the machine's own and bridges are left out")
    func devices() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write("lo/type", "772\n")
        try write("eth0/type", "1\n")
        try write("eth0/address", "02:00:00:aa:bb:cc\n")
        try write("eth0/operstate", "up\n")
        try write("wlan0/type", "1\n")
        try write("wlan0/wireless/x", "")
        try write("docker0/type", "1\n")
        try write("docker0/bridge/x", "")
        try write("eth0.7/uevent", "DEVTYPE=vlan\nINTERFACE=eth0.7\n")
        let devices = NetworkDevices(folder: folder)
        #expect(devices.all.map(\.name) == ["eth0", "eth0.7", "wlan0"])
        let kinds = devices.all.map { SCNetworkInterfaceGetInterfaceType($0) }
        #expect(
            kinds == [kSCNetworkInterfaceTypeEthernet, kSCNetworkInterfaceTypeVLAN, kSCNetworkInterfaceTypeIEEE80211])
        #expect(SCNetworkInterfaceGetHardwareAddressString(devices.all[0]) == "02:00:00:aa:bb:cc")
        #expect(SCNetworkInterfaceGetHardwareAddressString(devices.all[2]) == nil)
        #expect(SCNetworkInterfaceGetLocalizedDisplayName(devices.all[2]) == "Wi-Fi")
        #expect(devices.isUp("eth0") && !devices.isUp("wlan0") && !devices.isUp("../.."))
        #expect(SCNetworkInterfaceCopyAll().allSatisfy { $0 is SCNetworkInterface })
    }

    @Test("The way to all hosts, and the servers for names, are values of the store")
    func values() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write(
            "route",
            "Iface\tDestination\tGateway\tFlags\tRefCnt\tUse\tMetric\tMask\n"
                + "wlan0\t00000000\t0101A8C0\t0003\t0\t0\t600\t00000000\n"
                + "eth0\t00000000\t0100000A\t0003\t0\t0\t100\t00000000\nbroken\n")
        try write("resolv.conf", "# none\nnameserver 9.9.9.9\nnameserver 1.1.1.1\nsearch a.example b.example\n")
        var state = NetworkState()
        state.devices = NetworkDevices(folder: folder + "/none")
        (state.routes, state.resolver) = (folder + "/route", folder + "/resolv.conf")
        let global = try #require(state.values["State:/Network/Global/IPv4"])
        #expect(global["PrimaryInterface"] as? String == "eth0" && global["Router"] as? String == "10.0.0.1")
        let names = try #require(state.values["State:/Network/Global/DNS"])
        #expect(names["ServerAddresses"] as? [String] == ["9.9.9.9", "1.1.1.1"])
        #expect(names["SearchDomains"] as? [String] == ["a.example", "b.example"])
        state.routes = folder + "/none"
        #expect(state.values["State:/Network/Global/IPv4"] == nil)
    }

    @Test("Of several ways to all hosts the one with the smallest metric counts, wherever it is; others don't")
    func metrics() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func row(_ name: String, _ target: String, _ router: String, _ metric: String, _ mask: String) -> String {
            "\(name)\t\(target)\t\(router)\t0003\t0\t0\t\(metric)\t\(mask)\n"
        }
        let (zero, head) = ("00000000", "Iface\tDestination\tGateway\tFlags\tRefCnt\tUse\tMetric\tMask\n")
        let rows = [
            row("eth0", zero, "0100000A", "100", zero), row("wlan0", zero, "0101A8C0", "600", zero),
            row("tun0", zero, zero, "50", zero), row("eth1", "0000000A", zero, "1", zero),
            row("eth2", zero, zero, "2", "000000FF"),
        ]
        var state = NetworkState()
        state.devices = NetworkDevices(folder: folder + "/none")
        (state.routes, state.resolver) = (folder + "/route", folder + "/none")
        func primary(_ rows: [String]) throws -> [String?] {
            try write("route", head + rows.joined())
            let global = state.values["State:/Network/Global/IPv4"]
            return [global?["PrimaryInterface"] as? String, global?["Router"] as? String]
        }
        #expect(try primary(rows) == ["tun0", nil])
        #expect(try primary(rows.reversed()) == ["tun0", nil])
        #expect(try primary([rows[0], rows[1]]) == ["eth0", "10.0.0.1"])
        #expect(try primary([rows[1], rows[0]]) == ["eth0", "10.0.0.1"])
        #expect(try primary([rows[1], row("eth9", zero, "0101A8C0", "x", zero)]) == ["eth9", "192.168.1.1"])
        let none = [row("eth7", zero, zero, "1", zero), row("eth9", zero, zero, "x", zero)]
        #expect(try primary(none) == ["eth9", nil])
        #expect(try primary(none.reversed()) == ["eth9", nil])
        #expect(try primary([rows[0], row("eth8", zero, zero, "0", zero), rows[1]]) == ["eth8", nil])
        #expect(try primary([rows[3], rows[4]]) == [nil, nil])
        #expect(state.values["State:/Network/Global/DNS"] == nil)
        #expect((state.values["State:/Users/ConsoleUser"]?["UID"] as? NSNumber)?.uint32Value == getuid())
    }

    @Test("Watched values are reported when they change, others are not")
    func changes() {
        final class Values: @unchecked Sendable {
            var all: [String: NSDictionary] = ["a": ["n": 1 as NSNumber], "net/b": ["n": 1 as NSNumber]]
            var reported: [[String]] = []
        }
        let values = Values()
        let store = SCDynamicStore(
            { _, keys, _ in values.reported.append(keys.compactMap { $0 as? String }) }, nil, read: { values.all })
        #expect(SCDynamicStoreSetNotificationKeys(store, ["a"] as NSArray, ["net/.*"] as NSArray))
        #expect(!SCDynamicStoreSetNotificationKeys(store, nil, ["("] as NSArray))
        #expect(!store.update())
        values.all["other"] = ["n": 2 as NSNumber]
        #expect(!store.update())
        values.all["net/b"] = ["n": 2 as NSNumber]
        values.all["a"] = nil
        #expect(store.update())
        store.report()
        store.report()
        #expect(values.reported == [["a", "net/b"]])
        #expect(SCDynamicStoreCopyKeyList(store, "net/.") as? [String] == ["net/b"])
        #expect(SCDynamicStoreCopyKeyList(store, "(") == nil)
        #expect(SCDynamicStoreCopyMultiple(store, ["other"] as NSArray, ["net/b"] as NSArray)?.count == 2)
    }
}
