import PDFKit
import SwiftUITesting
import Testing

@MainActor
@Suite("Views of documents in PDF", .enabled(if: Fixture.canRead))
struct ViewTests {
    /// A view as apps write it.
    private struct Page: UIViewRepresentable {
        let view: PDFView
        let document: PDFDocument?

        func makeUIView(context: Context) -> PDFView {
            view.autoScales = true
            view.document = document
            return view
        }

        func updateUIView(_ view: PDFView, context: Context) {}
    }

    private final class Clicks: NSObject, PDFViewDelegate {
        var urls: [URL] = []
        func pdfViewWillClick(onLink sender: PDFView, with url: URL) { urls.append(url) }
    }

    private func document(_ count: Int) throws -> PDFDocument {
        try #require(PDFDocument(data: Fixture.document(pages: (1...count).map { "Page number \($0)" })))
    }

    private func show(_ view: PDFView, _ document: PDFDocument) -> TestHost {
        TestHost(Page(view: view, document: document), size: CGSize(width: 408, height: 300))
    }

    @Test("The pages are as wide as the view, and the visible ones alone are drawn")
    func pages() throws {
        let view = PDFView()
        let host = show(view, try document(20))
        #expect(view.scaleFactor == 2 && view.visiblePages.map(\.label) == ["1", "2"])
        #expect(view.currentPage?.label == "1")
        let element = try #require(host.find(label: "Page 1"))
        #expect(abs(element.frame.width - 400) < 0.5 && abs(element.frame.height - 200) < 0.5)
        #expect(host.find(label: "Page 2") != nil && host.find(label: "Page 5") == nil)
    }

    @Test("Going to a page, to the next, to a place and back scrolls, and posts each change once")
    func navigation() throws {
        let (view, document) = (PDFView(), try document(20))
        let host = show(view, document)
        var changes = 0
        let following = NotificationCenter.default.publisher(for: .PDFViewPageChanged, object: view).sink { _ in
            changes += 1
        }
        defer { following.cancel() }
        view.go(to: try #require(document.page(at: 9)))
        host.update()
        #expect(view.currentPage?.label == "10" && changes == 1)
        #expect(host.find(label: "Page 10") != nil && host.find(label: "Page 1") == nil)
        view.goToNextPage(nil)
        host.update()
        #expect(view.currentPage?.label == "11" && view.canGoBack)
        view.goToLastPage(nil)
        host.update()
        #expect(view.currentPage?.label == "20" && !view.canGoToNextPage && host.find(label: "Page 20") != nil)
        view.goBack(nil)
        host.update()
        #expect(view.currentPage?.label == "11" && view.canGoForward)
        if let destination = document.outlineRoot?.child(at: 0)?.destination { view.go(to: destination) }
        host.update()
        #expect(view.currentPage?.label == "1" && changes == 5)
    }

    @Test("A swipe to the side turns single pages where a page controller is used, and no others")
    func turning() throws {
        let view = PDFView()
        let host = show(view, try document(3))
        func swipe(_ way: CGFloat, down: CGFloat = 0) -> String? {
            let middle = CGPoint(x: 204, y: 100)
            host.drag(from: middle, to: CGPoint(x: middle.x + way, y: middle.y + down))
            host.advance(by: 1)
            return view.currentPage?.label
        }
        #expect(swipe(-120) == "1")
        view.usePageViewController(true)
        host.update()
        #expect(swipe(-120) == "2" && swipe(-120) == "3" && swipe(-120) == "3")
        #expect(swipe(-40) == "3" && swipe(100, down: 100) == "3" && swipe(120) == "2")
        view.usePageViewController(false)
        #expect(!view.isUsingPageViewController && view.displayMode == .singlePage && swipe(120) == "2")
    }

    @Test("The wheel moves from page to page")
    func scrolling() throws {
        let view = PDFView()
        let host = show(view, try document(20))
        host.scroll(at: CGPoint(x: 200, y: 150), by: CGSize(width: 0, height: 640))
        host.advance(by: 1)
        #expect(view.currentPage?.label == "4")
    }

    @Test("A single page is shown whole; another follows it")
    func single() throws {
        let view = PDFView()
        view.displayMode = .singlePage
        let host = show(view, try document(3))
        #expect(view.visiblePages.map(\.label) == ["1"] && host.find(label: "Page 2") == nil)
        view.goToNextPage(nil)
        host.update()
        #expect(host.find(label: "Page 2") != nil && host.find(label: "Page 1") == nil)
        view.displayMode = .twoUp
        host.update()
        #expect(host.find(label: "Page 1") != nil && host.find(label: "Page 2") != nil)
    }

    @Test("A link's address is given to the delegate")
    func links() throws {
        let (view, clicks) = (PDFView(), Clicks())
        view.delegate = clicks
        let host = show(view, try document(2))
        host.tap(label: "https://example.org")
        #expect(clicks.urls == [URL(string: "https://example.org")])
    }

    @Test("Small pictures show each page, and lead to it")
    func thumbnails() throws {
        struct Both: UIViewRepresentable {
            let view: PDFView
            func makeUIView(context: Context) -> PDFThumbnailView {
                let thumbnails = PDFThumbnailView()
                thumbnails.pdfView = view
                return thumbnails
            }
            func updateUIView(_ view: PDFThumbnailView, context: Context) {}
        }
        let view = PDFView()
        view.document = try document(3)
        let host = TestHost(Both(view: view), size: CGSize(width: 60, height: 300))
        host.tap(label: "Page 3")
        #expect(view.currentPage?.label == "3")
    }

    @Test("A view has bounds for its scale, whatever is asked for")
    func scales() throws {
        let view = PDFView()
        let host = show(view, try document(2))
        view.scaleFactor = .nan
        #expect(view.autoScales)
        view.scaleFactor = 1e9
        #expect(view.scaleFactor == 5 && !view.autoScales && !view.canZoomIn)
        host.update()
        view.scaleFactor = 1e-9
        #expect(view.scaleFactor == 0.25 && !view.canZoomOut)
        host.update()
        #expect(host.find(label: "Page 2") != nil)
        view.document = nil
        host.update()
        #expect(view.currentPage == nil && host.find(label: "Page 1") == nil)
    }
}
