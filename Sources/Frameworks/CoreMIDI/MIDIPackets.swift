import Foundation

/// Messages of the same time.
///
/// Follows Apple's [MIDIPacket](https://developer.apple.com/documentation/coremidi/midipacket).
public struct MIDIPacket: Sendable {
    /// The time, in nanoseconds; 0 for now.
    public var timeStamp: MIDITimeStamp = 0
    /// The number of bytes.
    public var length: UInt16 = 0
    private var bytes = [UInt8](repeating: 0, count: 256)
    /// Creates an empty packet.
    public init() {}
    /// Creates a packet with bytes, of which the first 256 count.
    public init(timeStamp: MIDITimeStamp, bytes: some Collection<UInt8>) {
        self.timeStamp = timeStamp
        let first = Array(bytes.prefix(256))
        length = UInt16(first.count)
        self.bytes.replaceSubrange(..<first.count, with: first)
    }
    /// The bytes as far as they are set.
    public var data: [UInt8] { Array(bytes.prefix(Int(length))) }
}

extension MIDIPacket: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { Int(length) }
    /// The byte at a position.
    public subscript(position: Int) -> UInt8 { bytes[position] }
}

/// Packets, in the order of their times.
///
/// Follows Apple's [MIDIPacketList](https://developer.apple.com/documentation/coremidi/midipacketlist).
public struct MIDIPacketList: Sendable {
    /// The number of packets.
    public var numPackets: UInt32 { UInt32(packets.count) }
    private var packets: [MIDIPacket] = []
    /// Creates an empty list.
    public init() {}
    /// Creates a list of packets.
    public init(packets: [MIDIPacket]) { self.packets = packets }
    /// The first packet; an empty one if there is none.
    public var packet: MIDIPacket { packets.first ?? MIDIPacket() }
    /// Adds a packet.
    public mutating func append(_ packet: MIDIPacket) { packets.append(packet) }
}

extension MIDIPacketList: Sequence {
    public func makeIterator() -> IndexingIterator<[MIDIPacket]> { packets.makeIterator() }
}
