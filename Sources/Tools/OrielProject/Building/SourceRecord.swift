import Foundation

/// When each source of a module was saved as it was last compiled.
///
/// The compiler compares whole seconds, and would pass over a file that is saved twice within one.
struct SourceRecord {
    /// The file that the record is kept in.
    let file: URL

    /// Removes what was made of sources that have been saved since, so that they are compiled again.
    /// - Parameter object: The object of a source.
    func removeOutdated(of sources: [URL], object: (URL) -> URL) throws {
        let old = (try? JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))) ?? [:]
        var new: [String: String] = [:]
        for source in sources {
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: source.path) else { continue }
            let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            let stamp = "\(date) \(attributes[.size] ?? 0)"
            new[source.path] = stamp
            if old[source.path] != stamp { try? FileManager.default.removeItem(at: object(source)) }
        }
        try Cache.write(JSONEncoder().encode(new), to: file)
    }

    /// Removes a program that is older than one of its objects, by less than a second, say, so that it is linked again.
    static func removeOutdated(_ program: URL, of objects: [URL]) {
        guard let linked = program.saved, objects.contains(where: { $0.saved ?? .distantFuture > linked }) else {
            return
        }
        try? FileManager.default.removeItem(at: program)
    }
}
