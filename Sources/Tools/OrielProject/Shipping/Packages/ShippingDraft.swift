import Foundation

/// The folder in which a package is made, beside where it goes: what is there is complete, or was there before.
struct ShippingDraft {
    /// Where the package goes.
    let target: URL
    /// The folder for its making.
    let folder: URL

    /// The file by which a folder is known as one that was made here, with the identifier and the version.
    static let mark = ".oriel-package"

    init(target: URL) {
        self.target = target
        folder = target.deletingLastPathComponent()
            .appending(path: ".\(target.lastPathComponent)-\(ProcessInfo.processInfo.processIdentifier)")
    }

    /// Where a part of it is made that does not go with it.
    var scratch: URL { folder.appending(path: "scratch") }
    /// Where what goes with it is made.
    var result: URL { folder.appending(path: "result") }

    /// The identifier and version that lie at the target; nil where there is nothing, or an empty folder.
    func earlier() throws -> (identifier: String, version: String)? {
        let files = FileManager.default
        guard files.fileExists(atPath: target.path) else { return nil }
        if let mark = files.contents(atPath: target.appending(path: Self.mark).path) {
            let words = String(decoding: mark, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
            return (words.first ?? "", words.dropFirst().first ?? "")
        }
        if FileFinder.isFolder(target), try files.contentsOfDirectory(atPath: target.path).isEmpty { return nil }
        throw Problem("\(target.path) exists, and is not a package that was made here; --output names another folder.")
    }

    /// Makes a package, and puts it in its place when it is complete.
    func fill(_ make: () throws -> Void) throws {
        let files = FileManager.default
        defer { try? files.removeItem(at: folder) }
        do {
            try files.createDirectory(at: result, withIntermediateDirectories: true)
            try files.createDirectory(at: scratch, withIntermediateDirectories: true)
            try make()
            let old = folder.appending(path: "old")
            if files.fileExists(atPath: target.path) { try files.moveItem(at: target, to: old) }
            do {
                try files.moveItem(at: result, to: target)
            } catch {
                try? files.moveItem(at: old, to: target)
                throw error
            }
        } catch {
            throw Self.explained(error, for: target)
        }
    }

    /// An error in words.
    static func explained(_ error: any Error, for target: URL) -> any Error {
        let parent = target.deletingLastPathComponent().path
        if let error = error as? CocoaError {
            switch error.code {
            case .fileWriteOutOfSpace: return Problem("The disk of \(parent) is full. Nothing was written.")
            case .fileWriteNoPermission, .fileWriteVolumeReadOnly:
                return Problem("Nothing can be written in \(parent); --output names another folder.")
            default: break
            }
        }
        return error
    }
}
