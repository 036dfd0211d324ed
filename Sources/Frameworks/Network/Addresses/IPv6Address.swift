import Foundation

/// An address of sixteen bytes, such as `2001:db8::1`.
///
/// Follows Apple's [IPv6Address](https://developer.apple.com/documentation/network/ipv6address).
public struct IPv6Address: IPAddress, Hashable {
    private let bytes: [UInt8]
    /// The interface that the address counts on; nil for any.
    public let interface: NWInterface?

    /// How far a group reaches.
    public enum Scope: UInt8, Sendable {
        /// The machine itself.
        case nodeLocal = 1
        /// The link.
        case linkLocal = 2
        /// The site.
        case siteLocal = 5
        /// The organization.
        case organizationLocal = 8
        /// Everywhere.
        case global = 0x0E
    }

    /// Creates an address of sixteen bytes; nil if there are more or fewer.
    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 16 else { return nil }
        bytes = Array(rawValue)
        self.interface = interface
    }

    /// Creates an address of its text; nil if the text is not one.
    ///
    /// An interface follows a `%`.
    public init?(_ string: String) {
        guard let (text, interface) = splitScope(string) else { return nil }
        var address = in6_addr()
        guard inet_pton(AF_INET6, text, &address) == 1 else { return nil }
        self.init(withUnsafeBytes(of: address) { Data($0) }, interface)
    }

    private init(first: [UInt8] = [], last: UInt8) {
        bytes = first + Array(repeating: 0, count: 15 - first.count) + [last]
        interface = nil
    }

    /// All addresses of the machine: `::`.
    public static let any = IPv6Address(last: 0)
    /// No address, which is the same as `any`.
    public static let broadcast = IPv6Address(last: 0)
    /// The machine itself: `::1`.
    public static let loopback = IPv6Address(last: 1)
    /// All nodes of the machine: `ff01::1`.
    public static let nodeLocalNodes = IPv6Address(first: [0xFF, 0x01], last: 1)
    /// All nodes of the link: `ff02::1`.
    public static let linkLocalNodes = IPv6Address(first: [0xFF, 0x02], last: 1)
    /// All routers of the link: `ff02::2`.
    public static let linkLocalRouters = IPv6Address(first: [0xFF, 0x02], last: 2)

    /// The sixteen bytes.
    public var rawValue: Data { Data(bytes) }
    /// Whether the address is of no machine: `::`.
    public var isAny: Bool { bytes.allSatisfy { $0 == 0 } }
    /// Whether the address is of the machine itself: `::1`.
    public var isLoopback: Bool { bytes.dropLast().allSatisfy { $0 == 0 } && bytes[15] == 1 }
    /// Whether the address begins with `fe80::/10`.
    public var isLinkLocal: Bool { bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80 }
    /// Whether the address is of a group, as all that begin with `ff` are.
    public var isMulticast: Bool { bytes[0] == 0xFF }
    /// Whether the address is of one machine or network alone, `fc00::/7`.
    public var isUniqueLocal: Bool { bytes[0] & 0xFE == 0xFC }
    /// Whether the address is `::` followed by an address of four numbers.
    public var isIPv4Compatabile: Bool {
        bytes.prefix(12).allSatisfy { $0 == 0 } && bytes.suffix(4).contains { $0 != 0 } && !isLoopback
    }
    /// Whether the address stands for one of four numbers: `::ffff:192.0.2.1`.
    public var isIPv4Mapped: Bool {
        bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
    }
    /// Whether the address begins with `2002`.
    public var is6to4: Bool { bytes[0] == 0x20 && bytes[1] == 0x02 }
    /// The address of four numbers within one that stands for it; nil for others.
    public var asIPv4: IPv4Address? {
        isIPv4Mapped || isIPv4Compatabile ? IPv4Address(Data(bytes.suffix(4)), interface) : nil
    }
    /// How far a group reaches; nil if the address is not of a group.
    public var multicastScope: Scope? { isMulticast ? Scope(rawValue: bytes[1] & 0x0F) : nil }

    public var debugDescription: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        _ = bytes.withUnsafeBytes { inet_ntop(AF_INET6, $0.baseAddress, &text, socklen_t(INET6_ADDRSTRLEN)) }
        let address = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        return address + (interface.map { "%\($0.name)" } ?? "")
    }
}
