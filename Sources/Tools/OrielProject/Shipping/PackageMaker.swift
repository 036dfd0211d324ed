import Foundation

/// Makes the forms of a package in a draft's folder.
struct PackageMaker {
    let app: ShippingDescription
    let options: ShippingOptions
    let date: Date
    let engine: Engine
    let cache: Cache
    let draft: ShippingDraft
    /// Sentences about what is missing in it.
    private(set) var notes: [String] = []
    /// The names of what was made.
    private(set) var results: [String] = []
    /// How large the files of those names are.
    private(set) var sizes: [String: String] = [:]

    init(
        app: ShippingDescription, options: ShippingOptions, date: Date, engine: Engine, cache: Cache,
        draft: ShippingDraft
    ) {
        (self.app, self.options, self.date) = (app, options, date)
        (self.engine, self.cache, self.draft) = (engine, cache, draft)
    }

    private var stem: String { app.stem(machine: ShippingTool.machine) }

    mutating func make(_ builder: AppBuilder, program: URL) throws {
        let folders = [engine.folder, try Toolchain.folder().appending(path: "lib/swift/linux")]
        let closure = try LibraryClosure(of: program, in: folders)
        let icons = try IconPainter(engine: engine, cache: cache).draw(
            AppIcon.find(in: builder.app), name: app.name, identifier: app.identifier.text,
            isShaped: builder.app.platform == .macOS, into: draft.scratch.appending(path: "icons"))
        var tree = ShippingTree(app: app, root: draft.result.appending(path: stem), date: date)
        let catalogs = Set(builder.app.resources.map(\.source).filter { $0.pathExtension == "xcassets" }.map(\.path))
        try tree.addBundle(builder.bundle, program: program.lastPathComponent, catalogs: catalogs)
        try tree.addLibraries(closure.own)
        try tree.strip()
        let license = try? String(contentsOf: engine.checkout.appending(path: "LICENSE"), encoding: .utf8)
        try tree.addDesktopFiles(icons: icons, license: license ?? "The MIT license.")
        try ShippingTree.level(tree.root, date: date)
        notes += tree.notes
        results.append(stem)
        let forms = ShippingOptions.Form.allCases.filter(options.forms.contains)
        for form in forms { try make(form, of: tree, system: closure.system) }
        try Data("\(app.identifier.text) \(app.version.full)\n".utf8)
            .write(to: draft.result.appending(path: ShippingDraft.mark))
    }

    private mutating func make(_ form: ShippingOptions.Form, of tree: ShippingTree, system: [String]) throws {
        switch form {
        case .tar: try pack(tree)
        case .deb: try makeDebianPackage(tree, system: system)
        case .appimage:
            let image = AppImage(app: app, date: date)
            let folder = draft.result.appending(path: "\(stem).AppDir")
            try image.makeFolder(tree, at: folder)
            results.append(folder.lastPathComponent)
            let file = draft.result.appending(path: "\(stem).AppImage")
            if let missing = try image.makeImage(of: folder, at: file) { notes.append(missing) } else { add(file) }
        case .flatpak: try makeFlatpak(tree)
        }
    }

    private var archive: URL { draft.result.appending(path: "\(stem).tar.gz") }

    private mutating func pack(_ tree: ShippingTree) throws {
        if FileManager.default.fileExists(atPath: archive.path) { return }
        try ShippingTool.archive(tree.root, date: date, to: archive)
        add(archive)
    }

    private mutating func makeDebianPackage(_ tree: ShippingTree, system: [String]) throws {
        guard Shell.find("dpkg-deb") != nil else {
            notes.append("No package for Debian: that takes dpkg-deb, of the package dpkg.")
            return
        }
        let needed = try SystemPackages.dependencies(of: tree.binaries, libraries: tree.home, system: system)
        if needed == nil {
            notes.append("Which packages the app needs is not known here: its package for Debian names none.")
        }
        var maintainer = options.maintainer(environment: ProcessInfo.processInfo.environment)
        if maintainer == nil {
            notes.append(
                "Nobody answers for the package for Debian: --maintainer \"NAME <MAIL>\", or DEBFULLNAME and DEBEMAIL.")
            maintainer = "Unknown <unknown@example.org>"
        }
        let package = DebianPackage(
            app: app, architecture: ShippingTool.debianMachine, maintainer: maintainer ?? "",
            dependencies: needed ?? [],
            date: date)
        let folder = draft.scratch.appending(path: "debian")
        try package.build(tree.root, draft: folder, into: draft.result)
        try FileManager.default.removeItem(at: folder)
        add(draft.result.appending(path: package.fileName))
    }

    private mutating func makeFlatpak(_ tree: ShippingTree) throws {
        try pack(tree)
        let sum = try ShippingTool.run("sha256sum", ["--", archive.lastPathComponent], folder: draft.result)
        let manifest = draft.result.appending(path: "\(app.identifier.text).json")
        let text = try FlatpakManifest(app, archive: archive.lastPathComponent, sum: String(sum.prefix(64))).text
        try text.write(to: manifest)
        results.append(manifest.lastPathComponent)
        let file = draft.result.appending(path: "\(stem).flatpak")
        let missing = try FlatpakManifest.makeBundle(
            of: manifest, id: app.identifier.text, draft: draft.scratch.appending(path: "flatpak"), at: file)
        if let missing { notes.append(missing) } else { add(file) }
    }

    private mutating func add(_ file: URL) {
        results.append(file.lastPathComponent)
        let size = (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
        sizes[file.lastPathComponent] = String(format: "%.1f MB", Double(size) / 1_000_000)
    }
}
