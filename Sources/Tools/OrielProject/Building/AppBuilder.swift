import Foundation

/// Builds an app in the cache: its modules one after the other, linked with the engine.
struct AppBuilder {
    let app: AppDescription
    let engine: Engine
    /// Where all that is built goes.
    let folder: URL
    /// Whether the gallery of its previews is built in the app's place.
    let showsPreviews: Bool
    /// Whether its functions can be replaced while it runs.
    let isLive: Bool
    /// What it is built for.
    let purpose: BuildPurpose
    private let trust: Trust

    /// How much of an app a check goes through.
    enum Extent {
        /// Nothing: what each module is compiled with is only found out.
        case arguments
        /// The modules that others import.
        case libraries
        /// All modules.
        case all
    }

    /// The result of a build.
    struct Result {
        var diagnostics: [Diagnostic] = []
        /// Modules that do not exist here; empty ones were put in their places.
        var standIns: [String] = []
        /// The program; nil where it could not be built.
        var program: URL?
        /// The modules as they were compiled, with what is generated; the app's own is the last.
        var modules: [ModuleDescription] = []
        /// Sentences about parts of libraries, and of functions, that are left out.
        var leftOut: [String] = []
        /// The errors of the functions of which something is left out.
        var omitted: [Diagnostic] = []
        /// The sources of modules that the compiler has not gone through.
        var unchecked: Set<String> = []
        /// The modules for which empty ones were made, with the names behind a dot that are imported of each.
        var missing: [String: Set<String>] = [:]
        /// How each module is compiled; the app's own is the last.
        var steps: [ModuleBuild] = []

        /// The test cases of XCTest, module by module.
        var testCases: [(module: String, cases: [TestDiscovery.Case])] = []
        /// Whether a test is XCTest's.
        var usesXCTest = false
        /// Whether a test is swift-testing's.
        var usesSwiftTesting = false

        var errors: [Diagnostic] { diagnostics.filter(\.isError) }
    }

    init(
        app: AppDescription, engine: Engine, cache: Cache, path: String, showsPreviews: Bool = false,
        isLive: Bool = false, isTrusted: Bool = false, purpose: BuildPurpose = .development
    ) {
        trust = Trust(cache: cache, isGiven: isTrusted)
        self.app = app
        self.engine = engine
        let url = URL(filePath: path)
        self.showsPreviews = showsPreviews
        self.isLive = isLive
        self.purpose = purpose
        folder = cache.folder(for: url)
            .appending(
                path: app.module.name + (showsPreviews ? "-previews" : "") + (isLive ? "-live" : "") + purpose.suffix)
    }

    /// The app's bundle, with the program in it.
    ///
    /// XCTest prints the folder's name; in SwiftPM's builds that is `debug`.
    var bundle: URL { folder.appending(path: app.runsTests ? "debug" : "Bundle") }
    /// Where the interfaces of its modules are.
    var products: URL { folder.appending(path: "Products") }

    /// Builds the app.
    /// - Parameters:
    ///   - checksOnly: Whether no program is needed, only what the compiler says.
    ///   - view: The view to show, where the files have no app.
    ///   - limit: The seconds that a check may take; nil for any time.
    ///   - extent: How much of it is checked.
    ///   - known: Modules that are known not to exist here.
    ///   - omits: Whether statements and functions that do not compile are left out of an app that was never built whole.
    func build(
        checksOnly: Bool = false, view: String? = nil, limit: TimeInterval? = nil, extent: Extent = .all,
        knownMissing known: [String: Set<String>] = [:], omits: Bool = false
    ) throws -> Result {
        let deadline = limit.map { ContinuousClock.now + .seconds($0) }
        try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
        try ResourceBundle.write(app, to: bundle)
        var result = Result()
        var missing = checksOnly ? AbsentModules(of: app).names.merging(known) { $0.union($1) } : known
        for (module, submodules) in missing { try standIns.make(module, submodules: submodules) }
        result.standIns = missing.keys.sorted()
        // Each time the compiler may get further, and miss other modules.
        for _ in 0..<20 {
            result.diagnostics = []
            result.modules = []
            result.leftOut = []
            result.omitted = []
            result.unchecked = []
            result.steps = []
            try buildModules(
                &result, checksOnly: checksOnly, view: view, deadline: deadline, extent: extent,
                omits: omits && !wasBuiltWhole)
            let before = missing
            for name in result.diagnostics.compactMap(\.missingModule) {
                let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
                missing[parts[0], default: []].formUnion(parts.dropFirst())
            }
            if missing == before { break }
            for (module, submodules) in missing { try standIns.make(module, submodules: submodules) }
            result.standIns = missing.keys.sorted()
        }
        result.missing = missing
        return result
    }

    private var standIns: StandIns { StandIns(folder: folder.appending(path: "StandIns")) }

    /// The folders with modules that the app's import.
    func search(besides standIns: [String]) -> [URL] { standIns.map(self.standIns.folder(of:)) + [products] }

    private func buildModules(
        _ result: inout Result, checksOnly: Bool, view: String?, deadline: ContinuousClock.Instant?, extent: Extent,
        omits: Bool
    ) throws {
        let begin = ContinuousClock.now
        /// Adds what the compiler says; errors of no file mean that it has looked into none.
        func add(_ diagnostics: [Diagnostic], of module: ModuleDescription) {
            result.diagnostics += diagnostics
            guard diagnostics.contains(where: { $0.isError && $0.file.isEmpty }) else { return }
            result.unchecked.formUnion(module.sources.map(\.path))
        }
        func report(_ module: ModuleDescription, _ number: Int) {
            guard checksOnly, ContinuousClock.now - begin > .seconds(5) else { return }
            Message.write("Checking \(module.name) (\(number) of \(app.libraries.count + 1)) \u{2026}")
        }
        let search = search(besides: result.standIns)
        var objects: [URL] = []
        let server = try ServerStore(for: app, engine: engine)
        if let server {
            let step = ModuleBuild(
                module: server.module, engine: engine, folder: folder.appending(path: ServerStore.name),
                platform: app.platform, search: search, purpose: purpose)
            let (diagnostics, built) = try step.compileLibrary(into: products, checksOnly: checksOnly)
            result.diagnostics += diagnostics
            guard let built else { return }
            objects += built
        }
        var imports = server?.arguments ?? []
        var linking = server?.linking ?? []
        guard
            try buildForeign(
                &result, &objects, checksOnly: checksOnly, imports: &imports, linking: &linking)
        else { return }
        var compiled: [ModuleDescription] = []
        var libraries: [(step: ModuleBuild, module: ModuleDescription)] = []
        for (index, library) in app.libraries.enumerated() {
            if !checksOnly { report(library, index + 1) }
            var module = try complete(library)
            module.arguments += imports
            module.namesakes = Namesakes.of(compiled)
            result.modules.append(module)
            var step = ModuleBuild(
                module: module, engine: engine, folder: folder.appending(path: library.name),
                platform: app.platform, search: search, isLive: isLive, isTested: app.runsTests, purpose: purpose,
                deadline: deadline)
            if extent == .arguments {
                step.leftOut = leftOutRecord(of: step)?.read() ?? LeftOutParts()
                result.steps.append(step)
                compiled.append(module)
                continue
            }
            if checksOnly, extent == .all {
                step.leftOut = leftOutRecord(of: step)?.read() ?? LeftOutParts()
                // The app's own files come first, for which the declarations of libraries will do.
                let absent = try step.emitInterface(into: products).filter { $0.missingModule != nil }
                result.diagnostics += absent
                if absent.contains(where: { !(result.standIns.contains($0.missingModule ?? "")) }) { return }
                libraries.append((step, module))
                compiled.append(module)
                continue
            }
            let (diagnostics, built, parts) = try compileOmitting(
                step, checksOnly: checksOnly, omits: omits && !module.isTest, &result)
            step.leftOut = parts
            result.steps.append(step)
            result.leftOut += [parts.note(for: module.name)].compactMap { $0 }
            if parts.isLinux { result.modules[result.modules.count - 1].system = .linux }
            add(diagnostics, of: module)
            // Other targets have tests, too.
            guard let built else {
                if module.isTest { continue }
                return
            }
            objects += built
            linking += module.linking
            compiled.append(module)
        }
        report(app.module, checksOnly ? 1 : app.libraries.count + 1)
        var module = app.module
        if app.runsTests {
            guard compiled.contains(where: \.isTest) else { return }
            module.sources = try writeTestRunner(compiled, &result)
        }
        module = try complete(module, view: view, isApp: !app.isLibrary)
        module.arguments += imports
        module.namesakes = Namesakes.of(compiled)
        linking += module.linking
        result.modules.append(module)
        let step = ModuleBuild(
            module: module, engine: engine,
            folder: folder.appending(path: app.module.name), platform: app.platform, search: search,
            startsElsewhere: showsPreviews, isLive: isLive, purpose: purpose, deadline: deadline)
        result.steps.append(step)
        if extent != .all { return }
        if checksOnly {
            var step = step
            // Libraries get a part of the time as well.
            if !libraries.isEmpty, let deadline { step.deadline = .now + (deadline - .now) * 0.6 }
            add(try check(&step, &result), of: module)
            for (index, library) in libraries.enumerated() {
                report(library.module, index + 2)
                let (diagnostics, _, parts) = try compile(library.step, checksOnly: true)
                result.leftOut += [parts.note(for: library.module.name)].compactMap { $0 }
                if parts.isLinux { result.modules[index].system = .linux }
                add(diagnostics, of: library.module)
            }
        } else {
            let program = bundle.appending(path: app.executable)
            let link = { (step: ModuleBuild) -> ([Diagnostic], Bool?) in
                let (diagnostics, isBuilt) = try step.link(objects, with: linking, into: program)
                return (diagnostics, isBuilt ? true : nil)
            }
            let built = try omits ? omittingAsBefore(from: step, &result, compile: link) : nil
            var (diagnostics, isBuilt) = try built.map { ($0.diagnostics, $0.output) } ?? link(step)
            if omits, isBuilt == nil, let found = try omitting(from: step, diagnostics, &result, compile: link) {
                (diagnostics, isBuilt) = (found.diagnostics, found.output)
            }
            result.diagnostics += diagnostics
            result.program = isBuilt == true ? program : nil
            if isBuilt == true, result.omitted.isEmpty { noteBuiltWhole() }
        }
    }

    /// Builds what is not Swift, and the macros.
    /// - Parameters:
    ///   - imports: The compiler's arguments for all that may import it.
    ///   - linking: The linker's arguments.
    /// - Returns: Whether the modules can be compiled.
    private func buildForeign(
        _ result: inout Result, _ objects: inout [URL], checksOnly: Bool, imports: inout [String],
        linking: inout [String]
    ) throws -> Bool {
        imports += try SystemLibrary.arguments(
            besides: Set(app.foreign.map(\.name)), in: folder.appending(path: "Foreign"))
        for (index, module) in app.foreign.enumerated() {
            let step = ForeignBuild(
                module: module, others: Array(app.foreign[..<index]),
                folder: folder.appending(path: "Foreign/\(module.name)"))
            let (diagnostics, built) = try step.compile(checksOnly: checksOnly)
            result.diagnostics += diagnostics
            let words = ["-fmodule-map-file=\(try step.writeMap().path)", "-I", module.headers.path]
            imports += (words + module.importArguments).flatMap { ["-Xcc", $0] }
            linking += module.linking
            guard let built else { return false }
            objects += built
        }
        for module in app.macros {
            let step = MacroBuild(
                module: module, libraries: app.macroLibraries,
                folder: folder.appending(path: "Macros/\(module.name)"), trust: trust)
            let (diagnostics, isBuilt) = try step.build(project: app.folders.first ?? folder)
            result.diagnostics += diagnostics
            if isBuilt { imports += step.importArguments } else if !checksOnly { return false }
        }
        return true
    }

    /// Adds what is generated to a module's sources.
    private func complete(
        _ module: ModuleDescription, view: String? = nil, isApp: Bool = false
    ) throws -> ModuleDescription {
        let generated = folder.appending(path: module.name).appending(path: "Generated")
        var module = module
        func add(_ name: String, _ text: String) throws {
            let file = generated.appending(path: name)
            try Cache.write(Data(text.utf8), to: file)
            module.sources.append(file)
        }
        let bundle = module.conditions.contains("SWIFT_PACKAGE") ? SupportSource.packageBundle : ""
        let support = (module.system == .apple || !module.knowsLinux ? SupportSource.text : "") + bundle
        if isApp {
            let scans = module.sources.map(SourceScan.init)
            if showsPreviews {
                try add("OrielPreviews.swift", SupportSource.gallery(of: module.name))
            } else if purpose != .editing, !CompilerArguments.isScript(module), !scans.contains(where: \.hasMain) {
                let root = try RootView.choose(among: scans.flatMap(\.views), named: view, in: app)
                try add("OrielApp.swift", SupportSource.app(showing: root, in: module.name))
            }
        }
        if module.isTest, TestSupportSource.isNeeded(in: module.sources.map { SourceScan($0).text }) {
            try add("OrielTestSupport.swift", TestSupportSource.text)
        }
        let catalogs = app.catalogs(namedIn: module)
        if !catalogs.isEmpty {
            let extensions = isApp ? app.generatesAssetExtensions : module.generatesAssetExtensions
            let symbols = AssetSymbols.text(of: catalogs, bundle: "main", extensions: extensions)
            try add("GeneratedAssetSymbols.swift", symbols)
        }
        func own(_ kind: FileKind) -> [AppDescription.Resource] {
            app.resources.filter { FileKind($0.source) == kind && app.module(owning: $0.source).name == module.name }
        }
        let models = own(.dataModel).map(\.source)
        for model in models {
            for (name, text) in try DataModel(model).sources(besides: module.sources.map { SourceScan($0).text }) {
                try add(name, text)
            }
        }
        // Of several with one name the bundle has the first.
        var places: Set<String> = []
        for model in own(.learnedModel) where places.insert(model.path).inserted {
            let (name, text) = try LearnedModel(model.source).source
            try add(name, text)
        }
        module.importsCoreData = !models.isEmpty || module.sources.contains { SourceScan($0).importsCoreData }
        let platform = module.system == .apple ? app.platform : .iOS
        module.impliedModules = SourceScan.impliedModules(in: module.sources, platform: platform)
        try add("OrielSupport.swift", support)
        return module
    }
}
