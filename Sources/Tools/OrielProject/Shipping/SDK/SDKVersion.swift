import Foundation

/// The version of an SDK, by the rules of semantic versioning.
struct SDKVersion: Equatable {
    /// The name of the package for Debian.
    static let package = "oriel-sdk"

    /// The version, such as `0.2.0` or `0.2.0-dev`.
    let text: String

    /// Reads the version of a checkout.
    init(of checkout: URL) throws {
        let file = checkout.appending(path: "VERSION")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        try self.init(text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    init(_ text: String) throws {
        let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let numbers = parts[0].split(separator: ".", omittingEmptySubsequences: false)
        let isValid =
            numbers.count == 3 && numbers.allSatisfy { Int($0) != nil && $0.allSatisfy(\.isASCII) }
            && parts.dropFirst().allSatisfy { part in
                !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") }
            }
        guard isValid else { throw Problem("“\(text)” is not a version, such as 0.2.0 or 0.2.0-dev.") }
        self.text = text
    }

    /// The version as Debian writes it: what comes before a release sorts before it.
    var debian: String { text.replacing("-", with: "~") }
}
