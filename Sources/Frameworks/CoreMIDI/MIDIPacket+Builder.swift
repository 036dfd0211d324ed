import Foundation

extension MIDIPacket {
    /// A packet that grows with the bytes that are added.
    ///
    /// Follows Apple's [MIDIPacket.Builder](https://developer.apple.com/documentation/coremidi/midipacket/builder).
    open class Builder {
        private let memory: UnsafeMutablePointer<MIDIPacket>
        /// The number of bytes that there is room for.
        public let capacity: Int
        /// The time, in nanoseconds.
        open var timeStamp: Int {
            get { Int(clamping: memory.pointee.timeStamp) }
            set { memory.pointee.timeStamp = MIDITimeStamp(clamping: newValue) }
        }
        /// The number of bytes.
        open var count: Int { Int(memory.pointee.length) }

        /// Creates an empty packet with room for a number of bytes.
        public init(maximumNumberMIDIBytes: Int) {
            capacity = Swift.min(Swift.max(maximumNumberMIDIBytes, 0), 65_535)
            let size = Swift.max(
                PacketLayout.bytes + capacity * MemoryLayout<UInt8>.size, MemoryLayout<MIDIPacket>.size)
            let place = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
            memory = place.initializeMemory(as: MIDIPacket.self, repeating: MIDIPacket(), count: 1)
        }
        deinit { memory.deallocate() }

        /// Adds bytes, as far as there is room.
        open func append(_ midiBytes: UInt8...) {
            let values = midiBytes.prefix(capacity - count)
            let first = (UnsafeMutableRawPointer(memory) + PacketLayout.bytes).assumingMemoryBound(to: UInt8.self)
            for (index, value) in values.enumerated() { first[count + index] = value }
            memory.pointee.length += UInt16(values.count)
        }

        /// Calls a function with the packet.
        open func withUnsafePointer<Result>(_ body: (UnsafePointer<MIDIPacket>) -> Result) -> Result {
            body(UnsafePointer(memory))
        }
        /// Calls a function with the packet, which it may change.
        open func withUnsafeMutableMIDIPacketPointer<Result>(
            _ body: (UnsafeMutablePointer<MIDIPacket>) -> Result
        ) -> Result { body(memory) }
    }
}

extension MIDIPacketList {
    /// A list that grows with the packets that are added, as far as it has room.
    ///
    /// Follows Apple's [MIDIPacketList.Builder](https://developer.apple.com/documentation/coremidi/midipacketlist/builder).
    open class Builder {
        private let memory: UnsafeMutablePointer<MIDIPacketList>
        private var last: UnsafeMutablePointer<MIDIPacket>
        private let size: Int

        /// Creates an empty list with room for a number of bytes.
        public init(byteSize: Int) {
            size = Swift.max(byteSize, MemoryLayout<MIDIPacketList>.size)
            let place = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
            memory = place.initializeMemory(as: MIDIPacketList.self, repeating: MIDIPacketList(), count: 1)
            last = MIDIPacketListInit(memory)
        }
        deinit { memory.deallocate() }

        /// The number of packets.
        open var count: Int { Int(memory.pointee.numPackets) }

        /// Adds a packet; returns its place, or nil where there is no room.
        @discardableResult
        open func append(timestamp: MIDITimeStamp, data: [UInt8]) -> UnsafePointer<MIDIPacket>? {
            let place = added(to: memory, size, last, timestamp, data.count, data)
            guard let place else { return nil }
            last = place
            return UnsafePointer(place)
        }
        /// Removes all packets.
        open func clear() { last = MIDIPacketListInit(memory) }

        /// Calls a function with the list.
        open func withUnsafePointer<Result>(_ body: (UnsafePointer<MIDIPacketList>) -> Result) -> Result {
            body(UnsafePointer(memory))
        }
    }
}
