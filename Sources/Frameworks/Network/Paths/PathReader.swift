import Foundation

/// Reads from the system which networks there are.
struct PathReader {
    /// A way to all that has no way of its own.
    struct DefaultRoute: Equatable {
        let interface: String
        let gateway: String?
        let metric: UInt32
        let isIPv6: Bool
    }

    /// Which kinds of interfaces count.
    var isAllowed: @Sendable (NWInterface.InterfaceType) -> Bool = { $0 != .loopback }

    /// Reads the network of this moment.
    func path() -> NWPath {
        Self.path(
            routes: Self.routesIPv4(Self.text("/proc/net/route")) + Self.routesIPv6(Self.text("/proc/net/ipv6_route")),
            interfaces: Self.interfaces().filter { isAllowed($0.type) })
    }

    private static func text(_ path: String) -> String {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Which network there is with certain routes and interfaces that are up.
    static func path(routes: [DefaultRoute], interfaces: [NWInterface]) -> NWPath {
        let usable = routes.filter { route in interfaces.contains { $0.name == route.interface } }
            .sorted { $0.metric < $1.metric }
        guard !usable.isEmpty else { return NWPath(status: .unsatisfied) }
        var path = NWPath(status: .satisfied)
        for route in usable {
            if let interface = interfaces.first(where: { $0.name == route.interface }),
                !path.availableInterfaces.contains(interface)
            {
                path.availableInterfaces.append(interface)
            }
            if let gateway = route.gateway {
                path.gateways.append(.hostPort(host: NWEndpoint.Host(gateway), port: .any))
            }
        }
        path.supportsIPv4 = usable.contains { !$0.isIPv6 }
        path.supportsIPv6 = usable.contains(where: \.isIPv6)
        return path
    }

    // MARK: Routes

    /// The default routes of the kernel's table: lines of the interface, destination, gateway, flags, …, metric and mask,
    /// in hexadecimal digits, the address's first number last.
    static func routesIPv4(_ table: String) -> [DefaultRoute] {
        table.split(separator: "\n").dropFirst().compactMap { line in
            let fields = line.split(whereSeparator: \.isWhitespace)
            guard fields.count >= 8, let destination = UInt32(fields[1], radix: 16), destination == 0,
                let mask = UInt32(fields[7], radix: 16), mask == 0, let flags = UInt32(fields[3], radix: 16),
                let gateway = UInt32(fields[2], radix: 16)
            else { return nil }
            // Up, and not a way to nowhere.
            guard flags & 1 != 0, flags & 0x200 == 0 else { return nil }
            let numbers = (0..<4).map { String(gateway >> (8 * $0) & 255) }.joined(separator: ".")
            return DefaultRoute(
                interface: String(fields[0]), gateway: gateway == 0 ? nil : numbers, metric: UInt32(fields[6]) ?? 0,
                isIPv6: false)
        }
    }

    /// The default routes of the kernel's table for the newer kind: destination, its length, source, its length, gateway,
    /// metric, counters, flags and interface.
    static func routesIPv6(_ table: String) -> [DefaultRoute] {
        table.split(separator: "\n").compactMap { line in
            let fields = line.split(whereSeparator: \.isWhitespace)
            guard fields.count >= 10, fields[0].allSatisfy({ $0 == "0" }), fields[1] == "00",
                let flags = UInt32(fields[8], radix: 16), flags & 1 != 0, flags & 0x200 == 0
            else { return nil }
            let isDirect = fields[4].allSatisfy { $0 == "0" }
            let digits = Array(fields[4])
            let groups = stride(from: 0, to: digits.count - 3, by: 4).map {
                String(UInt16(String(digits[$0..<$0 + 4]), radix: 16) ?? 0, radix: 16)
            }
            return DefaultRoute(
                interface: String(fields[9]), gateway: isDirect ? nil : groups.joined(separator: ":"),
                metric: UInt32(fields[5], radix: 16) ?? 0, isIPv6: true)
        }
    }

    // MARK: Interfaces

    /// The interfaces that are up and have an address.
    static func interfaces() -> [NWInterface] {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return [] }
        defer { freeifaddrs(first) }
        var found: [NWInterface] = []
        var next = first
        while let entry = next?.pointee {
            next = entry.ifa_next
            guard let address = entry.ifa_addr, let bytes = entry.ifa_name,
                [AF_INET, AF_INET6].contains(Int32(address.pointee.sa_family))
            else { continue }
            let name = String(cString: bytes)
            let flags = Int(entry.ifa_flags)
            guard flags & Int(IFF_UP) != 0, flags & Int(IFF_RUNNING) != 0,
                !found.contains(where: { $0.name == name })
            else { continue }
            found.append(NWInterface(type: type(of: name), name: name, index: Int(if_nametoindex(name))))
        }
        return found
    }

    /// Returns the type of the interface with a name, from the kernel's information.
    static func type(of name: String, in folder: String = "/sys/class/net") -> NWInterface.InterfaceType {
        let place = "\(folder)/\(name)"
        let number = Int(text("\(place)/type").trimmingCharacters(in: .whitespacesAndNewlines))
        if number == 772 { return .loopback }
        if FileManager.default.fileExists(atPath: "\(place)/wireless")
            || FileManager.default.fileExists(atPath: "\(place)/phy80211")
        {
            return .wifi
        }
        let kind = text("\(place)/uevent").split(separator: "\n").first { $0.hasPrefix("DEVTYPE=") }?.dropFirst(8)
        if kind == "wwan" || name.hasPrefix("wwan") { return .cellular }
        // Bridges, tunnels and the like have a kind; a card has none.
        return number == 1 && kind == nil ? .wiredEthernet : .other
    }
}
