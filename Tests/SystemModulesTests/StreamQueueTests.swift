import Foundation
import Testing

@testable import OrielFoundation

@Suite("Streams of Core Foundation with queues and clients")
struct StreamQueueTests {
    /// The calls of a client.
    private final class Log: @unchecked Sendable {
        private let lock = NSLock()
        private var kept: [CFStreamEventType] = []
        let isDone = DispatchSemaphore(value: 0)
        func add(_ event: CFStreamEventType) {
            lock.withLock { kept.append(event) }
            if event == .endEncountered { isDone.signal() }
        }
        var events: [CFStreamEventType] { lock.withLock { kept } }
    }

    private func pair() throws -> (CFReadStream, CFWriteStream) {
        var reading: Unmanaged<CFReadStream>?
        var writing: Unmanaged<CFWriteStream>?
        CFStreamCreateBoundPair(nil, &reading, &writing, 4096)
        return (try #require(reading).takeRetainedValue(), try #require(writing).takeRetainedValue())
    }

    @Test("A client is called on a queue: the stream is open, there are bytes, it ends")
    func clients() throws {
        let (reader, writer) = try pair()
        let log = Log()
        var context = CFStreamClientContext(
            version: 0, info: Unmanaged.passUnretained(log).toOpaque(), retain: nil, release: nil, copyDescription: nil)
        let events: CFStreamEventType = [.openCompleted, .hasBytesAvailable, .endEncountered]
        #expect(
            CFReadStreamSetClient(
                reader, events.rawValue,
                { stream, event, info in
                    var byte: UInt8 = 0
                    if event == .hasBytesAvailable { _ = CFReadStreamRead(stream, &byte, 1) }
                    info.map { Unmanaged<Log>.fromOpaque($0).takeUnretainedValue().add(event) }
                }, &context))
        let queue = DispatchQueue(label: "events")
        CFReadStreamSetDispatchQueue(reader, queue)
        #expect(CFReadStreamCopyDispatchQueue(reader) === queue)
        #expect(CFReadStreamOpen(reader) && CFWriteStreamOpen(writer) && CFWriteStreamWrite(writer, [5], 1) == 1)
        CFWriteStreamClose(writer)
        #expect(log.isDone.wait(timeout: .now() + 20) == .success)
        #expect(log.events == [.openCompleted, .hasBytesAvailable, .endEncountered])
        CFReadStreamSetDispatchQueue(reader, nil)
        #expect(CFReadStreamCopyDispatchQueue(reader) == nil)
        CFReadStreamClose(reader)
    }

    @Test("Streams without sockets report that they have no events")
    func others() {
        let stream = InputStream(data: Data([1]))
        var warnings: [String] = []
        RuntimeWarning.observing({ warnings.append($0) }) {
            CFReadStreamSetDispatchQueue(stream, .main)
            #expect(!CFReadStreamSetClient(stream, 31, { _, _, _ in }, nil))
            #expect(CFReadStreamCopyDispatchQueue(stream) == nil)
        }
        #expect(warnings.count == 2)
    }

    @Test("Names of properties are texts, and keys of streams")
    func names() throws {
        let key = kCFStreamPropertySSLPeerTrust as Stream.PropertyKey
        #expect(
            key.rawValue == "kCFStreamPropertySSLPeerTrust"
                && kCFStreamPropertySSLSettings as String == "kCFStreamPropertySSLSettings")
        #expect(CFStreamPropertyKey(rawValue: kCFStreamPropertySocketNativeHandle) == .socketNativeHandle)
        var reading: Unmanaged<CFReadStream>?
        var writing: Unmanaged<CFWriteStream>?
        CFStreamCreatePairWithSocketToHost(nil, "example.test" as NSString, 80, &reading, &writing)
        let stream = try #require(writing).takeRetainedValue()
        reading?.release()
        #expect(CFWriteStreamCopyProperty(stream, .socketRemoteHostName) as? NSString == "example.test")
        #expect(stream.property(forKey: kCFStreamPropertySSLPeerTrust as Stream.PropertyKey) == nil)
        var warnings: [String] = []
        let level = CFStreamPropertyKey(rawValue: kCFStreamPropertySocketSecurityLevel)
        RuntimeWarning.observing({ warnings.append($0) }) {
            #expect(CFWriteStreamSetProperty(stream, level, kCFStreamSocketSecurityLevelNone))
            #expect(!CFWriteStreamSetProperty(stream, level, kCFStreamSocketSecurityLevelNegotiatedSSL))
        }
        #expect(warnings.count == 1)
    }
}
