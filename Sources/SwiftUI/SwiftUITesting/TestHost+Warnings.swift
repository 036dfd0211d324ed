import SwiftUICore

extension TestHost {
    /// Returns the warnings about a wrong use that are given while a function runs, in their order.
    ///
    /// A warning is printed once a process; here it counts each time. Only warnings that the function itself causes
    /// count, not the warnings of other tests at the same time.
    public static func warnings(during body: () throws -> Void) rethrows -> [String] {
        var warnings: [String] = []
        try RuntimeWarning.observing({ warnings.append($0) }, during: body)
        return warnings
    }

    /// Returns the warnings about a wrong use that are given while an asynchronous function runs, in their order.
    ///
    /// Warnings of the tasks that it begins count until it has returned.
    public static func warnings(during body: () async throws -> Void) async rethrows -> [String] {
        var warnings: [String] = []
        try await RuntimeWarning.observing({ warnings.append($0) }, during: body)
        return warnings
    }
}
