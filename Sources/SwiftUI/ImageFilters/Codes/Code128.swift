import Foundation

/// A bar code of ASCII characters, as ISO/IEC 15417 describes it.
struct Code128 {
    /// Which bars and gaps there are, each as often as it is wide: true is a bar.
    let modules: [Bool]

    /// - Returns: nil if there is nothing to encode, or something that is not ASCII.
    init?(_ data: Data) {
        guard !data.isEmpty, data.allSatisfy({ $0 < 128 }) else { return nil }
        var symbols = Self.symbols(of: Array(data))
        let sum = symbols.enumerated().reduce(0) { $0 + $1.element * max($1.offset, 1) }
        symbols += [sum % 103, Self.stop]
        modules = symbols.flatMap { symbol in
            Self.widths[symbol].enumerated().flatMap { place, width in
                [Bool](repeating: place.isMultiple(of: 2), count: width)
            }
        }
    }

    /// - Parameters:
    ///   - height: The height of the bars, in pixels.
    ///   - margin: The white around the code, in pixels.
    func raster(height: Int, margin: Int) -> Raster {
        let width = modules.count + 2 * margin
        let rows = height + 2 * margin
        var pixels = [UInt8](repeating: 255, count: width * rows * 4)
        for row in margin..<margin + height {
            for (column, isBar) in modules.enumerated() where isBar {
                let start = (row * width + margin + column) * 4
                for part in 0..<3 { pixels[start + part] = 0 }
            }
        }
        return Raster(width: width, height: rows, pixels: pixels)
    }

    /// The sets of characters: control characters and capitals, all but control characters, pairs of digits.
    fileprivate enum CodeSet: Int { case a = 101, b = 100, c = 99 }

    private static let stop = 106

    /// The numbers of the symbols, with the one that begins; digits in pairs where that is shorter.
    private static func symbols(of bytes: [UInt8]) -> [Int] {
        var symbols: [Int] = []
        var current: CodeSet?
        var place = 0
        func change(to set: CodeSet) {
            guard current != set else { return }
            symbols.append(current == nil ? set.start : set.rawValue)
            current = set
        }
        while place < bytes.count {
            let digits = bytes[place...].prefix { (48...57).contains($0) }.count
            let isWorthIt = digits >= (place == 0 || place + digits == bytes.count ? 4 : 6) || digits == bytes.count
            if digits >= 2, current == .c || isWorthIt {
                // An odd digit stays in the set before.
                if current != .c, !digits.isMultiple(of: 2), place > 0 {
                    symbols.append(Int(bytes[place]) - 32)
                    place += 1
                }
                change(to: .c)
                symbols.append(Int(bytes[place] - 48) * 10 + Int(bytes[place + 1] - 48))
                place += 2
            } else {
                let byte = Int(bytes[place])
                // Capitals and digits are in both sets.
                if byte < 32 {
                    change(to: .a)
                } else if byte >= 96 || current != .a {
                    change(to: .b)
                }
                symbols.append(byte < 32 ? byte + 64 : byte - 32)
                place += 1
            }
        }
        return symbols
    }

    /// The widths of bars and gaps of each symbol, in turns.
    private static let widths = """
        212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122
        123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323
        131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131
        213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122
        141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112
        124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141
        411131 211412 211214 211232 2331112
        """.split(whereSeparator: \.isWhitespace).map { $0.compactMap(\.wholeNumberValue) }
}

extension Code128.CodeSet {
    /// The symbol with which a code in the set begins.
    fileprivate var start: Int {
        switch self {
        case .a: 103
        case .b: 104
        case .c: 105
        }
    }
}
