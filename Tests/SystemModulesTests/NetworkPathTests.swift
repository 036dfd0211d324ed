import Foundation
import Testing

@testable import Network

/// Which network there is, by tables as the kernel writes them.
@Suite("Network paths")
struct NetworkPathTests {
    private let head = "Iface\tDestination\tGateway\tFlags\tRefCnt\tUse\tMetric\tMask\tMTU\tWindow\tIRTT\n"
    private let wire = NWInterface(type: .wiredEthernet, name: "eth0", index: 2)
    private let radio = NWInterface(type: .wifi, name: "wlan0", index: 3)

    @Test("Default routes are those to everywhere, with the gateway's numbers in their order")
    func routes() {
        let table =
            head + "eth0\t00000000\t010200C0\t0003\t0\t0\t100\t00000000\t0\t0\t0\n"
            + "eth0\t000200C0\t00000000\t0001\t0\t0\t0\t00FFFFFF\t0\t0\t0\n"
            + "tun0\t00000000\t00000000\t0001\t0\t0\t50\t00000000\t0\t0\t0\n"
            + "eth1\t00000000\t010200C0\t0002\t0\t0\t0\t00000000\t0\t0\t0\n"
        #expect(
            PathReader.routesIPv4(table) == [
                .init(interface: "eth0", gateway: "192.0.2.1", metric: 100, isIPv6: false),
                .init(interface: "tun0", gateway: nil, metric: 50, isIPv6: false),
            ])
        let zero = String(repeating: "0", count: 32)
        let gateway = "fe80" + String(repeating: "0", count: 27) + "1"
        let newer =
            "\(zero) 00 \(zero) 00 \(gateway) 00000400 00000001 00000000 00000003 eth0\n"
            + "\(zero) 00 \(zero) 00 \(zero) ffffffff 00000001 00000000 00200200 lo\n"
            + "fe80\(zero.dropFirst(4)) 40 \(zero) 00 \(zero) 00000100 00000001 00000000 00000001 eth0\n"
        #expect(
            PathReader.routesIPv6(newer) == [
                .init(interface: "eth0", gateway: "fe80:0:0:0:0:0:0:1", metric: 1024, isIPv6: true)
            ])
    }

    @Test(
        "Tables that make no sense have no routes",
        arguments: [
            "", "\n\n", "a b c", "Iface\neth0", "Iface\neth0 x 0 3 0 0 0 0", "\0\0\0 \u{301}", "0 0 0 0 0 0 0 0 0 0",
        ])
    func strangeTables(_ text: String) {
        #expect(PathReader.routesIPv4(text).isEmpty && PathReader.routesIPv6(text).isEmpty)
    }

    @Test("A path has the interfaces of its routes, the shortest way first; without a way out there is none")
    func paths() {
        let routes = [
            PathReader.DefaultRoute(interface: "wlan0", gateway: "10.0.0.1", metric: 600, isIPv6: false),
            PathReader.DefaultRoute(interface: "eth0", gateway: "192.0.2.1", metric: 100, isIPv6: false),
            PathReader.DefaultRoute(interface: "eth0", gateway: nil, metric: 1024, isIPv6: true),
        ]
        let path = PathReader.path(routes: routes, interfaces: [radio, wire])
        #expect(path.status == .satisfied && path.availableInterfaces == [wire, radio])
        #expect(path.gateways.map(\.debugDescription) == ["192.0.2.1:0", "10.0.0.1:0"])
        #expect(path.supportsIPv4 && path.supportsIPv6 && path.supportsDNS && !path.isExpensive)
        #expect(path.usesInterfaceType(.wifi) && !path.usesInterfaceType(.cellular))
        #expect(PathReader.path(routes: routes, interfaces: [radio]).supportsIPv6 == false)
        #expect(PathReader.path(routes: routes, interfaces: []) == NWPath(status: .unsatisfied))
        #expect(PathReader.path(routes: [], interfaces: [wire]).status == .unsatisfied)
        let mobile = NWInterface(type: .cellular, name: "eth0", index: 2)
        #expect(PathReader.path(routes: routes, interfaces: [mobile]).isExpensive)
    }

    @Test("What an interface is the kernel says")
    func interfaces() throws {
        let folder = NSTemporaryDirectory() + "interfaces-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func make(_ name: String, type: String, event: String = "", wireless: Bool = false) throws {
            let place = "\(folder)/\(name)"
            try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
            try type.write(toFile: place + "/type", atomically: true, encoding: .utf8)
            try event.write(toFile: place + "/uevent", atomically: true, encoding: .utf8)
            if wireless {
                try FileManager.default.createDirectory(
                    atPath: place + "/phy80211", withIntermediateDirectories: true)
            }
        }
        try make("lo", type: "772\n")
        try make("eth0", type: "1\n", event: "INTERFACE=eth0\nIFINDEX=2\n")
        try make("wlan0", type: "1\n", event: "DEVTYPE=wlan\n", wireless: true)
        try make("wwan0", type: "65534\n", event: "DEVTYPE=wwan\n")
        try make("br0", type: "1\n", event: "DEVTYPE=bridge\n")
        let types = ["lo", "eth0", "wlan0", "wwan0", "br0", "none"].map { PathReader.type(of: $0, in: folder) }
        #expect(types == [.loopback, .wiredEthernet, .wifi, .cellular, .other, .other])
    }

    @Test("A monitor tells of the network when it starts, on its queue, and not once it is cancelled")
    func monitor() async {
        let monitor = NWPathMonitor()
        let queue = DispatchQueue(label: "paths")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let first: (path: NWPath, isOnQueue: Bool) = await withCheckedContinuation { continuation in
            monitor.pathUpdateHandler = { path in
                continuation.resume(returning: (path, DispatchQueue.getSpecific(key: key) == true))
                monitor.pathUpdateHandler = nil
            }
            monitor.start(queue: queue)
            monitor.start(queue: .main)
        }
        #expect(first.isOnQueue && first.path == monitor.currentPath && monitor.queue === queue)
        monitor.cancel()

        let cancelled = NWPathMonitor(prohibitedInterfaceTypes: [.other])
        cancelled.cancel()
        cancelled.pathUpdateHandler = { _ in Issue.record("It was cancelled.") }
        cancelled.start(queue: queue)
        queue.sync {}
        #expect(cancelled.queue == nil)
    }

    @Test("A monitor is a sequence that begins with the network of the moment")
    func sequence() async {
        let monitor = NWPathMonitor(requiredInterfaceType: .cellular)
        var iterator = monitor.makeAsyncIterator()
        #expect(await iterator.next() == monitor.currentPath)
    }

    @Test("Endpoints are written as host and port")
    func endpoints() {
        #expect(NWEndpoint.hostPort(host: "example.org", port: 443).debugDescription == "example.org:443")
        #expect(NWEndpoint.Port("65536") == nil && NWEndpoint.Port("80") == .http)
        let bound = NWEndpoint.service(name: "Printer", type: "_ipp._tcp", domain: "local", interface: wire)
        #expect(bound.interface == wire && NWEndpoint.unix(path: "/tmp/a").interface == nil)
    }
}
