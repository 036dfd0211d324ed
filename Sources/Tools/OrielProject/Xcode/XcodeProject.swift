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
        self.url = url
        self.objects = objects
        self.rootObject = rootObject
        var root = url.deletingLastPathComponent()
        if let folder = rootObject["projectDirPath"]?.string, !folder.isEmpty { root = root.appending(path: folder) }
        self.root = root.standardizedFileURL
        targets = (rootObject["targets"]?.strings ?? []).compactMap { id in
            objects[id].flatMap { XcodeTarget(id: id, $0) }
        }
        places = FileGroups.places(in: objects, mainGroup: rootObject["mainGroup"]?.string, root: self.root)
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
