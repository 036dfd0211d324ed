import Foundation

extension FileManager {
    /// Returns the folder that the apps of a group share, which is made if need be: one of the user's data folder.
    ///
    /// Returns nil for a name that is not a name of a folder.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), !groupIdentifier.hasPrefix("."),
            let data = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        else { return nil }
        let folder = data.appendingPathComponent("Group Containers").appendingPathComponent(groupIdentifier)
        try? createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
