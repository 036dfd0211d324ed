import FrontEndKit

@testable import TerminalFrontend

/// A terminal as small as will do: it shows what a screen's writer writes, and knows nothing that this should not use.
struct Emulator {
    private(set) var screen: CellBuffer
    /// The sequences that it did not understand.
    private(set) var complaints: [String] = []
    /// The cells that letters of uncertain width take here, whatever the table says.
    var takesUncertainAsNarrow = false
    private var column = 0, row = 0
    private var pen = CellStyle()
    private var link = ""

    init(columns: Int, rows: Int) { screen = CellBuffer(columns: columns, rows: rows) }

    mutating func feed(_ bytes: [UInt8]) {
        guard let text = String(validating: bytes, as: UTF8.self) else { return complaints.append("not UTF-8") }
        var rest = Array(text.unicodeScalars)[...]
        var letters = String.UnicodeScalarView()
        func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) }
        while let scalar = rest.first {
            if !isControl(scalar) {
                letters.append(scalar)
                rest.removeFirst()
                if let next = rest.first, !isControl(next) { continue }
                for character in String(letters) { put(character) }
                letters.removeAll()
                continue
            }
            rest.removeFirst()
            guard scalar == "\u{1B}", let kind = rest.popFirst() else {
                complaints.append("control \(scalar.value)")
                continue
            }
            switch kind {
            case "[":
                let body = rest.prefix { !("@"..."~").contains($0) }
                rest = rest.dropFirst(body.count)
                guard let letter = rest.popFirst() else { return complaints.append("cut off") }
                control(String(String.UnicodeScalarView(body)), letter)
            case "]":
                let body = rest.prefix { $0 != "\u{1B}" }
                rest = rest.dropFirst(body.count + 2)
                let words = String(String.UnicodeScalarView(body)).split(
                    separator: ";", omittingEmptySubsequences: false)
                if words.count == 3, words[0] == "8" { link = String(words[2]) } else { complaints.append("command") }
            default: complaints.append("escape \(kind)")
            }
        }
    }

    private mutating func put(_ character: Character) {
        var style = pen
        if !link.isEmpty { style.link = screen.number(of: link) }
        let width = screen.put(character, at: column, row, style: style)
        if takesUncertainAsNarrow, character.hasUncertainWidth, width == 2 {
            // What it draws beyond its cell does not belong to it.
            screen.put(" ", at: column + 1, row, style: style)
            screen.put("?", at: column, row, style: style)
            column = min(column + 1, screen.columns - 1)
            return
        }
        if width == 0 { complaints.append("no letter: \(character.unicodeScalars.map(\.value))") }
        column = min(column + width, screen.columns - 1)
    }

    private mutating func control(_ body: String, _ letter: Unicode.Scalar) {
        let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        switch letter {
        case "H":
            row = max(numbers.first ?? 1, 1) - 1
            column = max(numbers.count > 1 ? numbers[1] : 1, 1) - 1
            if !screen.contains(column, row) { complaints.append("outside: \(column), \(row)") }
        case "C": column = min(column + max(numbers.first ?? 1, 1), screen.columns - 1)
        case "K": for place in column..<screen.columns { erase(place, row) }
        case "J": for row in 0..<screen.rows { for column in 0..<screen.columns { erase(column, row) } }
        case "m": style(numbers.isEmpty ? [0] : numbers)
        default: complaints.append("sequence \(body)\(letter)")
        }
    }

    private mutating func erase(_ column: Int, _ row: Int) {
        var style = CellStyle()
        style.background = pen.background
        screen.put(" ", at: column, row, style: style)
    }

    private mutating func style(_ numbers: [Int]) {
        var rest = numbers[...]
        while let number = rest.popFirst() {
            switch number {
            case 0: pen = CellStyle()
            case 1: pen.attributes.insert(.bold)
            case 2: pen.attributes.insert(.dim)
            case 3: pen.attributes.insert(.italic)
            case 4: pen.attributes.insert(.underline)
            case 7: pen.attributes.insert(.reverse)
            case 9: pen.attributes.insert(.strikethrough)
            case 30...37: pen.foreground = .palette(UInt8(number - 30))
            case 40...47: pen.background = .palette(UInt8(number - 40))
            case 90...97: pen.foreground = .palette(UInt8(number - 82))
            case 100...107: pen.background = .palette(UInt8(number - 92))
            case 39: pen.foreground = .standard
            case 49: pen.background = .standard
            case 38, 48:
                var color = CellColor.standard
                switch rest.popFirst() {
                case 5: color = .palette(UInt8(rest.popFirst() ?? 0))
                case 2:
                    let parts = (0..<3).map { _ in UInt8(rest.popFirst() ?? 0) }
                    color = .rgb(parts[0], parts[1], parts[2])
                default: complaints.append("color")
                }
                if number == 38 { pen.foreground = color } else { pen.background = color }
            default: complaints.append("style \(number)")
            }
        }
    }
}
