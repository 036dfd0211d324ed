import Foundation

/// `oriel run`, `build` and `check` for a path; `test`, `preview` and `editor` build with it.
struct RunCommand: Sendable {
    let arguments: CommandLineArguments
    let cache = Cache()
    let path: String

    init(_ arguments: CommandLineArguments) throws {
        self.arguments = arguments
        guard let path = arguments.path else {
            throw Problem("\(arguments.command) what? Name a project, folder or file.")
        }
        self.path = path
    }

    /// Whether the previews are shown in the app's place.
    var showsPreviews: Bool { arguments.command == "preview" }

    private func options(wantsTests: Bool) -> ProjectOptions {
        ProjectOptions(
            allowsLibraries: ["check", "editor"].contains(arguments.command), wantsTests: wantsTests,
            isTrusted: arguments.isTrusted, systems: arguments.systems)
    }

    /// The builder of the app.
    /// - Parameter wantsTests: Whether its tests are built instead; nil for the command's own choice.
    func builder(wantsTests: Bool? = nil) throws -> AppBuilder {
        let options = options(wantsTests: wantsTests ?? (arguments.command == "test"))
        let root = URL(filePath: arguments.checkout).standardizedFileURL
        // A file or folder of the user's comes before an app of that name in the SDK.
        let own = FileManager.default.fileExists(atPath: path) ? nil : OwnApp.find(path, checkout: root)
        let app =
            try own.flatMap { try OwnApp.describe($0.path, checkout: root) }
            ?? ProjectReader(cache: cache, options: options).describe(path, target: arguments.target)
        return AppBuilder(
            app: app, engine: try Engine.find(in: root, cache: cache), cache: cache, path: own?.path ?? path,
            showsPreviews: showsPreviews,
            isLive: arguments.watches, isTrusted: arguments.isTrusted,
            purpose: arguments.command == "editor" ? .editing : .development)
    }

    /// Reports what is missing, without running the app.
    func check() throws -> Int32 {
        let builder = try builder()
        let result = try builder.build(checksOnly: true, view: arguments.view, limit: arguments.limit)
        var report = CheckReport(builder.app, result)
        if !builder.app.isLibrary { report.shipping = ShippingCheck(builder.app).findings }
        if arguments.isBadge {
            print(report.badge)
        } else if arguments.isJSON {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(report), as: UTF8.self))
        } else {
            for note in report.notes { print(note) }
            print(report.page(relativeTo: root(builder)))
            if !report.shipping.isEmpty {
                print("Before it is given to others (oriel package):")
                for finding in report.shipping { print("  " + finding) }
            }
        }
        return report.isComplete ? 0 : 1
    }

    /// Builds the app, and says where it is.
    func build() throws -> Int32 {
        let builder = try builder()
        guard let program = try program(builder) else { return 1 }
        print(program.path)
        return 0
    }

    /// Builds the app and becomes it.
    func run() throws -> Int32 {
        let builder = try builder()
        if arguments.watches { return try LiveLoop(command: self, builder: builder).run() }
        guard let program = try build(builder, omits: true).program else { return 1 }
        let start = Launch(builder: builder, program: program, arguments: arguments.rest)
        return try start.becomeApp()
    }

    /// Builds the app, and returns the program; nil where that fails.
    func program(_ builder: AppBuilder) throws -> URL? { try build(builder).program }

    /// Builds the app; says what is wrong where that fails.
    /// - Parameter omits: Whether an app that was never built whole goes without what does not compile.
    func build(_ builder: AppBuilder, omits: Bool = false) throws -> AppBuilder.Result {
        let begin = ContinuousClock.now
        for note in builder.app.notes { Message.write(note) }
        let result = try builder.build(view: arguments.view, omits: omits)
        if result.program == nil {
            // What was saved in the middle of a build is built next.
            if arguments.watches, result.errors.contains(where: \.isOfSavedSource) { return result }
            Message.write(page(builder, result))
            return result
        }
        for module in result.standIns {
            let purpose = FrameworkPurpose.of(module).map { " (\($0))" } ?? ""
            Message.write("\(module)\(purpose) does not exist here; it is imported, but nothing of it is used.")
        }
        if !result.omitted.isEmpty {
            var whole = result
            whole.diagnostics += result.omitted
            Message.write(page(builder, whole))
        }
        for note in result.leftOut { Message.write(note) }
        let time = (ContinuousClock.now - begin) / .seconds(1)
        Message.write("\(builder.app.name) is built: \(String(format: "%.1f", time)) s")
        return result
    }

    /// What does not compile, as a page.
    func page(_ builder: AppBuilder, _ result: AppBuilder.Result) -> String {
        CheckReport(builder.app, result).page(relativeTo: root(builder))
    }

    /// The folder that places are written relative to.
    private func root(_ builder: AppBuilder) -> String { builder.app.folders.first?.path ?? "" }
}
