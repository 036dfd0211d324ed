import Foundation

// Streams by the functions of Core Foundation.

/// A stream to read from, as Core Foundation names it.
public typealias CFReadStream = InputStream
/// A stream to write to, as Core Foundation names it.
public typealias CFWriteStream = OutputStream
/// The number of a socket.
public typealias CFSocketNativeHandle = Int32

/// The states of a stream.
public enum CFStreamStatus: CFIndex, Sendable {
    case notOpen, opening, open, reading, writing, atEnd, closed, error
}
private func status(_ stream: Stream?) -> CFStreamStatus {
    stream.flatMap { CFStreamStatus(rawValue: CFIndex($0.streamStatus.rawValue)) } ?? .notOpen
}

/// Returns a stream of a file; nil where there is none.
public func CFReadStreamCreateWithFile(_ alloc: CFAllocator?, _ fileURL: CFURL!) -> CFReadStream! {
    fileURL.flatMap { InputStream(url: $0) }
}
/// Returns a stream of a copy of bytes.
public func CFReadStreamCreateWithBytesNoCopy(
    _ alloc: CFAllocator?, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex, _ bytesDeallocator: CFAllocator?
) -> CFReadStream! {
    InputStream(data: bytes.map { Data(bytes: $0, count: max(length, 0)) } ?? Data())
}
/// Opens a stream; returns whether that has not failed.
@discardableResult
public func CFReadStreamOpen(_ stream: CFReadStream!) -> Bool {
    stream?.open()
    return status(stream) != .error && stream != nil
}
/// Closes a stream.
public func CFReadStreamClose(_ stream: CFReadStream!) { stream?.close() }
/// Reads bytes; returns how many, 0 at the end, -1 for an error.
public func CFReadStreamRead(
    _ stream: CFReadStream!, _ buffer: UnsafeMutablePointer<UInt8>!, _ bufferLength: CFIndex
) -> CFIndex {
    guard let stream, let buffer, bufferLength >= 0 else { return -1 }
    return stream.read(buffer, maxLength: bufferLength)
}
/// Returns whether bytes can be read at once.
public func CFReadStreamHasBytesAvailable(_ stream: CFReadStream!) -> Bool { stream?.hasBytesAvailable ?? false }
/// Returns the state of a stream.
public func CFReadStreamGetStatus(_ stream: CFReadStream!) -> CFStreamStatus { status(stream) }
/// Returns the error of a stream; nil if there is none.
public func CFReadStreamCopyError(_ stream: CFReadStream!) -> CFError! { stream?.streamError.map { $0 as NSError } }
/// Returns a property of a stream; nil if it has none of the name.
public func CFReadStreamCopyProperty(_ stream: CFReadStream!, _ propertyName: CFStreamPropertyKey!) -> CFTypeRef! {
    propertyName.flatMap { stream?.property(forKey: $0.key) }
}
/// Sets a property of a stream; returns whether the stream has it.
@discardableResult
public func CFReadStreamSetProperty(
    _ stream: CFReadStream!, _ propertyName: CFStreamPropertyKey!, _ propertyValue: CFTypeRef!
) -> Bool { propertyName.map { stream?.setProperty(propertyValue, forKey: $0.key) ?? false } ?? false }
/// Sets a property of a stream to a text; returns whether the stream has it.
@_disfavoredOverload @discardableResult
public func CFReadStreamSetProperty(
    _ stream: CFReadStream!, _ propertyName: CFStreamPropertyKey!, _ propertyValue: CFString!
) -> Bool { CFReadStreamSetProperty(stream, propertyName, propertyValue.map { NSString(string: $0) as CFTypeRef }) }
/// Calls a stream's delegate in a loop.
public func CFReadStreamScheduleWithRunLoop(_ stream: CFReadStream!, _ runLoop: CFRunLoop!, _ mode: CFRunLoopMode!) {
    if let runLoop { stream?.schedule(in: runLoop.loop, forMode: mode?.mode ?? .default) }
}
/// Ends the calls of a stream's delegate in a loop.
public func CFReadStreamUnscheduleFromRunLoop(_ stream: CFReadStream!, _ runLoop: CFRunLoop!, _ mode: CFRunLoopMode!) {
    if let runLoop { stream?.remove(from: runLoop.loop, forMode: mode?.mode ?? .default) }
}

/// Returns a stream to a file; nil where it can't be written.
public func CFWriteStreamCreateWithFile(_ alloc: CFAllocator?, _ fileURL: CFURL!) -> CFWriteStream! {
    fileURL.flatMap { OutputStream(url: $0, append: false) }
}
/// Returns a stream to memory, whose bytes are its ``CFStreamPropertyKey/dataWritten``.
public func CFWriteStreamCreateWithAllocatedBuffers(
    _ alloc: CFAllocator?, _ bufferAllocator: CFAllocator?
) -> CFWriteStream! { OutputStream(toMemory: ()) }
/// Opens a stream; returns whether that has not failed.
@discardableResult
public func CFWriteStreamOpen(_ stream: CFWriteStream!) -> Bool {
    stream?.open()
    return status(stream) != .error && stream != nil
}
/// Closes a stream.
public func CFWriteStreamClose(_ stream: CFWriteStream!) { stream?.close() }
/// Writes bytes; returns how many, -1 for an error.
public func CFWriteStreamWrite(
    _ stream: CFWriteStream!, _ buffer: UnsafePointer<UInt8>!, _ bufferLength: CFIndex
) -> CFIndex {
    guard let stream, let buffer, bufferLength >= 0 else { return -1 }
    return stream.write(buffer, maxLength: bufferLength)
}
/// Returns whether bytes can be written at once.
public func CFWriteStreamCanAcceptBytes(_ stream: CFWriteStream!) -> Bool { stream?.hasSpaceAvailable ?? false }
/// Returns the state of a stream.
public func CFWriteStreamGetStatus(_ stream: CFWriteStream!) -> CFStreamStatus { status(stream) }
/// Returns the error of a stream; nil if there is none.
public func CFWriteStreamCopyError(_ stream: CFWriteStream!) -> CFError! { stream?.streamError.map { $0 as NSError } }
/// Returns a property of a stream; nil if it has none of the name.
public func CFWriteStreamCopyProperty(_ stream: CFWriteStream!, _ propertyName: CFStreamPropertyKey!) -> CFTypeRef! {
    propertyName.flatMap { stream?.property(forKey: $0.key) }
}
/// Sets a property of a stream; returns whether the stream has it.
@discardableResult
public func CFWriteStreamSetProperty(
    _ stream: CFWriteStream!, _ propertyName: CFStreamPropertyKey!, _ propertyValue: CFTypeRef!
) -> Bool { propertyName.map { stream?.setProperty(propertyValue, forKey: $0.key) ?? false } ?? false }
/// Sets a property of a stream to a text; returns whether the stream has it.
@_disfavoredOverload @discardableResult
public func CFWriteStreamSetProperty(
    _ stream: CFWriteStream!, _ propertyName: CFStreamPropertyKey!, _ propertyValue: CFString!
) -> Bool { CFWriteStreamSetProperty(stream, propertyName, propertyValue.map { NSString(string: $0) as CFTypeRef }) }
/// Calls a stream's delegate in a loop.
public func CFWriteStreamScheduleWithRunLoop(_ stream: CFWriteStream!, _ runLoop: CFRunLoop!, _ mode: CFRunLoopMode!) {
    if let runLoop { stream?.schedule(in: runLoop.loop, forMode: mode?.mode ?? .default) }
}
/// Ends the calls of a stream's delegate in a loop.
public func CFWriteStreamUnscheduleFromRunLoop(_ stream: CFWriteStream!, _ runLoop: CFRunLoop!, _ mode: CFRunLoopMode!)
{
    if let runLoop { stream?.remove(from: runLoop.loop, forMode: mode?.mode ?? .default) }
}

/// Creates two streams of a connection by TCP, which is made when they are opened.
public func CFStreamCreatePairWithSocketToHost(
    _ alloc: CFAllocator?, _ host: CFString!, _ port: UInt32,
    _ readStream: UnsafeMutablePointer<Unmanaged<CFReadStream>?>!,
    _ writeStream: UnsafeMutablePointer<Unmanaged<CFWriteStream>?>!
) { pass(SocketChannel(host: host ?? "", port: Int(port)), readStream, writeStream) }
/// Creates two streams of a connection by TCP, which is made when they are opened.
@_disfavoredOverload
public func CFStreamCreatePairWithSocketToHost(
    _ alloc: CFAllocator?, _ host: NSString!, _ port: UInt32,
    _ readStream: UnsafeMutablePointer<Unmanaged<CFReadStream>?>!,
    _ writeStream: UnsafeMutablePointer<Unmanaged<CFWriteStream>?>!
) { CFStreamCreatePairWithSocketToHost(alloc, host?._bridgedText, port, readStream, writeStream) }
/// Creates two streams of a socket that is connected, and is closed with them.
public func CFStreamCreatePairWithSocket(
    _ alloc: CFAllocator?, _ sock: CFSocketNativeHandle,
    _ readStream: UnsafeMutablePointer<Unmanaged<CFReadStream>?>!,
    _ writeStream: UnsafeMutablePointer<Unmanaged<CFWriteStream>?>!
) { pass(SocketChannel(sock), readStream, writeStream) }
/// Creates two streams: the first one reads the bytes that are written to the second one.
public func CFStreamCreateBoundPair(
    _ alloc: CFAllocator?, _ readStream: UnsafeMutablePointer<Unmanaged<CFReadStream>?>!,
    _ writeStream: UnsafeMutablePointer<Unmanaged<CFWriteStream>?>!, _ transferBufferSize: CFIndex
) {
    var (input, output): (InputStream?, OutputStream?)
    Stream.getBoundStreams(withBufferSize: transferBufferSize, inputStream: &input, outputStream: &output)
    readStream?.pointee = input.map { .passRetained($0) }
    writeStream?.pointee = output.map { .passRetained($0) }
}
/// Passes streams that are wanted; the channel's other end is closed.
private func pass(
    _ channel: SocketChannel, _ reading: UnsafeMutablePointer<Unmanaged<CFReadStream>?>?,
    _ writing: UnsafeMutablePointer<Unmanaged<CFWriteStream>?>?
) {
    let (input, output) = (SocketInputStream(channel), SocketOutputStream(channel))
    reading?.pointee = .passRetained(input)
    writing?.pointee = .passRetained(output)
}
