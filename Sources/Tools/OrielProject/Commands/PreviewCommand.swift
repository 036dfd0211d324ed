import Foundation

/// `oriel preview`: a project's previews in a window, as a list or as a sheet.
struct PreviewCommand {
    let command: RunCommand

    init(_ command: RunCommand) { self.command = command }

    /// A line of the gallery's own list.
    struct Entry: Equatable {
        var title: String
        var width: Int
        var height: Int
        var place: String

        init?(_ line: Substring) {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard parts.count == 3 else { return nil }
            let size = parts[1].split(separator: "x").compactMap { Int($0) }
            guard size.count == 2 else { return nil }
            (title, width, height, place) = (String(parts[0]), size[0], size[1], String(parts[2]))
        }
    }

    func run() throws -> Int32 {
        let arguments = command.arguments
        let builder = try command.builder()
        if arguments.watches { return try LiveLoop(command: command, builder: builder).run() }
        guard let program = try command.program(builder) else { return 1 }
        let launch = Launch(builder: builder, program: program, arguments: arguments.rest)
        if !arguments.lists, arguments.picture == nil { return try launch.becomeApp() }
        let entries = try list(launch)
        if entries.isEmpty {
            Message.write("\(builder.app.name) has no previews.")
            return 1
        }
        guard let picture = arguments.picture else {
            for entry in entries {
                print([entry.title, "\(entry.width)x\(entry.height)", entry.place].joined(separator: "\t"))
            }
            return 0
        }
        return try draw(entries, launch, to: URL(filePath: picture))
    }

    private func list(_ launch: Launch) throws -> [Entry] {
        let result = try Shell.run(
            launch.program.path, [], environment: launch.variables.merging(["ORIEL_PREVIEW": "list"]) { $1 }, limit: 30)
        guard result.status == 0 else {
            throw Problem("The previews cannot be listed: \(Self.reason(result)).")
        }
        return result.output.split(separator: "\n").compactMap(Entry.init)
    }

    /// Draws each preview in a process of its own, so that one that traps takes none along.
    private func draw(_ entries: [Entry], _ launch: Launch, to picture: URL) throws -> Int32 {
        let folder = launch.builder.folder.appending(path: "Pictures")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var failures = 0
        for (number, entry) in entries.enumerated() {
            let file = folder.appending(path: "\(number).png")
            let size = entry.width > 0 && entry.height > 0 ? "\(entry.width)x\(entry.height)" : "390x390"
            let result = try Shell.run(
                launch.program.path, ["--png", file.path, "--size", size],
                environment: launch.variables.merging(["ORIEL_PREVIEW": "\(number)"]) { $1 }, limit: 20)
            if result.status == 0, FileManager.default.fileExists(atPath: file.path) { continue }
            failures += 1
            try? FileManager.default.removeItem(at: file)
            let reason = Self.reason(result)
            Message.write("\(entry.title): \(reason)")
            try Cache.write(Data(reason.utf8), to: folder.appending(path: "\(number).txt"))
        }
        let columns = min(entries.count, 4)
        let rows = (entries.count + 3) / 4
        let size = "\(24 + columns * 224)x\(min(24 + rows * 364, 16384))"
        let result = try Shell.run(
            launch.program.path, ["--png", picture.path, "--size", size],
            environment: launch.variables.merging(["ORIEL_PREVIEW": "sheet:\(folder.path)"]) { $1 }, limit: 60)
        guard result.status == 0 else { throw Problem("The sheet cannot be drawn: \(Self.reason(result)).") }
        Message.write("\(entries.count - failures) of \(entries.count) previews are in \(picture.path).")
        return failures == 0 ? 0 : 1
    }

    /// Why a program ended, in words.
    static func reason(_ result: Shell.Result) -> String {
        if result.status == 137 { return "not done in time" }
        let fatal = result.errors.split(whereSeparator: \.isNewline).first { $0.contains("Fatal error") }
        return fatal.map(String.init) ?? "ended with \(result.status)"
    }
}
