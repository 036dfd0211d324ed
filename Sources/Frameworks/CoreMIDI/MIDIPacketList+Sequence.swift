import Foundation

extension MIDIPacketList {
    /// The packets of a list, as places in memory.
    ///
    /// Follows Apple's [UnsafeSequence](https://developer.apple.com/documentation/coremidi/midipacketlist/unsafesequence).
    public struct UnsafeSequence: Sequence {
        public typealias Element = UnsafePointer<MIDIPacket>
        private let list: UnsafePointer<MIDIPacketList>
        /// Creates a sequence of a list's packets.
        public init(_ list: UnsafePointer<MIDIPacketList>) { self.list = list }
        public func makeIterator() -> Iterator { Iterator(list) }

        /// An iterator of packets.
        public struct Iterator: IteratorProtocol {
            private var rest: Int
            private var place: UnsafePointer<MIDIPacket>
            init(_ list: UnsafePointer<MIDIPacketList>) {
                rest = Int(list.pointee.numPackets)
                place = (UnsafeRawPointer(list) + PacketLayout.firstPacket).assumingMemoryBound(to: MIDIPacket.self)
            }
            public mutating func next() -> UnsafePointer<MIDIPacket>? {
                guard rest > 0 else { return nil }
                defer {
                    rest -= 1
                    if rest > 0 { place = UnsafePointer(MIDIPacketNext(place)) }
                }
                return place
            }
        }
    }
}

extension MIDIPacket {
    /// The bytes of a packet, as a collection.
    ///
    /// Follows Apple's [ByteCollection](https://developer.apple.com/documentation/coremidi/midipacket/bytecollection).
    public struct ByteCollection: RandomAccessCollection {
        private let data: UnsafeBufferPointer<UInt8>
        /// Creates a collection of a packet's bytes.
        public init(_ packet: UnsafePointer<MIDIPacket>) {
            let first = (UnsafeRawPointer(packet) + PacketLayout.bytes).assumingMemoryBound(to: UInt8.self)
            data = UnsafeBufferPointer(start: first, count: Int(packet.pointee.length))
        }
        public var startIndex: Int { 0 }
        public var endIndex: Int { data.count }
        public subscript(position: Int) -> UInt8 { data[position] }
    }
    /// The bytes of a packet, one after the other.
    public typealias ByteSequence = ByteCollection
}

extension UnsafePointer where Pointee == MIDIPacketList {
    /// Returns the packets of the list.
    public func unsafeSequence() -> MIDIPacketList.UnsafeSequence { MIDIPacketList.UnsafeSequence(self) }
}

extension UnsafePointer where Pointee == MIDIPacket {
    /// Returns the bytes of the packet.
    public func bytes() -> MIDIPacket.ByteCollection { MIDIPacket.ByteCollection(self) }
    /// Returns the bytes of the packet, one after the other.
    public func sequence() -> MIDIPacket.ByteSequence { MIDIPacket.ByteCollection(self) }
}
