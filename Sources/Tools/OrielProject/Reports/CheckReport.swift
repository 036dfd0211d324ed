import Foundation

/// The modules and names that an app uses and that are missing here, with the places.
struct CheckReport: Encodable, Equatable {
    struct Place: Encodable, Equatable {
        var file: String
        var line: Int
    }

    struct Module: Encodable, Equatable {
        var name: String
        var purpose: String?
        /// How many files import it.
        var imports: Int
    }

    struct Symbol: Encodable, Equatable {
        var name: String
        var message: String
        var places: [Place]
    }

    var app: String
    var platform: String
    var files: Int
    var lines: Int
    /// Files without a complaint of their own.
    var goodFiles: Int
    var modules: [Module]
    var symbols: [Symbol]
    var errors: Int
    var notes: [String]
    /// The share of files that compile, in percent.
    var percent: Int
    /// The modules one by one, where there are several.
    var targets: [Target]
    /// Sentences about what stands in the way of giving the app to others.
    var shipping: [String] = []

    /// A module, and how much of it compiles.
    struct Target: Encodable, Equatable {
        var name: String
        /// `linux` where it is built as on Linux; else the target's platform.
        var system: String
        var files: Int
        var goodFiles: Int
        var percent: Int
    }

    init(_ app: AppDescription, _ result: AppBuilder.Result) {
        self.app = app.name
        platform = app.platform.rawValue
        notes = app.notes + result.leftOut
        let sources = (app.libraries + [app.module]).flatMap(\.sources)
        let texts = sources.map { FileManager.default.contents(atPath: $0.path) ?? Data() }
        files = sources.count
        lines = texts.reduce(0) { sum, data in
            sum + data.count { $0 == 0x0A } + (data.last == 0x0A || data.isEmpty ? 0 : 1)
        }
        let imported = texts.map { Self.imports(in: String(decoding: $0, as: UTF8.self)) }
        modules = result.standIns.map { name in
            Module(
                name: name, purpose: FrameworkPurpose.of(name),
                imports: imported.count { $0.contains(name) })
        }
        let all = result.errors.filter { $0.missingModule == nil }
        errors = all.count
        var names: [String] = []
        var found: [String: Symbol] = [:]
        for error in all {
            guard let name = MissingSymbol.name(of: error.message) else { continue }
            if found[name] == nil { names.append(name) }
            found[name, default: Symbol(name: name, message: error.message, places: [])].places
                .append(Place(file: error.file, line: error.line))
        }
        // Where all complaints follow from others, the first is said after all.
        if names.isEmpty, let first = all.first {
            found[first.message] = Symbol(
                name: first.message, message: first.message, places: [Place(file: first.file, line: first.line)])
            names = [first.message]
        }
        symbols = names.compactMap { found[$0] }.enumerated()
            .sorted { ($1.element.places.count, $0.offset) < ($0.element.places.count, $1.offset) }.map(\.element)
        let bad = Set(all.map(\.file)).union(result.unchecked)
        let missing = Set(result.standIns)
        let good = Set(
            zip(sources, imported).filter { source, imports in
                !bad.contains(source.path) && imports.isDisjoint(with: missing)
            }.map(\.0.path))
        goodFiles = sources.count { good.contains($0.path) }
        percent = files == 0 ? 0 : goodFiles * 100 / files
        // What concerns no file is wrong with all of them.
        if percent == 100, errors > 0 || !modules.isEmpty { percent = 99 }
        let linux = Set(result.modules.lazy.filter { $0.system == .linux }.map(\.name))
        targets = (app.libraries + [app.module]).filter { !$0.sources.isEmpty }.map { module in
            let count = module.sources.count { good.contains($0.path) }
            return Target(
                name: module.name,
                system: module.system == .linux || linux.contains(module.name) ? "linux" : app.platform.rawValue,
                files: module.sources.count, goodFiles: count,
                percent: count * 100 / module.sources.count)
        }
    }

    /// The report as one line, for a page about the project.
    var badge: String { "Oriel: \(percent) % of \(files) file\(files == 1 ? " compiles" : "s compile")" }

    /// Whether nothing is missing.
    var isComplete: Bool { modules.isEmpty && errors == 0 }

    private static func imports(in text: String) -> Set<String> {
        Set(
            text.split(whereSeparator: \.isNewline).compactMap { line in
                let words = line.split { $0 == " " || $0 == "\t" }
                guard let index = words.firstIndex(of: "import"), index < 2, index + 1 < words.count else { return nil }
                let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
                let name =
                    kinds.contains(words[index + 1]) && index + 2 < words.count ? words[index + 2] : words[index + 1]
                return String(name.prefix { $0 != "." && $0 != ";" })
            })
    }

    /// The report as a page.
    /// - Parameter folder: Places are written relative to it.
    func page(relativeTo folder: String) -> String {
        var page = ["\(app): \(files) Swift file\(files == 1 ? "" : "s"), \(lines) lines, for \(platform)."]
        if targets.count > 1 || targets.contains(where: { $0.system == "linux" }) {
            page += targets.map { "  \($0.name), built as for \($0.system): \($0.percent) %" }
        }
        if isComplete { return (page + ["Nothing is missing: 100 %."]).joined(separator: "\n") }
        if !modules.isEmpty {
            page.append("Modules that do not exist here:")
            page += modules.map { module in
                "  \(module.name)\(module.purpose.map { " (\($0))" } ?? ""), imported by "
                    + "\(module.imports) file\(module.imports == 1 ? "" : "s")"
            }
        }
        if !symbols.isEmpty {
            page.append("Names and calls that do not compile:")
            page += symbols.map { symbol in
                let lines: [Place] = symbol.places.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
                let places = lines.filter { $0.line > 0 }.prefix(3).map { place in
                    (place.file.hasPrefix(folder + "/") ? String(place.file.dropFirst(folder.count + 1)) : place.file)
                        + ":\(place.line)"
                }.joined(separator: ", ")
                let more = lines.count > 3 ? ", …" : ""
                return "  \(symbol.places.count) × \(symbol.name)   \(places)\(more)"
            }
        }
        page.append("\(goodFiles) of \(files) files compile: \(percent) %.")
        return page.joined(separator: "\n")
    }
}
