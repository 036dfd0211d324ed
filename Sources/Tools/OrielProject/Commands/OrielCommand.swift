import Foundation

/// The commands that know projects (`new`, `run`, `build`, `check`, `test`, `preview`, `editor`, `package` and `assets`), and `sdk`.
public enum OrielCommand {
    /// Runs a command.
    /// - Parameter words: The command's name, and what follows it.
    /// - Returns: The status to exit with: 0 if all went well, 1 if the project did not build, 2 for a wrong command.
    public static func run(_ words: [String]) -> Int32 {
        ChildProcesses.endWithCommand()
        do {
            let arguments = try CommandLineArguments(words)
            switch arguments.command {
            case _ where arguments.wantsHelp: print(help)
            case "run": return try RunCommand(arguments).run()
            case "build": return try RunCommand(arguments).build()
            case "preview": return try PreviewCommand(RunCommand(arguments)).run()
            case "check": return try RunCommand(arguments).check()
            case "test": return try TestCommand(RunCommand(arguments)).run()
            case "editor": return try EditorCommand.run(arguments)
            case "package": return try PackageCommand(arguments).run()
            case "sdk": return try SDKCommand(arguments).run()
            case "new": return try NewCommand(arguments: arguments).run()
            case "assets": return try AssetsCommand.run(Array(words.dropFirst()))
            case "help": print(help)
            default:
                Message.write("oriel: there is no command “\(arguments.command)”.\n\(help)")
                return 2
            }
            return 0
        } catch {
            Message.write("oriel: \(error)")
            return 1
        }
    }

    static let help = """
        oriel new NAME
        oriel run PATH [--target NAME] [--view NAME] [--watch] [ARGUMENTS]
        oriel build PATH [--target NAME]
        oriel check PATH [--target NAME] [--json | --badge] [--limit SECONDS]
        oriel test PATH [--target NAME] [--filter REGEX] [--skip REGEX] [--list-tests]
        oriel preview PATH [--target NAME] [--watch | --list | --png FILE]
        oriel editor PATH [--target NAME] [--remove], oriel editor --language-server
        oriel package PATH|NAME [--target NAME] [--output FOLDER] [--only FORMS] [--maintainer "NAME <MAIL>"] [--debug]
        oriel sdk [--output FOLDER] [--only FORMS] [--maintainer "NAME <MAIL>"]

        PATH is an Xcode project or workspace, a project.yml of XcodeGen, a Project.swift of Tuist, a package, a .swiftpm,
        a folder, a Swift file or a zip of one of these.
        Nothing is written there, but by editor: what is built lies in ~/.cache/oriel. ARGUMENTS go to the app.
          --target NAME   the app, or target of tests, to take where there are several
          --view NAME     the view to show where no app is marked @main
          --watch         show each save: changed functions in the running app, other changes by a new start
          --json          the report as JSON
          --badge         one line for a page: “Oriel: 100 % of 12 files compile”
          --limit SECONDS the time that checking may take, 60 at first; what is not checked by then counts as not compiled
          --trust         let the package's manifest and macros run unconfined where bubblewrap is missing; asked for once
          --system NAME=linux, NAME=apple
                          the system that a package's target is built for, where the choice is wrong
          --filter REGEX, --skip REGEX
                          the tests that run, and those that do not: Module.Class/method
          --list-tests    the names of the tests
          --list          the previews' titles, sizes and places
          --remove        (of editor) remove the file again that editors find the project by
          --language-server
                          the server that editors start: sourcekit-lsp, which reads open files as check does
          --output FOLDER where the package goes, by default into a folder with the app's name here
          --only FORMS    some of tar,deb,appimage,flatpak beside the portable folder; all by default
          --debug         (of package) not optimized, to try it out
          --png FILE      (of preview) a sheet of all; one that fails shows its message
        """
}
