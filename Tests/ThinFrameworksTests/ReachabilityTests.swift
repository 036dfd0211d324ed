import Foundation
import Testing

@testable import SystemConfiguration

/// Hosts, and the app's pointers that are kept with them.
@Suite("Ways to hosts")
struct ReachabilityTests {
    /// Notes how often pointers are kept and released.
    private final class Counts {
        var kept: [Int] = [], released: [Int] = []
    }

    private func context(_ number: Int, _ counts: Counts) -> SCNetworkReachabilityContext {
        SCNetworkReachabilityContext(
            version: 0, info: UnsafeMutableRawPointer(bitPattern: number),
            retain: { pointer in
                counts.kept.append(Int(bitPattern: pointer))
                return pointer
            }, release: { counts.released.append(Int(bitPattern: $0)) }, copyDescription: nil)
    }

    @Test("A context's pointer is kept once, and released when another takes its place and with the host")
    func contexts() throws {
        let counts = Counts()
        var host = SCNetworkReachabilityCreateWithName(nil, "example.org")
        var (first, second) = (context(16, counts), context(32, counts))
        SCNetworkReachabilitySetCallback(try #require(host), { _, _, _ in }, &first)
        #expect(counts.kept == [16] && counts.released.isEmpty)
        SCNetworkReachabilitySetCallback(try #require(host), { _, _, _ in }, &second)
        #expect(counts.kept == [16, 32] && counts.released == [16])
        host = nil
        #expect(host == nil && counts.kept == [16, 32] && counts.released == [16, 32])
    }

    @Test("Without a callback the last pointer is released, and one that is nil is neither kept nor released")
    func nothing() throws {
        let counts = Counts()
        let host = try #require(SCNetworkReachabilityCreateWithName(nil, "example.org"))
        var (first, empty) = (context(16, counts), context(0, counts))
        SCNetworkReachabilitySetCallback(host, { _, _, _ in }, &first)
        SCNetworkReachabilitySetCallback(host, nil, nil)
        #expect(counts.released == [16])
        SCNetworkReachabilitySetCallback(host, { _, _, _ in }, &empty)
        SCNetworkReachabilitySetCallback(host, nil, nil)
        #expect(counts.kept == [16] && counts.released == [16])
        #expect(SCNetworkReachabilityContext().info == nil && SCNetworkReachabilityContext().version == 0)
    }

    @Test("The machine's own names and addresses are local, others need a way")
    func localHosts() throws {
        for name in ["localhost", "LOCALHOST", "127.0.0.1", "::1"] {
            let host = try #require(SCNetworkReachabilityCreateWithName(nil, name))
            #expect(host.flags(isSatisfied: false, isCellular: true) == [.reachable, .isLocalAddress])
        }
        let far = try #require(SCNetworkReachabilityCreateWithName(nil, "127.0.0.1.example.org"))
        #expect(far.flags(isSatisfied: true, isCellular: false) == .reachable)
        #expect(far.flags(isSatisfied: false, isCellular: true) == [])
        func flags(_ number: UInt32) throws -> SCNetworkReachabilityFlags {
            var address = sockaddr_in()
            (address.sin_family, address.sin_addr.s_addr) = (sa_family_t(AF_INET), number.bigEndian)
            let host = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
            }
            return try #require(host).flags(isSatisfied: true, isCellular: false)
        }
        #expect(try flags(0x7F01_0203) == [.reachable, .isLocalAddress])
        #expect(try flags(0x0100_007F) == .reachable)
        func flags(_ bytes: [UInt8]) throws -> SCNetworkReachabilityFlags {
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            withUnsafeMutableBytes(of: &address.sin6_addr) { $0.copyBytes(from: bytes) }
            let host = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
            }
            return try #require(host).flags(isSatisfied: true, isCellular: false)
        }
        #expect(try flags([UInt8](repeating: 0, count: 15) + [1]) == [.reachable, .isLocalAddress])
        #expect(try flags([1] + [UInt8](repeating: 0, count: 14) + [1]) == .reachable)
        #expect(try flags([UInt8](repeating: 0, count: 15) + [2]) == .reachable)
        var other = sockaddr()
        other.sa_family = sa_family_t(AF_UNIX)
        #expect(SCNetworkReachabilityCreateWithAddress(nil, &other) == nil)
    }
}
