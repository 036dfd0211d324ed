import Foundation

/// A project that is described for a program which makes Xcode's project file of it, and which has none yet.
///
/// It becomes the objects that Xcode's own file would have, so that everything behind them need not know the difference.
struct ProjectSketch {
    /// A configuration with the settings and the settings file of a project or target.
    struct Configuration {
        var name: String
        var settings: [String: PropertyValue] = [:]
        var file: URL?
    }

    /// The phase of a build that a file belongs to.
    enum Phase: Equatable {
        case sources, resources
        /// Copied into a folder within the resources.
        case copied(String)
    }

    struct File {
        var place: URL
        var phase: Phase
        /// The platforms that it counts for, as project files name them; none for all.
        var filters: [String] = []
    }

    struct Dependency {
        enum Kind {
            case target(String)
            /// A product of a package that `packages` has under a name, or of any.
            case product(String, package: String?)
        }
        var kind: Kind
        var filters: [String] = []
    }

    struct Target {
        /// How dependencies name it.
        var key: String
        var name: String
        /// Such as `application` or `bundle.unit-test`.
        var type: String
        var configurations: [Configuration] = []
        var files: [File] = []
        var dependencies: [Dependency] = []
        /// The names of scripts that would run in a build.
        var scripts: [String] = []
    }

    struct Package {
        enum Place {
            case local(String)
            case remote(String, requirement: [String: String])
        }
        var name: String
        var place: Place
    }

    var name: String
    let folder: URL
    /// The file that describes the project, for messages.
    var title: String
    var configurations: [Configuration] = []
    var targets: [Target] = []
    var packages: [Package] = []
    /// The contents of files that generating would write, by path.
    var contents: [String: Data] = [:]
    /// The file with the versions of packages, where it is another than the project's.
    var pins: URL?
    var notes: [String] = []

    /// The project as Xcode's.
    var project: XcodeProject {
        var objects = SketchObjects()
        var root: [String: PropertyValue] = [
            "buildConfigurationList": .string(objects.add(configurations))
        ]
        let references = packages.map { ($0.name, objects.add($0)) }
        root["packageReferences"] = .array(references.map { .string($0.1) })
        let packageIDs = Dictionary(references) { first, _ in first }
        let targetIDs = targets.indices.map { "Target\($0)" }
        let ids = Dictionary(zip(targets.map(\.key), targetIDs)) { first, _ in first }
        for (id, target) in zip(targetIDs, targets) { objects.add(target, id, ids, packageIDs) }
        root["targets"] = .array(targetIDs.map(PropertyValue.string))
        var project = XcodeProject(
            folder.appending(path: "\(name.replacing("/", with: "_")).xcodeproj"), root: folder, objects: objects.all,
            rootObject: .dictionary(root), title: title)
        project.contents = contents
        project.pins = pins
        project.notes = notes
        return project
    }
}
