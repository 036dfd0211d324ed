import Foundation

/// A language server for editors: the toolchain's sourcekit-lsp, which gets open files as `oriel check` reads saved ones.
struct LanguageServer {
    let cache: Cache

    /// Serves an editor until it ends the server, or sourcekit-lsp ends.
    func run() throws -> Int32 {
        let process = Process()
        process.executableURL = try Toolchain.program("sourcekit-lsp")
        let input = Pipe()
        let output = Pipe()
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        ChildProcesses.add(process.processIdentifier)
        defer { ChildProcesses.remove(process.processIdentifier) }
        // A message to a server that has ended is lost, and no reason to end before its status is known.
        signal(SIGPIPE, SIG_IGN)
        let documents = OpenDocuments { [cache] text, file in
            EditorRecord.find(for: file, cache: cache).adapt(text, of: file)
        }
        let server = MessageWriter(input.fileHandleForWriting)
        let end = input.fileHandleForWriting
        Thread.detachNewThread {
            var editor = MessageReader(.standardInput)
            while let message = try? editor.next() { for part in documents.forward(message) { server.write(part) } }
            try? end.close()
        }
        let editor = MessageWriter(.standardOutput)
        var replies = MessageReader(output.fileHandleForReading)
        while let message = try replies.next() { editor.write(documents.reply(message)) }
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : 1
    }
}
