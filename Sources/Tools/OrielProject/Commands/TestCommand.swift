import Foundation

/// `oriel test`: builds the tests of an app or a package, and runs them as `swift test` does.
struct TestCommand {
    let command: RunCommand

    init(_ command: RunCommand) { self.command = command }

    func run() throws -> Int32 {
        let arguments = command.arguments
        try arguments.tests.validate()
        let builder = try command.builder()
        let result = try command.build(builder)
        guard let program = result.program else { return 1 }
        // A target of tests that does not compile is left out, and is a failure.
        let isWhole = result.errors.isEmpty
        if !isWhole { Message.write(command.page(builder, result)) }
        let names = result.testCases.flatMap { module, cases in
            cases.flatMap { entry in entry.tests.map { "\(module).\(entry.name)/\($0.name)" } }
        }.filter(arguments.tests.contains)
        if arguments.lists {
            // The program writes to the same output afterwards, without the buffer of `print`.
            try FileHandle.standardOutput.write(contentsOf: Data(names.map { $0 + "\n" }.joined().utf8))
        }
        let launch = Launch(builder: builder, program: program, arguments: [])
        Launch.prepareDocuments(of: builder.app)
        var status: Int32 = isWhole ? 0 : 1
        if result.usesXCTest, !arguments.lists {
            let list = builder.folder.appending(path: "tests.txt")
            try Cache.write(Data(names.joined(separator: "\n").utf8), to: list)
            let chosen = arguments.tests.isEverything ? [:] : ["ORIEL_TEST_CASES": list.path]
            status |= try start(launch, ["xctest"], chosen)
        }
        if result.usesSwiftTesting {
            let words = ["--testing-library", "swift-testing"] + (arguments.lists ? ["--list-tests"] : [])
            let end = try start(launch, words + arguments.tests.arguments + arguments.rest, [:])
            // All chosen tests may be XCTest's.
            status |= end == Self.noTests && !names.isEmpty ? 0 : end
        }
        if !result.usesXCTest, !result.usesSwiftTesting { throw Problem("\(builder.app.name) has no tests.") }
        return status == 0 ? 0 : 1
    }

    /// The status of swift-testing if no test was chosen.
    private static let noTests: Int32 = 69

    /// Runs the program with the output of this one.
    private func start(_ launch: Launch, _ words: [String], _ variables: [String: String]) throws -> Int32 {
        let process = Process()
        process.executableURL = launch.program
        process.arguments = words
        process.environment = ProcessInfo.processInfo.environment.merging(launch.variables) { own, _ in own }
            .merging(variables) { $1 }
        process.standardInput = FileHandle.nullDevice
        try process.run()
        ChildProcesses.add(process.processIdentifier)
        defer { ChildProcesses.remove(process.processIdentifier) }
        process.waitUntilExit()
        guard process.terminationReason == .uncaughtSignal else { return process.terminationStatus }
        Message.write("The tests ended with signal \(process.terminationStatus).")
        return 128 + process.terminationStatus
    }
}
