import Foundation

// Replacements of `FileManager`'s methods; see FoundationMethods.swift. An app calls the methods by their own names.

extension FileManager {
    /// Returns the folders for a purpose, the user's own first.
    ///
    /// Foundation knows none for the library, for apps, and for what all users share: the first of none ends many an app. Such
    /// folders are where the desktop keeps data: `~/.local/share`, `/usr/local/share` and `/usr/share`.
    @_silgen_name("oriel_FileManager_urls") @usableFromInline
    func _urls(for directory: SearchPathDirectory, in domains: SearchPathDomainMask) -> [URL] {
        let all: [SearchPathDomainMask] = [.userDomainMask, .localDomainMask, .networkDomainMask, .systemDomainMask]
        return all.filter(domains.contains).flatMap { domain in
            let known = PlainFileManager.shared.urls(for: directory, in: domain)
            return known.isEmpty ? sharedData(domain).flatMap { place(of: directory, in: $0, domain) } ?? [] : known
        }
    }

    private func place(of directory: SearchPathDirectory, in data: URL, _ domain: SearchPathDomainMask) -> [URL]? {
        let name: String
        switch directory {
        case .libraryDirectory, .allLibrariesDirectory, .applicationSupportDirectory: return [data]
        case .applicationDirectory, .allApplicationsDirectory, .demoApplicationDirectory, .adminApplicationDirectory:
            name = "applications"
        case .documentationDirectory: name = "doc"
        case .inputMethodsDirectory: name = "Input Methods"
        case .preferencePanesDirectory: name = "PreferencePanes"
        case .printerDescriptionDirectory: name = "ppd"
        case .cachesDirectory where domain == .localDomainMask:
            return [URL(filePath: "/var/cache", directoryHint: .isDirectory)]
        default: return nil
        }
        return [data.appending(path: name, directoryHint: .isDirectory)]
    }

    /// The folder for data of all apps.
    private func sharedData(_ domain: SearchPathDomainMask) -> URL? {
        switch domain {
        case .userDomainMask: PlainFileManager.shared.urls(for: .applicationSupportDirectory, in: domain).first
        case .localDomainMask: URL(filePath: "/usr/local/share", directoryHint: .isDirectory)
        case .systemDomainMask: URL(filePath: "/usr/share", directoryHint: .isDirectory)
        default: nil
        }
    }

    /// Returns the folder for a purpose, and makes it if it shall exist.
    @_silgen_name("oriel_FileManager_url") @usableFromInline
    func _url(
        for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
        create shouldCreate: Bool
    ) throws -> URL {
        let files = PlainFileManager.shared
        if directory == .itemReplacementDirectory || !files.urls(for: directory, in: domain).isEmpty {
            return try files.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
        }
        guard let place = _urls(for: directory, in: domain).first else {
            throw CocoaError(.fileReadUnknown)
        }
        if shouldCreate { try createDirectory(at: place, withIntermediateDirectories: true) }
        return place
    }
}

/// A file manager whose methods are Foundation's own: a class below has a table of its own.
private final class PlainFileManager: FileManager, @unchecked Sendable {
    static let shared = PlainFileManager()
}
