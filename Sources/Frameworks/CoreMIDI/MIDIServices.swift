import Foundation
import OrielFoundation

/// A function that is called when the setup changes.
public typealias MIDINotifyBlock = (UnsafePointer<MIDINotification>) -> Void
/// A function that is called when the setup changes, with a value of the app's.
public typealias MIDINotifyProc = (UnsafePointer<MIDINotification>, UnsafeMutableRawPointer?) -> Void
/// A function that receives packets.
public typealias MIDIReadBlock = (UnsafePointer<MIDIPacketList>, UnsafeMutableRawPointer?) -> Void
/// A function that receives messages.
public typealias MIDIReceiveBlock = (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Void

/// The objects that apps have created: their numbers, so that disposing of them succeeds once.
private final class MIDIObjects: @unchecked Sendable {
    static let all = MIDIObjects()
    private let lock = NSLock()
    private var last: MIDIObjectRef = 0
    private var live: Set<MIDIObjectRef> = []

    func add() -> MIDIObjectRef {
        lock.withLock {
            last += 1
            live.insert(last)
            return last
        }
    }
    func remove(_ object: MIDIObjectRef) -> Bool { lock.withLock { live.remove(object) != nil } }
    func contains(_ object: MIDIObjectRef) -> Bool { lock.withLock { live.contains(object) } }
}

private func make(_ out: UnsafeMutablePointer<MIDIObjectRef>) -> OSStatus {
    RuntimeWarning.issue("CoreMIDI: no MIDI devices are connected to apps here; there are no sources and destinations.")
    out.pointee = MIDIObjects.all.add()
    return noErr
}

private func makePort(_ client: MIDIClientRef, _ out: UnsafeMutablePointer<MIDIObjectRef>) -> OSStatus {
    MIDIObjects.all.contains(client) ? make(out) : kMIDIInvalidClient
}

/// Creates a client, which is never called: the setup has no devices, which is reported once.
@discardableResult
public func MIDIClientCreate(
    _ name: CFString, _ notifyProc: MIDINotifyProc?, _ notifyRefCon: UnsafeMutableRawPointer?,
    _ outClient: UnsafeMutablePointer<MIDIClientRef>
) -> OSStatus { make(outClient) }
/// Creates a client with a closure, which is never called: the setup has no devices, which is reported once.
@discardableResult
public func MIDIClientCreateWithBlock(
    _ name: CFString, _ outClient: UnsafeMutablePointer<MIDIClientRef>, _ notifyBlock: MIDINotifyBlock?
) -> OSStatus { make(outClient) }
/// Removes a client.
@discardableResult
public func MIDIClientDispose(_ client: MIDIClientRef) -> OSStatus {
    MIDIObjects.all.remove(client) ? noErr : kMIDIInvalidClient
}

/// Creates a port that receives packets; there are no sources of any.
@discardableResult
public func MIDIInputPortCreateWithBlock(
    _ client: MIDIClientRef, _ portName: CFString, _ outPort: UnsafeMutablePointer<MIDIPortRef>,
    _ readBlock: @escaping MIDIReadBlock
) -> OSStatus { makePort(client, outPort) }
/// Creates a port that receives messages of a protocol; there are no sources of any.
@discardableResult
public func MIDIInputPortCreateWithProtocol(
    _ client: MIDIClientRef, _ portName: CFString, _ protocol: MIDIProtocolID,
    _ outPort: UnsafeMutablePointer<MIDIPortRef>, _ receiveBlock: @escaping MIDIReceiveBlock
) -> OSStatus { makePort(client, outPort) }
/// Creates a port that sends; there are no destinations.
@discardableResult
public func MIDIOutputPortCreate(
    _ client: MIDIClientRef, _ portName: CFString, _ outPort: UnsafeMutablePointer<MIDIPortRef>
) -> OSStatus { makePort(client, outPort) }
/// Removes a port.
@discardableResult
public func MIDIPortDispose(_ port: MIDIPortRef) -> OSStatus {
    MIDIObjects.all.remove(port) ? noErr : kMIDIInvalidPort
}
/// Connects a port with a source; fails, as there is none.
@discardableResult
public func MIDIPortConnectSource(
    _ port: MIDIPortRef, _ source: MIDIEndpointRef, _ connRefCon: UnsafeMutableRawPointer?
) -> OSStatus { MIDIObjects.all.contains(port) ? kMIDIUnknownEndpoint : kMIDIInvalidPort }
/// Disconnects a port from a source; fails, as there is none.
@discardableResult
public func MIDIPortDisconnectSource(_ port: MIDIPortRef, _ source: MIDIEndpointRef) -> OSStatus { kMIDINoConnection }

/// Creates a source that other apps see; fails, as no system connects them.
@discardableResult
public func MIDISourceCreate(
    _ client: MIDIClientRef, _ name: CFString, _ outSrc: UnsafeMutablePointer<MIDIEndpointRef>
) -> OSStatus { kMIDINotPermitted }
/// Creates a destination that other apps see; fails, as no system connects them.
@discardableResult
public func MIDIDestinationCreateWithBlock(
    _ client: MIDIClientRef, _ name: CFString, _ outDest: UnsafeMutablePointer<MIDIEndpointRef>,
    _ readBlock: @escaping MIDIReadBlock
) -> OSStatus { kMIDINotPermitted }
/// Removes a source or destination; fails, as there is none.
@discardableResult
public func MIDIEndpointDispose(_ endpt: MIDIEndpointRef) -> OSStatus { kMIDIUnknownEndpoint }

/// Returns the number of devices; 0.
public func MIDIGetNumberOfDevices() -> Int { 0 }
/// Returns a device; 0, as there is none.
public func MIDIGetDevice(_ deviceIndex0: Int) -> MIDIDeviceRef { 0 }
/// Returns the number of devices that are not connected; 0.
public func MIDIGetNumberOfExternalDevices() -> Int { 0 }
/// Returns the number of sources; 0.
public func MIDIGetNumberOfSources() -> Int { 0 }
/// Returns a source; 0, as there is none.
public func MIDIGetSource(_ sourceIndex0: Int) -> MIDIEndpointRef { 0 }
/// Returns the number of destinations; 0.
public func MIDIGetNumberOfDestinations() -> Int { 0 }
/// Returns a destination; 0, as there is none.
public func MIDIGetDestination(_ destIndex0: Int) -> MIDIEndpointRef { 0 }
/// Returns the number of a device's parts; 0.
public func MIDIDeviceGetNumberOfEntities(_ device: MIDIDeviceRef) -> Int { 0 }
/// Returns the part of a device; 0, as there is none.
public func MIDIDeviceGetEntity(_ device: MIDIDeviceRef, _ entityIndex0: Int) -> MIDIEntityRef { 0 }
/// Finds the part of an endpoint; fails, as there is none.
@discardableResult
public func MIDIEndpointGetEntity(
    _ inEndpoint: MIDIEndpointRef, _ outEntity: UnsafeMutablePointer<MIDIEntityRef>?
) -> OSStatus { kMIDIObjectNotFound }

/// Sends packets; fails, as there are no destinations.
@discardableResult
public func MIDISend(
    _ port: MIDIPortRef, _ dest: MIDIEndpointRef, _ pktlist: UnsafePointer<MIDIPacketList>
) -> OSStatus { MIDIObjects.all.contains(port) ? kMIDIUnknownEndpoint : kMIDIInvalidPort }
/// Passes packets of an app's source to other apps; fails, as there is no source.
@discardableResult
public func MIDIReceived(_ src: MIDIEndpointRef, _ pktlist: UnsafePointer<MIDIPacketList>) -> OSStatus {
    kMIDIUnknownEndpoint
}
/// Removes packets that were not sent yet; there are none.
@discardableResult
public func MIDIFlushOutput(_ dest: MIDIEndpointRef) -> OSStatus { noErr }
/// Restarts the setup, which has no devices.
@discardableResult
public func MIDIRestart() -> OSStatus { noErr }

/// Reads a text of an object; fails, as there is none.
@discardableResult
public func MIDIObjectGetStringProperty(
    _ obj: MIDIObjectRef, _ propertyID: CFString, _ str: UnsafeMutablePointer<Unmanaged<NSString>?>
) -> OSStatus {
    str.pointee = nil
    return kMIDIObjectNotFound
}
/// Reads a number of an object; fails, as there is none.
@discardableResult
public func MIDIObjectGetIntegerProperty(
    _ obj: MIDIObjectRef, _ propertyID: CFString, _ outValue: UnsafeMutablePointer<Int32>
) -> OSStatus { kMIDIObjectNotFound }
/// Sets a number of an object; fails, as there is none.
@discardableResult
public func MIDIObjectSetIntegerProperty(_ obj: MIDIObjectRef, _ propertyID: CFString, _ value: Int32) -> OSStatus {
    kMIDIObjectNotFound
}
/// Finds an object by its number; fails, as there is none.
@discardableResult
public func MIDIObjectFindByUniqueID(
    _ inUniqueID: MIDIUniqueID, _ outObject: UnsafeMutablePointer<MIDIObjectRef>?,
    _ outObjectType: UnsafeMutablePointer<Int32>?
) -> OSStatus { kMIDIObjectNotFound }
