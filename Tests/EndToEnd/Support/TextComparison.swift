import Foundation

/// Finds the differences of two descriptions, except in the last digits of numbers: the program's clock began at
/// another time than the test's, so sums are rounded differently.
enum TextComparison {
    static let tolerance = 0.0021

    /// The first lines that differ, or nil.
    static func difference(_ program: String, _ test: String) -> String? {
        if program == test { return nil }
        let (lines, others) = (program.split(separator: "\n"), test.split(separator: "\n"))
        for (line, other) in zip(lines, others) where line != other && !isNear(line, other) {
            return "the window shows “\(line)”, the test host “\(other)”"
        }
        if lines.count == others.count { return nil }
        let more = lines.count > others.count ? lines[others.count] : others[lines.count]
        return "the window shows \(lines.count) lines, the test host \(others.count), such as “\(more)”"
    }

    private static func isNear(_ line: Substring, _ other: Substring) -> Bool {
        let (parts, others) = (split(line), split(other))
        guard parts.count == others.count else { return false }
        for (part, other) in zip(parts, others) where part != other {
            guard let number = Double(part), let second = Double(other), abs(number - second) <= tolerance else {
                return false
            }
        }
        return true
    }

    /// The numbers in a line, and the text between them.
    private static func split(_ line: Substring) -> [Substring] {
        var (parts, start) = ([Substring](), line.startIndex)
        var wasNumber: Bool?
        for place in line.indices {
            let character = line[place]
            let isNumber = character.isASCII && (character.isNumber || character == "." || character == "-")
            if let wasNumber, wasNumber != isNumber {
                parts.append(line[start..<place])
                start = place
            }
            wasNumber = isNumber
        }
        return parts + [line[start...]]
    }
}
