import Foundation
import Testing

@testable import Network

/// Addresses by their bits, parameters with their copies, and options of sockets.
@Suite("Forms of addresses, parameters and options of the network")
struct NetworkFormTests {
    private func six(_ text: String) throws -> IPv6Address { try #require(IPv6Address(text)) }

    @Test("Addresses of sixteen bytes are of the kinds that their first bits say, up to the edges of each")
    func kinds() throws {
        func holding(_ texts: [String], _ isKind: (IPv6Address) -> Bool) throws -> [Bool] {
            try texts.map { isKind(try six($0)) }
        }
        #expect(
            try holding(["fe80::1", "febf::1", "fec0::1", "fe7f::1", "ff80::1"], \.isLinkLocal) == [
                true, true, false, false, false,
            ])
        #expect(
            try holding(["fc00::1", "fdff::1", "fbff::1", "fe00::1"], \.isUniqueLocal) == [true, true, false, false])
        #expect(try holding(["ff00::1", "ffff::1", "feff::1"], \.isMulticast) == [true, true, false])
        #expect(try holding(["2002::1", "2003::1", "2102::1"], \.is6to4) == [true, false, false])
        #expect(try holding(["::", "::1", "1::"], \.isAny) == [true, false, false])
        #expect(try holding(["::1", "::2", "1::1", "::"], \.isLoopback) == [true, false, false, false])
        let mapped = ["::ffff:1.2.3.4", "::fffe:1.2.3.4", "::1:ffff:1.2.3.4", "::1.2.3.4", "::feff:1.2.3.4"]
        #expect(try holding(mapped, \.isIPv4Mapped) == [true, false, false, false, false])
        let compatible = ["::1.2.3.4", "::1", "::", "::2", "::1:0:0", "::ffff:1.2.3.4"]
        #expect(try holding(compatible, \.isIPv4Compatabile) == [true, false, false, true, false, false])
        #expect(try six("::1.2.3.4").asIPv4 == IPv4Address("1.2.3.4") && six("::1").asIPv4 == nil)
        #expect(try six("::ffff:5.6.7.8").asIPv4 == IPv4Address("5.6.7.8") && six("2002::1").asIPv4 == nil)
    }

    @Test("Scopes of groups are in the second byte; fixed addresses have their texts")
    func scopes() throws {
        let scopes: [IPv6Address.Scope?] = try [
            "ff01::1", "ff12::1", "ff05::1", "ff08::1", "ff0e::1", "ff03::1", "fe01::1",
        ]
        .map { try six($0).multicastScope }
        #expect(scopes == [.nodeLocal, .linkLocal, .siteLocal, .organizationLocal, .global, nil, nil])
        let fixed: [IPv6Address] = [.any, .loopback, .nodeLocalNodes, .linkLocalNodes, .linkLocalRouters]
        #expect(fixed.map(\.debugDescription) == ["::", "::1", "ff01::1", "ff02::1", "ff02::2"])
        #expect(fixed.allSatisfy { $0.rawValue.count == 16 } && IPv6Address(fixed[4].rawValue) == .linkLocalRouters)
        let four: [IPv4Address] = [
            .any, .broadcast, .loopback, .allHostsGroup, .allRoutersGroup, .allReportsGroup, .mdnsGroup,
        ]
        #expect(
            four.map(\.debugDescription) == [
                "0.0.0.0", "255.255.255.255", "127.0.0.1", "224.0.0.1", "224.0.0.2", "224.0.0.22", "224.0.0.251",
            ])
    }

    @Test("Addresses of four bytes are of the kinds that their first bytes say")
    func shortKinds() throws {
        func holding(_ texts: [String], _ isKind: (IPv4Address) -> Bool) throws -> [Bool] {
            try texts.map { isKind(try #require(IPv4Address($0))) }
        }
        #expect(
            try holding(["127.0.0.1", "127.9.9.9", "126.0.0.1", "128.0.0.1"], \.isLoopback) == [
                true, true, false, false,
            ])
        #expect(try holding(["169.254.0.1", "169.253.0.1", "168.254.0.1"], \.isLinkLocal) == [true, false, false])
        #expect(
            try holding(["224.0.0.1", "239.9.9.9", "223.0.0.1", "240.0.0.1"], \.isMulticast) == [
                true, true, false, false,
            ])
        #expect(
            IPv4Address(Data([1, 2, 3, 4, 5])) == nil && IPv4Address(Data([1, 2, 3, 4])) == IPv4Address("1.2.3.4"))
    }

    @Test("Ports keep both of their bytes, and the usual ones have their numbers")
    func ports() {
        for port in [0x1234, 1, 0xFF00] as [NWEndpoint.Port] {
            #expect(SocketAddress(.loopback as IPv4Address, port: port).port == port)
            #expect(SocketAddress(.loopback as IPv6Address, port: port).port == port)
        }
        #expect(SocketAddress(path: "/a")?.port == nil && SocketAddress(path: "/a")?.endpoint == nil)
        #expect(SocketAddress(path: "") == nil && SocketAddress(path: String(repeating: "x", count: 107)) != nil)
        #expect(SocketAddress(path: String(repeating: "x", count: 108)) == nil)
        let usual: [NWEndpoint.Port] = [.any, .http, .https, .ssh, .smtp, .pop, .imap, .imaps, .socks]
        #expect(usual.map(\.rawValue) == [0, 80, 443, 22, 25, 110, 143, 993, 1080])
        #expect(
            NWEndpoint.Port("0") == .any && NWEndpoint.Port("65535")?.rawValue == 65_535 && NWEndpoint.Port("") == nil)
    }

    @Test("An endpoint of an address on the web has the port of its scheme, or its own")
    func webAddresses() throws {
        func port(_ text: String) throws -> UInt16? {
            let url = try #require(URL(string: text))
            let found = NWEndpoint.url(url).addresses(isStream: true, version: .any)
            return try? found.get().first?.port?.rawValue
        }
        #expect(
            try port("http://127.0.0.1/a") == 80 && port("https://127.0.0.1") == 443 && port("ws://127.0.0.1") == 80)
        #expect(
            try port("WSS://127.0.0.1") == 443 && port("https://127.0.0.1:8443/") == 8443 && port("mailto:a") == nil)
        let unix = NWEndpoint.unix(path: String(repeating: "x", count: 200)).addresses(isStream: true, version: .any)
        #expect(unix == .failure(.posix(.ENAMETOOLONG)))
    }

    @Test("A copy of parameters has every setting, and changes alone")
    func copies() {
        let parameters = NWParameters.udp
        parameters.requiredInterfaceType = .wifi
        parameters.prohibitedInterfaceTypes = [.cellular]
        parameters.requiredLocalEndpoint = .hostPort(host: "127.0.0.1", port: 7)
        (parameters.prohibitExpensivePaths, parameters.prohibitConstrainedPaths) = (true, true)
        (parameters.preferNoProxies, parameters.allowLocalEndpointReuse) = (true, true)
        (parameters.acceptLocalOnly, parameters.includePeerToPeer, parameters.allowFastOpen) = (true, true, true)
        (parameters.serviceClass, parameters.multipathServiceType) = (.signaling, .handover)
        (parameters.expiredDNSBehavior, parameters.attribution) = (.allow, .user)
        let ip = parameters.defaultProtocolStack.ip
        (ip.version, ip.hopLimit, ip.useMinimumMTU, ip.disableFragmentation) = (.v6, 9, true, true)
        (ip.disableMulticastLoopback, ip.shouldCalculateReceiveTime) = (true, true)
        ip.localAddressPreference = .stable
        let copy = parameters.copy()
        #expect(copy.requiredInterfaceType == .wifi && copy.prohibitedInterfaceTypes == [.cellular])
        #expect(copy.requiredLocalEndpoint == .hostPort(host: "127.0.0.1", port: 7))
        #expect(copy.prohibitExpensivePaths && copy.prohibitConstrainedPaths && copy.preferNoProxies)
        #expect(copy.allowLocalEndpointReuse && copy.acceptLocalOnly && copy.includePeerToPeer && copy.allowFastOpen)
        #expect(copy.serviceClass == .signaling && copy.multipathServiceType == .handover)
        #expect(copy.expiredDNSBehavior == .allow && copy.attribution == .user && !copy.isStream)
        let own = copy.defaultProtocolStack.ip
        #expect(own !== ip && own.version == .v6 && own.hopLimit == 9 && own.useMinimumMTU && own.disableFragmentation)
        #expect(own.disableMulticastLoopback && own.shouldCalculateReceiveTime && own.localAddressPreference == .stable)
        copy.acceptLocalOnly = false
        own.hopLimit = 3
        #expect(parameters.acceptLocalOnly && ip.hopLimit == 9)
        let plain = NWParameters().copy()
        #expect(!plain.prohibitExpensivePaths && !plain.acceptLocalOnly && plain.serviceClass == .bestEffort)
        #expect(plain.isStream && NWParameters.tcp.isStream && NWParameters().requiredInterfaceType == .other)
    }

    @Test("Parameters are described by their protocols, the outermost first")
    func descriptions() {
        #expect(NWParameters.tcp.debugDescription == "tcp, ip" && NWParameters.udp.debugDescription == "udp, ip")
        #expect(NWParameters.tls.debugDescription == "tls, tcp, ip" && NWParameters().debugDescription == "none, ip")
        #expect(NWParameters.dtls.debugDescription == "tls, udp, ip")
    }

    @Test("Options of TCP are set at the socket, and those that are not wanted are left")
    func options() throws {
        func values(_ options: NWProtocolTCP.Options) throws -> [Int32] {
            let descriptor = try Socket.open(family: AF_INET, isStream: true).get()
            defer { close(descriptor) }
            options.apply(to: descriptor)
            let names: [(Int32, Int32)] = [
                (Int32(IPPROTO_TCP), TCP_NODELAY), (SOL_SOCKET, SO_KEEPALIVE), (Int32(IPPROTO_TCP), TCP_KEEPCNT),
                (Int32(IPPROTO_TCP), TCP_KEEPIDLE), (Int32(IPPROTO_TCP), TCP_KEEPINTVL),
                (Int32(IPPROTO_TCP), TCP_USER_TIMEOUT),
            ]
            return names.map { level, name in
                var (value, size) = (Int32(-1), socklen_t(MemoryLayout<Int32>.size))
                getsockopt(descriptor, level, name, &value, &size)
                return value
            }
        }
        let plain = try values(NWProtocolTCP.Options())
        #expect(plain[0] == 0 && plain[1] == 0 && plain[5] == 0)
        let options = NWProtocolTCP.Options()
        (options.noDelay, options.connectionDropTime) = (true, 12)
        (options.keepaliveCount, options.keepaliveIdle, options.keepaliveInterval) = (4, 50, 6)
        let still = try values(options)
        #expect(still[0] != 0 && still[1] == 0 && Array(still[2...4]) == Array(plain[2...4]) && still[5] == 12_000)
        options.enableKeepalive = true
        let alive = try values(options)
        #expect(alive[1] != 0 && Array(alive[2...5]) == [4, 50, 6, 12_000])
        (options.noDelay, options.keepaliveCount, options.keepaliveIdle, options.keepaliveInterval) = (false, 0, 0, 0)
        let usual = try values(options)
        #expect(usual[0] == 0 && usual[1] != 0 && Array(usual[2...4]) == Array(plain[2...4]))
    }
}
