import Foundation

/// The desktop's trash: a folder of files, and a folder with where each came from.
///
/// Follows the Trash specification of freedesktop.org, version 1.0.
struct Trash {
    /// The user's own trash.
    static var home: URL {
        let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let folder = data.map { URL(fileURLWithPath: $0, isDirectory: true) }
        return
            (folder ?? URL.homeDirectory.appendingPathComponent(".local/share", isDirectory: true))
            .appendingPathComponent("Trash", isDirectory: true)
    }

    let folder: URL

    /// Moves a file here.
    /// - Returns: Where it is now.
    func take(_ item: URL) throws -> URL {
        let files = folder.appendingPathComponent("files", isDirectory: true)
        let infos = folder.appendingPathComponent("info", isDirectory: true)
        let owner = [FileAttributeKey.posixPermissions: 0o700]
        for part in [files, infos] {
            try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true, attributes: owner)
        }
        let (name, info) = try reserve(item, in: infos, beside: files)
        let place = files.appendingPathComponent(name, isDirectory: item.hasDirectoryPath)
        do {
            guard rename(item.path, place.path) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        } catch {
            try? FileManager.default.removeItem(at: info)
            throw error
        }
        return place
    }

    /// Writes where a file comes from, under a name that no other file here has.
    private func reserve(_ item: URL, in infos: URL, beside files: URL) throws -> (name: String, info: URL) {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
        let path = item.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? item.path
        let text = "[Trash Info]\nPath=\(path)\nDeletionDate=\(formatter.string(from: Date()))\n"
        let (base, kind) = (item.deletingPathExtension().lastPathComponent, item.pathExtension)
        for number in 1...10_000 {
            let stem = number == 1 ? base : "\(base) \(number)"
            let name = kind.isEmpty ? stem : "\(stem).\(kind)"
            let info = infos.appendingPathComponent(name + ".trashinfo")
            var status = stat()
            if lstat(files.appendingPathComponent(name).path, &status) == 0 { continue }
            do {
                try Data(text.utf8).write(to: info, options: .withoutOverwriting)
                return (name, info)
            } catch CocoaError.fileWriteFileExists {
                continue
            }
        }
        throw CocoaError(.fileWriteFileExists, userInfo: [NSFilePathErrorKey: item.path])
    }
}

extension FileManager {
    /// Moves a file or a folder to the desktop's trash.
    ///
    /// Follows Apple's
    /// [trashItem(at:resultingItemURL:)](https://developer.apple.com/documentation/foundation/filemanager/trashitem(at:resultingitemurl:)).
    /// - Parameters:
    ///   - url: The file.
    ///   - outResultingURL: Where the file's new place is written; nil for nowhere.
    /// - Throws: `CocoaError.fileNoSuchFile` where it does not exist; an error where the file's disk has no trash that the
    ///   user may write.
    public func trashItem(
        at url: URL, resultingItemURL outResultingURL: AutoreleasingUnsafeMutablePointer<NSURL?>? = nil
    ) throws {
        let place = try trash(url)
        outResultingURL?.pointee = place as NSURL
    }

    private func trash(_ url: URL) throws -> URL {
        var status = stat()
        guard url.isFileURL, lstat(url.path, &status) == 0 else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        do {
            return try Trash(folder: Trash.home).take(url.standardizedFileURL)
        } catch POSIXError.EXDEV {
            // Another disk has a trash of its own, in the folder at which it is mounted.
            let folder = Self.mount(of: url, device: status.st_dev).appendingPathComponent(".Trash-\(getuid())")
            return try Trash(folder: folder).take(url.standardizedFileURL)
        }
    }

    /// The folder at which the disk of a file is mounted.
    private static func mount(of url: URL, device: dev_t) -> URL {
        var folder = url.standardizedFileURL.deletingLastPathComponent()
        while folder.path != "/" {
            var status = stat()
            let outer = folder.deletingLastPathComponent()
            guard stat(outer.path, &status) == 0, status.st_dev == device else { break }
            folder = outer
        }
        return folder
    }
}
