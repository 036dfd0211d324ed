import Foundation

/// Translation between messages of the two versions, whose values have other numbers of bits.
extension MIDITranslation {
    /// The words as messages of a version.
    static func convert(_ words: [UInt32], to version: MIDIProtocolID) -> [UInt32] {
        messages(in: words).flatMap { message -> [UInt32] in
            switch (message[message.startIndex] >> 28, version) {
            case (2, ._2_0): widened(message[message.startIndex])
            case (4, ._1_0): narrowed(message)
            default: Array(message)
            }
        }
    }

    /// A value with more bits: the middle stays the middle, the largest value the largest.
    static func scale(_ value: UInt32, from bits: UInt32, to wanted: UInt32) -> UInt32 {
        let shifted = value << (wanted - bits)
        let middle: UInt32 = 1 << (bits - 1)
        guard value > middle else { return shifted }
        // The bits below the first are repeated in the room that has come.
        let low = value & (middle - 1)
        var result = shifted
        var room = Int(wanted) - Int(bits)
        while room > 0 {
            let shift = room - Int(bits - 1)
            result |= shift >= 0 ? low << UInt32(shift) : low >> UInt32(-shift)
            room -= Int(bits - 1)
        }
        return result
    }

    /// A message of a channel in the second version.
    static func widened(_ word: UInt32) -> [UInt32] {
        let head = 0x4000_0000 | word & 0x0FFF_0000
        let (first, second) = (word >> 8 & 0x7F, word & 0x7F)
        switch word >> 20 & 15 {
        case 8: return [head | first << 8, scale(second, from: 7, to: 16) << 16]
        case 9:
            // A note that begins without a velocity ends.
            guard second > 0 else { return [head & ~0x00F0_0000 | 0x0080_0000 | first << 8, 0] }
            return [head | first << 8, scale(second, from: 7, to: 16) << 16]
        case 10, 11: return [head | first << 8, scale(second, from: 7, to: 32)]
        case 12: return [head, first << 24]
        case 13: return [head, scale(first, from: 7, to: 32)]
        default: return [head, scale(second << 7 | first, from: 14, to: 32)]
        }
    }

    /// A message of a channel in the first version; none where that has no such message.
    static func narrowed(_ message: ArraySlice<UInt32>) -> [UInt32] {
        let (word, value) = (message[message.startIndex], message[message.startIndex + 1])
        let head = 0x2000_0000 | word & 0x0FFF_0000
        let index = word >> 8 & 0x7F
        func control(_ number: UInt32, _ value: UInt32) -> UInt32 {
            head & ~0x00F0_0000 | 0x00B0_0000 | number << 8 | value & 0x7F
        }
        switch word >> 20 & 15 {
        // Registered and assignable controls take four messages.
        case 2, 3:
            let names: (UInt32, UInt32) = word >> 20 & 15 == 2 ? (101, 100) : (99, 98)
            return [
                control(names.0, index), control(names.1, word), control(6, value >> 25), control(38, value >> 18),
            ]
        case 8: return [head | index << 8 | value >> 25]
        case 9: return [head | index << 8 | max(value >> 25, 1)]
        case 10, 11: return [head | index << 8 | value >> 25]
        case 12:
            let program = head | (value >> 24 & 0x7F) << 8
            return word & 1 == 0 ? [program] : [control(0, value >> 8), control(32, value), program]
        case 13: return [head | (value >> 25) << 8]
        case 14: return [head | (value >> 18 & 0x7F) << 8 | value >> 25]
        default: return []
        }
    }
}
