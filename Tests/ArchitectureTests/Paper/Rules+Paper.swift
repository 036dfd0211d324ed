import Foundation

/// Rules about documents, which are compared with the sources.
extension Rules {
    /// Things that CompatibilityGaps.md calls missing don't exist, and those that it calls without effect do.
    static func gapsAreGaps(_ list: GapList, _ library: Library) -> [Violation] {
        func violations(_ names: [GapList.Name], exist: Bool, _ complaint: String) -> [Violation] {
            names.filter { library.has($0.text) == exist }.map {
                Violation(path: "CompatibilityGaps.md:\($0.line)", complaint: "'\($0.text)' \(complaint)")
            }
        }
        return violations(list.missing, exist: true, "exists; take it out, or say which part of it is missing")
            + violations(list.withoutEffect, exist: false, "does not exist; name it as it is declared")
    }

    /// Public declarations have a documentation comment, but those that a protocol or a superclass explains, and cases.
    static func publicDeclarationsAreDocumented(_ library: Library) -> [Violation] {
        library.files.flatMap { file in
            file.declarations.filter { declaration in
                (declaration.saysPublic || (declaration.isPublic && declaration.isRequirement))
                    && !declaration.hasComment && !declaration.isOverride && declaration.kind != "extension"
                    && !library.isWitness(declaration)
            }.map {
                Violation(path: "\(file.path):\($0.line)", complaint: "'\($0.path)' has no documentation comment")
            }
        }
    }

    /// The page about debugging lists all environment variables that anything here reads, and no others.
    static func switchesAreListed(_ page: String, _ files: [SourceFile]) -> [Violation] {
        let listed = page.matches(of: /(?m)^\| `(ORIEL_[A-Z_]+)` \| *([^|]*?) *\|$/)
        let names = Set(listed.map { String($0.output.1) })
        var violations = listed.filter { $0.output.2.isEmpty }.map {
            Violation(path: debuggingPage, complaint: "does not say what \($0.output.1) does")
        }
        var read: Set<String> = []
        for file in files {
            let new = Set(file.switches()).subtracting(read)
            read.formUnion(new)
            violations += new.subtracting(names).sorted().map {
                Violation(path: file.path, complaint: "reads \($0), which \(debuggingPage) does not list")
            }
        }
        return violations
            + names.subtracting(read).sorted().map {
                Violation(path: debuggingPage, complaint: "lists \($0), which nothing reads")
            }
    }

    /// The tests that the page about promises names exist, each in the file before it, and each promise names one.
    /// - Parameter text: Returns the text of a file; nil for one that does not exist.
    static func promisesAreKept(_ page: String, _ text: (String) -> String?) -> [Violation] {
        page.split(separator: "\n- ").dropFirst().flatMap { entry -> [Violation] in
            // Lines are wrapped in between, never within a path.
            let promise = (entry.split(separator: "\n\n").first ?? entry).replacing("\n  ", with: " ")
            let line = String(promise.prefix(60))
            func violation(_ complaint: String) -> Violation {
                Violation(path: promisesPage, complaint: "\(line)… \(complaint)")
            }
            var file: String?, violations: [Violation] = [], count = 0
            for match in promise.matches(of: /`(Tests\/[^`]+)`|"([^"]+)"/) {
                if let path = match.output.1 {
                    file = text(String(path))
                    if file == nil { violations.append(violation("names \(path), which does not exist")) }
                } else if let title = match.output.2 {
                    count += 1
                    if file?.contains("\"\(title)\"") != true {
                        violations.append(violation("names no test “\(title)”"))
                    }
                }
            }
            return count == 0 ? [violation("names no test")] : violations
        }
    }

    /// The places of the table "Where is …" exist: below `Sources/Engine/SwiftUICore`, or from the root.
    static func placesExist(_ page: String, in paths: [String]) -> [Violation] {
        let table = page.components(separatedBy: "## Where is …\n").last?.components(separatedBy: "\n## ").first ?? ""
        let places = table.matches(of: /`([A-Z][A-Za-z]*\/[A-Za-z.\/]*|Sources\/[A-Za-z.\/]+)`/).map {
            String($0.output.1)
        }
        return places.compactMap { place in
            let whole =
                place.hasPrefix("Sources/") || place.hasPrefix("Scripts/")
                ? place : "Sources/Engine/SwiftUICore/\(place)"
            let folder = whole.hasSuffix("/") ? whole : whole + "/"
            if paths.contains(where: { $0 == whole || $0.hasPrefix(folder) }) { return nil }
            return Violation(path: "CONTRIBUTING.md", complaint: "names \(place), which does not exist")
        }
    }

    static let promisesPage = "Documentation/Oriel.docc/WhatOrielPromises.md"
    static let debuggingPage = "Documentation/Oriel.docc/Debugging.md"

    /// The pictures of the documentation exist, README.md shows each, and a script makes it.
    static func picturesAreMade(_ readme: String, _ paths: [String], scripts: String) -> [Violation] {
        let shown = readme.matches(of: /!\[[^\]]*\]\(([^)]+\.png)\)/).map { String($0.output.1) }
        let missing = Set(shown).subtracting(paths).sorted().map {
            Violation(path: "README.md", complaint: "shows \($0), which does not exist")
        }
        return missing
            + paths.flatMap { path -> [Violation] in
                let name = path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
                var complaints: [String] = []
                if !shown.contains(path) { complaints.append("is not shown by README.md") }
                if !scripts.contains("\nfilm \(name) "), !scripts.contains("\"\(name)\"") {
                    complaints.append("is made by no script")
                }
                return complaints.map { Violation(path: path, complaint: $0) }
            }
    }
}

extension SourceFile {
    /// The environment variables of ours that the file reads: in quotation marks, or behind a dollar sign in scripts.
    func switches() -> [String] {
        guard text.contains("ORIEL_") else { return [] }
        let pattern = /(define\()?(?:"(ORIEL_[A-Z_]+)"|\$\{?(ORIEL_[A-Z_]+))/
        return text.matches(of: pattern).filter { $0.output.1 == nil }
            .compactMap { ($0.output.2 ?? $0.output.3).map(String.init) }
    }
}
