import Foundation
import FrontEndKit

extension TerminalAnswer {
    /// Reads an answer that is a string; nil for one that is not known.
    init?(string bytes: [UInt8], opener: UInt8) {
        if opener == UInt8(ascii: "_"), bytes.first == UInt8(ascii: "G") {
            self = .pictures(bytes.suffix(3).elementsEqual(";OK".utf8))
            return
        }
        if opener == UInt8(ascii: "P"), bytes.starts(with: "1$r".utf8), bytes.last == UInt8(ascii: "m") {
            self = .style(String(decoding: bytes.dropFirst(3).prefix(100), as: UTF8.self))
            return
        }
        guard opener == UInt8(ascii: "]") else { return nil }
        self.init(command: bytes)
    }

    private init?(command bytes: [UInt8]) {
        guard let end = bytes.firstIndex(of: UInt8(ascii: ";")),
            let number = Int(String(decoding: bytes[..<end], as: UTF8.self))
        else { return nil }
        let value = bytes[(end + 1)...]
        switch number {
        case 10, 11:
            guard value.count < 64, let color = RGBA(terminal: String(decoding: value, as: UTF8.self)) else {
                return nil
            }
            self = .color(number, color)
        case 52:
            guard let start = value.firstIndex(of: UInt8(ascii: ";")),
                let data = Data(base64Encoded: Data(value[(start + 1)...]))
            else { return nil }
            self = .clipboard(String(decoding: data, as: UTF8.self))
        default: return nil
        }
    }
}

extension RGBA {
    /// Reads a color as terminals write it: `rgb:ffff/8080/0000`, `rgb:ff/80/00` or `#ff8000`.
    init?(terminal text: String) {
        var parts: [Substring] = []
        if text.hasPrefix("rgb:") || text.hasPrefix("rgba:") {
            parts = text.drop { $0 != ":" }.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        } else if text.hasPrefix("#"), text.utf8.count == 7, text.utf8.count == text.count {
            let digits = text.dropFirst()
            parts = stride(from: 0, to: 6, by: 2).map { digits.dropFirst($0).prefix(2) }
        }
        guard parts.count == 3 || parts.count == 4 else { return nil }
        var numbers: [Double] = []
        for part in parts.prefix(3) {
            guard (1...4).contains(part.utf8.count), let number = UInt32(part, radix: 16), part.first != "+" else {
                return nil
            }
            numbers.append(Double(number) / Double(UInt32(1) << (4 * UInt32(part.utf8.count)) - 1))
        }
        self.init(numbers[0], numbers[1], numbers[2])
    }
}
