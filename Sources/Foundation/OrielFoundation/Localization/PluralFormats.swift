import Foundation

/// Translations with plural forms on their way from `NSLocalizedString` to a format that fills in their numbers.
///
/// On Apple's systems such a string is an object that knows its forms. Here its text ends with a mark that is not
/// visible and leads to the forms.
enum PluralFormats {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [(entry: LocalizedTable.Entry, language: String)] = []
    nonisolated(unsafe) private static var marked: [String: [(text: String, place: Int)]] = [:]

    /// Begins a mark; its digits follow, and an end.
    ///
    /// All are characters of no width.
    private static let begin: Unicode.Scalar = "\u{E0001}"
    private static let end: Unicode.Scalar = "\u{E007F}"
    private static let zero: UInt32 = 0xE0030

    /// Returns the text of a translation with plural forms, with its mark.
    static func format(for entry: LocalizedTable.Entry, language: String) -> String {
        guard case .plural(let format, _) = entry else { return "" }
        let id = language + "\u{0}" + format
        return lock.withLock {
            if let same = marked[id]?.first(where: { known[$0.place].entry == entry }) { return same.text }
            var text = format
            text.unicodeScalars.append(begin)
            for digit in String(known.count).utf8 {
                guard let scalar = Unicode.Scalar(zero + UInt32(digit - UInt8(ascii: "0"))) else { continue }
                text.unicodeScalars.append(scalar)
            }
            text.unicodeScalars.append(end)
            marked[id, default: []].append((text, known.count))
            known.append((entry, language))
            return text
        }
    }

    /// Returns a format with the forms for some values in place of its variables, and without marks.
    static func resolved(_ format: String, _ arguments: [any CVarArg]) -> String {
        guard format.utf8.contains(0xF3), let first = format.unicodeScalars.firstIndex(of: begin),
            let last = format.unicodeScalars[first...].firstIndex(of: end)
        else { return format }
        let digits = format.unicodeScalars[first..<last].dropFirst().map { $0.value &- zero }
        guard (1...9).contains(digits.count), digits.allSatisfy({ $0 < 10 }) else { return format }
        let place = Int(digits.reduce(0) { $0 * 10 + $1 })
        let before = String(format.unicodeScalars[..<first])
        guard let (entry, language) = lock.withLock({ known.indices.contains(place) ? known[place] : nil }),
            case .plural(let own, _) = entry, before.hasSuffix(own)
        else { return format }
        let forms = entry.format(numbers: arguments.compactMap(number), language: language)
        return before.dropLast(own.count) + forms + String(Substring(format.unicodeScalars[last...].dropFirst()))
    }

    private static func number(_ argument: any CVarArg) -> Double? {
        switch argument {
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}
