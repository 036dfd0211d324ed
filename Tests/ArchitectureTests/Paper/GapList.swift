import Foundation

/// The names that CompatibilityGaps.md lists.
struct GapList: Equatable {
    /// A name that is said to be missing, or to be without effect.
    struct Name: Equatable {
        /// As it is written, such as `TestHost.tap(at:)` or `\.isFocused`.
        var text: String
        /// The line of the entry, from 1.
        var line: Int
    }

    /// The names of things that don't exist.
    private(set) var missing: [Name] = []
    /// The names of things that exist and have no effect.
    private(set) var withoutEffect: [Name] = []

    /// Reads a list: entries that begin with a name list names up to the first colon.
    ///
    /// A name counts where a comma, a semicolon, a full stop, a colon, `and` or nothing comes after it; with other words after
    /// it only a part of it is meant, such as `` `Text` with shaders ``. A name that begins with a dot is a member of the type
    /// before it.
    init(_ text: String) {
        var isMissing = true
        for entry in Self.entries(of: text) {
            switch entry.text {
            case "## Without effect": isMissing = false
            case "## Bounds": return
            case let line where line.hasPrefix("- `"):
                let names = Self.names(in: String(line.dropFirst(2))).map { Name(text: $0, line: entry.line) }
                if isMissing { missing += names } else { withoutEffect += names }
            default: break
            }
        }
    }

    /// Headings and entries, each in one line, with the number of its first line.
    private static func entries(of text: String) -> [(line: Int, text: String)] {
        var entries: [(line: Int, text: String)] = []
        for (number, line) in text.components(separatedBy: "\n").enumerated() {
            if line.hasPrefix("  "), let last = entries.indices.last {
                entries[last].text += " " + line.trimmingCharacters(in: .whitespaces)
            } else {
                entries.append((number + 1, line))
            }
        }
        return entries
    }

    private static func names(in entry: String) -> [String] {
        var names: [String] = []
        var type = ""
        // Text and names in turn.
        let pieces = entry.components(separatedBy: "`")
        for place in stride(from: 1, to: pieces.count, by: 2) {
            if pieces[place - 1].contains(": ") { break }
            var name = pieces[place]
            if name.hasPrefix(".") { name = type + name }
            type =
                name.split(separator: "(").first.map { $0.split(separator: ".").dropLast().joined(separator: ".") }
                ?? ""
            let after = place + 1 < pieces.count ? pieces[place + 1] : ""
            if after.isEmpty || [",", ";", ".", ":", " and "].contains(where: after.hasPrefix) { names.append(name) }
        }
        return names
    }
}

extension Library {
    /// Whether there is a public declaration of a name as it is written in the list of gaps.
    func has(_ name: String) -> Bool {
        var path = name.prefix { $0 != "(" }.split(separator: ".").map(String.init)
        guard var last = path.popLast() else { return false }
        if name.hasPrefix("\\.") {
            path = ["EnvironmentValues"]
        } else if last.hasPrefix("#") {
            last.removeFirst()
        }
        if path.isEmpty, modules.contains(last) { return true }
        let wanted = Labels(name)
        return (byName[last] ?? []).contains { declaration in
            let container = declaration.kind == "init" ? declaration.container.dropLast() : declaration.container[...]
            return container.suffix(path.count).elementsEqual(path) && wanted.fit(declaration)
        }
    }
}

/// The labels of a name such as `tap(at:count:)` or, where there are more, `tap(at:…)`.
private struct Labels {
    let labels: [String]?
    let hasMore: Bool

    init(_ name: String) {
        guard let open = name.firstIndex(of: "("), name.hasSuffix(")") else {
            (labels, hasMore) = (nil, false)
            return
        }
        let inner = name[name.index(after: open)...].dropLast()
        hasMore = inner.hasSuffix("…")
        labels = inner.split(separator: ":").map { String($0) }.filter { $0 != "…" }
    }

    /// Whether a declaration is one of the name; any of a name without labels.
    func fit(_ declaration: Declaration) -> Bool {
        guard let labels else { return declaration.kind != "init" }
        guard let others = declaration.labels else { return false }
        return hasMore ? others.starts(with: labels) : others == labels
    }
}
