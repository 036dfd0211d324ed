import Foundation

/// The parts of a module that were left out the last time, so that the next build begins without them.
struct LeftOutRecord {
    let file: URL
    /// The state that the parts depend on: with another engine more may compile, and other sources have other parts.
    private let state: String

    private struct Content: Codable {
        var state: String
        var parts: LeftOutParts
    }

    init(file: URL, engine: Engine, _ module: ModuleDescription) {
        self.file = file
        let dates = module.sources.map { "\($0.path) \($0.saved?.timeIntervalSince1970 ?? 0)" }
        state = Cache.hash(([engine.folder.path] + dates).joined(separator: "\n"))
    }

    func read() -> LeftOutParts {
        guard let data = FileManager.default.contents(atPath: file.path),
            let content = try? JSONDecoder().decode(Content.self, from: data), content.state == state
        else { return LeftOutParts() }
        return content.parts
    }

    func write(_ parts: LeftOutParts) throws {
        if parts == read() { return }
        try Cache.write(JSONEncoder().encode(Content(state: state, parts: parts)), to: file)
    }
}
