import DisplayList
import Foundation

/// The symbols that are drawn by hand; variants are made from them.
///
/// A line of the catalog is a name, a colon, and pieces parted by semicolons: a letter for the kind
/// (``SymbolPart/Kind``) and an outline (``SymbolPathReader``). Two more kinds take pieces of other symbols: `u name
/// scale x y degrees` uses a symbol scaled, moved and turned (a negative scale mirrors it), and `U` does so with its
/// `.fill` variant. `name = other` gives a symbol another name.
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
    ]

    /// Returns the pieces of a symbol that is drawn by hand; nil for any other name.
    static func parts(of name: some StringProtocol, depth: Int = 0) -> [SymbolPart]? {
        guard depth < 6, let line = lines[Substring(name)] else { return nil }
        var parts: [SymbolPart] = []
        for piece in line.split(separator: ";") {
            let words = piece.split(separator: " ")
            guard let first = words.first else { continue }
            if first == "u" || first == "U" {
                guard words.count >= 2 else { return nil }
                let name = first == "U" ? words[1] + ".fill" : words[1]
                guard let used = SymbolVariants.parts(of: name, depth: depth + 1) else { return nil }
                let numbers = words.dropFirst(2).compactMap { Double($0) }.map { CGFloat($0) }
                func number(_ index: Int, _ standard: CGFloat) -> CGFloat {
                    numbers.indices.contains(index) ? numbers[index] : standard
                }
                var pieces = used.map {
                    $0.moved(scale: number(0, 1), x: number(1, 0), y: number(2, 0), degrees: number(3, 0))
                }
                if abs(number(0, 1)) <= 0.6, isOnBody(pieces, of: parts) {
                    for index in pieces.indices { pieces[index].isInner = true }
                }
                parts += pieces
            } else {
                guard first.count == 1, let kind = SymbolPart.Kind(rawValue: first.first!),
                    let elements = SymbolPathReader.read(words.dropFirst())
                else { return nil }
                parts.append(SymbolPart(kind: kind, elements: elements))
            }
        }
        return parts
    }

    /// Whether pieces are on the first body, rather than beside it or in a gap.
    private static func isOnBody(_ pieces: [SymbolPart], of parts: [SymbolPart]) -> Bool {
        guard let body = parts.first, body.kind == .body, !parts.contains(where: { $0.kind == .gap }) else {
            return false
        }
        return pieces.allSatisfy { body.bounds.contains($0.bounds) }
    }
}
