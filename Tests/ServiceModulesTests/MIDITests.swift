import CoreMIDI
import Foundation
import SwiftUITesting
import Testing

/// Endpoints of the app, which deliver to each other; the setup is the same for all tests.
@MainActor
@Suite("MIDI", .serialized)
struct MIDITests {
    private func client() -> MIDIClientRef {
        var client: MIDIClientRef = 0
        #expect(MIDIClientCreateWithBlock("App", &client, nil) == noErr && client != 0)
        return client
    }

    /// A list of messages, which is freed when the process ends.
    private func list(_ messages: [(MIDITimeStamp, [UInt8])]) -> MIDIPacketList.Builder {
        let builder = MIDIPacketList.Builder(byteSize: 1024)
        for (time, bytes) in messages { builder.append(timestamp: time, data: bytes) }
        return builder
    }

    @Test("Devices are not there, which is reported once; ports need a client, and errors have Apple's codes")
    func errors() {
        var (client, port, endpoint): (MIDIClientRef, MIDIPortRef, MIDIEndpointRef) = (0, 0, 0)
        let warnings = TestHost.warnings { #expect(MIDIClientCreateWithBlock("App", &client) { _ in } == noErr) }
        #expect(warnings.count == 1 && client != 0)
        #expect(MIDIOutputPortCreate(client, "Out", &port) == noErr && port != client)
        #expect(MIDIOutputPortCreate(0, "Out", &endpoint) == kMIDIInvalidClient)
        #expect(MIDIGetNumberOfDevices() == 0 && MIDIGetSource(99) == 0 && MIDIGetDestination(-1) == 0)
        let messages = list([(0, [0x90, 60, 100])])
        #expect(messages.withUnsafePointer { MIDISend(port, 9999, $0) } == kMIDIUnknownEndpoint)
        #expect(messages.withUnsafePointer { MIDIReceived(9999, $0) } == kMIDIUnknownEndpoint)
        #expect(MIDIPortConnectSource(port, 9999, nil) == kMIDIWrongEndpointType)
        #expect(MIDIFlushOutput(9999) == kMIDIUnknownEndpoint && MIDIFlushOutput(0) == noErr)
        #expect(MIDIClientDispose(client) == noErr && MIDIClientDispose(client) == kMIDIInvalidClient)
        #expect(MIDIPortDispose(port) == kMIDIInvalidPort)
    }

    @Test("Lists hold packets one after the other; the same time is one packet, and a full list refuses more")
    func lists() {
        let builder = list([(5, [0x90, 60, 100]), (5, [0x80, 60, 0]), (9, [0xB0, 7, 1])])
        #expect(builder.count == 2)
        builder.withUnsafePointer { list in
            let packets = list.unsafeSequence().map { ($0.pointee.timeStamp, Array($0.bytes())) }
            #expect(packets.map(\.0) == [5, 9])
            #expect(packets.map(\.1) == [[0x90, 60, 100, 0x80, 60, 0], [0xB0, 7, 1]])
            #expect(list.pointee.packet.data.0 == 0x90 && list.pointee.numPackets == 2)
            #expect(MIDIPacketNext(list.unsafeSequence().map { $0 }[0]).pointee.timeStamp == 9)
        }
        let small = MIDIPacketList.Builder(byteSize: 0)
        #expect(small.append(timestamp: 0, data: [UInt8](repeating: 1, count: 250)) != nil)
        #expect(small.append(timestamp: 1, data: [UInt8](repeating: 1, count: 250)) == nil && small.count == 1)
        let events = MIDIEventList.Builder(inProtocol: ._1_0)
        #expect(events.append(timestamp: 1, words: [MIDI1UPNoteOn(0, 2, 60, 100)]) != nil)
        events.withUnsafePointer { list in
            #expect(list.unsafeSequence().map { Array($0.words()) } == [[0x2092_3C64]])
        }
        #expect(MIDIMessageTypeForUPWord(0x2092_3C64) == .channelVoice1)
        #expect(MIDI2NoteOn(1, 2, 60, 0, 0, 0xFFFF) == MIDIMessage_64(word0: 0x4192_3C00, word1: 0xFFFF_0000))
    }

    @Test("A source's messages reach the ports that are connected with it, in the form of each")
    func sources() async {
        let client = client()
        defer { MIDIClientDispose(client) }
        var (source, bytesPort, wordsPort): (MIDIEndpointRef, MIDIPortRef, MIDIPortRef) = (0, 0, 0)
        #expect(MIDISourceCreate(client, "Keys", &source) == noErr)
        #expect(MIDIGetNumberOfSources() == 1 && MIDIGetSource(0) == source)
        let (bytes, toBytes) = AsyncStream.makeStream(of: [UInt8].self)
        let (words, toWords) = AsyncStream.makeStream(of: [UInt32].self)
        MIDIInputPortCreateWithBlock(client, "Bytes", &bytesPort) { list, context in
            #expect(context == UnsafeMutableRawPointer(bitPattern: 77))
            for packet in list.unsafeSequence() { toBytes.yield(Array(packet.bytes())) }
        }
        MIDIInputPortCreateWithProtocol(client, "Words", ._2_0, &wordsPort) { list, _ in
            #expect(list.pointee.protocol == ._2_0)
            for packet in list.unsafeSequence() { toWords.yield(Array(packet.words())) }
        }
        #expect(MIDIPortConnectSource(bytesPort, source, UnsafeMutableRawPointer(bitPattern: 77)) == noErr)
        #expect(MIDIPortConnectSource(wordsPort, source, nil) == noErr)
        let exclusive: [UInt8] = [0xF0, 1, 2, 3, 4, 5, 6, 7, 0xF7]
        list([(0, [0x91, 60, 127, 61, 64])]).withUnsafePointer { _ = MIDIReceived(source, $0) }
        list([(0, exclusive)]).withUnsafePointer { _ = MIDIReceived(source, $0) }
        var (byteParts, wordParts) = (bytes.makeAsyncIterator(), words.makeAsyncIterator())
        #expect(await byteParts.next() == [0x91, 60, 127, 61, 64])
        #expect(await byteParts.next() == exclusive)
        // Values of 7 bits become ones of 16: the largest stays the largest, the middle the middle.
        #expect(await wordParts.next() == [0x4091_3C00, 0xFFFF_0000, 0x4091_3D00, 0x8000_0000])
        #expect(await wordParts.next() == [0x3016_0102, 0x0304_0506, 0x3031_0700, 0])
        #expect(MIDIPortDisconnectSource(wordsPort, source) == noErr)
        #expect(MIDIPortDisconnectSource(wordsPort, source) == kMIDINoConnection)
        #expect(MIDIEndpointDispose(source) == noErr && MIDIGetNumberOfSources() == 0)
    }

    @Test("Messages are sent to destinations, at their times; flushing removes later ones")
    func destinations() async {
        let client = client()
        defer { MIDIClientDispose(client) }
        var (port, destination): (MIDIPortRef, MIDIEndpointRef) = (0, 0)
        let (stream, send) = AsyncStream.makeStream(of: [UInt8].self)
        MIDIDestinationCreateWithBlock(client, "Synth", &destination) { list, _ in
            for packet in list.unsafeSequence() { send.yield(Array(packet.bytes())) }
        }
        MIDIOutputPortCreate(client, "Out", &port)
        let now = mach_absolute_time()
        list([(now + 3_600_000_000_000, [0x80, 1, 1])]).withUnsafePointer { _ = MIDISend(port, destination, $0) }
        #expect(MIDIFlushOutput(destination) == noErr)
        list([(now + 20_000_000, [0x90, 2, 2]), (now, [0x90, 1, 1])]).withUnsafePointer {
            #expect(MIDISend(port, destination, $0) == noErr)
        }
        let events = MIDIEventList.Builder(inProtocol: ._2_0)
        let noteOn = MIDI2NoteOn(0, 3, 64, 0, 0, 0x8000)
        events.append(timestamp: 0, words: [noteOn.word0, noteOn.word1])
        var parts = stream.makeAsyncIterator()
        #expect(await parts.next() == [0x90, 1, 1])
        #expect(await parts.next() == [0x90, 2, 2])
        #expect(events.withUnsafePointer { MIDISendEventList(port, destination, $0) } == noErr)
        #expect(await parts.next() == [0x93, 64, 64])
    }

    @Test("Objects have names and unique numbers; clients hear of endpoints and changes on the main thread")
    func properties() async {
        let (changes, add) = AsyncStream.makeStream(of: String.self)
        var (client, source): (MIDIClientRef, MIDIEndpointRef) = (0, 0)
        MIDIClientCreateWithBlock("App", &client) { notification in
            let raw = UnsafeRawPointer(notification)
            switch notification.pointee.messageID {
            case .msgObjectAdded:
                let change = raw.assumingMemoryBound(to: MIDIObjectAddRemoveNotification.self).pointee
                add.yield("added \(change.childType)")
            case .msgPropertyChanged:
                let change = raw.assumingMemoryBound(to: MIDIObjectPropertyChangeNotification.self).pointee
                add.yield(String(describing: change.propertyName.takeUnretainedValue()))
            default: break
            }
        }
        defer { MIDIClientDispose(client) }
        MIDISourceCreate(client, "Keys", &source)
        var (name, number): (Unmanaged<NSString>?, Int32) = (nil, 0)
        #expect(MIDIObjectGetStringProperty(source, kMIDIPropertyDisplayName, &name) == noErr)
        #expect(name?.takeRetainedValue() == "Keys")
        #expect(MIDIObjectGetIntegerProperty(source, kMIDIPropertyUniqueID, &number) == noErr && number != 0)
        var (found, kind): (MIDIObjectRef, MIDIObjectType) = (0, .other)
        #expect(MIDIObjectFindByUniqueID(number, &found, &kind) == noErr && found == source && kind == .source)
        #expect(MIDIObjectGetIntegerProperty(source, kMIDIPropertyName, &number) == kMIDIWrongPropertyType)
        #expect(MIDIObjectGetIntegerProperty(source, "none", &number) == kMIDIUnknownProperty)
        #expect(MIDIObjectSetIntegerProperty(source, kMIDIPropertyPrivate, 1) == noErr && MIDIGetNumberOfSources() == 0)
        var parts = changes.makeAsyncIterator()
        #expect(await parts.next() == "added source")
        #expect(await parts.next() == "private")
    }

    @Test("A connection conducts a source's messages to a destination")
    func thru() async {
        let client = client()
        defer { MIDIClientDispose(client) }
        var (source, destination, connection): (MIDIEndpointRef, MIDIEndpointRef, MIDIThruConnectionRef) = (0, 0, 0)
        let (stream, send) = AsyncStream.makeStream(of: [UInt8].self)
        MIDISourceCreate(client, "Keys", &source)
        MIDIDestinationCreateWithBlock(client, "Synth", &destination) { list, _ in
            for packet in list.unsafeSequence() { send.yield(Array(packet.bytes())) }
        }
        var params = MIDIThruConnectionParams()
        MIDIThruConnectionParamsInitialize(&params)
        (params.numSources, params.sources.0) = (1, MIDIThruConnectionEndpoint(endpointRef: source))
        (params.numDestinations, params.destinations.0) = (1, MIDIThruConnectionEndpoint(endpointRef: destination))
        let data = Data(bytes: &params, count: MIDIThruConnectionParamsSize(&params))
        #expect(MIDIThruConnectionCreate(nil, data, &connection) == noErr)
        list([(0, [0xC0, 5])]).withUnsafePointer { _ = MIDIReceived(source, $0) }
        var parts = stream.makeAsyncIterator()
        #expect(await parts.next() == [0xC0, 5])
        #expect(MIDIThruConnectionDispose(connection) == noErr)
        #expect(MIDIThruConnectionDispose(connection) == kMIDIObjectNotFound)
    }
}
