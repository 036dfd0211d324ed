import Foundation

/// The folder that an app finds as its main bundle: its program, its Info.plist and its resources.
enum ResourceBundle {
    static func write(_ app: AppDescription, to bundle: URL) throws {
        let files = FileManager.default
        try files.createDirectory(at: bundle, withIntermediateDirectories: true)
        var wanted: Set<String> = ["Info.plist", app.executable]
        for resource in app.resources {
            var path = resource.path
            while wanted.contains(path) {
                // Catalogs of several targets may have one name; of other files the first counts, as in Xcode.
                guard resource.source.pathExtension == "xcassets" else { break }
                path = "_" + path
            }
            guard wanted.insert(path).inserted else { continue }
            if FileKind(resource.source) == .dataModel {
                let owner = app.module(owning: resource.source).name
                try DataModel(resource.source).compile(to: bundle.appending(path: path), module: owner)
            } else {
                try place(resource.source, at: bundle.appending(path: path))
            }
        }
        try Cache.write(information(app), to: bundle.appending(path: "Info.plist"))
        removeAll(in: bundle, but: wanted)
        try writeFonts(app, bundle)
    }

    /// Copies a file, since an app might write into its bundle; catalogs are only read, where they are.
    private static func place(_ source: URL, at target: URL) throws {
        let files = FileManager.default
        try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        if source.pathExtension == "xcassets" {
            if (try? files.destinationOfSymbolicLink(atPath: target.path)) == source.path { return }
            try? files.removeItem(at: target)
            try files.createSymbolicLink(at: target, withDestinationURL: source)
            return
        }
        if let old = stamp(target), old == stamp(source), !FileFinder.isFolder(source) { return }
        try? files.removeItem(at: target)
        try files.copyItem(at: source.resolvingSymlinksInPath(), to: target)
        allowChanges(in: target)
    }

    /// Lets copies of what is read-only be replaced by later ones.
    private static func allowChanges(in copy: URL) {
        let files = FileManager.default
        let below = FileFinder.isFolder(copy) ? files.subpaths(atPath: copy.path) ?? [] : []
        for path in [copy.path] + below.map({ copy.path + "/" + $0 }) {
            guard let found = try? files.attributesOfItem(atPath: path), let mode = found[.posixPermissions] as? Int,
                mode & 0o200 == 0
            else { continue }
            try? files.setAttributes([.posixPermissions: mode | 0o200], ofItemAtPath: path)
        }
    }

    private static func stamp(_ url: URL) -> [String]? {
        guard let found = try? FileManager.default.attributesOfItem(atPath: url.path),
            let date = found[.modificationDate] as? Date, let size = found[.size] as? Int
        else { return nil }
        return ["\(date.timeIntervalSince1970.rounded())", "\(size)"]
    }

    private static func removeAll(in bundle: URL, but wanted: Set<String>) {
        let tops = Set(wanted.map { $0.prefix { $0 != "/" } }.map(String.init))
        for name in (try? FileManager.default.contentsOfDirectory(atPath: bundle.path)) ?? [] where !tops.contains(name)
        {
            try? FileManager.default.removeItem(at: bundle.appending(path: name))
        }
    }

    /// The Info.plist: the file's entries, and those of the settings that it does not have.
    static func information(_ app: AppDescription) throws -> Data {
        var entries: [String: Any] = app.information
        // A list of numbers, which settings write as one text.
        if let families = app.information["UIDeviceFamily"] {
            entries["UIDeviceFamily"] = families.split { !$0.isNumber }.compactMap { Int($0) }
        }
        if let data = app.informationFile,
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        {
            entries.merge(list) { $1 }
        }
        // The modules in which classes of documents of Interface Builder are looked for.
        if app.resources.contains(where: { FileKind($0.source) == .interface }) {
            entries["OrielModules"] = [app.module.name] + app.libraries.map(\.name)
        }
        return try PropertyListWriter.data(entries)
    }

    /// Has the app's own fonts found beside those of the system.
    private static func writeFonts(_ app: AppDescription, _ bundle: URL) throws {
        guard app.resources.contains(where: { ["ttf", "otf", "ttc"].contains($0.source.pathExtension.lowercased()) })
        else { return }
        let text = """
            <?xml version="1.0"?>
            <fontconfig>
              <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
              <dir>\(bundle.path.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;"))</dir>
            </fontconfig>

            """
        try Cache.write(Data(text.utf8), to: fonts(beside: bundle))
    }

    /// The file that names an app's fonts, where it has some.
    static func fonts(beside bundle: URL) -> URL { bundle.deletingLastPathComponent().appending(path: "fonts.conf") }
}
