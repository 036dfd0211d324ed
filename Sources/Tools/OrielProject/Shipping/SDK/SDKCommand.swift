import Foundation

/// `oriel sdk`: packages Oriel itself, so that its commands work without a checkout.
struct SDKCommand {
    let arguments: CommandLineArguments
    private var options: ShippingOptions { arguments.shipping }

    init(_ arguments: CommandLineArguments) { self.arguments = arguments }

    func run() throws -> Int32 {
        if let unknown = arguments.path ?? arguments.rest.first { throw Problem("sdk has no option “\(unknown)”.") }
        let forms = options.forms.subtracting([.appimage, .flatpak])
        if forms.isEmpty { throw Problem("An SDK is packed as tar or deb.") }
        let checkout = URL(filePath: arguments.checkout).standardizedFileURL
        if Engine.isInstalled(at: checkout) { throw Problem("An SDK is made from a checkout of Oriel.") }
        let version = try SDKVersion(of: checkout)
        let here = URL(filePath: FileManager.default.currentDirectoryPath)
        let draft = ShippingDraft(
            target: options.output.map { URL(filePath: $0).standardizedFileURL }
                ?? here.appending(path: SDKVersion.package))
        _ = try draft.earlier()
        let date = Self.date(of: checkout)
        let stem = "\(SDKVersion.package)-\(version.text)-\(ShippingTool.machine)"
        var results: [String] = []
        try draft.fill {
            let tree = SDKTree(
                root: draft.result.appending(path: stem), checkout: checkout, version: version, date: date)
            let needed = try fill(tree)
            try ShippingTree.level(tree.root, date: date)
            if forms.contains(.tar) {
                let archive = draft.result.appending(path: "\(stem).tar.gz")
                try ShippingTool.archive(tree.root, date: date, to: archive)
                results.append(archive.lastPathComponent)
            }
            if forms.contains(.deb) {
                let package = debianPackage(version, needs: needed, date: date)
                let folder = draft.scratch.appending(path: "debian")
                try package.build(tree.root, draft: folder, into: draft.result)
                try FileManager.default.removeItem(at: folder)
                results.append(package.fileName)
            }
            try FileManager.default.removeItem(at: tree.root)
            try Data("\(SDKVersion.package) \(version.debian)\n".utf8)
                .write(to: draft.result.appending(path: ShippingDraft.mark))
        }
        for name in results { print(draft.target.appending(path: name).path) }
        return 0
    }

    /// Fills the tree.
    /// - Returns: The packages of the system that it needs, with their versions.
    private func fill(_ tree: SDKTree) throws -> [String] {
        let build = tree.checkout.appending(path: ".build")
        try tree.addSources()
        let engines = try ["debug", "release"].map {
            try tree.addEngine(build.appending(path: $0).resolvingSymlinksInPath(), $0)
        }
        let libraries = engines.map(\.library)
        let tool = try tree.addTool(build.appending(path: "sdk/release/oriel-tool"))
        let runtime = try Toolchain.folder().appending(path: "lib/swift/linux")
        let system = try LibraryClosure(of: libraries[0], in: [runtime]).system
        let needed = try SystemPackages.dependencies(of: libraries + [tool], libraries: runtime, system: system) ?? []
        try ShippingTool.strip(libraries + engines.map(\.macros) + [tool])
        let compiler = try Shell.run("swift", ["--version"]).output.split(separator: "\n").first ?? ""
        let help = try ShippingTool.run(tree.checkout.appending(path: "oriel").path, ["help"])
        try tree.addDescriptions(
            compiler: String(compiler),
            packages: needed.compactMap { $0.split(separator: " ").first.map(String.init) },
            help: help.replacing("./oriel", with: "oriel"))
        return needed
    }

    private func debianPackage(_ version: SDKVersion, needs: [String], date: Date) -> DebianPackage {
        DebianPackage(
            name: SDKVersion.package, version: version.debian, section: "devel",
            architecture: ShippingTool.debianMachine,
            maintainer: options.maintainer(environment: ProcessInfo.processInfo.environment)
                ?? "Unknown <unknown@example.org>",
            dependencies: needs, recommended: SystemPackages.recommended + ["bubblewrap", "pkg-config"],
            homepage: nil, summary: "SwiftUI apps for Linux from the source for Apple's systems",
            details:
                "Oriel builds, runs, tests and packages SwiftUI apps: in a window, in the terminal, and as pictures. "
                + "It needs a Swift toolchain.",
            date: date)
    }

    /// The date of all files: the date of `SOURCE_DATE_EPOCH`, else of the checkout's last commit, else of its version.
    private static func date(of checkout: URL) -> Date {
        if let date = PackageCommand.date(ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"]) { return date }
        let commit = try? Shell.run("git", ["-C", checkout.path, "log", "-1", "--format=%ct"])
        if let date = PackageCommand.date(commit?.output.trimmingCharacters(in: .whitespacesAndNewlines)) {
            return date
        }
        return checkout.appending(path: "VERSION").saved ?? Date(timeIntervalSince1970: 0)
    }
}
