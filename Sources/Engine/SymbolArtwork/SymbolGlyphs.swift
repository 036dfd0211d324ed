import DisplayList
import Foundation

/// Digits and letters drawn with one line, for names such as `3.circle` and `a.square`.
enum SymbolGlyphs {
    /// Returns the pieces of a number up to 999 or a single letter; nil for any other name.
    static func parts(of name: String) -> [SymbolPart]? {
        if name.count == 1, let glyph = name.first.flatMap({ outlines[$0] }) {
            return [part(glyph, scale: 1.35, x: 0)].compactMap { $0 }
        }
        guard name.utf8.count == 2 || name.utf8.count == 3, name.utf8.allSatisfy({ (48...57).contains($0) }) else {
            return nil
        }
        let isShort = name.utf8.count == 2
        return zip(name, isShort ? [-5.6, 5.6] : [-8, 0, 8]).compactMap { digit, x in
            outlines[digit].flatMap { part($0, scale: isShort ? 1.15 : 0.9, x: x) }
        }
    }

    private static func part(_ outline: String, scale: CGFloat, x: CGFloat) -> SymbolPart? {
        SymbolPathReader.read(outline.split(separator: " "))
            .map { SymbolPart(kind: .line, elements: $0).moved(scale: scale, x: x) }
    }

    /// Outlines within 8…16 × 5…19 of the grid.
    private static let outlines: [Character: String] = [
        "0": "E12 12 4.2 7", "1": "M9 7.6 L12.8 5 V19",
        "2": "M8.2 8.6 C8.2 3.8 15.6 3.8 15.6 8.6 C15.6 11.6 12 13.6 8.2 19 H16",
        "3":
            "M8.3 6.9 C10 4.2 15.4 4.2 15.4 8.3 C15.4 11.2 13 11.7 11 11.7 C13.2 11.7 15.9 12.4 15.9 15.3 C15.9 20 9.4 20.2 8 16.8",
        "4": "M14 19 V5 L7.5 15 H16.5",
        "5": "M15.2 5 H9.4 L8.8 11.6 C10.6 10 15.8 10 15.8 14.5 C15.8 20 9.2 20.1 8 16.9",
        "6": "M15 6.4 C12.5 4 8.2 5.4 8.2 12.6 C8.2 21.4 16 20.4 16 14.7 C16 9.4 8.6 9.6 8.2 14.4",
        "7": "M8 5 H16 L10.5 19", "8": "E12 8.3 3.5 3.3 E12 15.3 4.1 3.7",
        "9": "M9 17.6 C11.5 20 15.8 18.6 15.8 11.4 C15.8 2.6 8 3.6 8 9.3 C8 14.6 15.4 14.4 15.8 9.6",
        "a": "M7.2 19 L12 5 L16.8 19 M8.9 14.2 H15.1",
        "b": "M8.5 5 V19 H12.4 C17.3 19 17.3 11.7 12.4 11.7 H8.5 M12 11.7 C16.2 11.7 16.2 5 12 5 H8.5",
        "c": "M16.6 7.6 C13.6 2.9 7 5 7 12 C7 19 13.6 21.1 16.6 16.4",
        "d": "M8 5 V19 H11 C18.4 19 18.4 5 11 5 Z", "e": "M15.5 5 H8.5 V19 H15.5 M8.5 11.8 H14.5",
        "f": "M15.5 5 H9 V19 M9 12 H14.6",
        "g": "M16.4 7.6 C13.4 2.9 6.8 5 6.8 12 C6.8 19 13.4 21 16.6 16.8 V12.6 H12.6",
        "h": "M7.5 5 V19 M16.5 5 V19 M7.5 11.8 H16.5", "i": "M12 5 V19",
        "j": "M14.5 5 V14.8 C14.5 20.2 8.6 20.2 8.4 15.4",
        "k": "M8 5 V19 M16.2 5 L8 13.2 M10.9 10.4 L16.6 19", "l": "M9 5 V19 H15.6",
        "m": "M6.5 19 V5 L12 14.5 L17.5 5 V19", "n": "M7.5 19 V5 L16.5 19 V5", "o": "E12 12 5.6 7",
        "p": "M8.5 19 V5 H12.4 C17.4 5 17.4 12.6 12.4 12.6 H8.5", "q": "E12 12 5.6 7 M13.5 15.6 L17 19.4",
        "r": "M8.5 19 V5 H12.4 C17.4 5 17.4 12.2 12.4 12.2 H8.5 M12.6 12.2 L16.4 19",
        "s": "M15.8 7.6 C14 4 8.4 4.2 8.4 8.4 C8.4 13 16 10.8 16 15.6 C16 20 9.4 20.2 7.9 16.4",
        "t": "M7 5 H17 M12 5 V19", "u": "M7.5 5 V14 C7.5 20.8 16.5 20.8 16.5 14 V5", "v": "M7 5 L12 19 L17 5",
        "w": "M5 5 L8.5 19 L12 6.5 L15.5 19 L19 5", "x": "M7.5 5 L16.5 19 M16.5 5 L7.5 19",
        "y": "M7 5 L12 12.4 L17 5 M12 12.4 V19", "z": "M7.8 5 H16 L7.8 19 H16.4",
    ]
}
