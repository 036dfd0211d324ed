import Foundation

/// Sorts a target's files into sources and resources, and collects what there is to say of the rest.
struct FileSorter {
    private(set) var sources: [URL] = []
    private var known: Set<URL> = []
    private(set) var resources: [AppDescription.Resource] = []
    private(set) var missing: [String] = []
    /// Sources in C and other languages.
    private(set) var foreign: [URL] = []
    private var unreadable = 0

    /// Adds a file as a source.
    mutating func add(source url: URL) {
        switch FileKind(url) {
        case .swift: addSwift(url)
        case .foreignSource: foreign.append(url)
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
        case .interface where found.lastPathComponent.hasPrefix("LaunchScreen"): break
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
        case .foreignSource: foreign.append(url)
        case .ignored: break
        case .resource, .strings, .catalog, .dataModel, .learnedModel, .interface: add(resource: url)
        }
    }

    private mutating func addSwift(_ url: URL) {
        guard let found = FileFinder.find(url) else {
            missing.append(url.lastPathComponent)
            return
        }
        // The compiler takes the list of its files in lines.
        if found.path.unicodeScalars.contains(where: { $0.value < 0x20 }) {
            unreadable += 1
        } else if known.insert(found).inserted {
            sources.append(found)
        }
    }

    /// Sentences about what could not be taken.
    var notes: [String] {
        func names(_ list: [String]) -> String { Set(list).sorted().joined(separator: ", ") }
        var notes: [String] = []
        if !missing.isEmpty { notes.append("Named by the project but not there: \(names(missing)).") }
        // Beside Swift they are no module of their own.
        if !foreign.isEmpty, !sources.isEmpty {
            notes.append("Not compiled, since it is not Swift: \(names(foreign.map(\.lastPathComponent))).")
        }
        if unreadable > 0 { notes.append("Left out, for line breaks in their names: \(unreadable) files.") }
        return notes
    }
}
