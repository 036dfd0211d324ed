import Foundation

extension MIDIEventList {
    /// The packets of a list, as places in memory.
    ///
    /// Follows Apple's [UnsafeSequence](https://developer.apple.com/documentation/coremidi/midieventlist/unsafesequence).
    public struct UnsafeSequence: Sequence {
        public typealias Element = UnsafePointer<MIDIEventPacket>
        private let list: UnsafePointer<MIDIEventList>
        /// Creates a sequence of a list's packets.
        public init(_ list: UnsafePointer<MIDIEventList>) { self.list = list }
        public func makeIterator() -> Iterator { Iterator(list) }

        /// An iterator of packets.
        public struct Iterator: IteratorProtocol {
            private var rest: Int
            private var place: UnsafePointer<MIDIEventPacket>
            init(_ list: UnsafePointer<MIDIEventList>) {
                rest = Int(list.pointee.numPackets)
                place = (UnsafeRawPointer(list) + PacketLayout.firstEvent).assumingMemoryBound(to: MIDIEventPacket.self)
            }
            public mutating func next() -> UnsafePointer<MIDIEventPacket>? {
                guard rest > 0 else { return nil }
                defer {
                    rest -= 1
                    if rest > 0 { place = UnsafePointer(MIDIEventPacketNext(place)) }
                }
                return place
            }
        }
    }
}

extension MIDIEventPacket {
    /// The words of a packet, as a collection.
    ///
    /// Follows Apple's [WordCollection](https://developer.apple.com/documentation/coremidi/midieventpacket/wordcollection).
    public struct WordCollection: RandomAccessCollection {
        private let data: UnsafeBufferPointer<UInt32>
        /// Creates a collection of a packet's words.
        public init(_ packet: UnsafePointer<MIDIEventPacket>) {
            let first = (UnsafeRawPointer(packet) + PacketLayout.words).assumingMemoryBound(to: UInt32.self)
            data = UnsafeBufferPointer(start: first, count: Int(packet.pointee.wordCount))
        }
        public var startIndex: Int { 0 }
        public var endIndex: Int { data.count }
        public subscript(position: Int) -> UInt32 { data[position] }
    }
    /// The words of a packet, one after the other.
    public typealias WordSequence = WordCollection
}

extension UnsafePointer where Pointee == MIDIEventList {
    /// Returns the packets of the list.
    public func unsafeSequence() -> MIDIEventList.UnsafeSequence { MIDIEventList.UnsafeSequence(self) }
}

extension UnsafePointer where Pointee == MIDIEventPacket {
    /// Returns the words of the packet.
    public func words() -> MIDIEventPacket.WordCollection { MIDIEventPacket.WordCollection(self) }
    /// Returns the words of the packet, one after the other.
    public func sequence() -> MIDIEventPacket.WordSequence { MIDIEventPacket.WordCollection(self) }
}
