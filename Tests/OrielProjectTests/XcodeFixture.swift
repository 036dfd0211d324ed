import Foundation

@testable import OrielProject

/// A project file, put together of parts.
struct XcodeFixture {
    var version: String
    var objects: [String] = []
    var targets: [String] = []
    var mainChildren: [String] = []

    /// Adds an app target with sources and resources in the project's folder.
    mutating func addTarget(
        _ name: String, type: String = "application", settings: String = "SDKROOT = iphoneos;", sources: [String] = [],
        resources: [String] = [], more: String = ""
    ) {
        func files(_ names: [String], _ kind: String) -> String {
            for file in names {
                let id = "\(name)_\(kind)_\(objects.count)"
                objects.append("\(id)B = {isa = PBXBuildFile; fileRef = \(id)R; };")
                objects.append("\(id)R = {isa = PBXFileReference; path = \"\(file)\"; sourceTree = \"<group>\"; };")
                mainChildren.append("\(id)R")
                references.append("\(id)B")
            }
            defer { references = [] }
            return references.map { $0 + ", " }.joined()
        }
        objects.append("\(name)S = {isa = PBXSourcesBuildPhase; files = (\(files(sources, "s"))DANGLING); };")
        objects.append("\(name)X = {isa = PBXResourcesBuildPhase; files = (\(files(resources, "x"))); };")
        objects.append("\(name)L = {isa = XCConfigurationList; buildConfigurations = (\(name)R, \(name)D); };")
        objects.append("\(name)R = {isa = XCBuildConfiguration; name = Release; buildSettings = {}; };")
        objects.append("\(name)D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };")
        objects.append(
            "\(name)T = {isa = PBXNativeTarget; name = \"\(name)\"; buildConfigurationList = \(name)L; "
                + "buildPhases = (\(name)S, \(name)X, GONE); productType = \"com.apple.product-type.\(type)\"; \(more)};"
        )
        targets.append("\(name)T")
    }

    private var references: [String] = []

    init(version: String = "56") { self.version = version }

    var text: String {
        """
        // !$*UTF8*$!
        { archiveVersion = 1; classes = {}; objectVersion = \(version); objects = {
          P = {isa = PBXProject; mainGroup = G; targets = (\((targets + ["LOST"]).joined(separator: ", "))); };
          G = {isa = PBXGroup; children = (\((mainChildren + ["NOWHERE"]).joined(separator: ", "))); sourceTree = "<group>"; };
          \(objects.joined(separator: "\n  "))
        }; rootObject = P; }
        """
    }

    /// The project in a folder.
    func reader(in folder: TemporaryFolder, name: String = "Thing") throws -> XcodeReader {
        try folder.write("\(name).xcodeproj/project.pbxproj", text)
        return Self.reader(of: try XcodeProject(folder.url.appending(path: "\(name).xcodeproj")))
    }

    /// A reader whose cache goes with the temporary files.
    static func reader(of project: XcodeProject) -> XcodeReader {
        XcodeReader(
            project: project, cache: Cache(environment: ["XDG_CACHE_HOME": project.root.path + "/cache"]),
            options: .trusted)
    }
}
