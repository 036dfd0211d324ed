import Foundation

/// The control files of a Debian package.
struct DebianPackage {
    let name: String
    let version: String
    /// The section of Debian's archive.
    let section: String
    /// The architecture, as Debian calls it.
    let architecture: String
    /// Who answers for the package: `Ada Lovelace <ada@example.org>`.
    let maintainer: String
    /// The packages that it needs.
    let dependencies: [String]
    /// The packages without which it works, but not as well.
    let recommended: [String]
    let homepage: String?
    /// The synopsis, a phrase.
    let summary: String
    /// The description, a sentence or two.
    var details: String
    let date: Date

    var fileName: String { "\(name)_\(version)_\(architecture).deb" }

    /// The control file.
    /// - Parameter size: The size of the installed files in kibibytes.
    func control(size: Int) -> String {
        var lines = [
            "Package: \(name)", "Version: \(version)", "Section: \(section)",
            "Priority: optional", "Architecture: \(architecture)", "Maintainer: \(Self.line(maintainer))",
            "Installed-Size: \(size)",
        ]
        if !dependencies.isEmpty { lines.append("Depends: \(dependencies.joined(separator: ", "))") }
        lines.append("Recommends: \(recommended.joined(separator: ", "))")
        if let homepage { lines.append("Homepage: \(Self.line(homepage))") }
        lines.append("Description: \(Self.synopsis(summary))")
        lines += Self.paragraph(details).map { " " + $0 }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The lines of a paragraph, of 78 characters at most where a word is not longer.
    private static func paragraph(_ text: String) -> [String] {
        var lines: [String] = []
        for word in line(text).split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= 78 {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    /// Debian wants a phrase without an article and a full stop, of 80 characters at most.
    private static func synopsis(_ summary: String) -> String {
        var words = line(summary).split(separator: " ")
        if let first = words.first, ["A", "An", "The"].contains(first), words.count > 1 { words.removeFirst() }
        var text = words.joined(separator: " ")
        while text.last == "." { text.removeLast() }
        return String(text.prefix(79)).trimmingCharacters(in: .whitespaces)
    }

    /// A text on one line: another would be a field of its own.
    private static func line(_ text: String) -> String { ShippingText.line(text) ?? "unknown" }

    /// The change log, which has this version alone.
    var changelog: String {
        """
        \(name) (\(version)) stable; urgency=medium

          * Version \(version).

         -- \(Self.line(maintainer))  \(rfcDate)

        """
    }

    private var rfcDate: String {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = .gmt
        format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss '+0000'"
        return format.string(from: date)
    }

    /// Makes the package.
    /// - Parameters:
    ///   - tree: What lies below `/usr`.
    ///   - draft: A folder for its making.
    func build(_ tree: URL, draft: URL, into folder: URL) throws {
        let files = FileManager.default
        let control = draft.appending(path: "DEBIAN")
        try files.createDirectory(at: control, withIntermediateDirectories: true)
        try files.copyItem(at: tree, to: draft.appending(path: "usr"))
        let log = draft.appending(path: "usr/share/doc/\(name)/changelog")
        try Data(changelog.utf8).write(to: log)
        try ShippingTool.run("gzip", ["-9", "-n", log.path])
        let paths = try files.subpathsOfDirectory(atPath: draft.appending(path: "usr").path).sorted()
        let (size, plain) = Self.measure(paths.map { "usr/" + $0 }, in: draft)
        try Data(self.control(size: size).utf8).write(to: control.appending(path: "control"))
        try Data(try Self.sums(of: plain, in: draft).utf8).write(to: control.appending(path: "md5sums"))
        try ShippingTree.level(draft, date: date)
        try ShippingTool.run(
            "dpkg-deb", ["--root-owner-group", "-Zxz", "--build", draft.path, folder.appending(path: fileName).path],
            environment: ["SOURCE_DATE_EPOCH": "\(Int(date.timeIntervalSince1970))", "DPKG_DEB_THREADS_MAX": "1"])
    }

    /// Returns the size as Debian counts it (a kibibyte for a folder or link, whole ones for a file), and the files.
    private static func measure(_ paths: [String], in draft: URL) -> (size: Int, files: [String]) {
        var size = 0
        var files: [String] = []
        for path in paths {
            var found = stat()
            guard lstat(draft.appending(path: path).path, &found) == 0 else { continue }
            let isFile = found.st_mode & S_IFMT == S_IFREG
            size += isFile ? (Int(found.st_size) + 1023) / 1024 : 1
            if isFile { files.append(path) }
        }
        return (size, files)
    }

    private static func sums(of files: [String], in draft: URL) throws -> String {
        var text = ""
        var rest = files[...]
        while !rest.isEmpty {
            text += try ShippingTool.run("md5sum", ["--"] + rest.prefix(500), folder: draft)
            rest = rest.dropFirst(500)
        }
        // The tool marks names with backslashes by one at the beginning of the line.
        return text
    }
}

extension DebianPackage {
    /// The package of an app.
    init(app: ShippingDescription, architecture: String, maintainer: String, dependencies: [String], date: Date) {
        self.init(
            name: app.identifier.package, version: app.version.full, section: app.category.section,
            architecture: architecture, maintainer: maintainer, dependencies: dependencies,
            recommended: SystemPackages.recommended, homepage: app.homepage, summary: app.summary,
            details: "\(app.name) \(app.version.text), with all that it needs beside GTK and the system's libraries.",
            date: date)
    }
}
