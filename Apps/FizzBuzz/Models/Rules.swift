/// What has to be said instead of a number.
struct Rules: Codable, Equatable, Sendable {
    /// A word for the multiples of a number.
    struct Word: Codable, Hashable, Sendable {
        var divisor: Int
        var text: String
    }

    /// The words, in any order: who says several says that of the smallest divisor first.
    var words = [Word(divisor: 3, text: "Fizz"), Word(divisor: 5, text: "Buzz")]
    /// Whether a number that is written with the divisor's digit counts as a multiple of it: 13 is Fizz, 52 is Buzz.
    var countsDigits = false
    /// Numbers with a word of their own.
    var exceptions: [Int: String] = [:]

    /// The words, that of the smallest divisor first.
    var ordered: [Word] { words.sorted { ($0.divisor, $0.text) < ($1.divisor, $1.text) } }

    /// The words of a number; none for one that has a word of its own.
    func words(for number: Int) -> [Word] {
        exceptions[number] == nil ? ordered.filter { applies($0.divisor, to: number) } : []
    }

    /// What has to be said at a number.
    func answer(to number: Int) -> String {
        if let exception = exceptions[number] { return exception }
        let words = words(for: number)
        return words.isEmpty ? String(number) : words.map(\.text).joined()
    }

    /// All that may have to be said besides the number itself, the shortest first: what there are buttons for.
    var answers: [String] {
        let sums = ordered.reduce([[String]()]) { sums, word in sums + sums.map { $0 + [word.text] } }.dropFirst()
        let texts = sums.sorted { $0.count < $1.count }.map { $0.joined() }
        let own = exceptions.sorted { $0.key < $1.key }.map(\.value)
        return (texts + own).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// How many words there may be, what may divide, and how many numbers may have a word of their own.
    static let possibleWords = 1...3, possibleDivisors = 2...99, mostExceptions = 4

    /// Whether the game can be played by the rules: each word is one, and means one thing.
    var isValid: Bool {
        let texts = words.map(\.text) + exceptions.values
        return Self.possibleWords.contains(words.count)
            && words.allSatisfy { Self.possibleDivisors.contains($0.divisor) }
            && Set(words.map(\.divisor)).count == words.count && Set(words.map(\.text)).count == words.count
            && exceptions.count <= Self.mostExceptions && exceptions.keys.allSatisfy { $0 > 0 }
            && texts.allSatisfy { !$0.isEmpty && $0.count <= 20 && Int($0) == nil }
    }

    private func applies(_ divisor: Int, to number: Int) -> Bool {
        guard divisor > 0 else { return false }
        if number.isMultiple(of: divisor) { return true }
        return countsDigits && divisor < 10 && String(number).contains(String(divisor))
    }
}
