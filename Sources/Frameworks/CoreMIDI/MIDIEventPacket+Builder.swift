import Foundation

extension MIDIEventPacket {
    /// A packet that grows with the words that are added.
    ///
    /// Follows Apple's [MIDIEventPacket.Builder](https://developer.apple.com/documentation/coremidi/midieventpacket/builder).
    open class Builder {
        private let memory: UnsafeMutablePointer<MIDIEventPacket>
        /// The number of words that there is room for.
        public let capacity: Int
        /// The time, in nanoseconds.
        open var timeStamp: Int {
            get { Int(clamping: memory.pointee.timeStamp) }
            set { memory.pointee.timeStamp = MIDITimeStamp(clamping: newValue) }
        }
        /// The number of words.
        open var count: Int { Int(memory.pointee.wordCount) }

        /// Creates an empty packet with room for a number of words.
        public init(maximumNumberMIDIWords: Int) {
            capacity = Swift.min(Swift.max(maximumNumberMIDIWords, 0), 65_535)
            let size = Swift.max(
                PacketLayout.words + capacity * MemoryLayout<UInt32>.size, MemoryLayout<MIDIEventPacket>.size)
            let place = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
            memory = place.initializeMemory(as: MIDIEventPacket.self, repeating: MIDIEventPacket(), count: 1)
        }
        deinit { memory.deallocate() }

        /// Adds words, as far as there is room.
        open func append(_ midiWords: UInt32...) {
            let values = midiWords.prefix(capacity - count)
            let first = (UnsafeMutableRawPointer(memory) + PacketLayout.words).assumingMemoryBound(to: UInt32.self)
            for (index, value) in values.enumerated() { first[count + index] = value }
            memory.pointee.wordCount += UInt32(values.count)
        }

        /// Calls a function with the packet.
        open func withUnsafePointer<Result>(_ body: (UnsafePointer<MIDIEventPacket>) -> Result) -> Result {
            body(UnsafePointer(memory))
        }
        /// Calls a function with the packet, which it may change.
        open func withUnsafeMutableMIDIEventPacketPointer<Result>(
            _ body: (UnsafeMutablePointer<MIDIEventPacket>) -> Result
        ) -> Result { body(memory) }
    }
}

extension MIDIEventList {
    /// A list that grows with the packets that are added, as far as it has room.
    ///
    /// Follows Apple's [MIDIEventList.Builder](https://developer.apple.com/documentation/coremidi/midieventlist/builder).
    open class Builder {
        private let memory: UnsafeMutablePointer<MIDIEventList>
        private var last: UnsafeMutablePointer<MIDIEventPacket>
        private let size: Int
        private let inProtocol: MIDIProtocolID

        /// Creates an empty list of a protocol with room for a number of words.
        public init(
            inProtocol: MIDIProtocolID, wordSize: Int = MemoryLayout<MIDIEventList>.size / MemoryLayout<UInt32>.stride
        ) {
            self.inProtocol = inProtocol
            size = Swift.max(Swift.min(wordSize, 1 << 24) * 4, MemoryLayout<MIDIEventList>.size)
            let place = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
            memory = place.initializeMemory(as: MIDIEventList.self, repeating: MIDIEventList(), count: 1)
            last = MIDIEventListInit(memory, inProtocol)
        }
        deinit { memory.deallocate() }

        /// The number of packets.
        open var count: Int { Int(memory.pointee.numPackets) }

        /// Adds a packet; returns its place, or nil where there is no room.
        @discardableResult
        open func append(timestamp: MIDITimeStamp, words: [UInt32]) -> UnsafePointer<MIDIEventPacket>? {
            let place = added(to: memory, size, last, timestamp, words.count, words)
            guard let place else { return nil }
            last = place
            return UnsafePointer(place)
        }
        /// Removes all packets.
        open func clear() { last = MIDIEventListInit(memory, inProtocol) }

        /// Calls a function with the list.
        open func withUnsafePointer<Result>(_ body: (UnsafePointer<MIDIEventList>) -> Result) -> Result {
            body(UnsafePointer(memory))
        }
    }
}
