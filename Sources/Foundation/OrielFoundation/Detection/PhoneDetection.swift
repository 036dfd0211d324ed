import Foundation

/// Telephone numbers: digits in groups, with a country's code or an area's in brackets or without.
enum PhoneDetection {
    private static let pattern = DetectionPattern(
        #"(?<![\w.,/+-])(?:\+|\()?\d[\d ().\u00a0/–-]{5,24}\d(?:\s?(?:x|ext\.?)\s?\d{1,5})?(?![\w/]|[.,-]\d)"#)

    static func find(in string: String, _ range: NSRange) -> [DetectedResult] {
        let text = string as NSString
        return pattern.matches(in: string, range).compactMap { match in
            let word = text.substring(with: match.range)
            return isNumber(word) ? DetectedResult(.phone(word), match.range) : nil
        }
    }

    private static func isNumber(_ word: String) -> Bool {
        let digits = word.utf8.lazy.filter { (48...57).contains($0) }.count
        guard (7...15).contains(digits) else { return false }
        let groups = word.split { !$0.isNumber }
        if word.hasPrefix("+") { return true }
        // A plain number of any length is one of anything; ten or eleven digits are as North America writes them.
        if groups.count == 1 { return digits == 10 || digits == 11 && (word.hasPrefix("1") || word.hasPrefix("0")) }
        if word.contains("."), word.contains(" ") { return false }
        // Groups of points are addresses of machines and versions; groups of four and two digits are dates.
        if word.contains("."), groups.count == 4, groups.allSatisfy({ $0.count <= 3 }), digits < 10 { return false }
        if groups.count == 3, groups.map(\.count) == [4, 2, 2] || groups.map(\.count) == [2, 2, 4] { return false }
        return groups.last.map { $0.count >= 2 } ?? false
    }
}
