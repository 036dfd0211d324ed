import Foundation
import OrielBasics

/// The vCards in the user's folder of contacts, where address books of desktops keep them.
package struct AddressBookFiles: Sendable {
    /// The folder; `contacts` in the user's data by default.
    package var folder: URL
    /// Files that are larger are not read, in bytes.
    private static let largest = 32 << 20

    package init(folder: URL? = nil) {
        let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].map {
            URL(filePath: $0, directoryHint: .isDirectory)
        }
        let home = FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/share")
        self.folder = folder ?? (data ?? home).appending(path: "contacts")
    }

    /// The contacts, by their names.
    package func contacts() -> [CNContact] {
        let files = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.fileSizeKey], options: .skipsHiddenFiles)
        return Self.sorted((files ?? []).flatMap { (try? Self.contacts(of: $0)) ?? [] })
    }

    /// Returns the contacts of a file.
    package static func contacts(of file: URL) throws -> [CNContact] {
        guard ["vcf", "vcard"].contains(file.pathExtension.lowercased()) else { return [] }
        let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        guard size <= largest else { throw CNError(.dataAccessError) }
        return try CNContactVCardSerialization.contacts(with: Data(contentsOf: file))
    }

    /// Returns contacts in the order of their family names.
    package static func sorted(_ contacts: [CNContact]) -> [CNContact] {
        func key(_ contact: CNContact) -> String {
            contact.familyName.isEmpty
                ? (CNContactFormatter().string(from: contact) ?? "") : "\(contact.familyName) \(contact.givenName)"
        }
        return contacts.sorted { key($0).localizedCaseInsensitiveCompare(key($1)) == .orderedAscending }
    }

    /// Adds a contact as a file of its own, readable for the user alone.
    package func add(_ contact: CNContact) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let data = try CNContactVCardSerialization.data(with: [contact])
        try PrivateFile.write(data, to: folder.appending(path: "\(UUID().uuidString).vcf").path)
    }
}
