/// Rules about the commands that documents name.
extension Rules {
    /// The check or the test that runs a command of `./oriel`: a file from the root, which names the command.
    static let checkedCommands = [
        "assets": "Tests/SwiftUICoreTests/Images/AssetSymbolTests.swift", "bench": "Scripts/nightly",
        "check": "Scripts/sdk-check", "coverage": "Scripts/nightly", "docs": ".ci/run",
        "editor": "Scripts/editor-check",
        "fuzz": "Scripts/nightly", "inspect": ".ci/run", "new": ".ci/run",
        "package": "Documentation/Oriel.docc/Tutorial/Tutorial10Package.md",
        "preview": "Tests/OrielProjectTests/ReportTests.swift", "replay": "Scripts/nightly", "run": ".ci/run",
        "sdk": "Scripts/nightly", "soak": "Scripts/nightly", "test": ".ci/run",
    ]

    /// Commands that people run, and no check: they look at a machine or take hours.
    static let commandsByHand: Set<String> = ["build", "completions", "doctor", "help", "nightly"]

    /// The commands of `./oriel` that documents name exist, and so do their options; a check runs each command, or it is listed as
    /// one that people run.
    /// - Parameters:
    ///   - programs: The texts that declare options: the script's, its parts' and the modules' that read arguments.
    ///   - text: Returns the text of a file.
    static func commandsExist(
        _ documents: [(path: String, text: String)], usage: String, programs: [String], text: (String) -> String?
    ) -> [Violation] {
        let commands = Set(usage.matches(of: /(?m)^  ([a-z]+)(?:[ ,]|$)/).map { String($0.output.1) })
        var violations: [Violation] = []
        var named: Set<String> = []
        for document in documents {
            for match in document.text.matches(of: /\.\/oriel ([a-z]+)([^`\n]*)/) {
                let command = String(match.output.1)
                if named.insert(command).inserted, !commands.contains(command) {
                    violations.append(
                        Violation(path: document.path, complaint: "names ./oriel \(command), which does not exist"))
                }
                let call = match.output.2.prefix { $0 != "#" }
                for option in call.matches(of: /--[a-z][a-z-]*/).map({ String($0.output) })
                where !programs.contains(where: { $0.contains(option) }) {
                    violations.append(
                        Violation(path: document.path, complaint: "names \(option), which nothing reads"))
                }
            }
        }
        for command in named.subtracting(commandsByHand).intersection(commands).sorted() {
            let place = checkedCommands[command]
            if place.flatMap(text)?.contains(command) != true {
                violations.append(Violation(path: place ?? "oriel", complaint: "does not run ./oriel \(command)"))
            }
        }
        return violations
    }
}
