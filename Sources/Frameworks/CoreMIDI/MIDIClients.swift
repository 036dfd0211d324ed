import Foundation
import OrielFoundation

/// A function that is called when the setup changes.
public typealias MIDINotifyBlock = (UnsafePointer<MIDINotification>) -> Void
/// A function that is called when the setup changes, with a value of the app's.
public typealias MIDINotifyProc = (UnsafePointer<MIDINotification>, UnsafeMutableRawPointer?) -> Void

private func addClient(
    _ name: String, _ outClient: UnsafeMutablePointer<MIDIClientRef>,
    _ notified: ((UnsafePointer<MIDINotification>) -> Void)?
) -> OSStatus {
    RuntimeWarning.issue("CoreMIDI: no devices and other apps are connected here; an app's own endpoints are.")
    guard let client = MIDIServer.shared.add(.client, name: name, { $0.notified = notified }) else {
        return kMIDIServerStartErr
    }
    outClient.pointee = client.ref
    return noErr
}

/// Creates a client, whose function is called on the main thread when endpoints of the app come, go and change.
@discardableResult
public func MIDIClientCreate(
    _ name: CFString, _ notifyProc: MIDINotifyProc?, _ notifyRefCon: UnsafeMutableRawPointer?,
    _ outClient: UnsafeMutablePointer<MIDIClientRef>
) -> OSStatus {
    nonisolated(unsafe) let context = notifyRefCon
    return addClient(name, outClient, notifyProc.map { call in { call($0, context) } })
}
/// Creates a client, whose closure is called on the main thread when endpoints of the app come, go and change.
@discardableResult
public func MIDIClientCreateWithBlock(
    _ name: CFString, _ outClient: UnsafeMutablePointer<MIDIClientRef>, _ notifyBlock: MIDINotifyBlock?
) -> OSStatus { addClient(name, outClient, notifyBlock) }
/// Removes a client with its ports and endpoints.
@discardableResult
public func MIDIClientDispose(_ client: MIDIClientRef) -> OSStatus {
    MIDIServer.shared.remove(client, .client) ? noErr : kMIDIInvalidClient
}
/// Restarts the drivers; there are none.
@discardableResult
public func MIDIRestart() -> OSStatus { noErr }
