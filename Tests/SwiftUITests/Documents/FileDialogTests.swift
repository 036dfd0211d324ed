import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// The settings of file panels that apps can make.
@MainActor
struct FileDialogTests {
    private struct Sample: View {
        var folder: URL?
        @State private var isShown = false
        var body: some View {
            Button("Import") { isShown = true }
                .fileImporter(isPresented: $isShown, allowedContentTypes: [.plainText]) { _ in }
                .fileDialogMessage(Text("Choose your notes"))
                .fileDialogConfirmationLabel(Text("Take"))
                .fileDialogDefaultDirectory(folder)
        }
    }

    private func shown(_ folder: URL?) -> [String] {
        let host = TestHost(Sample(folder: folder), size: CGSize(width: 500, height: 500))
        host.tap(text: "Import")
        host.advance(by: 1)
        return host.text
    }

    @Test("A file panel shows the message, the button's label and the folder that the app sets")
    func panel() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dialog-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder.appendingPathComponent("note.txt"))
        let text = shown(folder)
        #expect(text.contains("Choose your notes") && text.contains("Take") && text.contains("note.txt"))
        // The panel's title; its button says something else.
        #expect(text.filter { $0 == "Open" }.count == 1)
    }

    @Test("A folder that does not exist is passed over")
    func missingFolder() {
        let text = shown(URL(fileURLWithPath: "/nowhere/at all"))
        #expect(text.contains("Take") && !text.contains("This folder cannot be read."))
    }
}
