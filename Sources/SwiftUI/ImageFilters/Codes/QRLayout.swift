import Foundation

/// How large a QR code is, and how its bytes are divided into blocks.
struct QRLayout {
    enum Level: String {
        case low = "L"
        case medium = "M"
        case quartile = "Q"
        case high = "H"

        var bits: Int {
            switch self {
            case .low: 1
            case .medium: 0
            case .quartile: 3
            case .high: 2
            }
        }

        fileprivate var row: Int {
            switch self {
            case .low: 0
            case .medium: 1
            case .quartile: 2
            case .high: 3
            }
        }
    }

    let version: Int
    let level: Level

    /// The smallest layout that has room for a number of bytes; nil if none has.
    init?(bytes: Int, level: Level) {
        self.level = level
        for version in 1...40 {
            let bits = 4 + (version < 10 ? 8 : 16) + bytes * 8
            if bits <= Self.dataWords(version, level) * 8 {
                self.version = version
                return
            }
        }
        return nil
    }

    /// The layout of a version; nil if there is none.
    init?(version: Int, level: Level) {
        guard (1...40).contains(version) else { return nil }
        (self.version, self.level) = (version, level)
    }

    /// The middles of the small squares.
    var alignmentPlaces: [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        let step = (version * 8 + count * 3 + 5) / (count * 4 - 4) * 2
        let size = version * 4 + 17
        return [6] + (0..<(count - 1)).map { size - 7 - $0 * step }.reversed()
    }

    /// The words of all blocks and of their corrections, one of each block in turn.
    func interleaved(_ bytes: [UInt8]) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) {
            for index in (0..<count).reversed() { bits.append((value >> index) & 1 == 1) }
        }
        append(4, 4)
        append(bytes.count, version < 10 ? 8 : 16)
        for byte in bytes { append(Int(byte), 8) }
        let room = Self.dataWords(version, level) * 8
        append(0, min(4, room - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var words = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<(start + 8)].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        while words.count < room / 8 { words.append((words.count - bits.count / 8).isMultiple(of: 2) ? 0xEC : 0x11) }
        return corrected(words)
    }

    /// The words of all blocks and of their corrections, one of each block in turn; words that are missing are 0.
    func corrected(_ given: [UInt8]) -> [UInt8] {
        let room = Self.dataWords(version, level)
        let words = given.prefix(room) + [UInt8](repeating: 0, count: max(0, room - given.count))
        let blocks = Self.blocks[level.row][version - 1]
        let corrections = Self.corrections[level.row][version - 1]
        let (short, longer) = (words.count / blocks, words.count % blocks)
        var parts: [[UInt8]] = []
        var start = 0
        for block in 0..<blocks {
            let count = short + (block < blocks - longer ? 0 : 1)
            parts.append(Array(words[start..<(start + count)]))
            start += count
        }
        let field = QRField(corrections)
        let extra = parts.map(field.remainder)
        let data = (0...short).flatMap { index in parts.compactMap { index < $0.count ? $0[index] : nil } }
        return data + (0..<corrections).flatMap { index in extra.map { $0[index] } }
    }

    private static func dataWords(_ version: Int, _ level: Level) -> Int {
        var modules = (16 * version + 128) * version + 64
        if version >= 2 {
            let count = version / 7 + 2
            modules -= (25 * count - 10) * count - 55
            if version >= 7 { modules -= 36 }
        }
        return modules / 8 - corrections[level.row][version - 1] * blocks[level.row][version - 1]
    }

    /// The words of correction in each block, by level and version.
    private static let corrections: [[Int]] = [
        [
            7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30,
            30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
            28,
            28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        ],
        [
            13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30,
            30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30,
            30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
    ]

    /// The number of blocks, by level and version.
    private static let blocks: [[Int]] = [
        [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18,
            19,
            19, 20, 21, 22, 24, 25,
        ],
        [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
            31,
            33, 35, 37, 38, 40, 43, 45, 47, 49,
        ],
        [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40,
            43,
            45, 48, 51, 53, 56, 59, 62, 65, 68,
        ],
        [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45,
            48, 51,
            54, 57, 60, 63, 66, 70, 74, 77, 81,
        ],
    ]
}

/// Reed and Solomon's corrections, in the field of 256 elements.
struct QRField {
    private let divisor: [UInt8]

    /// The polynomial whose zeros are the first powers of two.
    init(_ degree: Int) {
        var result = [UInt8](repeating: 0, count: max(degree, 1))
        result[result.count - 1] = 1
        var root: UInt8 = 1
        for _ in 0..<degree {
            for index in result.indices {
                result[index] = Self.product(result[index], root)
                if index + 1 < result.count { result[index] ^= result[index + 1] }
            }
            root = Self.product(root, 2)
        }
        divisor = result
    }

    func remainder(_ data: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: divisor.count)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for index in result.indices { result[index] ^= Self.product(divisor[index], factor) }
        }
        return result
    }

    static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
        var result = 0
        for bit in (0..<8).reversed() {
            result = (result << 1) ^ ((result >> 7) * 0x11D)
            if (right >> bit) & 1 == 1 { result ^= Int(left) }
        }
        return UInt8(truncatingIfNeeded: result)
    }
}
