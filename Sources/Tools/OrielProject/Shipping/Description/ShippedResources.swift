import Foundation

/// The resources of an app that go with it to others.
struct ShippedResources {
    private(set) var resources: [AppDescription.Resource] = []
    /// Sentences about what stays behind.
    private(set) var notes: [String] = []

    /// - Parameter cache: Where packages of others are.
    init(of app: AppDescription, cache: Cache) {
        let roots = (app.folders + [cache.root]).map(Self.repository).map { $0.resolvingSymlinksInPath().path + "/" }
        var elsewhere: [String] = []
        var forDevelopment: [String] = []
        for resource in app.resources {
            let parts = resource.source.pathComponents
            if parts.contains("Preview Content") || parts.last == "Preview Assets.xcassets" {
                forDevelopment.append(resource.source.lastPathComponent)
            } else if roots.contains(where: { (resource.source.resolvingSymlinksInPath().path + "/").hasPrefix($0) }) {
                resources.append(resource)
            } else {
                elsewhere.append(resource.source.lastPathComponent)
            }
        }
        func names(_ list: [String]) -> String {
            Set(list).sorted().map { ShippingText.line($0) ?? "?" }.joined(separator: ", ")
        }
        if !forDevelopment.isEmpty { notes.append("Left out, as it is for previews alone: \(names(forDevelopment)).") }
        // A project that names a file of the user's home as its resource would give it to everyone.
        if !elsewhere.isEmpty { notes.append("Left out, as it lies outside of the project: \(names(elsewhere)).") }
    }

    /// The repository that a folder belongs to; the folder itself for none.
    private static func repository(of folder: URL) -> URL {
        let start = FileFinder.isFolder(folder) ? folder : folder.deletingLastPathComponent()
        var place = start
        while place.pathComponents.count > 2 {
            if FileManager.default.fileExists(atPath: place.appending(path: ".git").path) { return place }
            place.deleteLastPathComponent()
        }
        return start
    }
}
