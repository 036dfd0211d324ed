import Foundation

extension PackageGraph.Remote {
    /// A reference of an Xcode project to a package from elsewhere.
    init?(_ object: PropertyValue) {
        guard let address = object["repositoryURL"]?.string, !address.isEmpty else { return nil }
        let wanted = object["requirement"]
        func quoted(_ key: String) -> String { PackageGraph.quoted(wanted?[key]?.string ?? "") }
        self.address = address
        switch wanted?["kind"]?.string {
        case "exactVersion": requirement = "exact: \(quoted("version"))"
        case "branch": requirement = "branch: \(quoted("branch"))"
        case "revision": requirement = "revision: \(quoted("revision"))"
        case "versionRange": requirement = "\(quoted("minimumVersion"))..<\(quoted("maximumVersion"))"
        case "upToNextMinorVersion": requirement = ".upToNextMinor(from: \(quoted("minimumVersion")))"
        case "upToNextMajorVersion": requirement = "from: \(quoted("minimumVersion"))"
        default: return nil
        }
    }
}
