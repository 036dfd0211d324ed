import Foundation
import Glibc
import Testing

@testable import OrielFoundation

@Suite("Streams of connections")
struct SocketStreamTests {
    /// A server for one connection, which sends back what it receives, and closes.
    private func echo() throws -> Int {
        let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(server, $0, size) == 0 && listen(server, 1) == 0 && getsockname(server, $0, &size) == 0
            }
        }
        #expect(result)
        Thread {
            let peer = accept(server, nil, nil)
            var bytes = [UInt8](repeating: 0, count: 16)
            let count = recv(peer, &bytes, 16, 0)
            if count > 0 { send(peer, bytes, count, Int32(MSG_NOSIGNAL)) }
            close(peer)
            close(server)
        }.start()
        return Int(UInt16(bigEndian: address.sin_port))
    }

    @Test("Bytes are sent to a host and received, until it closes the connection")
    func host() throws {
        var (input, output): (InputStream?, OutputStream?)
        Stream.getStreamsToHost(withName: "127.0.0.1", port: try echo(), inputStream: &input, outputStream: &output)
        let (reader, writer) = (try #require(input), try #require(output))
        #expect(reader.streamStatus == .notOpen)
        reader.open()
        writer.open()
        #expect(writer.write([1, 2, 3], maxLength: 3) == 3)
        var bytes = [UInt8](repeating: 0, count: 16)
        #expect(reader.read(&bytes, maxLength: 16) == 3 && bytes.prefix(3) == [1, 2, 3])
        #expect(reader.read(&bytes, maxLength: 16) == 0 && reader.streamStatus == .atEnd)
        reader.close()
        writer.close()
        #expect(writer.write([1], maxLength: 1) == -1 && writer.streamStatus == .closed)
    }

    private final class Receiver: NSObject, StreamDelegate {
        var events: [Stream.Event] = []
        func stream(_ aStream: Stream, handle eventCode: Stream.Event) {
            events.append(eventCode)
            var bytes = [UInt8](repeating: 0, count: 16)
            if eventCode == .hasBytesAvailable { _ = (aStream as? InputStream)?.read(&bytes, maxLength: 16) }
        }
    }

    @Test("A delegate learns of the connection, of bytes and of the end, in its run loop")
    func delegate() throws {
        let receiver = Receiver()
        var (input, output): (InputStream?, OutputStream?)
        Stream.getBoundStreams(withBufferSize: 16, inputStream: &input, outputStream: &output)
        let (reader, writer) = (try #require(input), try #require(output))
        reader.delegate = receiver
        reader.schedule(in: .current, forMode: .default)
        reader.open()
        writer.open()
        #expect(writer.write([5], maxLength: 1) == 1)
        writer.close()
        for _ in 0..<200 where !receiver.events.contains(.endEncountered) {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1))
        }
        #expect(receiver.events == [.openCompleted, .hasBytesAvailable, .endEncountered])
        reader.close()
    }

    @Test("A host that breaks the connection off is an error, of which the delegate learns")
    func reset() throws {
        let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(server, $0, size) == 0 && listen(server, 1) == 0 && getsockname(server, $0, &size) == 0
            }
        }
        try #require(result)
        let receiver = Receiver()
        var input: InputStream?
        let port = Int(UInt16(bigEndian: address.sin_port))
        Stream.getStreamsToHost(withName: "127.0.0.1", port: port, inputStream: &input, outputStream: nil)
        let reader = try #require(input)
        reader.delegate = receiver
        reader.schedule(in: .current, forMode: .default)
        reader.open()
        // The connection is in the queue of the server; without lingering, its end is a reset.
        let peer = accept(server, nil, nil)
        var none = linger(l_onoff: 1, l_linger: 0)
        setsockopt(peer, SOL_SOCKET, SO_LINGER, &none, socklen_t(MemoryLayout<linger>.size))
        close(peer)
        close(server)
        for _ in 0..<200 where !receiver.events.contains(.errorOccurred) {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1))
        }
        #expect(receiver.events.last == .errorOccurred && reader.streamStatus == .error)
        #expect((reader.streamError as NSError?)?.code == Int(ECONNRESET))
        reader.close()
    }

    @Test("A host that refuses is an error, and so is TLS, before anything is sent")
    func failures() throws {
        var input: InputStream?
        Stream.getStreamsToHost(withName: "127.0.0.1", port: 1, inputStream: &input, outputStream: nil)
        let refused = try #require(input)
        refused.open()
        var byte: UInt8 = 0
        #expect(refused.read(&byte, maxLength: 1) == -1)
        #expect((refused.streamError as NSError?)?.code == Int(ECONNREFUSED))
        Stream.getStreamsToHost(withName: "127.0.0.1", port: 1, inputStream: &input, outputStream: nil)
        let secure = try #require(input)
        var warnings: [String] = []
        RuntimeWarning.observing({ warnings.append($0) }) {
            #expect(!secure.setProperty(StreamSocketSecurityLevel.negotiatedSSL, forKey: .socketSecurityLevelKey))
        }
        secure.open()
        #expect(secure.read(&byte, maxLength: 1) == -1 && warnings.count == 1)
    }

    @Test("Core Foundation's functions read and write the same streams")
    func functions() throws {
        var (input, output): (Unmanaged<CFReadStream>?, Unmanaged<CFWriteStream>?)
        CFStreamCreateBoundPair(nil, &input, &output, 16)
        let reader = try #require(input).takeRetainedValue()
        let writer = try #require(output).takeRetainedValue()
        #expect(CFReadStreamOpen(reader) && CFWriteStreamOpen(writer))
        #expect(CFWriteStreamWrite(writer, [9, 8], 2) == 2 && CFReadStreamHasBytesAvailable(reader))
        var bytes = [UInt8](repeating: 0, count: 4)
        #expect(CFReadStreamRead(reader, &bytes, 4) == 2 && bytes == [9, 8, 0, 0])
        #expect(CFReadStreamCopyProperty(reader, .socketNativeHandle) is NSData)
        CFWriteStreamClose(writer)
        #expect(CFWriteStreamGetStatus(writer) == .closed)
        let memory = try #require(CFWriteStreamCreateWithAllocatedBuffers(nil, nil))
        #expect(CFWriteStreamOpen(memory) && CFWriteStreamWrite(memory, [1], 1) == 1)
        #expect(CFWriteStreamCopyProperty(memory, .dataWritten) as? Data == Data([1]))
    }
}
