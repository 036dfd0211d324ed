import Foundation
import OrielFoundation

// The keys of the store, and the names of their values; they equal Apple's.

/// The domain of the present state.
public let kSCDynamicStoreDomainState: CFString = "State:"
/// The domain of the settings of the user.
public let kSCDynamicStoreDomainSetup: CFString = "Setup:"
/// The part about addresses of version 4.
public let kSCEntNetIPv4: CFString = "IPv4"
/// The part about addresses of version 6.
public let kSCEntNetIPv6: CFString = "IPv6"
/// The part about names of hosts.
public let kSCEntNetDNS: CFString = "DNS"
/// The part about the connection of a device.
public let kSCEntNetLink: CFString = "Link"
/// The device through which most packets leave.
public let kSCDynamicStorePropNetPrimaryInterface: CFString = "PrimaryInterface"
/// The service through which most packets leave: the device here.
public let kSCDynamicStorePropNetPrimaryService: CFString = "PrimaryService"
/// The names of the devices.
public let kSCDynamicStorePropNetInterfaces: CFString = "Interfaces"
/// The addresses of version 4.
public let kSCPropNetIPv4Addresses: CFString = "Addresses"
/// The host that passes packets on.
public let kSCPropNetIPv4Router: CFString = "Router"
/// The addresses of version 6.
public let kSCPropNetIPv6Addresses: CFString = "Addresses"
/// The servers that know the addresses of names.
public let kSCPropNetDNSServerAddresses: CFString = "ServerAddresses"
/// The domains in which names are looked for.
public let kSCPropNetDNSSearchDomains: CFString = "SearchDomains"
/// Whether a device has a connection.
public let kSCPropNetLinkActive: CFString = "Active"

/// Returns the key of a part about all networks.
public func SCDynamicStoreKeyCreateNetworkGlobalEntity(
    _ allocator: CFAllocator?, _ domain: CFString, _ entity: CFString
) -> CFString { "\(domain)/Network/Global/\(entity)" }
/// Returns the key of the devices.
public func SCDynamicStoreKeyCreateNetworkInterface(_ allocator: CFAllocator?, _ domain: CFString) -> CFString {
    "\(domain)/Network/Interface"
}
/// Returns the key of a part about a device.
public func SCDynamicStoreKeyCreateNetworkInterfaceEntity(
    _ allocator: CFAllocator?, _ domain: CFString, _ ifname: CFString, _ entity: CFString?
) -> CFString { "\(domain)/Network/Interface/\(ifname)" + (entity.map { "/\($0)" } ?? "") }
/// Returns the key of the user who uses the machine.
public func SCDynamicStoreKeyCreateConsoleUser(_ allocator: CFAllocator?) -> CFString { "State:/Users/ConsoleUser" }
/// Returns the key of the computer's name.
public func SCDynamicStoreKeyCreateComputerName(_ allocator: CFAllocator?) -> CFString { "Setup:/System" }
