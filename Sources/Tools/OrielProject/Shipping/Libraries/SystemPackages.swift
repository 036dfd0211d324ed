import Foundation

/// The Debian packages that an app needs from the system.
enum SystemPackages {
    /// What makes apps look right: fonts, icons, drawings.
    static let recommended = ["fonts-inter", "fonts-noto-color-emoji", "adwaita-icon-theme", "librsvg2-common"]

    /// Returns the dependencies of a package, such as `libgtk-4-1 (>= 4.8)`; nil where this machine cannot say.
    /// - Parameters:
    ///   - files: The programs and libraries that go with it.
    ///   - libraries: The folder of those libraries.
    ///   - names: The names of the system's libraries.
    static func dependencies(of files: [URL], libraries: URL, system names: [String]) throws -> [String]? {
        if let exact = try measured(files, libraries) { return exact }
        guard Shell.find("dpkg") != nil else { return nil }
        let places = places(of: names)
        var packages: Set<String> = []
        for name in names {
            guard let path = places[name] else { return nil }
            // Both are one folder, and the package may have been made with either name.
            for file in [path, path.hasPrefix("/usr/") ? String(path.dropFirst(4)) : "/usr" + path] {
                let result = try Shell.run("dpkg", ["-S", file])
                guard result.status == 0, let owner = result.output.split(separator: ":").first else { continue }
                packages.insert(String(owner))
                break
            }
        }
        return packages.isEmpty ? nil : packages.sorted()
    }

    /// What Debian's own tool says, with versions; nil where it is missing or does not know.
    private static func measured(_ files: [URL], _ libraries: URL) throws -> [String]? {
        guard Shell.find("dpkg-shlibdeps") != nil else { return nil }
        let folder = FileManager.default.temporaryDirectory.appending(path: "oriel-depends-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try Cache.write(
            Data("Source: app\n\nPackage: app\nArchitecture: any\n".utf8), to: folder.appending(path: "debian/control"))
        let words = ["-O", "--ignore-missing-info", "-l\(libraries.path)"] + files.map { "-e\($0.path)" }
        let result = try Shell.run("dpkg-shlibdeps", words, folder: folder)
        let prefix = "shlibs:Depends="
        guard result.status == 0, let line = result.output.split(separator: "\n").first(where: { $0.hasPrefix(prefix) })
        else { return nil }
        let packages = line.dropFirst(prefix.count).split(separator: ",")
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        return packages.isEmpty ? nil : packages.sorted()
    }

    /// Where the loader finds libraries.
    private static func places(of names: [String]) -> [String: String] {
        let program = ["/usr/sbin/ldconfig", "/sbin/ldconfig"].first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
        guard let program, let result = try? Shell.run(program, ["-p"]) else { return [:] }
        var places: [String: String] = [:]
        for line in result.output.split(separator: "\n") {
            let parts = line.components(separatedBy: " => ")
            guard parts.count == 2, let name = parts[0].split(whereSeparator: \.isWhitespace).first else { continue }
            if places[String(name)] == nil { places[String(name)] = parts[1] }
        }
        return places
    }
}
