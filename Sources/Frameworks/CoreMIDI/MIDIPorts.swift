import Foundation
import OrielFoundation

/// A function that receives packets, with the value that was given when the source was connected.
public typealias MIDIReadBlock = (UnsafePointer<MIDIPacketList>, UnsafeMutableRawPointer?) -> Void
/// A function that receives packets, with the values of the port and of the source.
public typealias MIDIReadProc = (
    UnsafePointer<MIDIPacketList>, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
) -> Void
/// A function that receives universal packets, with the value that was given when the source was connected.
public typealias MIDIReceiveBlock = (UnsafePointer<MIDIEventList>, UnsafeMutableRawPointer?) -> Void

private func addPort(
    _ kind: MIDIServer.Object.Kind, _ client: MIDIClientRef, _ name: String,
    _ outPort: UnsafeMutablePointer<MIDIPortRef>, _ version: MIDIProtocolID = ._1_0,
    _ function: MIDIReceiver.Function? = nil
) -> OSStatus {
    let port = MIDIServer.shared.add(kind, name: name, client: client, version: version) {
        $0.receiver = function.map(MIDIReceiver.init)
    }
    guard let port else { return kMIDIInvalidClient }
    outPort.pointee = port.ref
    return noErr
}

/// Creates a port that receives packets, with a function.
@discardableResult
public func MIDIInputPortCreate(
    _ client: MIDIClientRef, _ portName: CFString, _ readProc: @escaping MIDIReadProc,
    _ refCon: UnsafeMutableRawPointer?, _ outPort: UnsafeMutablePointer<MIDIPortRef>
) -> OSStatus { addPort(.inputPort, client, portName, outPort, ._1_0, .bytes { readProc($0, refCon, $1) }) }
/// Creates a port that receives packets, on a thread of the server's.
@discardableResult
public func MIDIInputPortCreateWithBlock(
    _ client: MIDIClientRef, _ portName: CFString, _ outPort: UnsafeMutablePointer<MIDIPortRef>,
    _ readBlock: @escaping MIDIReadBlock
) -> OSStatus { addPort(.inputPort, client, portName, outPort, ._1_0, .bytes(readBlock)) }
/// Creates a port that receives universal packets of a protocol, on a thread of the server's.
@discardableResult
public func MIDIInputPortCreateWithProtocol(
    _ client: MIDIClientRef, _ portName: CFString, _ protocol: MIDIProtocolID,
    _ outPort: UnsafeMutablePointer<MIDIPortRef>, _ receiveBlock: @escaping MIDIReceiveBlock
) -> OSStatus { addPort(.inputPort, client, portName, outPort, `protocol`, .words(receiveBlock, `protocol`)) }
/// Creates a port that sends.
@discardableResult
public func MIDIOutputPortCreate(
    _ client: MIDIClientRef, _ portName: CFString, _ outPort: UnsafeMutablePointer<MIDIPortRef>
) -> OSStatus { addPort(.outputPort, client, portName, outPort) }
/// Removes a port.
@discardableResult
public func MIDIPortDispose(_ port: MIDIPortRef) -> OSStatus {
    MIDIServer.shared.remove(port, .inputPort, .outputPort) ? noErr : kMIDIInvalidPort
}

/// Connects a port with a source, whose messages it then receives, with a value of the app's.
@discardableResult
public func MIDIPortConnectSource(
    _ port: MIDIPortRef, _ source: MIDIEndpointRef, _ connRefCon: UnsafeMutableRawPointer?
) -> OSStatus {
    let server = MIDIServer.shared
    guard let input = server.object(port, .inputPort) else {
        return server.object(port, .outputPort) == nil ? kMIDIInvalidPort : kMIDIWrongEndpointType
    }
    guard server.object(source, .source) != nil else {
        return server.object(source, .destination) == nil ? kMIDIUnknownEndpoint : kMIDIWrongEndpointType
    }
    server.withLock { input.sources[source] = .some(connRefCon) }
    return noErr
}
/// Disconnects a port from a source.
@discardableResult
public func MIDIPortDisconnectSource(_ port: MIDIPortRef, _ source: MIDIEndpointRef) -> OSStatus {
    let server = MIDIServer.shared
    guard let input = server.object(port, .inputPort) else { return kMIDIInvalidPort }
    return server.withLock { input.sources.removeValue(forKey: source) == nil ? kMIDINoConnection : noErr }
}
