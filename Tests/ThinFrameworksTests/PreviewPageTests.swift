import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import QuickLook

/// Files that are previewed: their contents, and the pages that show them.
@MainActor
@Suite("Previews of files")
struct PreviewPageTests {
    init() { PictureHooks.install() }

    private let folder = FileManager.default.temporaryDirectory.appending(path: "preview-\(UUID().uuidString)")

    /// The content of a file: the text, "picture" or nil.
    private func read(_ name: String, _ data: Data) throws -> String? {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: name)
        try data.write(to: file)
        return read(file)
    }
    private func read(_ url: URL) -> String? {
        switch PreviewContent.read(url) {
        case .picture: "picture"
        case .text(let text): text
        case .other: nil
        }
    }

    private final class Pages {
        var index = 0, closed = 0
        var opened: [URL] = []
    }
    private func host(_ pages: Pages, _ items: [(url: URL?, title: String?)]) -> TestHost {
        TestHost(
            PreviewPages(
                items: items, index: Binding(get: { pages.index }, set: { pages.index = $0 }),
                close: { pages.closed += 1 }
            ).environment(
                \.openURL,
                OpenURLAction {
                    pages.opened.append($0)
                    return .handled
                }), size: CGSize(width: 500, height: 600))
    }

    @Test("Texts are read in their first two hundred thousand bytes, without a letter that is cut off")
    func texts() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try read("a.txt", Data("Grüße".utf8)) == "Grüße")
        let long = String(repeating: "a", count: 199_999)
        #expect(try read("two.txt", Data((long + "éb").utf8)) == long)
        #expect(try read("whole.txt", Data((long + "bc").utf8)) == long + "b")
        let shorter = String(repeating: "a", count: 199_997)
        #expect(try read("four.txt", Data((shorter + "😀").utf8)) == shorter)
        #expect(try read("fits.txt", Data((shorter.dropLast() + "😀").utf8))?.hasSuffix("a😀") == true)
    }

    @Test("Files with zeros or other letters, folders, pipes and missing files are no texts")
    func others() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try read("zero.txt", Data([65, 0, 66])) == nil)
        #expect(try read("latin.txt", Data([0xFF, 0xFE, 0xFD, 0xFC, 65])) == nil)
        #expect(try read("no.png", Data("text".utf8)) == "text")
        #expect(read(folder) == nil && read(folder.appending(path: "none.txt")) == nil)
        let pipe = folder.appending(path: "pipe.txt")
        #expect(mkfifo(pipe.path, 0o600) == 0 && read(pipe) == nil)
        let pixels = [UInt8](repeating: 255, count: 4 * 4)
        let image = UIImage(cgImage: try #require(CGImage(width: 2, height: 2, premultipliedRGBA: pixels)))
        #expect(try read("yes.png", try #require(image.pngData())) == "picture")
    }

    @Test("Buttons lead from page to page, close the pages and open the file elsewhere")
    func buttons() {
        let (pages, files) = (Pages(), ["a", "b", "c"].map { URL(filePath: "/none/\($0).bin") })
        let shown = host(pages, [(files[0], nil), (files[1], "Second"), (files[2], nil)])
        #expect(shown.text.contains("a.bin") && shown.accessible("Previous")?.isEnabled == false)
        shown.tap(label: "Next")
        #expect(pages.index == 1)
        let second = host(pages, [(files[0], nil), (files[1], "Second"), (files[2], nil)])
        #expect(second.text.contains("Second") && second.accessible("Previous")?.isEnabled == true)
        #expect(second.accessible("Next")?.isEnabled == true)
        second.tap(label: "Open in Another App")
        #expect(pages.opened == [files[1]])
        second.tap(label: "Previous")
        #expect(pages.index == 0)
        pages.index = 2
        let last = host(pages, [(files[0], nil), (files[1], "Second"), (files[2], nil)])
        #expect(last.accessible("Next")?.isEnabled == false)
        last.tap(text: "Open")
        #expect(pages.opened == [files[1], files[2]])
        last.tap(text: "Done")
        #expect(pages.closed == 1)
    }

    @Test("One file has no buttons that lead to others; none and a place beyond the end have nothing to show")
    func single() {
        let (pages, file) = (Pages(), URL(filePath: "/none/a.bin"))
        let one = host(pages, [(file, nil)])
        #expect(one.find(label: "Next") == nil && one.find(label: "Previous") == nil && one.text.contains("a.bin"))
        pages.index = 1
        #expect(host(pages, [(file, nil)]).text.contains("There is nothing to preview."))
        #expect(host(pages, []).find(label: "Open in Another App") == nil)
    }

    @Test("The file is right below the bar and its line")
    func places() throws {
        let shown = host(Pages(), [(nil, "Title")])
        let title = try #require(shown.find(text: "Title")).center.y
        let content = try #require(shown.find(text: "There is nothing to preview.")).center.y
        let line = TestHost(
            VStack(spacing: 0) {
                Divider()
                Text("Below").frame(maxWidth: .infinity, maxHeight: .infinity)
            }, size: CGSize(width: 500, height: 600))
        let below = try #require(line.find(text: "Below")).center.y
        // The content's middle is lower by half of the bar, whose middle is the title's, and by half of the line.
        #expect(abs(content - 300 - title - (below - 300)) < 0.01 && title > 12)
    }
}
