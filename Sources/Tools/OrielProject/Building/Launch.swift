import Foundation

/// Starts a program that was built.
struct Launch {
    let builder: AppBuilder
    let program: URL
    let arguments: [String]

    /// The words that the program is started with: without a display and a terminal it draws a picture.
    ///
    /// A program for the command line draws nothing, and knows its own words alone.
    func words(onScreen hasScreen: Bool = Self.hasScreen) -> [String] {
        guard builder.app.hasInterface else { return arguments }
        let chooses = arguments.contains { word in
            ["--png", "--pdf", "--svg", "--terminal", "--dump"].contains { word == $0 || word.hasPrefix($0 + "=") }
        }
        return hasScreen || chooses ? arguments : ["--png", picture.path] + arguments
    }

    /// Whether there is a display, or a terminal.
    static var hasScreen: Bool {
        let variables = ProcessInfo.processInfo.environment
        let hasDisplay = !(variables["DISPLAY"] ?? "").isEmpty || !(variables["WAYLAND_DISPLAY"] ?? "").isEmpty
        return hasDisplay
            || isatty(0) == 1 && isatty(1) == 1
                && !["", "dumb", "unknown"].contains(variables["TERM"] ?? "")
    }

    /// Where the picture goes where nobody names a place: never into the app's own folder.
    var picture: URL {
        let here = URL(filePath: FileManager.default.currentDirectoryPath)
        let isOwn = builder.app.folders.contains { (here.path + "/").hasPrefix($0.path + "/") }
        let place = isOwn || !FileManager.default.isWritableFile(atPath: here.path) ? builder.folder : here
        return place.appending(path: builder.app.module.name + ".png")
    }

    /// The environment variables that are added for the program.
    var variables: [String: String] {
        // Of a crash, the way to it: registers and loaded libraries fill pages.
        var variables = ["SWIFT_BACKTRACE": "registers=none,images=none,threads=crashed"]
        let fonts = ResourceBundle.fonts(beside: builder.bundle)
        if FileManager.default.fileExists(atPath: fonts.path) { variables["FONTCONFIG_FILE"] = fonts.path }
        return variables
    }

    /// Makes the folder for documents where the app's code refers to it and the machine has none.
    ///
    /// Apps of Apple's systems write into it without asking, for there it always exists.
    static func prepareDocuments(
        of app: AppDescription,
        in folder: URL? = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
    ) {
        guard let folder, keepsDocuments(app) else { return }
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Whether an app's code refers to the folder for documents.
    static func keepsDocuments(_ app: AppDescription) -> Bool {
        let names = ["documentDirectory", "documentsDirectory", "DocumentDirectory"]
        let sources = (app.libraries + [app.module]).flatMap(\.sources).map(SourceScan.init)
        return sources.contains { source in names.contains { source.text.contains($0) } }
    }

    /// Has the program take this one's place.
    func becomeApp() throws -> Int32 {
        Self.prepareDocuments(of: builder.app)
        for (name, value) in variables { setenv(name, value, 0) }
        let words = words()
        if words.count != arguments.count { Message.write("There is no display here: the picture is \(picture.path).") }
        var pointers = ([program.path] + words).map { strdup($0) } + [nil]
        execv(program.path, &pointers)
        throw Problem("\(program.path) does not start: \(String(cString: strerror(errno))).")
    }
}
