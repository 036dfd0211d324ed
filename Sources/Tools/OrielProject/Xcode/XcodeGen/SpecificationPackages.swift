import Foundation

/// The packages of a description for XcodeGen.
enum SpecificationPackages {
    /// Reads `packages`, and the older `localPackages`.
    static func read(_ specification: YAMLMap, notes: inout [String]) -> [ProjectSketch.Package] {
        var packages: [ProjectSketch.Package] = []
        for (name, value) in specification["packages"]?.map.entries ?? [] {
            if let path = value["path"]?.string ?? value.string {
                packages.append(ProjectSketch.Package(name: name, place: .local(path)))
                continue
            }
            let hub = value["github"]?.string.map { "https://github.com/\($0)" }
            guard let address = hub ?? value["url"]?.string, let requirement = requirement(value) else {
                notes.append("The package \(name) has no address, or no version.")
                continue
            }
            packages.append(ProjectSketch.Package(name: name, place: .remote(address, requirement: requirement)))
        }
        for path in specification["localPackages"]?.strings ?? [] {
            packages.append(ProjectSketch.Package(name: URL(filePath: path).lastPathComponent, place: .local(path)))
        }
        return packages
    }

    /// The versions that will do, as project files write them.
    private static func requirement(_ package: YAMLValue) -> [String: String]? {
        func text(_ key: String) -> String? { package[key]?.string }
        func version(_ key: String) -> String? { text(key).map(self.version) }
        if let version = version("exactVersion") ?? version("version") {
            return ["kind": "exactVersion", "version": version]
        }
        if let revision = text("revision") { return ["kind": "revision", "revision": revision] }
        if let branch = text("branch") { return ["kind": "branch", "branch": branch] }
        if let lowest = version("minVersion"), let highest = version("maxVersion") {
            return ["kind": "versionRange", "minimumVersion": lowest, "maximumVersion": highest]
        }
        if let version = version("minorVersion") { return ["kind": "upToNextMinorVersion", "minimumVersion": version] }
        if let version = version("majorVersion") ?? version("from") {
            return ["kind": "upToNextMajorVersion", "minimumVersion": version]
        }
        return nil
    }

    /// A version with three numbers, as SwiftPM wants it.
    static func version(_ text: String) -> String {
        let plain = text.hasPrefix("v") ? String(text.dropFirst()) : text
        let numbers = plain.split(separator: ".")
        guard numbers.count < 3, !numbers.isEmpty, numbers.allSatisfy({ $0.allSatisfy(\.isNumber) }) else {
            return plain
        }
        return (numbers + Array(repeating: "0", count: 3 - numbers.count)).joined(separator: ".")
    }
}
