/// The rules of the project; each takes files and returns its violations.
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

    /// Apps and examples import the modules that an app for Apple's SwiftUI would, and name nothing that only Oriel
    /// has.
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

    /// How long files are: a limit is lowered when the figures allow it, and raised for a reason in the commit's message.
    struct Sizes {
        /// The number of lines that half of the files don't exceed, that nine of ten don't, and that none does.
        var median = 90, ninetieth = 180, longest = 480
    }

    /// Files are short, most of them and each, but those whose length has a reason.
    static func filesAreSmall(
        _ files: [SourceFile], limits: Sizes = Sizes(), exceptions: [String: String] = LongFiles.reasons
    ) -> [Violation] {
        let lengths = files.map { file in
            (path: file.path, lines: file.text.utf8.count { $0 == UInt8(ascii: "\n") })
        }
        var violations: [Violation] = []
        for file in lengths where file.lines > limits.longest && exceptions[file.path] == nil {
            violations.append(
                Violation(
                    path: file.path,
                    complaint: "has \(file.lines) lines, \(limits.longest) are the limit; split it by concern"))
        }
        for path in exceptions.keys.sorted()
        where !lengths.contains(where: { $0.path == path && $0.lines > limits.longest }) {
            violations.append(Violation(path: path, complaint: "is not that long; take it out of LongFiles.swift"))
        }
        let sorted = lengths.map(\.lines).sorted()
        for (name, part, limit) in [("half", 0.5, limits.median), ("nine of ten", 0.9, limits.ninetieth)] {
            guard let lines = sorted.dropFirst(Int(Double(sorted.count) * part)).first, lines > limit else { continue }
            violations.append(
                Violation(path: "all files", complaint: "\(name) of them have up to \(lines) lines, not \(limit)"))
        }
        return violations
    }

    /// No text is left behind where a merge has stopped.
    static func mergesAreComplete(_ files: [SourceFile]) -> [Violation] {
        let marks = [("<", " "), (">", " "), ("=", "\n")].map { String(repeating: $0, count: 7) + $1 }
        return files.flatMap { file -> [Violation] in
            guard marks.contains(where: file.text.contains) else { return [] }
            return (file.text + "\n").split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
                number, line in
                guard marks.contains(where: (line + "\n").hasPrefix) else { return nil }
                return Violation(path: "\(file.path):\(number + 1)", complaint: "is where a merge has stopped")
            }
        }
    }

    /// Comments don't postpone work: everything that is missing is listed in CompatibilityGaps.md.
    static func nothingIsLeftForLater(_ files: [SourceFile]) -> [Violation] {
        files.flatMap { file in
            file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { number, line in
                guard marks.contains(where: line.contains) else { return nil }
                return Violation(
                    path: "\(file.path):\(number + 1)", complaint: "finish it, or list it in CompatibilityGaps.md")
            }
        }
    }

    /// Spelled in two parts, so that this file does not break its own rule.
    private static let marks = ["TO" + "DO", "FIX" + "ME", "XX" + "X:"]
}
