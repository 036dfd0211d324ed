import AppKit
import SwiftUI
import SwiftUITesting
import Testing

@testable import QuickLookUI

@MainActor
@Suite("The panel that previews files")
struct PreviewPanelTests {
    init() { TestedApp.prepare() }

    private final class Source: QLPreviewPanelDataSource {
        var files: [URL] = []
        func numberOfPreviewItems(in panel: QLPreviewPanel!) -> Int { files.count }
        func previewPanel(_ panel: QLPreviewPanel!, previewItemAt index: Int) -> (any QLPreviewItem)! { files[index] }
    }

    @Test("A panel asks its data source, and shows the chosen file")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = Source()
        for name in ["one", "two"] {
            source.files.append(folder.appending(path: "\(name).txt"))
            try Data("This is \(name).".utf8).write(to: source.files.last!)
        }
        let panel = try #require(QLPreviewPanel.shared())
        panel.dataSource = source
        #expect(QLPreviewPanel.sharedPreviewPanelExists() && panel.title == "one.txt")
        let content = try #require(panel.contentView as? NSHostingView<PreviewPanelContent>)
        let host = TestHost(content.rootView, size: CGSize(width: 400, height: 300))
        #expect(host.text.contains("This is one."))
        panel.currentPreviewItemIndex = 1
        host.update()
        #expect(host.text.contains("This is two."))
        source.files.removeLast(2)
        panel.reloadData()
        host.update()
        #expect(panel.currentPreviewItem == nil && host.text.contains("There is nothing to preview."))
        panel.dataSource = nil
    }
}
