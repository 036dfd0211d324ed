/// Returns a sentence with the names that there are, the nearest to a wanted one first.
/// - Parameter several: The plural of the names' kind, such as `texts`.
func listing(_ several: String, _ names: [String], nearest wanted: String) -> String {
    var seen: Set<String> = []
    let distinct = names.filter { !$0.isEmpty && seen.insert($0).inserted }
    if distinct.isEmpty { return "There are no \(several)." }
    let most = 12
    let sorted = distinct.map { (name: $0, distance: distance($0, wanted)) }
        .enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
    let shown = sorted.prefix(most).map { quoted($0.element.name) }.joined(separator: ", ")
    let rest = distinct.count > most ? ", and \(distinct.count - most) more" : ""
    return "There are the \(several) \(shown)\(rest)."
}

/// Returns a name in quotation marks and in one line, the end of a long one left out.
func quoted(_ name: String) -> String {
    let line = name.replacing("\n", with: "⏎")
    return "“" + (line.count > 60 ? line.prefix(60) + "…" : line) + "”"
}

/// Returns how many letters must be changed, added or left out to make one name of another, whatever their case.
///
/// A name that the other begins with, or that is a part of it, is nearer than any other.
private func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (letters(of: a), letters(of: b))
    let (short, long) = a.count < b.count ? (a, b) : (b, a)
    if short.isEmpty { return long.count }
    if long.firstRange(of: short) != nil { return 0 }
    var above = Array(0...short.count)
    for (row, letter) in long.enumerated() {
        var current = [row + 1]
        for (column, other) in short.enumerated() {
            current.append(
                min(above[column + 1] + 1, current[column] + 1, above[column] + (letter == other ? 0 : 1)))
        }
        above = current
    }
    return above[short.count]
}

/// Returns the first letters of a name in lower case, each white space as a blank.
private func letters(of name: String) -> [Character] {
    name.lowercased().prefix(80).map { $0.isWhitespace ? " " : $0 }
}
