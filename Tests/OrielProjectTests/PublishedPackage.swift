import Foundation
import Testing

@testable import OrielProject

/// Repositories of packages; one in the next folder is as far away as one on the network.
extension TemporaryFolder {
    func git(_ folder: URL, _ words: String...) throws {
        let about = [
            "-C", folder.path, "-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false",
        ]
        let result = try Shell.run("git", about + words)
        try #require(result.status == 0, "\(result.errors)")
    }

    /// Makes a repository of a package with one library.
    /// - Parameters:
    ///   - other: The name of a repository beside it that it needs.
    ///   - versions: The versions that it has; the source of each has the version as its constant.
    func publish(_ name: String, needing other: String? = nil, versions: [String] = ["1.2.0"]) throws -> URL {
        let dependency = other.map { ".package(url: \"\(url.path)/\($0)\", from: \"1.0.0\")" } ?? ""
        let product = other.map { ".product(name: \"\($0)\", package: \"\($0)\")" } ?? ""
        let file = try write(
            "\(name)/Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
                dependencies: [\(dependency)], targets: [.target(name: "\(name)", dependencies: [\(product)])])
            """)
        let repository = file.deletingLastPathComponent()
        try git(repository, "init", "--quiet")
        for version in versions {
            // The only target of a package may lie in Sources itself.
            try write(
                other == nil ? "\(name)/Sources/\(name).swift" : "\(name)/Sources/\(name)/\(name).swift",
                "import Foundation\npublic let version\(name) = \"\(version)\"\n")
            try git(repository, "add", ".")
            try git(repository, "commit", "--quiet", "-m", version)
            try git(repository, "tag", version)
        }
        return repository
    }

    /// Writes a package with one executable target.
    func writeApp(
        _ name: String = "App", dependencies: String, products: String, source: String = "import Foundation\n",
        more: String = "", tools: String = "5.9"
    ) throws {
        try write(
            "\(name)/Package.swift",
            """
            // swift-tools-version: \(tools)
            import PackageDescription
            let package = Package(name: "\(name)", dependencies: [\(dependencies)], targets: [
                .executableTarget(name: "\(name)", dependencies: [\(products)]), \(more)
            ])
            """)
        try write("\(name)/Sources/\(name)/main.swift", source)
    }
}
