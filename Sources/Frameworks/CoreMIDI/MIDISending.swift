import Foundation
import OrielFoundation

private func send(_ port: MIDIPortRef, _ dest: MIDIEndpointRef, _ messages: () -> MIDIMessages) -> OSStatus {
    let server = MIDIServer.shared
    guard server.object(port, .outputPort) != nil else {
        return server.object(port, .inputPort) == nil ? kMIDIInvalidPort : kMIDIWrongEndpointType
    }
    guard let destination = server.object(dest, .destination) else {
        return server.object(dest, .source) == nil ? kMIDIUnknownEndpoint : kMIDIWrongEndpointType
    }
    server.send(messages(), to: destination)
    return noErr
}

private func receive(_ src: MIDIEndpointRef, _ messages: () -> MIDIMessages) -> OSStatus {
    let server = MIDIServer.shared
    guard let source = server.object(src, .source) else {
        return server.object(src, .destination) == nil ? kMIDIUnknownEndpoint : kMIDIWrongEndpointType
    }
    server.receive(from: source, messages())
    return noErr
}

/// Sends packets to a destination, where they arrive at their times.
@discardableResult
public func MIDISend(
    _ port: MIDIPortRef, _ dest: MIDIEndpointRef, _ pktlist: UnsafePointer<MIDIPacketList>
) -> OSStatus { send(port, dest) { MIDIMessages(pktlist) } }
/// Sends universal packets to a destination, where they arrive at their times.
@discardableResult
public func MIDISendEventList(
    _ port: MIDIPortRef, _ dest: MIDIEndpointRef, _ evtlist: UnsafePointer<MIDIEventList>
) -> OSStatus { send(port, dest) { MIDIMessages(evtlist) } }
/// Passes packets of an app's source to the ports that are connected with it.
@discardableResult
public func MIDIReceived(_ src: MIDIEndpointRef, _ pktlist: UnsafePointer<MIDIPacketList>) -> OSStatus {
    receive(src) { MIDIMessages(pktlist) }
}
/// Passes universal packets of an app's source to the ports that are connected with it.
@discardableResult
public func MIDIReceivedEventList(_ src: MIDIEndpointRef, _ evtlist: UnsafePointer<MIDIEventList>) -> OSStatus {
    receive(src) { MIDIMessages(evtlist) }
}
/// Removes packets whose time has not come: of a destination, or of all for 0.
@discardableResult
public func MIDIFlushOutput(_ dest: MIDIEndpointRef) -> OSStatus {
    let server = MIDIServer.shared
    let destinations = dest == 0 ? server.all(.destination) : [server.object(dest, .destination)].compactMap { $0 }
    guard dest == 0 || !destinations.isEmpty else { return kMIDIUnknownEndpoint }
    server.withLock { for destination in destinations { destination.flushes += 1 } }
    return noErr
}

/// A function that is called when an exclusive message was sent.
public typealias MIDICompletionProc = (UnsafeMutablePointer<MIDISysexSendRequest>) -> Void

/// An exclusive message that is being sent.
///
/// Follows Apple's [MIDISysexSendRequest](https://developer.apple.com/documentation/coremidi/midisysexsendrequest).
public struct MIDISysexSendRequest {
    /// The destination.
    public var destination: MIDIEndpointRef
    /// The rest of the message.
    public var data: UnsafePointer<UInt8>
    /// The number of bytes of the rest.
    public var bytesToSend: UInt32
    /// Whether all was sent; the app sets it to end sending.
    public var complete: DarwinBoolean
    /// Nothing.
    public var reserved: (UInt8, UInt8, UInt8)
    /// The function that is called at the end.
    public var completionProc: MIDICompletionProc
    /// A value of the app's.
    public var completionRefCon: UnsafeMutableRawPointer?
    /// Creates a request.
    public init(
        destination: MIDIEndpointRef, data: UnsafePointer<UInt8>, bytesToSend: UInt32, complete: DarwinBoolean,
        reserved: (UInt8, UInt8, UInt8), completionProc: @escaping MIDICompletionProc,
        completionRefCon: UnsafeMutableRawPointer?
    ) {
        (self.destination, self.data, self.bytesToSend, self.complete) = (destination, data, bytesToSend, complete)
        (self.reserved, self.completionProc, self.completionRefCon) = (reserved, completionProc, completionRefCon)
    }
}

/// Sends an exclusive message as a whole, and calls the request's function.
@discardableResult
public func MIDISendSysex(_ request: UnsafeMutablePointer<MIDISysexSendRequest>) -> OSStatus {
    guard let destination = MIDIServer.shared.object(request.pointee.destination, .destination) else {
        return kMIDIUnknownEndpoint
    }
    let bytes = Array(UnsafeBufferPointer(start: request.pointee.data, count: Int(request.pointee.bytesToSend)))
    let builder = MIDIPacketList.Builder(byteSize: bytes.count * 2 + 64)
    for part in bytes.parts(of: 32_768) { builder.append(timestamp: 0, data: part) }
    MIDIServer.shared.send(builder.withUnsafePointer { MIDIMessages($0) }, to: destination)
    request.pointee.data += bytes.count
    (request.pointee.bytesToSend, request.pointee.complete) = (0, true)
    request.pointee.completionProc(request)
    return noErr
}
