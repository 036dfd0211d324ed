import Foundation

/// The version of a packaged app.
struct ShippedVersion: Equatable, Comparable {
    /// The version for the user, such as `1.2`.
    let text: String
    /// The version with the number of the build, where that says more, such as `1.2+34`.
    ///
    /// Debian and AppStream accept it.
    let full: String
    /// Whether the app has none that can be used.
    let isMadeUp: Bool

    init(short: String?, build: String?) {
        let version = Self.valid(short)
        isMadeUp = version == nil
        let shown = version ?? Self.valid(build) ?? "1.0"
        text = shown
        full = Self.valid(build).flatMap { $0 == "1" || $0 == shown ? nil : "\(shown)+\($0)" } ?? shown
    }

    private static func valid(_ text: String?) -> String? {
        guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines), text.utf8.count <= 40,
            let first = text.first, first.isASCII, first.isNumber,
            text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || ".~".contains($0)) })
        else { return nil }
        return text
    }

    static func < (one: Self, other: Self) -> Bool {
        one.full.compare(other.full, options: .numeric) == .orderedAscending
    }
}
