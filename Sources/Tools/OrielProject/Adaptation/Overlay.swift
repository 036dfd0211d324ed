import Foundation

/// Has the compiler read adapted texts in the place of files, under the files' own names.
struct Overlay {
    /// The file that describes it; nil where nothing is adapted.
    private(set) var url: URL?
    /// Changes with what is adapted, and with nothing else.
    private(set) var files: [URL: URL] = [:]
    /// All files, adapted or not, before anything is left out of functions.
    let texts: [URL: String]

    /// Adapts sources, and writes what came of it into a folder.
    /// - Parameters:
    ///   - apple: The modules of Apple's that exist for sources of Linux's; nil for sources of Apple's.
    ///   - leftOut: The parts that are left out.
    ///   - namesakes: The types of libraries that a file would not see by their names alone.
    ///   - isSwift6: Whether the sources are of Swift 6.
    init(
        adapting sources: [URL], platform: Platform, apple: Set<String>? = nil, startsElsewhere: Bool = false,
        leftOut: LeftOutParts = LeftOutParts(), namesakes: [String: [Namesake]] = [:], isSwift6: Bool = false,
        in folder: URL
    ) throws {
        var texts: [URL: String] = [:]
        for source in sources {
            guard let data = FileManager.default.contents(atPath: source.path) else { continue }
            texts[source] = String(decoding: data, as: UTF8.self)
        }
        let optional = OptionalRequirements.names(in: texts.values)
        var adapted: [URL: String] = [:]
        for (source, text) in texts {
            adapted[source] = SourceAdaptation.adapt(
                text, platform: platform, apple: apple, startsElsewhere: startsElsewhere,
                leftOut: leftOut.places(in: source), optional: optional, namesakes: namesakes, isSwift6: isSwift6)
        }
        let together = texts.merging(adapted) { $1 }
        adapted.merge(ModuleAdaptation.adapt(together, optional: optional)) { $1 }
        // Targets without a user interface don't see the types of the descriptions.
        let described = apple == nil ? texts.filter { InterfaceTable.mayDescribe($0.value) } : [:]
        let interface = InterfaceTable(
            Dictionary(
                uniqueKeysWithValues: described.map { source, text in
                    let read = SourceAdaptation.adapt(
                        text, platform: platform, leftOut: leftOut.places(in: source), keepsInterface: true)
                    return (source, read ?? text)
                }))
        for (source, text) in interface.additions {
            adapted[source] = (adapted[source] ?? texts[source] ?? "") + text
        }
        for (source, text) in texts {
            adapted[source] = SourceAdaptation.withoutExtensionOverrides(adapted[source] ?? text) ?? adapted[source]
        }
        self.texts = texts.merging(adapted) { $1 }
        for (source, text) in self.texts {
            guard let omissions = leftOut.omissions[source.path] else { continue }
            adapted[source] = Omission.apply(omissions, to: text)
        }
        for (source, text) in adapted {
            let place = folder.appending(path: "\(Cache.hash(source.path))-\(source.lastPathComponent)")
            try Cache.write(Data(text.utf8), to: place)
            files[source] = place
        }
        guard !files.isEmpty else { return }
        let roots = files.sorted { $0.key.path < $1.key.path }.map { original, adapted in
            Entry(type: "file", name: original.path, contents: adapted.path)
        }
        let description = Description(version: 0, roots: roots)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let file = folder.appending(path: "overlay.yaml")
        try Cache.write(encoder.encode(description), to: file)
        url = file
    }

    private struct Description: Encodable {
        var version: Int
        var caseSensitive = true
        var externalNames = false
        var roots: [Entry]

        enum CodingKeys: String, CodingKey {
            case version, roots
            case caseSensitive = "case-sensitive"
            case externalNames = "use-external-names"
        }
    }

    private struct Entry: Encodable {
        var type: String
        var name: String
        var contents: String

        enum CodingKeys: String, CodingKey {
            case type, name
            case contents = "external-contents"
        }
    }
}
