import Foundation
import Glibc

/// The state of networks, from the kernel and the system's files, by the keys of a dynamic store.
struct NetworkState {
    var devices = NetworkDevices()
    var routes = "/proc/net/route"
    var resolver = "/etc/resolv.conf"

    /// The values of all keys.
    var values: [String: NSDictionary] {
        var result: [String: NSDictionary] = [:]
        let names = devices.all.map(\.name)
        result["State:/Network/Interface"] = ["Interfaces": names as NSArray]
        let addresses = Self.addresses
        for name in names {
            result["State:/Network/Interface/\(name)/Link"] = ["Active": devices.isUp(name) as NSNumber]
            for (family, key) in [(AF_INET, "IPv4"), (AF_INET6, "IPv6")] {
                let own = addresses.filter { $0.name == name && $0.family == family }.map(\.address)
                if !own.isEmpty { result["State:/Network/Interface/\(name)/\(key)"] = ["Addresses": own as NSArray] }
            }
        }
        if let first = primary {
            let value: NSMutableDictionary = ["PrimaryInterface": first.name, "PrimaryService": first.name]
            if let router = first.router { value["Router"] = router }
            result["State:/Network/Global/IPv4"] = value
        }
        let servers = lines(of: "nameserver"), domains = lines(of: "search")
        if !servers.isEmpty {
            let value: NSMutableDictionary = ["ServerAddresses": servers as NSArray]
            if !domains.isEmpty { value["SearchDomains"] = domains as NSArray }
            result["State:/Network/Global/DNS"] = value
        }
        result["State:/Users/ConsoleUser"] = [
            "Name": NSUserName(), "UID": getuid() as NSNumber, "GID": getgid() as NSNumber,
        ]
        result["Setup:/System"] = ["ComputerName": MachineNames.pretty(in: "/etc/machine-info") ?? MachineNames.host]
        return result
    }

    /// The device of the way to all hosts, and the host that it leads to; nil for none.
    private var primary: (name: String, router: String?)? {
        let rows = text(routes).split(separator: "\n").dropFirst().map { $0.split(separator: "\t") }
        let ways = rows.filter { $0.count > 7 && $0[1] == "00000000" && $0[7] == "00000000" }
        guard let best = ways.min(by: { (Int($0[6]) ?? 0) < (Int($1[6]) ?? 0) }) else { return nil }
        let number = UInt32(best[2], radix: 16).flatMap { $0 == 0 ? nil : $0 }
        // The kernel writes the bytes of an address in the machine's order.
        let router = number.map { number in
            (0..<4).map { "\(number >> (UInt32($0) * 8) & 255)" }.joined(separator: ".")
        }
        return (best[0].trimmingCharacters(in: .whitespaces), router)
    }

    private func lines(of word: String) -> [String] {
        text(resolver).split(separator: "\n").flatMap { line -> [String] in
            let words = line.split { $0 == " " || $0 == "\t" }.map(String.init)
            return words.first == word ? Array(words.dropFirst()) : []
        }
    }
    private func text(_ path: String) -> String {
        String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    }

    private static var addresses: [(name: String, family: Int32, address: String)] {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return [] }
        defer { freeifaddrs(first) }
        return sequence(first: first) { $0?.pointee.ifa_next }.prefix { $0 != nil }.compactMap { entry in
            guard let entry = entry?.pointee, let address = entry.ifa_addr else { return nil }
            let family = Int32(address.pointee.sa_family)
            let length = family == AF_INET ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
            guard family == AF_INET || family == AF_INET6 else { return nil }
            var words = [CChar](repeating: 0, count: Int(NI_MAXHOST))
            let code = getnameinfo(
                address, socklen_t(length), &words, socklen_t(words.count), nil, 0, NI_NUMERICHOST)
            guard code == 0 else { return nil }
            let text = String(decoding: words.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            // A device's name follows an address that is valid on its net alone.
            return (String(cString: entry.ifa_name), family, String(text.prefix { $0 != "%" }))
        }
    }
}
