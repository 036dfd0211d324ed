import Foundation
import Testing

@testable import Network

/// Addresses of machines, and the information of services.
@Suite("Network addresses")
struct NetworkAddressTests {
    @Test("Texts of four numbers are addresses, others are not")
    func four() throws {
        let address = try #require(IPv4Address("192.0.2.1"))
        #expect(address.rawValue == Data([192, 0, 2, 1]))
        #expect(address.debugDescription == "192.0.2.1")
        for text in ["", "1", "1.2.3", "1.2.3.256", "1.2.3.4.5", "a.b.c.d", "1.2.3.4%none"] {
            #expect(IPv4Address(text) == nil)
        }
        #expect(IPv4Address(Data([1, 2, 3])) == nil)
        #expect(IPv4Address.loopback.isLoopback && IPv4Address.mdnsGroup.isMulticast)
        #expect(IPv4Address("169.254.1.1")?.isLinkLocal == true)
    }

    @Test("Texts of sixteen bytes are addresses, others are not")
    func sixteen() throws {
        #expect(IPv6Address("::1") == .loopback)
        #expect(IPv6Address("0:0::1")?.debugDescription == "::1")
        #expect(IPv6Address("::ffff:192.0.2.1")?.asIPv4 == IPv4Address("192.0.2.1"))
        #expect(IPv6Address("ff02::1") == .linkLocalNodes)
        #expect(IPv6Address("ff02::1")?.multicastScope == .linkLocal)
        #expect(IPv6Address("fd00::1")?.isUniqueLocal == true && IPv6Address("2002::")?.is6to4 == true)
        #expect(IPv6Address("2001:db8::1")?.asIPv4 == nil)
        for text in ["", ":", "1::2::3", "g::", "fe80::1%none"] { #expect(IPv6Address(text) == nil) }
        #expect(IPv6Address(Data(count: 4)) == nil)
        #expect(IPv6Address("fe80::1%lo")?.interface?.name == "lo")
    }

    @Test("Hosts know addresses from names, ports know numbers from names")
    func hosts() {
        #expect(NWEndpoint.Host("127.0.0.1") == .ipv4(.loopback))
        #expect(NWEndpoint.Host("::1") == .ipv6(.loopback))
        #expect(NWEndpoint.Host("example.com") == .name("example.com", nil))
        #expect(NWEndpoint.Port("8080") == 8080 && NWEndpoint.Port(rawValue: 8080)! == 8080)
        #expect(NWEndpoint.Port("65536") == nil && NWEndpoint.Port("no such service") == nil)
    }

    @Test("The kernel's addresses are endpoints again")
    func kernel() throws {
        let address = SocketAddress(try #require(IPv6Address("2001:db8::7")), port: 80)
        #expect(address.endpoint == .hostPort(host: "2001:db8::7", port: 80))
        #expect(SocketAddress(.loopback as IPv4Address, port: 443).endpoint == .hostPort(host: "127.0.0.1", port: 443))
        // An address of four numbers at a socket of both kinds.
        let mapped = SocketAddress(try #require(IPv6Address("::ffff:10.0.0.1")), port: 1)
        #expect(mapped.endpoint == .hostPort(host: "10.0.0.1", port: 1))
        #expect(SocketAddress(path: String(repeating: "x", count: 200)) == nil)
    }

    @Test("The information of services is bytes and back, damaged bytes lose their end")
    func records() {
        var record = NWTXTRecord(["path": "/a", "empty": ""])
        let results = [("flag", NWTXTRecord.Entry.none), ("a=b", .empty), ("", .empty)].map {
            record.setEntry($1, for: $0)
        }
        #expect(results == [true, false, false])
        #expect(NWTXTRecord(record.data) == record)
        #expect(record["PATH"] == "/a" && record.count == 3)
        #expect(record.getEntry(for: "flag") == NWTXTRecord.Entry.none)
        record["path"] = nil
        #expect(record.count == 2)
        #expect(NWTXTRecord(Data([9, 97, 61])).dictionary == ["a": ""])
    }

    @Test("Groups are of addresses of groups alone")
    func groups() throws {
        #expect(throws: NWError.posix(.EINVAL)) { try NWMulticastGroup(for: [.hostPort(host: "10.0.0.1", port: 1)]) }
        #expect(throws: NWError.posix(.EINVAL)) { try NWMulticastGroup(for: []) }
        let group = try NWMulticastGroup(for: [.hostPort(host: "224.0.0.251", port: 5353)])
        #expect(group.members.count == 1)
    }
}
