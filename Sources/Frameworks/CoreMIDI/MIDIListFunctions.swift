import Foundation

/// Returns the place of the packet behind another one.
public func MIDIPacketNext(_ pkt: UnsafePointer<MIDIPacket>) -> UnsafeMutablePointer<MIDIPacket> {
    let size = PacketLayout.aligned(PacketLayout.bytes + Int(pkt.pointee.length))
    return UnsafeMutableRawPointer(mutating: UnsafeRawPointer(pkt) + size).assumingMemoryBound(to: MIDIPacket.self)
}
/// Empties a list; returns the place of its first packet.
@discardableResult
public func MIDIPacketListInit(_ pktlist: UnsafeMutablePointer<MIDIPacketList>) -> UnsafeMutablePointer<MIDIPacket> {
    pktlist.pointee.numPackets = 0
    return (UnsafeMutableRawPointer(pktlist) + PacketLayout.firstPacket).assumingMemoryBound(to: MIDIPacket.self)
}
/// Adds bytes to a list: to the current packet, if it has the same time and no exclusive message, or as the next one.
///
/// Returns the place of the packet; one that is nil, as Apple's, where the list has no room.
public func MIDIPacketListAdd(
    _ pktlist: UnsafeMutablePointer<MIDIPacketList>, _ listSize: Int, _ curPacket: UnsafeMutablePointer<MIDIPacket>,
    _ time: MIDITimeStamp, _ nData: Int, _ data: UnsafePointer<UInt8>
) -> UnsafeMutablePointer<MIDIPacket> {
    added(to: pktlist, listSize, curPacket, time, nData, data) ?? PacketLayout.none()
}

/// Adds bytes to a list; returns the place of the packet, or nil where the list has no room.
func added(
    to pktlist: UnsafeMutablePointer<MIDIPacketList>, _ listSize: Int, _ curPacket: UnsafeMutablePointer<MIDIPacket>,
    _ time: MIDITimeStamp, _ nData: Int, _ data: UnsafePointer<UInt8>
) -> UnsafeMutablePointer<MIDIPacket>? {
    guard nData >= 0, nData <= Int(UInt16.max) else { return nil }
    let start = UnsafeMutableRawPointer(pktlist)
    func bytes(_ packet: UnsafeMutablePointer<MIDIPacket>) -> UnsafeMutablePointer<UInt8> {
        (UnsafeMutableRawPointer(packet) + PacketLayout.bytes).assumingMemoryBound(to: UInt8.self)
    }
    var packet = curPacket
    if pktlist.pointee.numPackets > 0 {
        let length = Int(packet.pointee.length)
        let isExclusive = nData > 0 && data[0] == 0xF0 || length > 0 && bytes(packet)[0] == 0xF0
        let end = UnsafeMutableRawPointer(bytes(packet)) + length + nData
        if packet.pointee.timeStamp == time, !isExclusive, length + nData <= Int(UInt16.max), end - start <= listSize {
            (bytes(packet) + length).update(from: data, count: nData)
            packet.pointee.length += UInt16(nData)
            return packet
        }
        packet = MIDIPacketNext(packet)
    }
    guard UnsafeMutableRawPointer(packet) + PacketLayout.bytes + nData - start <= listSize else { return nil }
    (packet.pointee.timeStamp, packet.pointee.length) = (time, UInt16(nData))
    bytes(packet).update(from: data, count: nData)
    pktlist.pointee.numPackets += 1
    return packet
}

/// Returns the place of the universal packet behind another one.
public func MIDIEventPacketNext(_ pkt: UnsafePointer<MIDIEventPacket>) -> UnsafeMutablePointer<MIDIEventPacket> {
    let size = PacketLayout.aligned(PacketLayout.words + Int(pkt.pointee.wordCount) * 4)
    return UnsafeMutableRawPointer(mutating: UnsafeRawPointer(pkt) + size)
        .assumingMemoryBound(to: MIDIEventPacket.self)
}
/// Empties a list of universal packets; returns the place of its first packet.
@discardableResult
public func MIDIEventListInit(
    _ evtlist: UnsafeMutablePointer<MIDIEventList>, _ protocol: MIDIProtocolID
) -> UnsafeMutablePointer<MIDIEventPacket> {
    (evtlist.pointee.protocol, evtlist.pointee.numPackets) = (`protocol`, 0)
    return (UnsafeMutableRawPointer(evtlist) + PacketLayout.firstEvent).assumingMemoryBound(to: MIDIEventPacket.self)
}
/// Adds words to a list: to the current packet, if it has the same time, or as the next one.
///
/// Returns the place of the packet; one that is nil, as Apple's, where the list or the packet has no room.
@discardableResult
public func MIDIEventListAdd(
    _ evtlist: UnsafeMutablePointer<MIDIEventList>, _ listSize: Int,
    _ curPacket: UnsafeMutablePointer<MIDIEventPacket>, _ time: MIDITimeStamp, _ wordCount: Int,
    _ words: UnsafePointer<UInt32>
) -> UnsafeMutablePointer<MIDIEventPacket> {
    added(to: evtlist, listSize, curPacket, time, wordCount, words) ?? PacketLayout.none()
}

/// Adds words to a list; returns the place of the packet, or nil where the list or the packet has no room.
func added(
    to evtlist: UnsafeMutablePointer<MIDIEventList>, _ listSize: Int,
    _ curPacket: UnsafeMutablePointer<MIDIEventPacket>, _ time: MIDITimeStamp, _ wordCount: Int,
    _ words: UnsafePointer<UInt32>
) -> UnsafeMutablePointer<MIDIEventPacket>? {
    guard wordCount >= 0, wordCount <= 64 else { return nil }
    let start = UnsafeMutableRawPointer(evtlist)
    func place(_ packet: UnsafeMutablePointer<MIDIEventPacket>) -> UnsafeMutablePointer<UInt32> {
        (UnsafeMutableRawPointer(packet) + PacketLayout.words).assumingMemoryBound(to: UInt32.self)
    }
    var packet = curPacket
    if evtlist.pointee.numPackets > 0 {
        let count = Int(packet.pointee.wordCount)
        let end = UnsafeMutableRawPointer(place(packet) + count + wordCount)
        if packet.pointee.timeStamp == time, count + wordCount <= 64, end - start <= listSize {
            (place(packet) + count).update(from: words, count: wordCount)
            packet.pointee.wordCount += UInt32(wordCount)
            return packet
        }
        packet = MIDIEventPacketNext(packet)
    }
    guard UnsafeMutableRawPointer(packet) + PacketLayout.words + wordCount * 4 - start <= listSize else { return nil }
    (packet.pointee.timeStamp, packet.pointee.wordCount) = (time, UInt32(wordCount))
    place(packet).update(from: words, count: wordCount)
    evtlist.pointee.numPackets += 1
    return packet
}
