import Foundation

/// A project as an editor sees it: with what arguments the compiler reads each of its files.
struct EditorProject: Sendable {
    /// A module.
    struct Target: Equatable, Sendable {
        /// The name that the editor has for it, an address of Oriel's.
        var identifier: String
        var name: String
        /// The kind, in the words of the Build Server Protocol.
        var tags: [String]
        /// The identifiers of the modules that it may import.
        var dependencies: [String]
        var sources: [URL]
        /// Where its generated sources are.
        var folder: URL
        /// The compiler's arguments for any of its sources, with all of them.
        var arguments: [String]
    }

    /// The builder of the app, or, without one, of the libraries.
    let app: AppBuilder
    /// The builder of the tests; nil where there are none.
    var tests: AppBuilder?
    /// Modules that do not exist here.
    private(set) var missing: [String: Set<String>] = [:]
    private(set) var targets: [Target] = []

    init(app: AppBuilder, missing: [String: Set<String>] = [:]) throws {
        self.app = app
        self.missing = missing
        try update()
    }

    /// Finds out the arguments again: for saved files, files that were added, or a module that proved missing.
    /// - Returns: Whether they have changed.
    @discardableResult
    mutating func update(missing new: [String: Set<String>]? = nil) throws -> Bool {
        if let new { missing = new }
        let before = targets
        let own = try steps(of: app)
        var targets = Self.targets(own, of: app, prefix: "app")
        if let tests {
            let identifiers = targets.map(\.identifier)
            let steps = try steps(of: tests).filter(\.module.isTest)
            targets += Self.targets(steps, of: tests, prefix: "tests").map { target in
                var target = target
                target.dependencies = identifiers
                target.tags = ["test"]
                return target
            }
        }
        self.targets = targets
        return targets != before
    }

    private func steps(of builder: AppBuilder) throws -> [ModuleBuild] {
        try builder.build(checksOnly: true, extent: .arguments, knownMissing: missing).steps
    }

    private static func targets(_ steps: [ModuleBuild], of builder: AppBuilder, prefix: String) -> [Target] {
        var targets: [Target] = []
        for step in steps where !step.module.sources.isEmpty {
            guard let common = try? step.commonArguments() else { continue }
            let isApp = step.module.name == builder.app.module.name
            let isOwn = builder.app.owns(step.module)
            targets.append(
                Target(
                    identifier: "oriel://\(prefix)/\(step.module.name)", name: step.module.name,
                    tags: [isApp ? "application" : "library"] + (isOwn ? [] : ["dependency"]),
                    dependencies: targets.map(\.identifier), sources: step.module.sources, folder: step.folder,
                    arguments: arguments(common) + step.module.sources.map(\.path)))
        }
        return targets
    }

    /// The arguments without those for output that Oriel reads itself: an editor shows warnings, too.
    private static func arguments(_ common: [String]) -> [String] {
        common.filter { !["-suppress-warnings", "-no-color-diagnostics", "-diagnostic-style=llvm"].contains($0) }
    }

    /// The target of an identifier.
    func target(_ identifier: String) -> Target? { targets.first { $0.identifier == identifier } }

    /// The saved states of everything that targets import.
    var importedFiles: Fingerprint {
        Fingerprint(folders: (app.app.libraries + (tests?.app.libraries ?? [])).flatMap(\.sources))
    }

    /// Compiles the modules that targets import.
    /// - Parameter identifiers: The targets; nil for all.
    func prepare(_ identifiers: [String]? = nil) throws {
        let forTests = identifiers.map { $0.contains { $0.hasPrefix("oriel://tests/") } } ?? false
        for builder in [app] + (forTests ? [tests].compactMap { $0 } : []) {
            _ = try builder.build(checksOnly: true, extent: .libraries, knownMissing: missing)
        }
    }

    /// Checks the whole app, and returns the modules that do not exist here.
    func findMissing() throws -> [String: Set<String>] {
        try app.build(checksOnly: true).missing
    }
}
