import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct ItemProviderTests {
    @Test func stringsGoThroughProviders() async {
        let provider = NSItemProvider(object: "Hello" as NSString)
        #expect(provider.canLoadObject(ofClass: NSString.self))
        #expect(provider.canLoadObject(ofClass: String.self))
        #expect(!provider.canLoadObject(ofClass: URL.self))
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        let text = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: String.self) { text, _ in continuation.resume(returning: text) }
        }
        #expect(text == "Hello")
    }

    @Test func whatIsMissingIsAnError() async {
        let provider = NSItemProvider()
        let error = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(for: .png) { _, error in
                continuation.resume(returning: error.map { ($0 as NSError).code })
            }
        }
        #expect(error == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    }

    @Test(
        "A file is called as it should be, within its folder",
        arguments: [
            ("Notes", "Notes.txt"), ("../../etc/passwd", "passwd.txt"), ("/", "Item.txt"), ("..", "Item.txt"),
            (".bashrc", "bashrc.txt"), ("a\u{1b}[31m\0b", "a[31mb.txt"),
            (String(repeating: "é", count: 300), String(repeating: "é", count: 118) + ".txt"),
        ])
    func names(_ suggestion: String, _ expected: String) async throws {
        let provider = NSItemProvider(item: Data("Hello".utf8) as NSData, typeIdentifier: "public.plain-text")
        provider.suggestedName = suggestion
        let found = await withCheckedContinuation { continuation in
            provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { file, _ in
                func mode(_ path: String) -> Int? {
                    (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? Int
                }
                let folder = file?.deletingLastPathComponent()
                continuation.resume(
                    returning: [
                        file?.lastPathComponent, file.flatMap { try? String(contentsOf: $0, encoding: .utf8) },
                        file.flatMap { mode($0.path) }.map { String($0, radix: 8) },
                        folder.flatMap { mode($0.path) }.map { String($0, radix: 8) },
                        folder?.deletingLastPathComponent().standardizedFileURL.path,
                    ])
            }
        }
        let temporary = FileManager.default.temporaryDirectory.standardizedFileURL.path
        #expect(found == [expected, "Hello", "600", "700", temporary])
    }

    /// A value that goes as JSON, and as text.
    private struct Note: Codable, Transferable, Equatable {
        var title: String
        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: UTType(exportedAs: "org.example.note"))
            ProxyRepresentation(exporting: \.title)
        }
    }

    /// A value made of any of several others.
    private enum Anything: Transferable, Equatable {
        case text(String)
        case url(URL)
        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation { Anything.text($0) }
            ProxyRepresentation { Anything.url($0) }
        }
    }

    private func load<T: Transferable>(_ type: T.Type, from provider: NSItemProvider) async throws -> T {
        nonisolated(unsafe) var result: Result<T, any Error>?
        await withCheckedContinuation { continuation in
            provider.loadTransferable(type: type) {
                result = $0
                continuation.resume()
            }
        }
        return try result!.get()
    }

    @Test func valuesGoThroughProviders() async throws {
        let provider = NSItemProvider()
        provider.register(Note(title: "Milk"))
        #expect(provider.registeredTypeIdentifiers == ["org.example.note", "public.utf8-plain-text"])
        #expect(try await load(Note.self, from: provider) == Note(title: "Milk"))
        #expect(try await load(String.self, from: provider) == "Milk")
        #expect(try await load(Anything.self, from: provider) == .text("Milk"))
    }

    @Test func loadingAValueThatDataCannotBecomeIsOneStepAndFails() async {
        let provider = NSItemProvider(object: NSString(string: "Milk"))
        nonisolated(unsafe) var total: Int64 = 0
        let result: Result<Note, any Error> = await withCheckedContinuation { continuation in
            total = provider.loadTransferable(type: Note.self) { continuation.resume(returning: $0) }.totalUnitCount
        }
        #expect(total == 1)
        #expect(throws: (any Error).self) { try result.get() }
        #expect(provider.canLoad(String.self) && !provider.canLoad(Note.self))
    }

    @Test func theTypeDecidesWhatAValueIsMadeOf() async throws {
        let address = try #require(URL(string: "https://example.org/a"))
        let provider = NSItemProvider(object: address as NSURL)
        #expect(try await load(Anything.self, from: provider) == .url(address))
        await #expect(throws: (any Error).self) { try await load(Note.self, from: provider) }
    }

    @Test func foldersOfFilesAreWrittenAndRead() throws {
        let folder = FileWrapper(directoryWithFileWrappers: [
            "a.txt": FileWrapper(regularFileWithContents: Data("A".utf8))
        ])
        folder.addRegularFile(withContents: Data("B".utf8), preferredFilename: "b.txt")
        let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: place) }
        try folder.write(to: place, options: .atomic, originalContentsURL: nil)
        let read = try FileWrapper(url: place)
        #expect(read.isDirectory)
        #expect(read.fileWrappers?["b.txt"]?.regularFileContents == Data("B".utf8))
        let data = try #require(read.serializedRepresentation)
        let again = try #require(FileWrapper(serializedRepresentation: data))
        #expect(again.fileWrappers?.keys.sorted() == ["a.txt", "b.txt"])
    }

    @Test func linesAreReadOneByOne() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("one\n\ntwo\r\nthree".utf8).write(to: file)
        var lines: [String] = []
        for try await line in file.lines { lines.append(line) }
        #expect(lines == ["one", "two", "three"])
    }
}
