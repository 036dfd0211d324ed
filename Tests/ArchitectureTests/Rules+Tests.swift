@testable import SwiftTokens

extension Rules {
    /// A known issue names the exact fault that it expects, and expects it each time.
    ///
    /// A test whose issues may or may not be recorded can't fail, and one that accepts any issue hides the next fault.
    static func knownIssuesAreExact(_ files: [SourceFile]) throws -> [Violation] {
        try files.flatMap { file -> [Violation] in
            let source = try SwiftSource(file.text)
            return source.tokens.indices.compactMap { index in
                if source.token(index, is: "isIntermittent") {
                    return Violation(path: file.path, complaint: "a known issue that comes and goes: mend it")
                }
                guard source.token(index, is: "withKnownIssue"), !source.hasMatchingClosure(index) else { return nil }
                return Violation(path: file.path, complaint: "a known issue must say which fault it is (matching:)")
            }
        }
    }
}

extension SwiftSource {
    /// Whether the call at an index has a closure with the label `matching`, among its arguments or behind them.
    fileprivate func hasMatchingClosure(_ index: Int) -> Bool {
        var place = index + 1
        while tokens.indices.contains(place) {
            if token(place, is: "matching"), token(place + 1, is: ":") { return true }
            let isLabel = isIdentifier(place) && token(place + 1, is: ":") && token(place + 2, is: "{")
            guard let partner = tokens[place].partner, partner > place else {
                guard isLabel else { return false }
                place += 2
                continue
            }
            if token(place, is: "("),
                (place..<partner).contains(where: { token($0, is: "matching") && token($0 + 1, is: ":") })
            {
                return true
            }
            place = partner + 1
        }
        return false
    }
}
