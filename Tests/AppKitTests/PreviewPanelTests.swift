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

    /// Shows the content of a view within it.
    private func host(_ view: NSView) throws -> TestHost {
        let content = try #require(view.subviews.first as? NSHostingView<PreviewPanelContent>)
        #expect(view.subviews.count == 1 && content.frame == view.bounds)
        #expect(content.autoresizingMask == [.width, .height])
        return TestHost(content.rootView, size: CGSize(width: 400, height: 300))
    }

    @Test("A view shows one file without buttons, and nothing once it is closed")
    func view() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
        try Data("Some words.".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let frame = NSRect(x: 0, y: 0, width: 120, height: 80)
        let compact = try #require(QLPreviewView(frame: frame, style: .compact))
        for view in [QLPreviewView(frame: frame), compact] {
            let host = try host(view)
            #expect(host.text == ["There is nothing to preview."] && view.previewItem == nil)
            view.previewItem = file as any QLPreviewItem
            host.update()
            #expect(host.text == ["Some words."] && view.previewItem?.previewItemURL == file)
            #expect(host.find(label: "Next") == nil && host.find(label: "Previous") == nil)
            try Data("Other words.".utf8).write(to: file)
            view.refreshPreviewItem()
            host.update()
            #expect(host.text == ["Other words."])
            view.close()
            host.update()
            #expect(host.text == ["There is nothing to preview."])
            try Data("Some words.".utf8).write(to: file)
        }
    }

    @Test("Buttons lead from file to file, and end at the first and the last one; one file has none")
    func buttons() throws {
        let model = PreviewPanelModel()
        let files = ["one", "two", "three"].map { URL(filePath: "/none/\($0).bin") }
        model.items = files
        let host = TestHost(PreviewPanelContent(model: model), size: CGSize(width: 400, height: 300))
        #expect(host.text.contains("one.bin") && host.accessible("Previous")?.isEnabled == false)
        #expect(host.accessible("Next")?.isEnabled == true)
        host.tap(label: "Next")
        host.tap(label: "Next")
        #expect(model.index == 2 && host.text.contains("three.bin"))
        #expect(host.accessible("Next")?.isEnabled == false && host.accessible("Previous")?.isEnabled == true)
        host.tap(label: "Previous")
        #expect(model.index == 1 && host.text.contains("two.bin"))
        model.items = [files[0], files[1]]
        host.update()
        #expect(host.accessible("Next")?.isEnabled == false)
        (model.items, model.index) = ([files[0]], 0)
        host.update()
        #expect(host.find(label: "Next") == nil && host.text.contains("one.bin"))
    }

    @Test("A panel keeps its place within fewer files")
    func fewer() throws {
        let panel = try #require(QLPreviewPanel.shared())
        let source = Source()
        source.files = ["one", "two", "three"].map { URL(filePath: "/none/\($0).txt") }
        panel.dataSource = source
        defer { panel.dataSource = nil }
        panel.currentPreviewItemIndex = 2
        source.files.removeLast()
        panel.reloadData()
        #expect(panel.currentPreviewItemIndex == 1 && panel.title == "two.txt")
        source.files = []
        panel.reloadData()
        #expect(panel.currentPreviewItemIndex == 0 && panel.title.isEmpty && panel.currentPreviewItem == nil)
    }
}
