import DisplayList
import Foundation
import Glibc
import ImageFrontend
import Testing

@MainActor @Suite struct PDFImageTests {
    /// Whether the library that reads PDF files is installed.
    private let canRead = dlopen("libpoppler-glib.so.8", RTLD_LAZY) != nil

    @Test func aPageIsAnImageOfItsSize() throws {
        let list = DisplayList()
        list.add(.color(RGBA(1, 0, 0)), 0, 0, 5, 10)
        let path = NSTemporaryDirectory() + "page-\(UUID().uuidString).pdf"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try ImageWriter.write(list, to: path, size: CGSize(width: 10, height: 10))
        let content = ImageContent(source: .file(path: path, scale: 1))
        let picture = try Picture { $0.add(.image(content), 0, 0, 20, 20) }
        // Without the library nothing is drawn, and a warning names the package to install.
        #expect(picture[5, 10] == (canRead ? red : white))
        #expect(picture[15, 10] == white)
        #expect((PictureMaker.png(of: content) != nil) == canRead)
    }

    @Test func aFileHasAPageForEachList() throws {
        let lists = [DisplayList(), DisplayList()]
        for list in lists { list.add(.color(.black), 0, 0, 5, 5) }
        let data = try PictureMaker.pdf(lists.map { ($0, CGSize(width: 10, height: 10)) })
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.hasPrefix("%PDF"))
        #expect(text.contains("/Count 2"))
    }
}
