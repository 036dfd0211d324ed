/// The bytes of a Swift file, and which of them are code: neither comment nor text between quotes.
struct SwiftText {
    let bytes: [UInt8]
    private(set) var isCode: [Bool]
    private var index = 0

    init(_ text: [UInt8]) {
        bytes = text
        isCode = Array(repeating: true, count: text.count)
        scan(untilParenthesis: false)
    }

    private func at(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    private mutating func skip(to end: Int) {
        let end = min(end, bytes.count)
        while index < end {
            isCode[index] = false
            index += 1
        }
    }

    /// Goes through code; inside of `\( … )` up to the parenthesis that ends it.
    private mutating func scan(untilParenthesis: Bool) {
        var depth = 0
        while index < bytes.count {
            switch (bytes[index], at(index + 1)) {
            case (UInt8(ascii: "/"), UInt8(ascii: "/")):
                var end = index
                while end < bytes.count, bytes[end] != 0x0A { end += 1 }
                skip(to: end)
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): skipComment()
            case (UInt8(ascii: "\""), _): skipString(hashes: 0)
            case (UInt8(ascii: "#"), UInt8(ascii: "#")), (UInt8(ascii: "#"), UInt8(ascii: "\"")):
                var hashes = 0
                while at(index + hashes) == UInt8(ascii: "#") { hashes += 1 }
                if at(index + hashes) == UInt8(ascii: "\"") {
                    skip(to: index + hashes)
                    skipString(hashes: hashes)
                } else {
                    index += hashes
                }
            case (UInt8(ascii: "("), _):
                depth += 1
                index += 1
            case (UInt8(ascii: ")"), _):
                depth -= 1
                index += 1
                if untilParenthesis, depth < 0 { return }
            default: index += 1
            }
        }
    }

    private mutating func skipComment() {
        var end = index + 2
        var depth = 1
        while end < bytes.count, depth > 0 {
            if bytes[end] == UInt8(ascii: "*"), at(end + 1) == UInt8(ascii: "/") {
                depth -= 1
                end += 2
            } else if bytes[end] == UInt8(ascii: "/"), at(end + 1) == UInt8(ascii: "*") {
                depth += 1
                end += 2
            } else {
                end += 1
            }
        }
        skip(to: end)
    }

    private func matches(_ byte: Character, _ count: Int, at start: Int) -> Bool {
        (0..<count).allSatisfy { at(start + $0) == byte.asciiValue }
    }

    private mutating func skipString(hashes: Int) {
        let quotes = matches("\"", 3, at: index) ? 3 : 1
        skip(to: index + quotes)
        while index < bytes.count {
            if matches("\"", quotes, at: index), matches("#", hashes, at: index + quotes) {
                skip(to: index + quotes + hashes)
                return
            }
            // An open quote ends with its line.
            if quotes == 1, bytes[index] == 0x0A { return }
            if bytes[index] == UInt8(ascii: "\\"), matches("#", hashes, at: index + 1) {
                let next = index + 1 + hashes
                if at(next) == UInt8(ascii: "(") {
                    skip(to: next + 1)
                    scan(untilParenthesis: true)
                } else {
                    skip(to: next + 1)
                }
            } else {
                skip(to: index + 1)
            }
        }
    }
}
