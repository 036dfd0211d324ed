import Foundation

/// The files of a packaged app, as they lie below `/usr`, or in a folder of their own anywhere:
/// `bin`, `lib/IDENTIFIER` with the launcher, the libraries and `app`, and `share`.
struct ShippingTree {
    let app: ShippingDescription
    let root: URL
    /// The date of all files.
    let date: Date
    /// Sentences about what was left out.
    private(set) var notes: [String] = []
    /// The programs and libraries.
    private(set) var binaries: [URL] = []

    init(app: ShippingDescription, root: URL, date: Date) {
        (self.app, self.root, self.date) = (app, root, date)
    }

    var home: URL { root.appending(path: "lib/\(app.identifier.package)") }
    /// The desktop file.
    var entry: URL { root.appending(path: "share/applications/\(DesktopEntry(app: app).fileName)") }

    func icon(_ size: Int) -> URL {
        root.appending(path: "share/icons/hicolor/\(size)x\(size)/apps/\(app.identifier.text).png")
    }

    /// Copies an app's bundle without what only its development needs.
    /// - Parameters:
    ///   - program: The name of the program in it.
    ///   - catalogs: The catalogs that it has as links.
    mutating func addBundle(_ bundle: URL, program: String, catalogs: Set<String> = []) throws {
        var copy = BundleCopy(catalogs: catalogs)
        try copy.copy(bundle, to: home.appending(path: "app"))
        notes += copy.notes
        let hasFonts = copy.hasFonts
        if hasFonts { try write(Launcher.fonts, to: home.appending(path: "fonts.conf")) }
        let file = home.appending(path: "app").appending(path: program)
        binaries.append(file)
        let launcher = home.appending(path: app.identifier.package)
        try write(Launcher(app: app, program: program, hasFonts: hasFonts).text, to: launcher, isProgram: true)
        try FileManager.default.createDirectory(
            at: root.appending(path: "bin"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: root.appending(path: "bin/\(app.identifier.package)").path,
            withDestinationPath: "../lib/\(app.identifier.package)/\(app.identifier.package)")
    }

    /// Copies libraries, which then find each other.
    mutating func addLibraries(_ libraries: [URL]) throws {
        for library in libraries {
            let copy = home.appending(path: library.lastPathComponent)
            try FileManager.default.copyItem(at: library.resolvingSymlinksInPath(), to: copy)
            guard try LibraryFile.setRunPath("$ORIGIN", of: copy) else {
                throw Problem("\(library.path) is linked in a way that leads out of the package.")
            }
            binaries.append(copy)
        }
    }

    /// Removes what only debuggers need.
    mutating func strip() throws {
        if try !ShippingTool.strip(binaries) {
            notes.append("Not stripped, as there is no program strip here: the package is much larger than it need be.")
        }
    }

    /// Writes the files for desktops and software centers, and the licenses.
    /// - Parameters:
    ///   - icons: The icons' files by size.
    ///   - license: The text of Oriel's own license.
    func addDesktopFiles(icons: [Int: URL], license: String) throws {
        try write(DesktopEntry(app: app).text, to: entry)
        let metainfo = Metainfo(app: app, date: date)
        try write(metainfo.text, to: root.appending(path: "share/metainfo/\(metainfo.fileName)"))
        if let types = MimeTypes(app: app).text {
            try write(types, to: root.appending(path: "share/mime/packages/\(app.identifier.text).xml"))
        }
        for (size, file) in icons {
            let place = icon(size)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: file, to: place)
        }
        let documents = root.appending(path: "share/doc/\(app.identifier.package)")
        try write(CopyrightFile(app: app, oriel: license).text, to: documents.appending(path: "copyright"))
    }

    private func write(_ text: String, to file: URL, isProgram: Bool = false) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        if isProgram { chmod(file.path, 0o755) }
    }

    /// Gives all files below a folder the same date, and permissions that depend on no one's habits.
    static func level(_ root: URL, date: Date) throws {
        let files = FileManager.default
        let paths = try files.subpathsOfDirectory(atPath: root.path).sorted().reversed()
        for path in paths.map({ root.path + "/" + $0 }) + [root.path] {
            var found = stat()
            guard lstat(path, &found) == 0 else { continue }
            let kind = found.st_mode & S_IFMT
            if kind != S_IFLNK {
                chmod(path, kind == S_IFDIR || found.st_mode & 0o100 != 0 ? 0o755 : 0o644)
            }
            let time = timespec(tv_sec: Int(date.timeIntervalSince1970), tv_nsec: 0)
            utimensat(AT_FDCWD, path, [time, time], AT_SYMLINK_NOFOLLOW)
        }
    }
}
