import PDFKit
import SwiftUITesting
import Testing

@MainActor
@Suite("Documents in PDF", .enabled(if: Fixture.canRead))
struct DocumentTests {
    private let data = Fixture.document(pages: ["Hello world", "Second page", "The world again"])

    init() { PictureHooks.install() }

    private func open() throws -> PDFDocument { try #require(PDFDocument(data: data)) }

    @Test("A document has pages with sizes, labels and texts, attributes and its bytes")
    func facts() throws {
        let document = try open()
        #expect(document.pageCount == 3 && !document.isEncrypted && !document.isLocked && document.allowsCopying)
        let page = try #require(document.page(at: 1))
        #expect(page.bounds(for: .mediaBox) == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(page.label == "2" && page.string == "Second page" && document.index(for: page) == 1)
        #expect(document.page(at: 3) == nil && document.page(at: -1) == nil)
        #expect(document.string == "Hello world\nSecond page\nThe world again")
        let attributes = document.documentAttributes
        #expect(attributes?[PDFDocumentAttribute.titleAttribute] as? String == "A title")
        #expect(attributes?[PDFDocumentAttribute.keywordsAttribute] as? [String] == ["one", "two"])
        let created = attributes?[PDFDocumentAttribute.creationDateAttribute] as? Date
        #expect(created == Date(timeIntervalSince1970: 1_577_934_245))
        #expect(document.dataRepresentation() == data)
    }

    @Test("The outline has its levels, and leads to places on pages")
    func outline() throws {
        let document = try open()
        let root = try #require(document.outlineRoot)
        #expect(root.numberOfChildren == 1 && root.label == nil)
        let entry = try #require(root.child(at: 0)?.child(at: 0))
        #expect(entry.label == "Within" && entry.parent?.label == "One" && entry.numberOfChildren == 0)
        #expect(entry.destination?.page === document.page(at: 2))
        #expect(entry.destination?.point == CGPoint(x: 20, y: 60))
    }

    @Test("A search finds all places, the next and the one before, whatever their case")
    func searching() throws {
        let document = try open()
        let found = document.findString("WORLD", withOptions: .caseInsensitive)
        #expect(found.map(\.string) == ["world", "world"])
        #expect(found.compactMap { $0.pages.first?.label } == ["1", "3"])
        #expect(document.findString("WORLD").isEmpty && document.findString("").isEmpty)
        let next = document.findString("world", fromSelection: found[0])
        #expect(next?.pages.first?.label == "3")
        #expect(document.findString("world", fromSelection: next, withOptions: .backwards)?.pages.first?.label == "1")
    }

    @Test("A search in the background reports its places, and its end")
    func searchingLater() async throws {
        final class Delegate: NSObject, PDFDocumentDelegate {
            var found: [String?] = []
            var ended: (() -> Void)?
            func didMatchString(_ instance: PDFSelection) { found.append(instance.string) }
            func documentDidEndDocumentFind(_ notification: Notification) { ended?() }
        }
        let (document, delegate) = (try open(), Delegate())
        document.delegate = delegate
        await withCheckedContinuation { continuation in
            delegate.ended = { continuation.resume() }
            document.beginFindString("world")
            #expect(document.isFinding)
        }
        #expect(delegate.found == ["world", "world"] && !document.isFinding)
    }

    @Test("A selection has the rectangle of its letters, which lead back to it")
    func letters() throws {
        let document = try open()
        let page = try #require(document.page(at: 0))
        let selection = try #require(page.selection(for: NSRange(location: 6, length: 5)))
        #expect(selection.string == "world")
        let bounds = selection.bounds(for: page)
        #expect(bounds.minX > 60 && bounds.maxX < 130 && bounds.minY > 40 && bounds.maxY < 70)
        #expect(page.characterIndex(at: CGPoint(x: bounds.minX + 1, y: bounds.midY)) == 6)
        #expect(page.selectionForWord(at: CGPoint(x: bounds.midX, y: bounds.midY))?.string == "world")
        #expect(page.selectionForLine(at: CGPoint(x: bounds.midX, y: bounds.midY))?.string == "Hello world")
        #expect(page.selection(for: bounds)?.string == "world")
        #expect(page.selection(for: NSRange(location: 9, length: 9)) == nil)
        #expect(page.selection(for: NSRange(location: .max, length: .max)) == nil)
        #expect(page.characterIndex(at: CGPoint(x: CGFloat.nan, y: .infinity)) == -1)
    }

    @Test("Links and notes have their places, texts, colors and addresses")
    func annotations() throws {
        let document = try open()
        let annotations = try #require(document.page(at: 0)).annotations
        #expect(annotations.map(\.type) == ["Link", "Text"])
        #expect(annotations.first?.url == URL(string: "https://example.org"))
        #expect(annotations.first?.bounds == CGRect(x: 20, y: 45, width: 90, height: 25))
        #expect(annotations.last?.contents == "A note" && annotations.first?.contents == nil)
        #expect(annotations.last?.bounds == CGRect(x: 5, y: 80, width: 10, height: 10))
        #expect(annotations.last?.color == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(annotations.last?.url == nil && annotations.last?.page === document.page(at: 0))
        #expect(document.page(at: 1)?.annotations.isEmpty == true)
    }

    @Test("A picture fits its size, and is turned with its page")
    func pictures() throws {
        let page = try #require(try open().page(at: 0))
        let picture = page.thumbnail(of: CGSize(width: 100, height: 100), for: .cropBox)
        #expect(picture.cgImage?.width == 100 && picture.cgImage?.height == 50)
        #expect(pixel(picture, 82, 37) == [255, 0, 0, 255] && pixel(picture, 95, 5) == [255, 255, 255, 255])
        page.rotation = -270
        #expect(page.rotation == 90)
        let turned = page.thumbnail(of: CGSize(width: 100, height: 100), for: .cropBox)
        #expect(turned.cgImage?.width == 50 && turned.cgImage?.height == 100)
        #expect(pixel(turned, 12, 82) == [255, 0, 0, 255])
        #expect(page.thumbnail(of: CGSize(width: CGFloat.nan, height: -1), for: .cropBox).size == .zero)
    }

    @Test("Pages are moved, removed and made of images, and a changed document is written as pictures")
    func changes() throws {
        let (document, other) = (PDFDocument(), try open())
        let image = try #require(other.page(at: 0)).thumbnail(of: CGSize(width: 40, height: 40), for: .cropBox)
        document.insert(try #require(PDFPage(image: image)), at: 7)
        document.insert(try #require(other.page(at: 1)), at: 0)
        document.exchangePage(at: 0, withPageAt: 1)
        #expect(document.pageCount == 2 && document.page(at: 1)?.string == "Second page")
        let written = try #require(document.dataRepresentation().flatMap { PDFDocument(data: $0) })
        #expect(written.pageCount == 2 && written.page(at: 0)?.bounds(for: .cropBox).width == image.size.width)
        document.removePage(at: 0)
        document.removePage(at: 9)
        #expect(document.pageCount == 1 && PDFPage(image: UIImage()) == nil)
    }

    @Test("Files that are broken, cut off or no documents are refused")
    func broken() throws {
        #expect(PDFDocument(data: Data()) == nil && PDFDocument(data: Data("Hello".utf8)) == nil)
        #expect(PDFDocument(data: data.prefix(200)) == nil)
        #expect(PDFDocument(url: URL(filePath: "/none.pdf")) == nil)
        #expect(PDFDocument(url: try #require(URL(string: "https://example.org/a.pdf"))) == nil)
    }

    @Test("A page that draws itself without end costs its time, and is not shown")
    func bomb() throws {
        // Each form draws the next one ten times: ten billion rectangles.
        var objects = [
            "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[4 0 R]/Count 1>>", "<</Title(Bomb)>>",
            "<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents 5 0 R/Resources<</XObject<</X 6 0 R>>>>>>",
        ]
        let calls = String(repeating: "/X Do ", count: 10)
        objects.append("<</Length \(calls.utf8.count)>>stream\n\(calls)\nendstream")
        for level in 6...15 {
            let content = level == 15 ? "0 0 100 100 re f" : calls
            objects.append(
                "<</Type/XObject/Subtype/Form/BBox[0 0 100 100]/Resources<</XObject<</X \(min(level + 1, 15)) 0 R>>>>"
                    + "/Length \(content.utf8.count)>>stream\n\(content)\nendstream")
        }
        let document = try #require(PDFDocument(data: Fixture.file(objects)))
        let warnings = TestHost.warnings {
            let picture = document.page(at: 0)?.thumbnail(of: CGSize(width: 100, height: 100), for: .cropBox)
            #expect(picture?.size == .zero)
        }
        #expect(
            warnings.count == 1
                && document.documentAttributes?[PDFDocumentAttribute.titleAttribute] as? String == "Bomb")
    }

    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] {
        guard let pixels = image.cgImage else { return [] }
        let place = (y * pixels.width + x) * 4
        return Array(pixels.premultipliedPixels[place..<place + 4])
    }
}
