import Foundation

/// The targets of tests in an Xcode project, with the app that they belong to.
extension XcodeReader {
    /// The targets of unit tests, those for the most fitting platform first.
    var tests: [XcodeTarget] {
        project.targets.filter { $0.kind == .tests }.enumerated()
            .sorted { (platform(of: $0.element).order, $0.offset) < (platform(of: $1.element).order, $1.offset) }
            .map(\.element)
    }

    /// Describes the tests of one app, or those without an app.
    /// - Parameter name: The target of tests; nil for all that belong to the first one's app.
    func describeTests(target name: String?) throws -> AppDescription {
        let all = tests
        let chosen = name.map { name in all.filter { $0.name.lowercased() == name.lowercased() } } ?? all
        guard let first = chosen.first else {
            throw Problem(
                all.isEmpty
                    ? "The project \(project.title) has no tests."
                    : "There is no target of tests “\(name ?? "")”. There are: "
                        + all.map(\.name).joined(separator: ", ") + ".")
        }
        let host = host(of: first)
        let together = chosen.filter {
            self.host(of: $0)?.id == host?.id && (host != nil || platform(of: $0) == platform(of: first))
        }
        var app = try host.map { try describe($0, for: together) } ?? describeLibraries(for: together, first)
        app.prepareForTests()
        for test in together { add(test, to: &app) }
        let others = chosen.filter { !together.contains($0) }.map(\.name)
        if !others.isEmpty {
            app.note("Tests of other apps, which --target names, are not run: \(others.joined(separator: ", ")).")
        }
        let clicking = project.targets.filter { $0.kind == .interfaceTests }.map(\.name)
        if !clicking.isEmpty {
            app.note("Tests that work an app from outside are not run: \(clicking.joined(separator: ", ")).")
        }
        guard app.libraries.contains(where: \.isTest) else {
            throw Problem("The tests of \(app.name) have no Swift files. \(app.notes.joined(separator: " "))")
        }
        return app
    }

    /// The app that tests run in on Apple's systems, and which they can import.
    private func host(of test: XcodeTarget) -> XcodeTarget? {
        let ids = project.list(test.object, "dependencies").compactMap { $0.object["target"]?.string }
        if let app = apps.first(where: { ids.contains($0.id) }) { return app }
        // “$(BUILT_PRODUCTS_DIR)/Thing.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/Thing”
        let path = settings(of: test).settings["TEST_HOST"] ?? ""
        guard let bundle = path.split(separator: "/").first(where: { $0.hasSuffix(".app") }) else { return nil }
        return apps.first { app in
            let product = settings(of: app).settings["PRODUCT_NAME"]
            return [product, app.name].contains(String(bundle.dropLast(".app".count)))
        }
    }

    /// Describes what tests without an app need.
    private func describeLibraries(for tests: [XcodeTarget], _ first: XcodeTarget) throws -> AppDescription {
        var app = AppDescription(
            name: project.url.deletingPathExtension().lastPathComponent, platform: platform(of: first),
            module: ModuleDescription(name: ""))
        app.folders = [project.root]
        for note in project.notes { app.note(note) }
        try addPackages(of: tests, to: &app)
        addLibraries(of: tests, to: &app)
        return app
    }

    private func add(_ test: XcodeTarget, to app: inout AppDescription) {
        let settings = settings(of: test).settings
        let files = TargetFiles(project: project, target: test, settings: settings, platform: app.platform).sorter
        for note in files.notes { app.note(note) }
        if files.sources.isEmpty { return }
        var module = TargetSettings.module(settings, target: test, sources: files.sources)
        module.isTest = true
        app.libraries.append(module)
        app.resources += files.resources.filter { !app.resources.contains($0) }
    }
}
