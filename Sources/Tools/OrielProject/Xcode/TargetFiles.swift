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
        let exceptions = Set(
            project.list(object, "exceptions").map(\.object).filter { $0["target"]?.string == target.id }
                .flatMap { $0["membershipExceptions"]?.strings ?? [] }.map(Self.plain))
        let filtered = Set(
            project.list(object, "exceptions").map(\.object).filter { $0["target"]?.string == target.id }
                .flatMap { $0["platformFiltersByRelativePath"]?.dictionary ?? [:] }
                .filter { !platform.passes($0.value.strings) }.map { Self.plain($0.key) })
        let whole = Set((object["explicitFolders"]?.strings ?? []).map(Self.plain))
        let start = folder.standardizedFileURL.path.count + 1
        func relative(_ url: URL) -> String { String(url.standardizedFileURL.path.dropFirst(start)) }
        let files = (try? FileFinder.files(below: folder, within: project.root) { whole.contains(relative($0)) }) ?? []
        for file in files where file.standardizedFileURL.path != information {
            let path = relative(file)
            if filtered.contains(path) || filtered.contains(where: { path.hasPrefix($0 + "/") }) { continue }
            let isException = exceptions.contains(path) || exceptions.contains { path.hasPrefix($0 + "/") }
            if isException != isOwned { sorter.add(member: file) }
        }
        for path in whole.sorted() where exceptions.contains(path) != isOwned {
            sorter.add(resource: folder.appending(path: path))
        }
    }

    private static func plain(_ path: String) -> String {
        path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
