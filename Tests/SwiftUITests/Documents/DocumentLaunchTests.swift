import Foundation
import SwiftUI
import SwiftUITesting
import Testing
import UniformTypeIdentifiers

@MainActor @Suite("The start of apps of documents", .serialized)
struct DocumentLaunchTests {
    struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text = "empty"
        init(_ text: String = "empty") { self.text = text }
        init(configuration: ReadConfiguration) throws {
            text = configuration.file.regularFileContents.map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    struct Editor: View {
        @Binding var note: Note
        @Environment(\.newDocument) private var newDocument
        @Environment(\.openDocument) private var openDocument
        @State private var problem = ""
        var body: some View {
            VStack {
                Text(note.text)
                Button("another") { newDocument(Note("made")) }
                Button("missing") {
                    Task {
                        do { try await openDocument(at: URL(fileURLWithPath: "/nowhere/a.txt")) } catch {
                            problem = "gone"
                        }
                    }
                }
                Text(problem)
            }
        }
    }

    struct Notes: App {
        var body: some Scene {
            DocumentGroup(newDocument: Note()) { Editor(note: $0.$document) }
            DocumentGroupLaunchScene("Notebook") {
                NewDocumentButton("Begin")
                Button("Choose a long template") {}
            } background: {
                Color.yellow
            } overlayAccessoryView: { geometry in
                Text("title is \(geometry.titleViewFrame.isEmpty ? "nowhere" : "placed")")
                    .frame(maxHeight: .infinity, alignment: .bottom)
            }
        }
    }

    @Test("An app begins with its launch scene, which makes way for a document")
    func launch() async throws {
        let app = AppTestHost(Notes())
        #expect(app.windows.count == 1)
        let start = try #require(app.windows.first)
        await start.settle()
        #expect(start.find(text: "Notebook") != nil && start.find(text: "title is placed") != nil)
        let widths = start.accessibility.filter { $0.role == .button }.map(\.frame.width)
        #expect(widths.count == 3 && Set(widths).count == 1)
        start.tap(text: "Begin")
        for window in app.windows { await window.settle() }
        #expect(app.windows.count == 1 && app.windows[0].find(text: "empty") != nil)
        app.windows[0].tap(text: "another")
        #expect(app.windows.count == 2 && app.windows[1].find(text: "made") != nil)
        app.windows[0].tap(text: "missing")
        await app.windows[0].settle()
        #expect(app.windows[0].find(text: "gone") != nil && app.windows.count == 2)
    }
}
