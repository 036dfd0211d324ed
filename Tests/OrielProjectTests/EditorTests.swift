import Foundation
import Synchronization
import Testing

@testable import OrielProject

@Suite("Editors")
struct EditorTests {
    private func cache(_ folder: TemporaryFolder) -> Cache {
        Cache(environment: ["XDG_CACHE_HOME": folder.url.path + "/cache"])
    }

    private func messages(in bytes: String) throws -> [String] {
        let folder = try TemporaryFolder()
        var reader = MessageReader(try FileHandle(forReadingFrom: folder.write("messages", bytes)))
        var found: [String] = []
        while let message = try reader.next() { found.append(String(decoding: message, as: UTF8.self)) }
        return found
    }

    @Test("Messages are read by the lengths in their headers")
    func framing() throws {
        let two = "Content-Length: 2\r\n\r\n{}content-length:4\r\nContent-Type: x\r\n\r\n[\"ü"
        #expect(try messages(in: two + "\"") == ["{}", "[\"ü"])
        #expect(try messages(in: "Content-Length: 3\r\n\r\n{}") == [])
        #expect(try messages(in: "") == [])
        for header in ["Content-Length: -1", "Content-Length: 99999999999", "Content-Length: x", "Other: 1"] {
            #expect(throws: Problem.self) { try messages(in: header + "\r\n\r\n{}") }
        }
        #expect(throws: Problem.self) { try messages(in: String(repeating: "a", count: 70_000)) }
    }

    @Test("Open files are passed on as the compiler reads them, and formatted as they are")
    func openDocuments() throws {
        let documents = OpenDocuments { text, _ in text.replacing("@objc", with: "     ") }
        func forward(_ method: String, _ params: String) throws -> [[String: Any]] {
            let message = "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"\(method)\",\"params\":\(params)}"
            return try documents.forward(Data(message.utf8)).map {
                try #require(JSONSerialization.jsonObject(with: $0) as? [String: Any])
            }
        }
        func item(_ message: [String: Any]) -> [String: Any] {
            (message["params"] as? [String: Any])?["textDocument"] as? [String: Any] ?? [:]
        }
        func changes(_ message: [String: Any]) -> [String] {
            let changes = (message["params"] as? [String: Any])?["contentChanges"] as? [[String: Any]] ?? []
            return changes.compactMap { $0["text"] as? String }
        }
        let opened = try forward(
            "textDocument/didOpen",
            #"{"textDocument": {"uri": "file:///a.swift", "languageId": "swift", "version": 1, "text": "@objc a"}}"#)
        #expect(opened.count == 1 && item(opened[0])["text"] as? String == "      a")
        let changed = try forward(
            "textDocument/didChange",
            #"{"textDocument": {"uri": "file:///a.swift", "version": 2}, "contentChanges": [{"text": "@objc b"}]}"#)
        #expect(changed.count == 1 && changes(changed[0]) == ["      b"])
        let formatted = try forward("textDocument/formatting", #"{"textDocument": {"uri": "file:///a.swift"}}"#)
        #expect(
            formatted.compactMap { $0["method"] as? String }.map { String($0.suffix(10)) } == [
                "/didChange", "formatting", "/didChange",
            ])
        #expect(changes(formatted[0]) == ["@objc b"] && formatted.last.map(changes) == ["      b"])
        _ = try forward("textDocument/didClose", #"{"textDocument": {"uri": "file:///a.swift"}}"#)
        #expect(try forward("textDocument/formatting", #"{"textDocument": {"uri": "file:///a.swift"}}"#).count == 1)
        let other = try forward(
            "textDocument/didOpen",
            #"{"textDocument": {"uri": "file:///a.c", "languageId": "c", "version": 1, "text": "@objc a"}}"#)
        #expect(item(other[0])["text"] as? String == "@objc a")
    }

    @Test("Editors are asked for whole texts, in the response to the first request alone")
    func wholeTexts() throws {
        let documents = OpenDocuments { text, _ in text }
        let response = Data(
            #"{"id": 1, "result": {"capabilities": {"textDocumentSync": {"change": 2, "save": true}, "hoverProvider": true}}}"#
                .utf8)
        #expect(documents.reply(response) == response)
        _ = documents.forward(Data(#"{"id": 1, "method": "initialize", "params": {}}"#.utf8))
        let changed = try JSONSerialization.jsonObject(with: documents.reply(response)) as? [String: Any]
        let result = changed?["result"] as? [String: Any]
        let capabilities = try #require(result?["capabilities"] as? [String: Any])
        let sync = try #require(capabilities["textDocumentSync"] as? [String: Any])
        #expect(sync["change"] as? Int == 1 && sync["save"] as? Bool == true)
        #expect(capabilities["hoverProvider"] as? Bool == true)
        #expect(documents.reply(response) == response)
    }

    @Test("Open files are adapted for their project's platform")
    func records() throws {
        let folder = try TemporaryFolder()
        let cache = cache(folder)
        let file = folder.url.appending(path: "Thing/Views/A.swift")
        let text = "#if os(macOS)\n#endif\n"
        func adapted() -> String { EditorRecord.find(for: file, cache: cache).adapt(text, of: file) }
        #expect(adapted().hasPrefix("#if false"))
        let project = folder.url.appending(path: "Thing").path
        let connection = EditorCommand.Connection(argv: ["tool", "editor", project, "--serve"], version: "1")
        try folder.write("Thing/.bsp/oriel.json", String(decoding: JSONEncoder().encode(connection), as: UTF8.self))
        #expect(adapted().hasPrefix("#if false"))
        var record = EditorRecord(platform: .macOS)
        try record.write(for: project, cache: cache)
        #expect(adapted().hasPrefix("#if true"))
        record.linux[file.path] = []
        try record.write(for: project, cache: cache)
        #expect(adapted() == text)
    }

    @Test("The folder that an editor opens has the file that leads to the server, until it is removed")
    func connection() throws {
        let folder = try TemporaryFolder()
        try folder.write("Thing/Thing.xcodeproj/project.pbxproj")
        try folder.write("Thing/A.swift")
        let zip = try folder.write("Thing.zip").path
        let thing = folder.url.appending(path: "Thing").path
        for path in [thing, thing + "/Thing.xcodeproj", thing + "/A.swift"] {
            #expect(try EditorCommand.folder(of: path).path == thing)
        }
        for path in [zip, thing + "/none"] {
            #expect(throws: Problem.self) { try EditorCommand.folder(of: path) }
        }
        #expect(OrielCommand.run(["editor", thing, "--remove"]) == 1)
        let file = try folder.write("Thing/.bsp/oriel.json", "{}")
        let other = try folder.write("Thing/.bsp/other.json", "{}")
        #expect(OrielCommand.run(["editor", thing, "--remove"]) == 0)
        let files = FileManager.default
        #expect(!files.fileExists(atPath: file.path) && files.fileExists(atPath: other.path))
        #expect(OrielCommand.run(["editor", thing, "--unknown"]) == 1)
        #expect(OrielCommand.run(["editor"]) == 1)
    }
}
