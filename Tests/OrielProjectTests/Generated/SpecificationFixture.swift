import Foundation

@testable import OrielProject

/// A description for XcodeGen in a folder.
struct SpecificationFixture {
    let folder: TemporaryFolder
    var variables: [String: String] = [:]

    init(_ text: String, files: [String] = [], variables: [String: String] = [:]) throws {
        folder = try TemporaryFolder()
        self.variables = variables
        try folder.write("project.yml", text)
        for file in files { try folder.write(file) }
    }

    var project: XcodeProject {
        get throws { try SpecificationReader.project(folder.url.appending(path: "project.yml"), variables: variables) }
    }

    var reader: XcodeReader { get throws { XcodeFixture.reader(of: try project) } }

    func app(_ target: String? = nil) throws -> AppDescription { try reader.describe(target: target) }

    /// A setting of a target.
    func setting(_ key: String, of target: String, configuration: String = "Debug") throws -> String? {
        var reader = try reader
        reader.options.configuration = configuration
        return reader.project.targets.first { $0.name == target }.flatMap { reader.settings(of: $0).settings[key] }
    }

    /// The paths of a target's sources from the folder.
    func sources(of target: String? = nil) throws -> [String] {
        try app(target).module.sources.map { String($0.path.dropFirst(folder.url.path.count + 1)) }.sorted()
    }

    func resources(of target: String? = nil) throws -> [String] { try app(target).resources.map(\.path).sorted() }
}
