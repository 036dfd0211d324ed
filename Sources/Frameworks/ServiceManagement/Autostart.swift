import Foundation

/// The entry by which a desktop starts the app, as freedesktop.org describes it.
struct Autostart: Sendable {
    /// The folder of entries.
    var folder =
        ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }?
        .appending(path: "autostart")
        ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".config/autostart")
    /// The app's identifier.
    var identifier = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    /// The app's name.
    var name = ProcessInfo.processInfo.processName
    /// The program.
    var program = Bundle.main.executablePath ?? CommandLine.arguments[0]

    private var entry: URL {
        let name = identifier.replacing("/", with: "-")
        return folder.appending(path: "\(name.hasPrefix(".") ? "app" : "")\(name).desktop")
    }

    /// Whether the entry is there, and the user has not switched it off.
    var isEnabled: Bool {
        guard let text = try? String(contentsOf: entry, encoding: .utf8) else { return false }
        return !text.split(separator: "\n").contains { $0 == "Hidden=true" || $0 == "X-GNOME-Autostart-enabled=false" }
    }

    func enable() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let line = name.replacing("\n", with: " ")
        let text = "[Desktop Entry]\nType=Application\nName=\(line)\nExec=\(Self.quoted(program))\n"
        try Data(text.utf8).write(to: entry, options: .atomic)
    }

    func disable() throws {
        guard FileManager.default.fileExists(atPath: entry.path) else { return }
        try FileManager.default.removeItem(at: entry)
    }

    /// A path as an argument in an entry: in quotation marks, with a backslash before the signs that mean something.
    static func quoted(_ path: String) -> String {
        var result = "\""
        for character in path where !character.isNewline {
            switch character {
            // A backslash is one of the entry's signs as well, so that it takes two more.
            case "\\": result += "\\\\\\\\"
            case "\"", "`", "$": result += "\\\\\(character)"
            case "%": result += "%%"
            default: result.append(character)
            }
        }
        return result + "\""
    }
}
