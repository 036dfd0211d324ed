import FrontEndKit

@testable import TerminalFrontend

/// Numbers by chance that are the same each time.
struct Chance: RandomNumberGenerator {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }
    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

extension CellBuffer {
    private static let letters: [Character] = Array("ab xyz.─│█▀ü語字👻❤️✈️🇩🇪👩‍👩‍👧👍🏽e\u{301}")

    /// Draws some letters in some places.
    mutating func scribble(_ strokes: Int, _ chance: inout Chance) {
        guard columns > 0, rows > 0 else { return }
        for _ in 0..<strokes {
            var style = CellStyle()
            if Bool.random(using: &chance) { style.foreground = Self.color(&chance) }
            if Int.random(in: 0..<3, using: &chance) == 0 { style.background = Self.color(&chance) }
            if Int.random(in: 0..<4, using: &chance) == 0 {
                style.attributes = CellStyle.Attributes(rawValue: UInt8.random(in: 0..<64, using: &chance))
            }
            if Int.random(in: 0..<8, using: &chance) == 0 {
                style.link = number(
                    of: ["https://swift.org", "https://example.com/?a=b"].randomElement(using: &chance)!)
            }
            var column = Int.random(in: 0..<columns, using: &chance)
            let row = Int.random(in: 0..<rows, using: &chance)
            let isErasing = Int.random(in: 0..<4, using: &chance) == 0
            for _ in 0..<Int.random(in: 1..<12, using: &chance) {
                let letter = isErasing ? " " : Self.letters.randomElement(using: &chance)!
                column += put(letter, at: column, row, style: isErasing ? CellStyle() : style)
            }
        }
    }

    private static func color(_ chance: inout Chance) -> CellColor {
        if Bool.random(using: &chance) { return .palette(UInt8.random(in: 0...255, using: &chance)) }
        return .rgb(
            UInt8.random(in: 0...255, using: &chance), UInt8.random(in: 0...255, using: &chance),
            UInt8.random(in: 0...255, using: &chance))
    }
}
