import Foundation
import Messages
import SwiftUI
import SwiftUITesting
import Testing

/// Stickers in views.
@MainActor
@Suite("Stickers in views")
struct StickerTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private final class Source: MSStickerBrowserViewDataSource {
        var stickers: [MSSticker] = []
        func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { stickers.count }
        func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker {
            stickers[index]
        }
    }

    init() { PictureHooks.install() }

    private func sticker(_ name: String, in folder: URL) throws -> MSSticker {
        let pixels = [UInt8](repeating: 255, count: 16 * 8 * 4)
        let image = UIImage(cgImage: try #require(CGImage(width: 16, height: 8, premultipliedRGBA: pixels)))
        let file = folder.appending(path: "\(name).png")
        try #require(image.pngData()).write(to: file)
        return try MSSticker(contentsOfFileURL: file, localizedDescription: name)
    }

    @Test("A sticker is shown by its view, alone and within another one, and a grid shows all of its own")
    func views() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "stickers-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let view = MSStickerView(
            frame: CGRect(x: 0, y: 0, width: 40, height: 40), sticker: try sticker("Smile", in: folder))
        let host = TestHost(Shown(view: view), size: CGSize(width: 300, height: 300))
        #expect(host.find(label: "Smile") != nil)
        view.sticker = try sticker("Wave", in: folder)
        host.update()
        #expect(host.find(label: "Wave") != nil && host.find(label: "Smile") == nil)
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80)), MSStickerView())
        inner.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        inner.sticker = try sticker("Inner", in: folder)
        outer.addSubview(inner)
        #expect(
            TestHost(Shown(view: outer), size: CGSize(width: 300, height: 300)).find(label: "Inner") != nil)
        let (grid, source) = (MSStickerBrowserView(frame: .zero, stickerSize: .small), Source())
        source.stickers = try ["A", "B"].map { try sticker($0, in: folder) }
        grid.dataSource = source
        let page = TestHost(Shown(view: grid), size: CGSize(width: 300, height: 300))
        #expect(page.find(label: "A") != nil && page.find(label: "B") != nil && grid.stickerSize == .small)
    }
}
