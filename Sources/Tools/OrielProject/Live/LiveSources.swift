import Foundation

/// The sources of a running app as it shows them, to compare with what is saved.
struct LiveSources {
    private var outlines: [URL: SourceOutline] = [:]
    private let platform: Platform
    private let hasPreviews: Bool

    /// Reads the sources of an app.
    init(_ app: AppDescription, hasPreviews: Bool) {
        platform = app.platform
        self.hasPreviews = hasPreviews
        for source in (app.libraries + [app.module]).flatMap(\.sources) {
            outlines[source] = outline(source)
        }
    }

    /// A file's outline as the compiler reads it; nil where it cannot be read.
    private func outline(_ source: URL) -> SourceOutline? {
        guard let data = FileManager.default.contents(atPath: source.path) else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        let adapted = SourceAdaptation.adapt(text, platform: platform, startsElsewhere: hasPreviews)
        return try? SourceOutline(adapted ?? text, hasPreviews: hasPreviews)
    }

    /// What has been saved since.
    enum Difference {
        /// Code of functions alone, by the files that it is in; none where it is comments.
        case code([URL: CodeChange])
        /// Anything else.
        case more
    }

    /// Compares the files that were saved with those of the running app.
    /// - Returns: The difference, and the sources as they are now.
    func difference(in saved: Set<URL>) -> (Difference, LiveSources) {
        var new = self
        var changes: [URL: CodeChange] = [:]
        for file in saved {
            guard let before = outlines[file], let after = outline(file),
                let change = CodeChange(from: before, to: after)
            else { return (.more, self) }
            new.outlines[file] = after
            if !change.members.isEmpty { changes[file] = change }
        }
        return (.code(changes), new)
    }
}
