import Foundation

/// Translates messages between bytes and universal words, as the specification of universal packets says.
struct MIDITranslation {
    /// The bytes of an exclusive message that has no end yet.
    private var exclusive: [UInt8]?
    private var isContinued = false
    private var status: UInt8 = 0
    private var data: [UInt8] = []

    /// The words of a message by the kind in its first word.
    static func wordCount(_ word: UInt32) -> Int {
        switch word >> 28 {
        case 0, 1, 2, 6, 7: 1
        case 3, 4, 8, 9, 10: 2
        case 11, 12: 3
        default: 4
        }
    }

    /// The messages of words; one that lacks words is left out.
    static func messages(in words: [UInt32]) -> [ArraySlice<UInt32>] {
        var messages: [ArraySlice<UInt32>] = []
        var index = 0
        while index < words.count {
            let end = index + wordCount(words[index])
            guard end <= words.count else { break }
            messages.append(words[index..<end])
            index = end
        }
        return messages
    }

    /// The words in pieces of whole messages that have room in a packet.
    static func packets(of words: [UInt32]) -> [[UInt32]] {
        messages(in: words).reduce(into: [[UInt32]]()) { packets, message in
            if let last = packets.last, last.count + message.count <= 64 {
                packets[packets.count - 1] += message
            } else {
                packets.append(Array(message))
            }
        }
    }

    // MARK: Of bytes

    /// The number of bytes behind a status.
    private static func length(_ status: UInt8) -> Int {
        switch status {
        case 0xC0...0xDF, 0xF1, 0xF3: 1
        case 0x80...0xEF, 0xF2: 2
        default: 0
        }
    }

    /// The words of bytes; an exclusive message without an end continues with the next bytes.
    mutating func words(of bytes: [UInt8]) -> [UInt32] {
        var words: [UInt32] = []
        for byte in bytes {
            switch byte {
            case 0xF8...0xFF: words.append(0x1000_0000 | UInt32(byte) << 16)
            case 0xF0: (exclusive, isContinued, status) = ([], false, 0)
            case 0xF7:
                if let rest = exclusive { words += exclusiveWords(rest, isLast: true) }
                exclusive = nil
            case 0x80...0xFF:
                (exclusive, status, data) = (nil, byte, [])
                complete(&words)
            default:
                guard var rest = exclusive else {
                    guard status != 0 else { continue }
                    data.append(byte)
                    complete(&words)
                    continue
                }
                // The last part may be full, so a part is written when another byte comes.
                if rest.count == 6 {
                    words += exclusiveWords(rest, isLast: false)
                    rest = []
                }
                exclusive = rest + [byte]
            }
        }
        return words
    }

    private mutating func complete(_ words: inout [UInt32]) {
        guard data.count == Self.length(status) else { return }
        let (first, second) = (UInt32(data.first ?? 0), UInt32(data.count > 1 ? data[1] : 0))
        let kind: UInt32 = status >= 0xF0 ? 1 : 2
        words.append(kind << 28 | UInt32(status) << 16 | first << 8 | second)
        data = []
        // Messages of channels may leave out a status that is repeated.
        if status >= 0xF0 { status = 0 }
    }

    private mutating func exclusiveWords(_ bytes: [UInt8], isLast: Bool) -> [UInt32] {
        let form: UInt32 = isLast ? (isContinued ? 3 : 0) : (isContinued ? 2 : 1)
        isContinued = !isLast
        func byte(_ index: Int) -> UInt32 { index < bytes.count ? UInt32(bytes[index]) : 0 }
        let first = 0x3000_0000 | form << 20 | UInt32(bytes.count) << 16 | byte(0) << 8 | byte(1)
        return [first, byte(2) << 24 | byte(3) << 16 | byte(4) << 8 | byte(5)]
    }

    // MARK: Of words

    /// The bytes of words; what bytes cannot say is left out.
    static func bytes(of words: [UInt32]) -> [UInt8] {
        messages(in: words).flatMap { message -> [UInt8] in
            let word = message[message.startIndex]
            func part(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: word >> shift) }
            switch word >> 28 {
            case 1, 2:
                let status = part(16)
                return [status] + [part(8), part(0)].prefix(length(status)).map { $0 & 0x7F }
            case 3:
                let second = message[message.startIndex + 1]
                let all = [part(8), part(0)] + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: second >> $0) }
                let (form, count) = (word >> 20 & 15, Int(word >> 16 & 15))
                return (form < 2 ? [0xF0] : []) + all.prefix(count) + (form == 0 || form == 3 ? [0xF7] : [])
            case 4: return bytes(of: narrowed(message))
            default: return []
            }
        }
    }
}
