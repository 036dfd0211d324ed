import Foundation
import OrielFoundation

/// The number of an object of the registry; 0 for none.
public typealias io_object_t = UInt32
/// The number of a service.
public typealias io_service_t = io_object_t
/// The number of a list of objects.
public typealias io_iterator_t = io_object_t
/// The number of an entry.
public typealias io_registry_entry_t = io_object_t
/// The number of a connection.
public typealias io_connect_t = io_object_t
/// Options of functions.
public typealias IOOptionBits = UInt32
/// The port of the registry.
public let kIOMainPortDefault: UInt32 = 0
/// The port of the registry, by its older name.
public let kIOMasterPortDefault: UInt32 = 0
/// Properties are looked for in entries below, too.
public let kIORegistryIterateRecursively: UInt32 = 1
/// Properties are looked for in entries above, too.
public let kIORegistryIterateParents: UInt32 = 2
/// The plane of services.
public let kIOServicePlane = "IOService"
/// The key of the number that identifies the machine.
public let kIOPlatformUUIDKey = "IOPlatformUUID"
/// The key of the machine's serial number.
public let kIOPlatformSerialNumberKey = "IOPlatformSerialNumber"

/// The one entry that there is: the machine.
private let machine: io_service_t = 1

/// Returns the description of services of a class.
public func IOServiceMatching(_ name: String!) -> NSMutableDictionary! {
    let description = NSMutableDictionary()
    description["IOProviderClass"] = name
    return description
}

/// Returns the service that fits a description: the machine for `IOPlatformExpertDevice`; 0 for others.
public func IOServiceGetMatchingService(_ mainPort: UInt32, _ matching: CFDictionary!) -> io_service_t {
    if matching?["IOProviderClass"] as? String == "IOPlatformExpertDevice" { return machine }
    RuntimeWarning.issue(
        "IOKit: the registry has the machine alone (IOPlatformExpertDevice); there are no other services.")
    return 0
}

/// Fills in a list of the services that fit a description; it is empty.
public func IOServiceGetMatchingServices(
    _ mainPort: UInt32, _ matching: CFDictionary!, _ existing: UnsafeMutablePointer<io_iterator_t>!
) -> Int32 {
    existing?.pointee = 0
    RuntimeWarning.issue(
        "IOKit: the registry has the machine alone (IOPlatformExpertDevice); lists of services are empty.")
    return kIOReturnSuccess
}

/// Returns the next object of a list: none.
public func IOIteratorNext(_ iterator: io_iterator_t) -> io_object_t { 0 }
/// Releases an object.
@discardableResult public func IOObjectRelease(_ object: io_object_t) -> Int32 { kIOReturnSuccess }
/// Closes a connection.
@discardableResult public func IOServiceClose(_ connect: io_connect_t) -> Int32 { kIOReturnSuccess }

/// Returns a property of an entry: the machine has the number that identifies it; nil for others.
public func IORegistryEntryCreateCFProperty(
    _ entry: io_registry_entry_t, _ key: CFString!, _ allocator: CFAllocator!, _ options: IOOptionBits
) -> Unmanaged<CFTypeRef>! {
    guard entry == machine, key == kIOPlatformUUIDKey, let identifier = machineIdentifier() else { return nil }
    return Unmanaged.passRetained(NSString(string: identifier))
}

/// Returns a property of an entry or of the entries around it.
public func IORegistryEntrySearchCFProperty(
    _ entry: io_registry_entry_t, _ plane: String!, _ key: CFString!, _ allocator: CFAllocator!, _ options: IOOptionBits
) -> CFTypeRef! { IORegistryEntryCreateCFProperty(entry, key, allocator, options)?.takeRetainedValue() }

/// Returns the number in a file that identifies the machine, as Apple writes such numbers; nil if it has none.
func machineIdentifier(file: String = "/etc/machine-id") -> String? {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    let digits = Array(text.trimmingCharacters(in: .whitespacesAndNewlines).uppercased())
    guard digits.count == 32, digits.allSatisfy(\.isHexDigit) else { return nil }
    return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }.joined(separator: "-")
}

/// The result of a function of the Mac's kernel.
public typealias kern_return_t = Int32
/// The number of a port of the Mac's kernel.
public typealias mach_port_t = UInt32
/// The result of a function that succeeded.
public let KERN_SUCCESS: kern_return_t = 0
/// The number of no port.
public let MACH_PORT_NULL: Int32 = 0
/// The number of no object.
public let IO_OBJECT_NULL: io_object_t = 0
