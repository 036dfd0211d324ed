import Foundation
import OrielFoundation

/// A device for a network.
///
/// Follows Apple's [SCNetworkInterface](https://developer.apple.com/documentation/systemconfiguration/scnetworkinterface). The devices are
/// the kernel's.
public final class SCNetworkInterface: NSObject, @unchecked Sendable {
    let name: String
    let kind: String
    let address: String?

    init(name: String, kind: String, address: String?) { (self.name, self.kind, self.address) = (name, kind, address) }

    public override func isEqual(_ object: Any?) -> Bool { (object as? SCNetworkInterface)?.name == name }
    public override var hash: Int { name.hashValue }
}

/// A device for cables.
public let kSCNetworkInterfaceTypeEthernet: CFString = "Ethernet"
/// A device for wireless networks.
public let kSCNetworkInterfaceTypeIEEE80211: CFString = "IEEE80211"
/// Several devices that are used as one.
public let kSCNetworkInterfaceTypeBond: CFString = "Bond"
/// A part of a net of cables.
public let kSCNetworkInterfaceTypeVLAN: CFString = "VLAN"
/// A connection from one point to another.
public let kSCNetworkInterfaceTypePPP: CFString = "PPP"
/// A device for mobile networks.
public let kSCNetworkInterfaceTypeWWAN: CFString = "WWAN"
/// A device of Bluetooth's.
public let kSCNetworkInterfaceTypeBluetooth: CFString = "Bluetooth"
/// A modem.
public let kSCNetworkInterfaceTypeModem: CFString = "Modem"
/// A device for FireWire.
public let kSCNetworkInterfaceTypeFireWire: CFString = "FireWire"
/// A layer of addresses.
public let kSCNetworkInterfaceTypeIPv4: CFString = "IPv4"

/// Returns the machine's devices for networks, without the one for itself and without any that only programs use.
public func SCNetworkInterfaceCopyAll() -> CFArray { NSArray(array: NetworkDevices().all) }
/// Returns a device's name, such as `eth0`.
public func SCNetworkInterfaceGetBSDName(_ interface: SCNetworkInterface) -> CFString? { interface.name }
/// Returns a device's name for people.
public func SCNetworkInterfaceGetLocalizedDisplayName(_ interface: SCNetworkInterface) -> CFString? {
    switch interface.kind {
    case kSCNetworkInterfaceTypeIEEE80211: "Wi-Fi"
    default: "\(interface.kind) (\(interface.name))"
    }
}
/// Returns a device's address as it is now, in pairs of digits; nil for none.
public func SCNetworkInterfaceGetHardwareAddressString(_ interface: SCNetworkInterface) -> CFString? {
    interface.address
}
/// Returns a device's kind.
public func SCNetworkInterfaceGetInterfaceType(_ interface: SCNetworkInterface) -> CFString? { interface.kind }

/// The devices that the kernel lists in a folder.
struct NetworkDevices {
    /// The folder with a folder for each device.
    var folder = "/sys/class/net"

    var all: [SCNetworkInterface] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().compactMap(device)
    }

    /// Whether a device has a connection.
    func isUp(_ name: String) -> Bool { text(name, "operstate") == "up" || text(name, "carrier") == "1" }

    private func device(_ name: String) -> SCNetworkInterface? {
        guard let kind = kind(of: name) else { return nil }
        let address = text(name, "address").flatMap { $0.isEmpty || $0 == "00:00:00:00:00:00" ? nil : $0 }
        return SCNetworkInterface(name: name, kind: kind, address: address)
    }

    private func kind(of name: String) -> String? {
        let events = text(name, "uevent") ?? ""
        func has(_ entry: String) -> Bool { FileManager.default.fileExists(atPath: "\(folder)/\(name)/\(entry)") }
        if has("wireless") || has("phy80211") || events.contains("DEVTYPE=wlan") {
            return kSCNetworkInterfaceTypeIEEE80211
        }
        if has("bonding") { return kSCNetworkInterfaceTypeBond }
        if has("bridge") || ["ifb", "dummy", "veth"].contains(where: name.hasPrefix) { return nil }
        if events.contains("DEVTYPE=vlan") { return kSCNetworkInterfaceTypeVLAN }
        if events.contains("DEVTYPE=wwan") { return kSCNetworkInterfaceTypeWWAN }
        switch text(name, "type") {
        case "1": return kSCNetworkInterfaceTypeEthernet
        case "512": return kSCNetworkInterfaceTypePPP
        default: return nil
        }
    }

    private func text(_ name: String, _ entry: String) -> String? {
        FileManager.default.contents(atPath: "\(folder)/\(name)/\(entry)")
            .map { String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) }
    }
}
