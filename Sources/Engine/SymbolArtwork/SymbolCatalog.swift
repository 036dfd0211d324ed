import DisplayList
import Foundation

/// The symbols that are drawn by hand; variants are made from them.
///
/// A line of the catalog is a name, a colon, and pieces parted by semicolons: a letter for the kind
/// (``SymbolPart/Kind``) and an outline (``SymbolPathReader``). Two more kinds take pieces of other symbols: `u name
/// scale x y degrees` uses a symbol scaled, moved and turned (a negative scale mirrors it), and `U` does so with its
/// `.fill` variant. `name = other` gives a symbol another name.
///
/// Marks may follow the letter: a digit from 1 to 3 for the level, primary to tertiary; a letter for the color in
/// multicolor symbols (``SymbolColor``); a plus where a value reaches the piece together with the one before it; a minus
/// for finer lines.
enum SymbolCatalog {
    /// The lines by name.
    ///
    /// Their outlines are read when they are first drawn.
    static let lines: [Substring: Substring] = {
        var lines: [Substring: Substring] = [:]
        for page in pages {
            for line in page.split(separator: "\n") {
                guard let end = line.firstIndex(where: { $0 == ":" || $0 == "=" }) else { continue }
                let name = line[..<end].drop { $0 == " " }
                let rest = line[line.index(after: end)...]
                lines[name.last == " " ? name.dropLast() : name] =
                    line[end] == "=" ? "u " + rest.drop { $0 == " " } : rest
            }
        }
        return lines
    }()

    private static let pages = [
        signs, arrows, shapes, media, documents, communication, devices, people, nature, travel, objects,
        writing, games, tools,
        waves, diagrams, panels, instruments, figures, papers, turns, things, home, controls, currencies,
    ]

    /// Returns the pieces of a symbol that is drawn by hand; nil for any other name.
    static func parts(of name: some StringProtocol, depth: Int = 0) -> [SymbolPart]? {
        guard depth < 12, let line = lines[Substring(name)] else { return nil }
        return parts(in: line, depth: depth)
    }

    /// Returns the pieces that a line describes; nil where it is not well formed.
    static func parts(in line: Substring, depth: Int = 0) -> [SymbolPart]? {
        var parts: [SymbolPart] = []
        for piece in line.split(separator: ";") {
            let words = piece.split(separator: " ")
            guard let first = words.first, let letter = first.first else { continue }
            var pieces: [SymbolPart]
            if letter == "u" || letter == "U" {
                guard let used = used(words, depth: depth) else { return nil }
                pieces = used.pieces
                if used.scale <= 0.6, isOnBody(pieces, of: parts) {
                    for index in pieces.indices { pieces[index].isInner = true }
                }
            } else {
                guard let kind = SymbolPart.Kind(rawValue: letter),
                    let elements = SymbolPathReader.read(words.dropFirst())
                else { return nil }
                pieces = [SymbolPart(kind: kind, elements: elements)]
            }
            for mark in first.dropFirst() { guard apply(mark, to: &pieces) else { return nil } }
            parts += pieces
        }
        return parts
    }

    /// The pieces of another symbol, and their scale.
    private static func used(_ words: [Substring], depth: Int) -> (pieces: [SymbolPart], scale: CGFloat)? {
        guard words.count >= 2 else { return nil }
        let name = words[0].first == "U" ? words[1] + ".fill" : words[1]
        guard let parts = SymbolVariants.parts(of: name, depth: depth + 1) else { return nil }
        let numbers = words.dropFirst(2).compactMap { Double($0) }.map { CGFloat($0) }
        func number(_ index: Int, _ standard: CGFloat) -> CGFloat {
            numbers.indices.contains(index) ? numbers[index] : standard
        }
        let scale = number(0, 1)
        return (
            parts.map { $0.moved(scale: scale, x: number(1, 0), y: number(2, 0), degrees: number(3, 0)) }, abs(scale)
        )
    }

    /// Gives pieces the property that a mark behind their kind stands for; false for an unknown mark.
    private static func apply(_ mark: Character, to pieces: inout [SymbolPart]) -> Bool {
        for index in pieces.indices {
            if let level = mark.wholeNumberValue, (1...3).contains(level) {
                pieces[index].level = level - 1
            } else if let color = SymbolColor(rawValue: mark) {
                pieces[index].color = color
            } else if mark == "+" {
                pieces[index].joinsStep = true
            } else if mark == "-" {
                pieces[index].lineFactor *= 0.75
            } else {
                return false
            }
        }
        return true
    }

    /// Reads pieces that are known to be well formed.
    static func pieces(_ text: String) -> [SymbolPart] { parts(in: Substring(text)) ?? [] }

    /// Whether pieces are on the first body, rather than beside it or in a gap.
    private static func isOnBody(_ pieces: [SymbolPart], of parts: [SymbolPart]) -> Bool {
        guard let body = parts.first, body.kind == .body, !parts.contains(where: { $0.kind == .gap }) else {
            return false
        }
        return pieces.allSatisfy { body.bounds.contains($0.bounds) }
    }
}
