import Foundation

/// The dates and sizes of files, to notice that one was saved.
struct Fingerprint: Equatable {
    private var files: [String: [Double]] = [:]

    init(folders: [URL]) {
        for folder in folders {
            let found = FileFinder.isFolder(folder) ? (try? FileFinder.files(below: folder)) ?? [] : [folder]
            for file in found {
                guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path) else { continue }
                let date = attributes[.modificationDate] as? Date ?? .distantPast
                files[file.path] = [date.timeIntervalSince1970, Double(attributes[.size] as? Int ?? 0)]
            }
        }
    }

    /// The files that were saved, made or removed since.
    func changes(since old: Fingerprint) -> Set<URL> {
        let names = Set(files.keys).union(old.files.keys)
        return Set(names.filter { files[$0] != old.files[$0] }.map { URL(filePath: $0) })
    }
}
