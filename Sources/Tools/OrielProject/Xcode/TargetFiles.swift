import Foundation

/// The files of a target: those of its build phases, and those of folders that belong to it as a whole.
struct TargetFiles {
    let project: XcodeProject
    let target: XcodeTarget
    let platform: Platform
    private(set) var sorter = FileSorter()

    init(project: XcodeProject, target: XcodeTarget, settings: BuildSettings, platform: Platform) {
        self.project = project
        self.target = target
        self.platform = platform
        for (_, phase) in project.list(target.object, "buildPhases") {
            switch phase["isa"]?.string {
            case "PBXSourcesBuildPhase":
                for reference in references(phase) { sorter.add(source: reference.place) }
            case "PBXResourcesBuildPhase":
                for reference in references(phase) { add(resource: reference.id) }
            // 7 stands for the folder of resources.
            case "PBXCopyFilesBuildPhase" where phase["dstSubfolderSpec"]?.string == "7":
                let folder = (phase["dstPath"]?.string ?? "").split(separator: "/").filter { $0 != "." && $0 != ".." }
                for reference in references(phase) {
                    let path = (folder + [Substring(reference.place.lastPathComponent)]).joined(separator: "/")
                    sorter.add(resource: reference.place, path: path)
                }
            default: break
            }
        }
        let ownInformation = settings["INFOPLIST_FILE"].map {
            project.root.appending(path: $0).standardizedFileURL.path
        }
        let owned = Set(target.object["fileSystemSynchronizedGroups"]?.strings ?? [])
        for (id, object) in project.objects
            .filter({ $0.value["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" })
            .sorted(by: { $0.key < $1.key })
        {
            add(folder: id, object, isOwned: owned.contains(id), information: ownInformation)
        }
    }

    private func references(_ phase: PropertyValue) -> [(id: String, place: URL)] {
        project.list(phase, "files").compactMap { file in
            guard let id = file.object["fileRef"]?.string, let place = project.places[id],
                platform.passes(filtersOf: file.object)
            else { return nil }
            return (id, place)
        }
    }

    private mutating func add(resource id: String) {
        guard let object = project.objects[id], let place = project.places[id] else { return }
        // One file in several languages, and no further groups.
        if object["isa"]?.string == "PBXVariantGroup" {
            for child in object["children"]?.strings ?? []
            where project.objects[child]?["isa"]?.string != "PBXVariantGroup" {
                project.places[child].map { sorter.add(resource: $0) }
            }
        } else {
            sorter.add(resource: place)
        }
    }

    /// Adds a folder of Xcode 16: all its files but the exceptions; of other targets' folders the exceptions alone.
    private mutating func add(folder id: String, _ object: PropertyValue, isOwned: Bool, information: String?) {
        guard let folder = project.places[id].flatMap(FileFinder.find) else {
            if isOwned { sorter.add(resource: project.places[id] ?? project.root.appending(path: id)) }
            return
        }
        let sets = project.list(object, "exceptions").map(\.object).filter { $0["target"]?.string == target.id }
        let exceptions = FolderPaths(sets.flatMap { $0["membershipExceptions"]?.strings ?? [] })
        let filtered = FolderPaths(
            sets.flatMap { $0["platformFiltersByRelativePath"]?.dictionary ?? [:] }
                .filter { !platform.passes($0.value.strings) }.map(\.key))
        let whole = FolderPaths(object["explicitFolders"]?.strings ?? []).exact
        let start = folder.standardizedFileURL.path.count + 1
        func relative(_ url: URL) -> String { String(url.standardizedFileURL.path.dropFirst(start)) }
        let files = (try? FileFinder.files(below: folder, within: project.root) { whole.contains(relative($0)) }) ?? []
        for file in files where file.standardizedFileURL.path != information {
            let path = relative(file)
            if !filtered.name(path), exceptions.name(path) != isOwned { sorter.add(member: file) }
        }
        for path in whole.sorted() where exceptions.exact.contains(path) != isOwned {
            sorter.add(resource: folder.appending(path: path))
        }
    }
}

/// The paths that a folder of Xcode 16 names in a list: files, folders with all within them, and files in all their languages.
struct FolderPaths {
    /// The files and folders, without a slash at the end.
    let exact: Set<String>
    /// The files in all their languages, without the languages' folders and the ends of names.
    private let localized: Set<String>

    /// Reads a list of paths from a folder; "/Localized: A/B.strings" names each `A/*.lproj/B.strings`.
    init(_ paths: [String]) {
        let mark = "/Localized: "
        exact = Set(paths.filter { !$0.hasPrefix(mark) }.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 })
        localized = Set(
            paths.filter { $0.hasPrefix(mark) }.map { Self.withoutEnd($0.dropFirst(mark.count).split(separator: "/")) })
    }

    /// Whether a file is one of the paths, or within one.
    func name(_ path: String) -> Bool {
        if exact.contains(path) || exact.contains(where: { path.hasPrefix($0 + "/") }) { return true }
        guard !localized.isEmpty else { return false }
        var parts = path.split(separator: "/")
        guard let language = parts.firstIndex(where: { $0.hasSuffix(".lproj") }) else { return false }
        parts.remove(at: language)
        return localized.contains(Self.withoutEnd(parts))
    }

    /// A path without the end of its name, for the languages of `Main.storyboard` are `Main.strings`.
    private static func withoutEnd(_ parts: [Substring]) -> String {
        guard let last = parts.last else { return "" }
        let name = last.lastIndex(of: ".").map { last[..<$0] } ?? last
        return (parts.dropLast() + [name]).joined(separator: "/")
    }
}
