import Foundation

/// A project file of Xcode: objects that refer to each other by identifiers, some of which lead nowhere.
struct XcodeProject {
    /// The `.xcodeproj` folder.
    let url: URL
    /// Where the project's paths begin.
    let root: URL
    let objects: [String: PropertyValue]
    let rootObject: PropertyValue
    let targets: [XcodeTarget]
    /// Where the groups say that files are, by identifier.
    let places: [String: URL]
    /// The name for messages.
    let title: String
    /// The contents of files that a generator would write, by path; none for projects that Xcode wrote.
    var contents: [String: Data] = [:]
    /// The file with the versions of packages, where it is not in the project.
    var pins: URL?
    /// Notes for the developer about how it was made.
    var notes: [String] = []

    /// The bytes that a project file may have; the largest known ones have a tenth.
    private static let largest = 64 << 20

    init(_ url: URL) throws {
        let file = url.appending(path: "project.pbxproj")
        let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
        if let size, size > Self.largest {
            throw Problem("The project file \(file.path) has \(size / 1_000_000) MB, which is more than is read.")
        }
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw Problem("\(url.path) has no file project.pbxproj that can be read.")
        }
        try self.init(url, text: String(decoding: data, as: UTF8.self))
    }

    init(_ url: URL, text: String) throws {
        let list: PropertyValue
        do {
            list = try PropertyListParser.parse(text)
        } catch {
            throw Problem("The project file \(url.path)/project.pbxproj is broken: \(error).")
        }
        let objects = list["objects"]?.dictionary ?? [:]
        guard let id = list["rootObject"]?.string, let rootObject = objects[id] else {
            throw Problem("The project file \(url.path)/project.pbxproj describes no project.")
        }
        var root = url.deletingLastPathComponent()
        if let folder = rootObject["projectDirPath"]?.string, !folder.isEmpty { root = root.appending(path: folder) }
        self.init(
            url, root: root.standardizedFileURL, objects: objects, rootObject: rootObject, title: url.lastPathComponent)
    }

    /// Creates a project of its objects.
    init(_ url: URL, root: URL, objects: [String: PropertyValue], rootObject: PropertyValue, title: String) {
        self.url = url
        self.root = root
        self.objects = objects
        self.rootObject = rootObject
        self.title = title
        targets = (rootObject["targets"]?.strings ?? []).compactMap { id in
            objects[id].flatMap { XcodeTarget(id: id, $0) }
        }
        places = FileGroups.places(in: objects, mainGroup: rootObject["mainGroup"]?.string, root: root)
    }

    /// An object of a class, if the identifier leads to one.
    func object(_ id: String?, _ isa: String? = nil) -> PropertyValue? {
        guard let id, let object = objects[id], isa == nil || object["isa"]?.string == isa else { return nil }
        return object
    }

    /// The objects of a list in an object, those that exist.
    func list(_ object: PropertyValue, _ key: String) -> [(id: String, object: PropertyValue)] {
        (object[key]?.strings ?? []).compactMap { id in objects[id].map { (id, $0) } }
    }
}
