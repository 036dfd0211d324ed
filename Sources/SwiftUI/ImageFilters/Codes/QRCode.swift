import Foundation

/// A QR code of bytes, as ISO/IEC 18004 describes it.
struct QRCode {
    let size: Int
    private(set) var modules: [Bool]
    /// The modules that say where the code is and how it is read.
    private var isFunction: [Bool]
    private let layout: QRLayout

    /// - Parameter level: How much of the code may be unreadable: L, M, Q or H.
    /// - Returns: nil if there is too much data.
    init?(_ data: Data, level: String) {
        let level = QRLayout.Level(rawValue: level.uppercased()) ?? .medium
        guard let layout = QRLayout(bytes: data.count, level: level) else { return nil }
        self.layout = layout
        size = layout.version * 4 + 17
        modules = [Bool](repeating: false, count: size * size)
        isFunction = modules
        drawFunctions()
        drawWords(layout.interleaved(Array(data)))
        let masks = (0..<8).map { mask -> QRCode in
            var copy = self
            copy.apply(mask)
            return copy
        }
        guard let best = masks.min(by: { $0.penalty < $1.penalty }) else { return nil }
        modules = best.modules
    }

    /// Creates a code of words that are complete but for their corrections, with a mask.
    init?(words: [UInt8], version: Int, mask: Int, level: QRLayout.Level) {
        guard let layout = QRLayout(version: version, level: level), (0..<8).contains(mask) else { return nil }
        self.layout = layout
        size = layout.version * 4 + 17
        modules = [Bool](repeating: false, count: size * size)
        isFunction = modules
        drawFunctions()
        drawWords(layout.corrected(words))
        apply(mask)
    }

    subscript(column: Int, row: Int) -> Bool { modules[row * size + column] }

    /// One pixel a module, with a margin of one.
    var raster: Raster {
        let width = size + 2
        var pixels = [UInt8](repeating: 255, count: width * width * 4)
        for row in 0..<size {
            for column in 0..<size where self[column, row] {
                let start = ((row + 1) * width + column + 1) * 4
                for part in 0..<3 { pixels[start + part] = 0 }
            }
        }
        return Raster(width: width, height: width, pixels: pixels)
    }

    private mutating func set(_ column: Int, _ row: Int, _ isDark: Bool) {
        guard (0..<size).contains(column), (0..<size).contains(row) else { return }
        modules[row * size + column] = isDark
        isFunction[row * size + column] = true
    }

    private mutating func drawFunctions() {
        for index in 0..<size {
            set(6, index, index.isMultiple(of: 2))
            set(index, 6, index.isMultiple(of: 2))
        }
        for (column, row) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            for down in -4...4 {
                for across in -4...4 {
                    let ring = max(abs(across), abs(down))
                    set(column + across, row + down, ring != 2 && ring != 4)
                }
            }
        }
        let places = layout.alignmentPlaces
        for (i, column) in places.enumerated() {
            for (j, row) in places.enumerated() {
                let last = places.count - 1
                if (i, j) == (0, 0) || (i, j) == (0, last) || (i, j) == (last, 0) { continue }
                for down in -2...2 {
                    for across in -2...2 { set(column + across, row + down, max(abs(across), abs(down)) != 1) }
                }
            }
        }
        drawFormat(mask: 0)
        guard layout.version >= 7 else { return }
        var rest = layout.version
        for _ in 0..<12 { rest = (rest << 1) ^ ((rest >> 11) * 0x1F25) }
        let bits = layout.version << 12 | rest
        for index in 0..<18 {
            let isDark = (bits >> index) & 1 == 1
            set(size - 11 + index % 3, index / 3, isDark)
            set(index / 3, size - 11 + index % 3, isDark)
        }
    }

    private mutating func drawFormat(mask: Int) {
        let data = layout.level.bits << 3 | mask
        var rest = data
        for _ in 0..<10 { rest = (rest << 1) ^ ((rest >> 9) * 0x537) }
        let bits = (data << 10 | rest) ^ 0x5412
        func isDark(_ index: Int) -> Bool { (bits >> index) & 1 == 1 }
        for index in 0..<6 { set(8, index, isDark(index)) }
        set(8, 7, isDark(6))
        set(8, 8, isDark(7))
        set(7, 8, isDark(8))
        for index in 9..<15 { set(14 - index, 8, isDark(index)) }
        for index in 0..<8 { set(size - 1 - index, 8, isDark(index)) }
        for index in 8..<15 { set(8, size - 15 + index, isDark(index)) }
        set(8, size - 8, true)
    }

    /// In two columns at a time from the right, upward and downward in turns.
    private mutating func drawWords(_ words: [UInt8]) {
        var index = 0
        for pair in stride(from: size - 1, through: 1, by: -2) {
            let right = pair <= 6 ? pair - 1 : pair
            for step in 0..<size {
                let isUpward = (right + 1) & 2 == 0
                let row = isUpward ? size - 1 - step : step
                for column in [right, right - 1] where !isFunction[row * size + column] && index < words.count * 8 {
                    modules[row * size + column] = (words[index >> 3] >> (7 - index & 7)) & 1 == 1
                    index += 1
                }
            }
        }
    }

    private mutating func apply(_ mask: Int) {
        for row in 0..<size {
            for column in 0..<size where !isFunction[row * size + column] {
                let isTurned =
                    switch mask {
                    case 0: (column + row) % 2 == 0
                    case 1: row % 2 == 0
                    case 2: column % 3 == 0
                    case 3: (column + row) % 3 == 0
                    case 4: (column / 3 + row / 2) % 2 == 0
                    case 5: column * row % 2 + column * row % 3 == 0
                    case 6: (column * row % 2 + column * row % 3) % 2 == 0
                    default: ((column + row) % 2 + column * row % 3) % 2 == 0
                    }
                if isTurned { modules[row * size + column].toggle() }
            }
        }
        drawFormat(mask: mask)
    }

    /// How hard the code is to read: runs, blocks, false finders, and too much of one color.
    private var penalty: Int {
        var result = 0
        for line in 0..<size {
            for isRow in [true, false] {
                func at(_ index: Int) -> Bool { isRow ? self[index, line] : self[line, index] }
                var (run, history) = (0, 0)
                for index in 0..<size {
                    run = index > 0 && at(index) == at(index - 1) ? run + 1 : 1
                    if run == 5 { result += 3 } else if run > 5 { result += 1 }
                    history = (history << 1 | (at(index) ? 1 : 0)) & 0x7FF
                    if index >= 10, history == 0x05D || history == 0x5D0 { result += 40 }
                }
            }
        }
        for row in 1..<size {
            for column in 1..<size {
                let isDark = self[column, row]
                if self[column - 1, row] == isDark, self[column, row - 1] == isDark, self[column - 1, row - 1] == isDark
                {
                    result += 3
                }
            }
        }
        let dark = modules.count { $0 }
        return result + abs(dark * 20 - modules.count * 10) / modules.count * 10
    }
}
