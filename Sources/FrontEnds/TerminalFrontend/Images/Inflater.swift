/// Unpacks data that was packed by *deflate* (RFC 1951).
struct Inflater {
    private let input: [UInt8]
    private var place: Int
    private var bits: UInt32 = 0
    private var count: UInt32 = 0
    private var output: [UInt8] = []
    private let limit: Int

    private init(_ input: [UInt8], from start: Int, limit: Int) {
        (self.input, self.limit) = (input, limit)
        place = start
    }

    /// Unpacks data with a header of *zlib* (RFC 1950); nil if it has none, or is longer than expected.
    static func unpack(_ input: [UInt8], length: Int) -> [UInt8]? {
        guard input.count > 2, input[0] & 15 == 8, (Int(input[0]) << 8 | Int(input[1])) % 31 == 0, input[1] & 32 == 0
        else {
            return nil
        }
        var inflater = Inflater(input, from: 2, limit: length)
        inflater.output.reserveCapacity(min(length, 1 << 26))
        return inflater.run() ? inflater.output : nil
    }

    private mutating func run() -> Bool {
        while true {
            guard let last = read(1), let kind = read(2) else { return false }
            let isValid: Bool
            switch kind {
            case 0: isValid = copyStored()
            case 1: isValid = inflate(Self.fixedLetters, Self.fixedDistances)
            case 2: isValid = inflateDynamic()
            default: isValid = false
            }
            if !isValid { return false }
            if last == 1 { return true }
        }
    }

    private mutating func read(_ wanted: UInt32) -> UInt32? {
        while count < wanted {
            guard place < input.count else { return nil }
            bits |= UInt32(input[place]) << count
            place += 1
            count += 8
        }
        defer {
            bits >>= wanted
            count -= wanted
        }
        return bits & (UInt32(1) << wanted - 1)
    }

    private mutating func copyStored() -> Bool {
        (bits, count) = (0, 0)
        guard place + 4 <= input.count else { return false }
        let length = Int(input[place]) | Int(input[place + 1]) << 8
        place += 4
        guard place + length <= input.count, output.count + length <= limit else { return false }
        output += input[place..<place + length]
        place += length
        return true
    }

    // MARK: Codes

    /// The number of codes of each length, and their meanings in order.
    private struct Codes {
        var counts = [Int](repeating: 0, count: 16)
        var symbols: [Int] = []

        init(lengths: [Int]) {
            for length in lengths { counts[length] += 1 }
            counts[0] = 0
            for length in 1..<16 {
                for (symbol, own) in lengths.enumerated() where own == length { symbols.append(symbol) }
            }
        }
    }

    private static let fixedLetters = Codes(
        lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
    private static let fixedDistances = Codes(lengths: Array(repeating: 5, count: 30))
    private static let lengths = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    private static let lengthBits: [UInt32] = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    private static let distances = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145,
        8193, 12289, 16385, 24577,
    ]

    private mutating func symbol(_ codes: Codes) -> Int? {
        var (code, first, index) = (0, 0, 0)
        for length in 1..<16 {
            guard let bit = read(1) else { return nil }
            code |= Int(bit)
            let number = codes.counts[length]
            if code - number < first {
                let found = index + code - first
                return codes.symbols.indices.contains(found) ? codes.symbols[found] : nil
            }
            index += number
            first = (first + number) << 1
            code <<= 1
        }
        return nil
    }

    private mutating func inflateDynamic() -> Bool {
        guard let letters = read(5), let distances = read(5), let codes = read(4) else { return false }
        let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
        var lengths = [Int](repeating: 0, count: 19)
        for place in 0..<Int(codes) + 4 {
            guard let length = read(3) else { return false }
            lengths[order[place]] = Int(length)
        }
        let meta = Codes(lengths: lengths)
        let total = Int(letters) + 257 + Int(distances) + 1
        var all: [Int] = []
        while all.count < total {
            guard let symbol = symbol(meta) else { return false }
            switch symbol {
            case 0..<16: all.append(symbol)
            case 16:
                guard let last = all.last, let more = read(2) else { return false }
                all += Array(repeating: last, count: Int(more) + 3)
            case 17:
                guard let more = read(3) else { return false }
                all += Array(repeating: 0, count: Int(more) + 3)
            default:
                guard let more = read(7) else { return false }
                all += Array(repeating: 0, count: Int(more) + 11)
            }
        }
        guard all.count == total else { return false }
        let split = Int(letters) + 257
        return inflate(Codes(lengths: Array(all[..<split])), Codes(lengths: Array(all[split...])))
    }

    private mutating func inflate(_ letters: Codes, _ distances: Codes) -> Bool {
        while true {
            guard let symbol = symbol(letters) else { return false }
            if symbol == 256 { return true }
            if symbol < 256 {
                guard output.count < limit else { return false }
                output.append(UInt8(symbol))
                continue
            }
            let kind = symbol - 257
            guard kind < Self.lengths.count, let more = read(Self.lengthBits[kind]), let far = self.symbol(distances),
                far < Self.distances.count, let rest = read(far < 4 ? 0 : UInt32(far / 2 - 1))
            else { return false }
            let length = Self.lengths[kind] + Int(more), distance = Self.distances[far] + Int(rest)
            guard distance <= output.count, output.count + length <= limit else { return false }
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
    }
}
