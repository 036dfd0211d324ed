import Foundation

/// `oriel package`: makes what can be given to others of an app.
struct PackageCommand {
    let arguments: CommandLineArguments
    private let cache = Cache()
    private var options: ShippingOptions { arguments.shipping }

    init(_ arguments: CommandLineArguments) { self.arguments = arguments }

    func run() throws -> Int32 {
        guard let path = arguments.path else {
            throw Problem("package what? Name an app, a project, a folder or a file.")
        }
        if arguments.rest.contains("--terminal") {
            throw Problem(
                "One file for the terminal is made of Oriel's own apps alone; apps of others take their libraries along."
            )
        }
        if let unknown = arguments.rest.first { throw Problem("package has no option “\(unknown)”.") }
        let builder = try builder(path)
        let app = builder.app
        let shipped = ShippingDescription(app)
        let draft = ShippingDraft(target: target(builder, shipped))
        if let earlier = try draft.earlier(), earlier.identifier == shipped.identifier.text, !earlier.version.isEmpty,
            shipped.version < ShippedVersion(short: earlier.version, build: nil)
        {
            Message.write(
                "The version goes back from \(earlier.version) to \(shipped.version.full): whoever has the newer one keeps it."
            )
        }
        for finding in ShippingCheck(app).findings { Message.write(finding) }
        guard let program = try RunCommand(arguments).build(builder).program else { return 1 }
        var maker = PackageMaker(
            app: shipped, options: options, date: Self.date(of: app), engine: builder.engine, cache: cache, draft: draft
        )
        try draft.fill { try maker.make(builder, program: program) }
        for note in maker.notes { Message.write(note) }
        for name in maker.results {
            print(draft.target.appending(path: name).path + (maker.sizes[name].map { "   \($0)" } ?? ""))
        }
        return 0
    }

    /// The app, described as it goes to others, and what builds it.
    private func builder(_ path: String) throws -> AppBuilder {
        let checkout = URL(filePath: arguments.checkout).standardizedFileURL
        let reading = ProjectOptions(
            isTrusted: arguments.isTrusted, configuration: options.isDebug ? "Debug" : "Release",
            systems: arguments.systems)
        var app =
            try OwnApp.describe(path, checkout: checkout)
            ?? ProjectReader(cache: cache, options: reading).describe(path, target: arguments.target)
        if !options.isDebug { app.removeDebugConditions() }
        let shipped = ShippedResources(of: app, cache: cache)
        app.resources = shipped.resources
        for note in shipped.notes { app.note(note) }
        let engine = try Engine.find(in: checkout, isOptimized: !options.isDebug, cache: cache)
        let place = OwnApp.find(path, checkout: checkout)?.path ?? path
        return AppBuilder(
            app: app, engine: engine, cache: cache, path: place,
            isTrusted: arguments.isTrusted, purpose: .shipping(isOptimized: !options.isDebug))
    }

    /// Where the package goes where nobody names a place: never into the app's own folder.
    private func target(_ builder: AppBuilder, _ app: ShippingDescription) -> URL {
        if let output = options.output { return URL(filePath: output).standardizedFileURL }
        let here = URL(filePath: FileManager.default.currentDirectoryPath)
        let isOwn = builder.app.folders.contains { (here.path + "/").hasPrefix($0.path + "/") }
        let place = isOwn || !FileManager.default.isWritableFile(atPath: here.path) ? builder.folder : here
        return place.appending(path: "\(ShippingText.fileName(app.name) ?? app.identifier.text)-package")
    }

    /// The date of a number of seconds since 1970; nil for any other text, and for dates that archives have no place for.
    static func date(_ text: String?) -> Date? {
        // Until the year 2100.
        guard let text, let seconds = Int(text), (0..<4_102_444_800).contains(seconds) else { return nil }
        return Date(timeIntervalSince1970: Double(seconds))
    }

    /// The date of all files: that of `SOURCE_DATE_EPOCH`, else that of the app's newest file.
    static func date(
        of app: AppDescription, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> Date {
        if let date = date(environment["SOURCE_DATE_EPOCH"]) { return date }
        let files = (app.libraries + [app.module]).flatMap(\.sources) + app.resources.map(\.source)
        let dates = files.compactMap {
            try? FileManager.default.attributesOfItem(atPath: $0.resolvingSymlinksInPath().path)[.modificationDate]
                as? Date
        }
        let newest = dates.map { $0.timeIntervalSince1970.rounded(.down) }.max() ?? 0
        return Date(timeIntervalSince1970: min(max(newest, 0), 4_102_444_799))
    }
}
