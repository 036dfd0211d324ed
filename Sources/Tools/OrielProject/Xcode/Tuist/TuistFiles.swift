import Foundation

/// Finds the files that patterns of Tuist's manifests mean.
struct TuistFiles {
    let root: URL
    let budget: GenerationBudget

    /// The files that a path means: itself, the files that match it, or all below a folder.
    /// - Parameter excluding: The places of files and folders, or patterns of them, that are left out.
    func matching(_ place: URL, excluding: [URL] = []) throws -> [URL] {
        let parts = place.path.split(separator: "/", omittingEmptySubsequences: false)
        let fixed = parts.prefix { !GlobPattern.isPattern(String($0)) }
        let isPattern = fixed.count < parts.count
        let base = URL(filePath: isPattern ? fixed.joined(separator: "/") : place.path)
        guard let folder = FileFinder.find(base) else { return [] }
        guard FileFinder.isFolder(folder), !FileFinder.isOpaque(folder) else { return isPattern ? [] : [folder] }
        let glob = isPattern ? GlobPattern(parts[fixed.count...].joined(separator: "/")) : nil
        let excluded = excluding.map { GlobPattern($0.path) }
        if excluded.count > 500 {
            throw Problem("A pattern of the project has more than 500 exceptions; it is not read.")
        }
        let isWithin = folder.path.hasPrefix(root.path + "/")
        let files = try FileFinder.files(below: folder, within: isWithin ? root : nil)
        try budget.spend(files.count)
        let start = folder.standardizedFileURL.path.count + 1
        return files.filter { file in
            let path = file.standardizedFileURL.path
            let isMatched = glob?.covers(path.dropFirst(start).split(separator: "/")) ?? true
            return isMatched && !excluded.contains { $0.covers(path.split(separator: "/")) }
        }
    }
}
