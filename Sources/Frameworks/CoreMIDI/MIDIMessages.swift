import Foundation

/// Messages on their way: bytes or universal words, with their times.
struct MIDIMessages: Sendable {
    enum Content: Sendable {
        case bytes([UInt8])
        case words([UInt32])
    }
    var version: MIDIProtocolID
    var packets: [(time: MIDITimeStamp, content: Content)]

    var isEmpty: Bool { packets.isEmpty }
    var times: [MIDITimeStamp] { packets.map(\.time) }

    init(_ list: UnsafePointer<MIDIPacketList>) {
        version = ._1_0
        packets = list.unsafeSequence().map { ($0.pointee.timeStamp, .bytes(Array($0.bytes()))) }
    }
    init(_ list: UnsafePointer<MIDIEventList>) {
        version = list.pointee.protocol
        packets = list.unsafeSequence().map { ($0.pointee.timeStamp, .words(Array($0.words()))) }
    }

    /// The messages whose times match.
    func filtered(_ matches: (MIDITimeStamp) -> Bool) -> MIDIMessages {
        var messages = self
        messages.packets = packets.filter { matches($0.time) }
        return messages
    }
}

/// The function of an app that receives messages, in the form that it wants.
final class MIDIReceiver: @unchecked Sendable {
    enum Function {
        case bytes(MIDIReadBlock)
        case words(MIDIReceiveBlock, MIDIProtocolID)
    }
    private let function: Function
    /// The exclusive messages of each source that are not complete.
    private var translations: [MIDIObjectRef: MIDITranslation] = [:]

    init(_ function: Function) { self.function = function }

    /// Calls the function; the server calls this on its queue only.
    func receive(_ messages: MIDIMessages, from source: MIDIObjectRef, _ context: UnsafeMutableRawPointer?) {
        var translation = translations[source] ?? MIDITranslation()
        defer { translations[source] = translation }
        switch function {
        case .bytes(let block):
            let packets = messages.packets.map { packet in
                switch packet.content {
                case .bytes(let bytes): (packet.time, bytes)
                case .words(let words): (packet.time, MIDITranslation.bytes(of: words))
                }
            }.filter { !$0.1.isEmpty }
            guard !packets.isEmpty else { return }
            let size = packets.reduce(64) { $0 + $1.1.count + 32 }
            let builder = MIDIPacketList.Builder(byteSize: size)
            for (time, bytes) in packets {
                for part in bytes.parts(of: Int(UInt16.max)) { builder.append(timestamp: time, data: part) }
            }
            builder.withUnsafePointer { block($0, context) }
        case .words(let block, let version):
            let packets = messages.packets.map { packet in
                let words =
                    switch packet.content {
                    case .bytes(let bytes): translation.words(of: bytes)
                    case .words(let words): words
                    }
                return (packet.time, MIDITranslation.convert(words, to: version))
            }.filter { !$0.1.isEmpty }
            guard !packets.isEmpty else { return }
            let size = packets.reduce(64) { $0 + $1.1.count * 2 + 16 }
            let builder = MIDIEventList.Builder(inProtocol: version, wordSize: size)
            for (time, words) in packets {
                for part in MIDITranslation.packets(of: words) { builder.append(timestamp: time, words: part) }
            }
            builder.withUnsafePointer { block($0, context) }
        }
    }
}

extension Array {
    /// The elements in pieces of a length.
    func parts(of length: Int) -> [[Element]] {
        stride(from: 0, to: count, by: length).map { Array(self[$0..<Swift.min($0 + length, count)]) }
    }
}
