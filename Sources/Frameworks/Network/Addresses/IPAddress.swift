import Foundation

/// An address of the internet protocol, of either kind.
///
/// Follows Apple's [IPAddress](https://developer.apple.com/documentation/network/ipaddress).
public protocol IPAddress: CustomDebugStringConvertible, Sendable {
    /// The bytes of the address, the most significant one first: 4 or 16.
    var rawValue: Data { get }
    /// The interface that the address counts on; nil for any.
    var interface: NWInterface? { get }
    /// Whether the address is of the machine itself.
    var isLoopback: Bool { get }
    /// Whether the address counts on one link only.
    var isLinkLocal: Bool { get }
    /// Whether the address is of a group of machines.
    var isMulticast: Bool { get }

    /// Creates an address of its bytes; nil if their number is wrong.
    init?(_ rawValue: Data, _ interface: NWInterface?)
    /// Creates an address of its text; nil if the text is not an address.
    init?(_ string: String)
}

/// Splits a text at its `%`, behind which the name or number of an interface stands; nil if there is no such interface.
func splitScope(_ text: String) -> (address: String, interface: NWInterface?)? {
    guard let mark = text.firstIndex(of: "%") else { return (text, nil) }
    let name = String(text[text.index(after: mark)...])
    guard let interface = NWInterface(named: name) else { return nil }
    return (String(text[..<mark]), interface)
}

extension NWInterface {
    /// Creates an interface of its name or its number; nil if the machine has none.
    init?(named text: String) {
        var name = text
        if let number = UInt32(text) {
            var buffer = [CChar](repeating: 0, count: Int(IF_NAMESIZE))
            guard if_indextoname(number, &buffer) != nil else { return nil }
            name = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
        let index = if_nametoindex(name)
        guard index != 0 else { return nil }
        self.init(type: PathReader.type(of: name), name: name, index: Int(index))
    }
}
