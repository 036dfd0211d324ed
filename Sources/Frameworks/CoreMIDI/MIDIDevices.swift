import Foundation
import OrielFoundation

/// Returns the number of devices; 0.
public func MIDIGetNumberOfDevices() -> Int { 0 }
/// Returns a device; 0, as there is none.
public func MIDIGetDevice(_ deviceIndex0: Int) -> MIDIDeviceRef { 0 }
/// Returns the number of devices that are not connected; 0.
public func MIDIGetNumberOfExternalDevices() -> Int { 0 }
/// Returns a device that is not connected; 0, as there is none.
public func MIDIGetExternalDevice(_ deviceIndex0: Int) -> MIDIDeviceRef { 0 }
/// Returns the number of a device's parts; 0.
public func MIDIDeviceGetNumberOfEntities(_ device: MIDIDeviceRef) -> Int { 0 }
/// Returns the part of a device; 0, as there is none.
public func MIDIDeviceGetEntity(_ device: MIDIDeviceRef, _ entityIndex0: Int) -> MIDIEntityRef { 0 }
/// Returns the number of sources of a part; 0.
public func MIDIEntityGetNumberOfSources(_ entity: MIDIEntityRef) -> Int { 0 }
/// Returns a source of a part; 0, as there is none.
public func MIDIEntityGetSource(_ entity: MIDIEntityRef, _ sourceIndex0: Int) -> MIDIEndpointRef { 0 }
/// Returns the number of destinations of a part; 0.
public func MIDIEntityGetNumberOfDestinations(_ entity: MIDIEntityRef) -> Int { 0 }
/// Returns a destination of a part; 0, as there is none.
public func MIDIEntityGetDestination(_ entity: MIDIEntityRef, _ destIndex0: Int) -> MIDIEndpointRef { 0 }
/// Finds the device of a part; fails, as there is none.
@discardableResult
public func MIDIEntityGetDevice(
    _ inEntity: MIDIEntityRef, _ outDevice: UnsafeMutablePointer<MIDIDeviceRef>?
) -> OSStatus {
    outDevice?.pointee = 0
    return kMIDIObjectNotFound
}
