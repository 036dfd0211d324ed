import Foundation

/// An address of four numbers, such as `192.0.2.1`.
///
/// Follows Apple's [IPv4Address](https://developer.apple.com/documentation/network/ipv4address).
public struct IPv4Address: IPAddress, Hashable {
    private let bytes: [UInt8]
    /// The interface that the address counts on; nil for any.
    public let interface: NWInterface?

    /// Creates an address of four bytes; nil if there are more or fewer.
    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 4 else { return nil }
        bytes = Array(rawValue)
        self.interface = interface
    }

    /// Creates an address of its text; nil if the text is not four numbers with periods between.
    public init?(_ string: String) {
        guard let (text, interface) = splitScope(string) else { return nil }
        var address = in_addr()
        guard inet_pton(AF_INET, text, &address) == 1 else { return nil }
        self.init(withUnsafeBytes(of: address) { Data($0) }, interface)
    }

    private init(_ bytes: UInt8...) {
        self.bytes = bytes
        interface = nil
    }

    /// All addresses of the machine: `0.0.0.0`.
    public static let any = IPv4Address(0, 0, 0, 0)
    /// All machines of the local network: `255.255.255.255`.
    public static let broadcast = IPv4Address(255, 255, 255, 255)
    /// The machine itself: `127.0.0.1`.
    public static let loopback = IPv4Address(127, 0, 0, 1)
    /// All machines of the link: `224.0.0.1`.
    public static let allHostsGroup = IPv4Address(224, 0, 0, 1)
    /// All routers of the link: `224.0.0.2`.
    public static let allRoutersGroup = IPv4Address(224, 0, 0, 2)
    /// All reporters of groups of the link: `224.0.0.22`.
    public static let allReportsGroup = IPv4Address(224, 0, 0, 22)
    /// The group that looks for names on the link: `224.0.0.251`.
    public static let mdnsGroup = IPv4Address(224, 0, 0, 251)

    /// The four bytes, the first number first.
    public var rawValue: Data { Data(bytes) }
    /// Whether the address is of the machine itself, as all that begin with 127 are.
    public var isLoopback: Bool { bytes[0] == 127 }
    /// Whether the address begins with 169.254.
    public var isLinkLocal: Bool { bytes[0] == 169 && bytes[1] == 254 }
    /// Whether the address is of a group, from 224 to 239.
    public var isMulticast: Bool { bytes[0] & 0xF0 == 0xE0 }

    public var debugDescription: String {
        bytes.map(String.init).joined(separator: ".") + (interface.map { "%\($0.name)" } ?? "")
    }
}
