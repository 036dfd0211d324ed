/// The rules of the house; each takes files and answers with what breaks it.
enum Rules {
    /// Modules import only modules below them, and nothing from outside but the toolchain.
    static func arrowsPointDown(_ files: [SourceFile]) throws -> [Violation] {
        try files.flatMap { file -> [Violation] in
            guard let module = ModuleGraph.module(of: file.path), let allowed = ModuleGraph.allowed[module] else {
                return [Violation(path: file.path, complaint: "belongs to no module of the graph in ModuleGraph.swift")]
            }
            return try file.importedModules().filter { !allowed.contains($0) && !ModuleGraph.toolchain.contains($0) }
                .map { Violation(path: file.path, complaint: "\(module) must not import \($0)") }
        }
    }

    /// Apps and examples import what an app for Apple's SwiftUI would, and name nothing that only we have.
    static func appsArePlainSwiftUI(_ files: [SourceFile]) throws -> [Violation] {
        let ours = Set(ModuleGraph.allowed.keys).subtracting(ModuleGraph.allowedInApps)
        return try files.flatMap { file in
            let imports = try file.importedModules().filter { !ModuleGraph.allowedInApps.contains($0) }
            // Public names that Apple's SwiftUI does not have begin with an underscore and a capital.
            let names = try file.names().filter {
                ours.contains($0) || $0.lowercased().contains("oriel")
                    || ($0.hasPrefix("_") && $0.dropFirst().first?.isUppercase == true)
            }
            return imports.map { Violation(path: file.path, complaint: "an app must not import \($0)") }
                + Set(names).subtracting(imports).sorted().map {
                    Violation(path: file.path, complaint: "'\($0)' is not a name of Apple's SwiftUI")
                }
        }
    }

    /// Files stay below a number of lines, but those whose length has a reason.
    static func filesAreSmall(
        _ files: [SourceFile], limit: Int = 600, exceptions: [String: String] = LongFiles.reasons
    ) -> [Violation] {
        let found = files.compactMap { file -> Violation? in
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
            guard lines > limit, exceptions[file.path] == nil else { return nil }
            return Violation(
                path: file.path, complaint: "has \(lines) lines, \(limit) are the limit; split it by concern")
        }
        let paths = Set(files.map(\.path))
        let stale = exceptions.keys.filter { !paths.contains($0) }.sorted()
        return found + stale.map { Violation(path: $0, complaint: "does not exist; take it out of LongFiles.swift") }
    }

    /// Nothing is left for later in a comment: what is missing stands in CompatibilityGaps.md.
    static func nothingIsLeftForLater(_ files: [SourceFile]) -> [Violation] {
        files.flatMap { file in
            file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { number, line in
                guard marks.contains(where: line.contains) else { return nil }
                return Violation(
                    path: "\(file.path):\(number + 1)", complaint: "finish it, or list it in CompatibilityGaps.md")
            }
        }
    }

    /// Spelt in two parts, so that this file does not break its own rule.
    private static let marks = ["TO" + "DO", "FIX" + "ME", "XX" + "X:"]
}
