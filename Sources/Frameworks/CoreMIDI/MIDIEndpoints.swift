import Foundation
import OrielFoundation

private func addEndpoint(
    _ kind: MIDIServer.Object.Kind, _ client: MIDIClientRef, _ name: String,
    _ outEndpoint: UnsafeMutablePointer<MIDIEndpointRef>, _ version: MIDIProtocolID = ._1_0,
    _ function: MIDIReceiver.Function? = nil
) -> OSStatus {
    let endpoint = MIDIServer.shared.add(kind, name: name, client: client, version: version) {
        $0.receiver = function.map(MIDIReceiver.init)
    }
    guard let endpoint else { return kMIDIInvalidClient }
    outEndpoint.pointee = endpoint.ref
    MIDIServer.shared.announce(.msgObjectAdded, endpoint)
    return noErr
}

/// Creates a source, which the ports of the app can be connected with; other apps do not see it.
@discardableResult
public func MIDISourceCreate(
    _ client: MIDIClientRef, _ name: CFString, _ outSrc: UnsafeMutablePointer<MIDIEndpointRef>
) -> OSStatus { addEndpoint(.source, client, name, outSrc) }
/// Creates a source of a protocol, which the ports of the app can be connected with; other apps do not see it.
@discardableResult
public func MIDISourceCreateWithProtocol(
    _ client: MIDIClientRef, _ name: CFString, _ protocol: MIDIProtocolID,
    _ outSrc: UnsafeMutablePointer<MIDIEndpointRef>
) -> OSStatus { addEndpoint(.source, client, name, outSrc, `protocol`) }
/// Creates a destination with a function, which the app can send to; other apps do not see it.
@discardableResult
public func MIDIDestinationCreate(
    _ client: MIDIClientRef, _ name: CFString, _ readProc: @escaping MIDIReadProc,
    _ refCon: UnsafeMutableRawPointer?, _ outDest: UnsafeMutablePointer<MIDIEndpointRef>
) -> OSStatus { addEndpoint(.destination, client, name, outDest, ._1_0, .bytes { readProc($0, refCon, $1) }) }
/// Creates a destination, which the app can send to; other apps do not see it.
@discardableResult
public func MIDIDestinationCreateWithBlock(
    _ client: MIDIClientRef, _ name: CFString, _ outDest: UnsafeMutablePointer<MIDIEndpointRef>,
    _ readBlock: @escaping MIDIReadBlock
) -> OSStatus { addEndpoint(.destination, client, name, outDest, ._1_0, .bytes(readBlock)) }
/// Creates a destination that receives universal packets of a protocol; other apps do not see it.
@discardableResult
public func MIDIDestinationCreateWithProtocol(
    _ client: MIDIClientRef, _ name: CFString, _ protocol: MIDIProtocolID,
    _ outDest: UnsafeMutablePointer<MIDIEndpointRef>, _ receiveBlock: @escaping MIDIReceiveBlock
) -> OSStatus { addEndpoint(.destination, client, name, outDest, `protocol`, .words(receiveBlock, `protocol`)) }
/// Removes a source or destination of the app.
@discardableResult
public func MIDIEndpointDispose(_ endpt: MIDIEndpointRef) -> OSStatus {
    MIDIServer.shared.remove(endpt, .source, .destination) ? noErr : kMIDIUnknownEndpoint
}

/// Returns the number of sources, all of which the app itself has created.
public func MIDIGetNumberOfSources() -> Int { MIDIServer.shared.all(.source).count }
/// Returns a source; 0 if there is none.
public func MIDIGetSource(_ sourceIndex0: Int) -> MIDIEndpointRef { endpoint(.source, sourceIndex0) }
/// Returns the number of destinations, all of which the app itself has created.
public func MIDIGetNumberOfDestinations() -> Int { MIDIServer.shared.all(.destination).count }
/// Returns a destination; 0 if there is none.
public func MIDIGetDestination(_ destIndex0: Int) -> MIDIEndpointRef { endpoint(.destination, destIndex0) }

private func endpoint(_ kind: MIDIServer.Object.Kind, _ index: Int) -> MIDIEndpointRef {
    let all = MIDIServer.shared.all(kind)
    return all.indices.contains(index) ? all[index].ref : 0
}
/// Finds the part of an endpoint; fails, as endpoints of apps have none.
@discardableResult
public func MIDIEndpointGetEntity(
    _ inEndpoint: MIDIEndpointRef, _ outEntity: UnsafeMutablePointer<MIDIEntityRef>?
) -> OSStatus {
    outEntity?.pointee = 0
    return kMIDIObjectNotFound
}
