import Foundation

/// Sorts a target's files into sources and resources, and collects what there is to say of the rest.
struct FileSorter {
    private(set) var sources: [URL] = []
    private(set) var resources: [AppDescription.Resource] = []
    private(set) var missing: [String] = []
    private var foreign: [String] = []
    private var interfaces: [String] = []

    /// Adds a file as a source.
    mutating func add(source url: URL) {
        switch FileKind(url) {
        case .swift: addSwift(url)
        case .foreignSource: foreign.append(url.lastPathComponent)
        case .dataModel, .learnedModel: add(resource: url)
        default: break
        }
    }

    /// Adds a file or a folder as a resource.
    /// - Parameter path: Its path in the bundle; without one it goes to the top, or to its language's folder.
    mutating func add(resource url: URL, path: String? = nil) {
        guard let found = FileFinder.find(url) else {
            missing.append(url.lastPathComponent)
            return
        }
        switch FileKind(found) {
        case .interface: interfaces.append(found.lastPathComponent)
        case .dataModel: append(found, DataModel.place(of: url))
        case .learnedModel: append(found, LearnedModel.place(of: url))
        default:
            let folder = found.deletingLastPathComponent().lastPathComponent
            let isLocalized = folder.hasSuffix(".lproj")
            // The name that the project gives it, which is also what the app looks for.
            append(found, path ?? (isLocalized ? "\(folder)/" : "") + url.lastPathComponent)
        }
    }

    private mutating func append(_ source: URL, _ path: String) {
        let resource = AppDescription.Resource(source: source, path: path)
        if !resources.contains(resource) { resources.append(resource) }
    }

    /// Adds a file of a folder that belongs to the target as a whole.
    mutating func add(member url: URL) {
        switch FileKind(url) {
        case .swift: addSwift(url)
        case .foreignSource: foreign.append(url.lastPathComponent)
        case .ignored: break
        case .interface: interfaces.append(url.lastPathComponent)
        case .resource, .strings, .catalog, .dataModel, .learnedModel: add(resource: url)
        }
    }

    private mutating func addSwift(_ url: URL) {
        guard let found = FileFinder.find(url) else {
            missing.append(url.lastPathComponent)
            return
        }
        if !sources.contains(found) { sources.append(found) }
    }

    /// Sentences about what could not be taken.
    var notes: [String] {
        func names(_ list: [String]) -> String { Set(list).sorted().joined(separator: ", ") }
        var notes: [String] = []
        if !missing.isEmpty { notes.append("Named by the project but not there: \(names(missing)).") }
        if !foreign.isEmpty {
            notes.append("Not compiled, since it is not Swift: \(names(foreign)).")
        }
        let shown = interfaces.filter { !$0.hasPrefix("LaunchScreen") }
        if !shown.isEmpty { notes.append("Interface Builder does not exist here; left out: \(names(shown)).") }
        return notes
    }
}
