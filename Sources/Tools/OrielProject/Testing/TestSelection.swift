import Foundation

/// The tests that the user chooses by regular expressions, as `swift test` has them.
struct TestSelection: Equatable {
    /// A test runs if one of these matches its name, or if there are none.
    var filters: [String] = []
    /// A test does not run if one of these matches its name.
    var skipped: [String] = []

    var isEverything: Bool { filters.isEmpty && skipped.isEmpty }

    /// Throws an error if one of them is not a regular expression.
    func validate() throws {
        for pattern in filters + skipped where (try? NSRegularExpression(pattern: pattern)) == nil {
            throw Problem("“\(pattern)” is not a regular expression.")
        }
    }

    /// Whether a test runs.
    /// - Parameter name: Its name with its module and class: `Module.Class/method`.
    func contains(_ name: String) -> Bool {
        func matches(_ pattern: String) -> Bool { name.range(of: pattern, options: .regularExpression) != nil }
        return (filters.isEmpty || filters.contains(where: matches)) && !skipped.contains(where: matches)
    }

    /// The arguments for swift-testing.
    var arguments: [String] {
        filters.flatMap { ["--filter", $0] } + skipped.flatMap { ["--skip", $0] }
    }
}
