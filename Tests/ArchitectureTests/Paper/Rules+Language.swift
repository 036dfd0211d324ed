/// Rules about the language of comments and documents.
extension Rules {
    /// Habits to avoid are as rare as the table says, and the table says how rare they are.
    ///
    /// A ceiling falls with the count: one that exceeds it by more than ``Habit/slack`` is a violation as well. The last violation
    /// has the table for the present counts.
    static func habitsAreRare(
        _ habits: [Habit] = Habit.all, in proses: [(path: String, text: Prose)], types: [(path: String, name: String)]
    ) -> [Violation] {
        let words = Habit.places(of: habits, in: proses)
        let places = zip(habits, words).map { habit, places in
            guard let ending = habit.ending else { return places }
            return types.filter { $0.name.hasSuffix(ending) }.map { ($0.path, 1) }
        }
        let violations = zip(habits, places).compactMap { habit, places -> Violation? in
            if places.count > habit.ceiling {
                let list = places.suffix(20).map { "\($0.path):\($0.line)" }.joined(separator: ", ")
                return Violation(
                    path: "'\(habit.words)'",
                    complaint: "occurs \(places.count) times, not \(habit.ceiling) (\(habit.advice)): \(list)")
            }
            guard places.count + Habit.slack < habit.ceiling else { return nil }
            return Violation(
                path: "'\(habit.words)'", complaint: "occurs \(places.count) times; lower its ceiling, \(habit.ceiling)"
            )
        }
        if violations.isEmpty { return [] }
        let table = zip(habits, places).map { $0.row($1.count) }.joined(separator: "\n")
        return violations + [Violation(path: habitsFile, complaint: "the table for the present counts is\n\(table)")]
    }

    static let habitsFile = "Tests/ArchitectureTests/Paper/Habits.swift"
}

extension Repository {
    /// The comments of all sources, and the documents; of the changelog only the unreleased part.
    static func proses() throws -> [(path: String, text: Prose)] {
        let sources = try SourceFile.all(below: ["Sources"]).map { ($0.path, try Prose(commentsOf: $0.text)) }
        // The page about language quotes the habits.
        let documents = try SourceFile.all(
            below: [
                "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CompatibilityGaps.md", "AGENTS.md", "Documentation",
            ],
            where: { $0.hasSuffix(".md") && $0 != "Documentation/Language.md" }
        ).map { ($0.path, Prose(document: $0.text)) }
        let changes = Prose(document: try text("CHANGELOG.md"), below: "## Unreleased")
        return sources + documents + [("CHANGELOG.md", changes)]
    }

    /// The names of all types in the sources.
    static func types() throws -> [(path: String, name: String)] {
        try library.get().files.flatMap { file in
            file.declarations.filter { Declaration.types.contains($0.kind) && $0.kind != "extension" }
                .map { (file.path, $0.name) }
        }
    }
}
