import ARKit
import AppTrackingTransparency
import CallKit
import CoreNFC
import Foundation
import SwiftUITesting
import Testing

/// Values that apps make for devices that are not there.
@MainActor
@Suite("Values of devices that are not there")
struct AbsentDeviceValueTests {
    @Test("Addresses of callers are equal by their kind and value alone")
    func handles() {
        let handle = CXHandle(type: .phoneNumber, value: "123")
        #expect(handle == CXHandle(type: .phoneNumber, value: "123"))
        #expect(handle.hash == CXHandle(type: .phoneNumber, value: "123").hash)
        #expect(
            handle != CXHandle(type: .generic, value: "123") && handle != CXHandle(type: .phoneNumber, value: "124"))
        #expect(!handle.isEqual("123") && !handle.isEqual(nil))
    }

    @Test("A searched picture is as high as its pixels say")
    func referenceImages() throws {
        for (width, height, expected) in [(2, 3, 6.0), (1, 3, 12.0), (4, 1, 1.0)] {
            let pixels = [UInt8](repeating: 255, count: width * height * 4)
            let image = try #require(CGImage(width: width, height: height, premultipliedRGBA: pixels))
            let searched = ARReferenceImage(image, orientation: .up, physicalWidth: 4)
            #expect(searched.physicalSize == CGSize(width: 4, height: expected))
        }
    }

    @Test("A view without a size has no rays")
    func rays() {
        let view = ARSCNView(frame: .zero)
        #expect(view.raycastQuery(from: .zero, allowing: .estimatedPlane, alignment: .any) == nil)
        #expect(view.unprojectPoint(.zero, ontoPlane: matrix_identity_float4x4) == nil)
    }

    @Test("A session with tags begins once, and ends once")
    func sessions() async {
        final class Reader: NSObject, NFCNDEFReaderSessionDelegate, @unchecked Sendable {
            let ended = AsyncStream.makeStream(of: Int.self)
            func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error) {
                ended.continuation.yield((error as NSError).code)
            }
            func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
        }
        let (reader, queue) = (Reader(), DispatchQueue(label: "tags"))
        let session = NFCNDEFReaderSession(delegate: reader, queue: queue, invalidateAfterFirstRead: true)
        session.begin()
        session.begin()
        queue.sync {}
        reader.ended.continuation.finish()
        var codes: [Int] = []
        for await code in reader.ended.stream { codes.append(code) }
        #expect(codes == [1] && session.sessionQueue === queue && !session.isReady)
    }

    @Test("Messages of tags end with their last record, or with the data")
    func messages() throws {
        // A record of a name "n" and a payload of 1 byte; then one that ends the message; then more.
        let first: [UInt8] = [0x99, 1, 1, 1, 0x54, 0x6E, 9]
        let last: [UInt8] = [0x51, 1, 2, 0x55, 7, 8]
        let both = try #require(NFCNDEFMessage(data: Data(first + last + [1, 2, 3])))
        #expect(both.records.map { Array($0.payload) } == [[9], [7, 8]] && both.length == 13)
        #expect(both.records.map { Array($0.identifier) } == [[0x6E], []])
        #expect(both.records.map { Array($0.type) } == [[0x54], [0x55]])
        #expect(both.records.map(\.typeNameFormat) == [.nfcWellKnown, .nfcWellKnown])
        let open = try #require(NFCNDEFMessage(data: Data(first)))
        #expect(open.records.count == 1 && open.length == 7)
        // A long record has four bytes of length.
        let long: [UInt8] = [0xC1, 1, 0, 0, 1, 0, 0x54] + [UInt8](repeating: 5, count: 256)
        #expect(try #require(NFCNDEFMessage(data: Data(long))).length == long.count)
        #expect(NFCNDEFMessage(data: Data()) == nil && NFCNDEFMessage(data: Data(long.dropLast())) == nil)
        for count in 1..<first.count { #expect(NFCNDEFMessage(data: Data(first[..<count])) == nil) }
    }

    @Test("A question about tracking is answered with a warning")
    func tracking() {
        let warnings = TestHost.warnings { ATTrackingManager.requestTrackingAuthorization { _ in } }
        #expect(warnings.count == 1)
    }
}
