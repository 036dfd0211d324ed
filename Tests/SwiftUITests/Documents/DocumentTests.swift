import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor @Suite struct DocumentTests {
    /// A text in a file.
    private struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text: String

        init(text: String) { self.text = text }
        init(configuration: ReadConfiguration) throws {
            guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
            text = String(decoding: data, as: UTF8.self)
        }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    /// A number in a file, changed by an object.
    private final class Tally: ReferenceFileDocument {
        static var readableContentTypes: [UTType] { [UTType(exportedAs: "org.example.tally")] }
        @Published var count: Int

        init() { count = 0 }
        init(configuration: ReadConfiguration) throws {
            count = Int(String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)) ?? 0
        }
        func snapshot(contentType: UTType) throws -> Int { count }
        func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data("\(snapshot)".utf8))
        }
        func increment(_ undoManager: UndoManager?) {
            count += 1
            undoManager?.registerUndo(withTarget: self) { $0.decrement(undoManager) }
        }
        func decrement(_ undoManager: UndoManager?) {
            count -= 1
            undoManager?.registerUndo(withTarget: self) { $0.increment(undoManager) }
        }
    }

    private struct TallyView: View {
        @ObservedObject var tally: Tally
        @Environment(\.undoManager) private var undoManager
        var body: some View {
            VStack {
                Text("Count \(tally.count)")
                Button("More") { tally.increment(undoManager) }
            }
        }
    }

    private func temporaryFile(_ name: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appendingPathComponent(name)
    }

    @Test func valuesAreReadAndWritten() throws {
        let file = try temporaryFile("a.txt")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try Data("Hello".utf8).write(to: file)
        let storage = ValueDocumentStorage { Note(text: "New") }
        storage.begin()
        #expect(storage.binding.wrappedValue.text == "New")
        #expect(storage.name == "Untitled")
        storage.open(file)
        #expect(storage.binding.wrappedValue.text == "Hello")
        #expect(storage.name == "a")
        storage.binding.wrappedValue.text = "Bye"
        #expect(storage.isChanged)
        storage.saveIfNeeded()
        #expect(try String(contentsOf: file, encoding: .utf8) == "Bye")
        storage.undoManager.undo()
        #expect(storage.binding.wrappedValue.text == "Hello")
    }

    @Test func aFileThatCannotBeReadIsAProblem() {
        let storage = ValueDocumentStorage { Note(text: "New") }
        storage.begin()
        storage.open(URL(fileURLWithPath: "/no/such/file.txt"))
        #expect(storage.problem?.contains("“file.txt” could not be opened") ?? false)
        #expect(storage.binding.wrappedValue.text == "New")
    }

    @Test func windowsShowDocumentsAndTakeChangesBack() throws {
        let group = DocumentGroup(newDocument: { Tally() }, editor: { TallyView(tally: $0.document) })
        let host = TestHost(group.content, size: CGSize(width: 300, height: 300))
        #expect(host.text == ["Count 0", "More", "Untitled"])
        host.tap(text: "More")
        host.tap(text: "More")
        #expect(host.text.first == "Count 2")
        host.press(.character("z"), modifiers: .control)
        #expect(host.text.first == "Count 1")
        host.press(.character("z"), modifiers: [.control, .shift])
        #expect(host.text.first == "Count 2")
    }

    @Test func anUnsavedDocumentAsksForItsPlace() throws {
        let group = DocumentGroup(newDocument: { Tally() }, editor: { TallyView(tally: $0.document) })
        let host = TestHost(group.content, size: CGSize(width: 400, height: 500))
        host.press(.character("s"), modifiers: .control)
        #expect(host.text.contains("Save"))
        #expect(host.text.contains("Cancel"))
        host.tap(text: "Cancel")
        #expect(!host.text.contains("Cancel"))
    }

    @Test func objectsKeepTheirExtension() throws {
        let file = try temporaryFile("b.tally")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let storage = ObjectDocumentStorage { Tally() }
        storage.begin()
        storage.document?.count = 7
        storage.save(to: file)
        #expect(try String(contentsOf: file, encoding: .utf8) == "7")
        #expect(UTType(exportedAs: "org.example.tally").extensionForSaving == "tally")
        let other = ObjectDocumentStorage { Tally() }
        other.open(file)
        #expect(other.document?.count == 7)
    }
}
