import Foundation

/// Universal messages of the same time: words of 32 bits.
///
/// Follows Apple's [MIDIEventPacket](https://developer.apple.com/documentation/coremidi/midieventpacket).
public struct MIDIEventPacket: Sendable {
    /// The time, in nanoseconds; 0 for now.
    public var timeStamp: MIDITimeStamp
    /// The number of words.
    public var wordCount: UInt32
    /// The words.
    public var words:
        (
            UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32,
            UInt32, UInt32, UInt32,
            UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32,
            UInt32, UInt32, UInt32,
            UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32,
            UInt32, UInt32, UInt32,
            UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32,
            UInt32, UInt32, UInt32
        )

    /// Creates an empty packet.
    public init() {
        (timeStamp, wordCount) = (0, 0)
        words = (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
        )
    }

    /// Creates a packet of its parts.
    public init(
        timeStamp: MIDITimeStamp, wordCount: UInt32,
        words: (
            UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32,
            UInt32, UInt32, UInt32,
            UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32,
            UInt32, UInt32, UInt32,
            UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32,
            UInt32, UInt32, UInt32,
            UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32,
            UInt32, UInt32, UInt32
        )
    ) { (self.timeStamp, self.wordCount, self.words) = (timeStamp, wordCount, words) }
}

/// Universal packets, one after the other in memory, in the order of their times.
///
/// Follows Apple's [MIDIEventList](https://developer.apple.com/documentation/coremidi/midieventlist).
public struct MIDIEventList: Sendable {
    /// The protocol of the messages.
    public var `protocol`: MIDIProtocolID
    /// The number of packets.
    public var numPackets: UInt32
    /// The first packet; the others are behind it, where `MIDIEventPacketNext` finds them.
    public var packet: MIDIEventPacket
    /// Creates an empty list.
    public init() { (`protocol`, numPackets, packet) = (._1_0, 0, MIDIEventPacket()) }
    /// Creates a list of a packet.
    public init(protocol: MIDIProtocolID, numPackets: UInt32, packet: MIDIEventPacket) {
        (self.protocol, self.numPackets, self.packet) = (`protocol`, numPackets, packet)
    }

    /// Returns the number of bytes of a list with all packets.
    public static func sizeInBytes(evtList: UnsafePointer<MIDIEventList>) -> Int {
        var end = UnsafeRawPointer(evtList) + PacketLayout.firstEvent
        for packet in evtList.unsafeSequence() {
            end = UnsafeRawPointer(packet) + PacketLayout.words + Int(packet.pointee.wordCount) * 4
        }
        return end - UnsafeRawPointer(evtList)
    }
}
