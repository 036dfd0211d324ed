import SwiftUI
import SwiftUITesting
import Testing

@testable import LinkPresentation

/// What counts of a page's head, and what of it is shown.
@MainActor
@Suite("Heads of pages, one property after the other")
struct LinkHeadTests {
    private func head(_ html: String) -> PageHead { PageHead(html) }

    @Test("The title for links comes before the page's, and the first of each counts; an empty one is none")
    func titles() {
        #expect(head("<title>Page</title><title>Other</title>").title == "Page")
        #expect(head("<title>Page</title><meta property=og:title content=Link>").title == "Link")
        #expect(head("<meta property=og:title content=Link><title>Page</title>").title == "Link")
        #expect(head("<meta property=og:title content=A><meta property=og:title content=B>").title == "A")
        #expect(head("<meta property=og:title content=''><title>Page</title>").title == "Page")
        #expect(head("<meta property=og:title><title>Page</title>").title == "Page")
        #expect(head("<title> \n </title>").title == nil && head("<p>a</p>").title == nil)
    }

    @Test("The description for links comes before the page's")
    func summaries() {
        let (own, page) = ("<meta property=og:description content=own>", "<meta name=description content=page>")
        #expect(head(page + own).summary == "own" && head(own + page).summary == "own")
        #expect(head(page).summary == "page" && head(page + "<meta name=description content=b>").summary == "page")
        #expect(head("<meta name=author content=a>").summary == nil)
    }

    @Test("Pictures and films have several names, of which the first counts")
    func pictures() {
        for name in ["og:image", "og:image:url", "og:image:secure_url", "twitter:image", "OG:Image"] {
            #expect(head("<meta name='\(name)' content=/a><meta property=og:image content=/b>").image == "/a")
        }
        for name in ["og:video", "og:video:url"] {
            let found = head("<meta property='\(name)' content=/a><meta property=og:video content=/b>")
            #expect(found.video == "/a" && found.image == nil)
        }
        #expect(head("<meta property=og:image:width content=9>").image == nil)
    }

    @Test("An icon for a touch screen comes before another, and of two of a kind the first counts")
    func icons() {
        let (tab, touch) = ("<link rel=icon href=/tab>", "<link rel=apple-touch-icon-precomposed href=/touch>")
        #expect(head(tab + touch).icon == "/touch" && head(touch + tab).icon == "/touch")
        #expect(head(tab + "<link rel='shortcut icon' href=/b>").icon == "/tab")
        #expect(head(touch + "<link rel=apple-touch-icon href=/b>").icon == "/touch")
        #expect(head("<link rel=stylesheet href=/a><link rel=mask-icon href=/b>").icon == nil)
        #expect(head("<link rel=icon>").icon == nil && head("<link rel='ICON alternate' href=/a>").icon == "/a")
    }

    @Test("What follows the head is read only as long as no title is known")
    func ends() {
        let picture = "<meta property=og:image content=/a>"
        #expect(head("<title>a</title></head>" + picture).image == nil)
        #expect(head("<title>a</title><body>" + picture).image == nil)
        #expect(head("<meta property=og:title content=a><body>" + picture).image == nil)
        #expect(head("</head><body>" + picture).image == "/a")
        for name in ["script", "style", "noscript"] {
            #expect(head("<\(name)>\(picture)</\(name)>").image == nil)
            #expect(head("<\(name)></\(name)>" + picture).image == "/a")
        }
        #expect(head("<!-- \(picture) -->").image == nil && head("<!---->" + picture).image == "/a")
    }

    @Test(
        "Entities are signs where they are known and short; blanks become single spaces",
        arguments: [
            ("&lt;b&gt; &quot;c&apos;", "<b> \"c'"), ("&#65;&#x42;&#X43;", "ABC"), ("&foo; &;", "&foo; &;"),
            ("&#000000065;", "A"), ("&#0000000065;", "&#0000000065;"), ("&#xD800;", "&#xD800;"), ("a & b", "a & b"),
            ("&amp;amp;", "&amp;"), ("\t a\n\n b ", "a b"), ("&ouml;&nbsp;&ndash;&hellip;", "ö –…"),
        ])
    func entities(html: String, text: String) { #expect(head("<title>\(html)</title>").title == text) }

    private struct Card: UIViewRepresentable {
        let metadata: LPLinkMetadata
        func makeUIView(context: Context) -> LPLinkView { LPLinkView(metadata: metadata) }
        func updateUIView(_ view: LPLinkView, context: Context) {}
    }

    @Test("A card has the host two points below the title, at the same edge, and without www")
    func places() throws {
        let metadata = LPLinkMetadata()
        (metadata.originalURL, metadata.title) = (URL(string: "https://www.example.org/a"), "Example")
        let host = TestHost(Card(metadata: metadata), size: CGSize(width: 300, height: 200))
        let (title, below) = (try #require(host.find(text: "Example")), try #require(host.find(text: "example.org")))
        #expect(abs(below.frame.minY - title.frame.maxY - 2) < 0.01)
        #expect(abs(below.frame.minX - title.frame.minX) < 0.01)
        metadata.url = URL(string: "https://wwww.other.org/b")
        metadata.title = ""
        let other = TestHost(Card(metadata: metadata), size: CGSize(width: 300, height: 200))
        #expect(other.find(text: "wwww.other.org") != nil && other.find(text: "example.org") == nil)
    }

    @Test("A card has corners of twelve points")
    func corners() {
        let metadata = LPLinkMetadata()
        (metadata.url, metadata.title) = (URL(string: "https://example.org/a"), "Example")
        let host = TestHost(Card(metadata: metadata), size: CGSize(width: 300, height: 200))
        let outlines = host.displayList.slots.flatMap(\.effects).compactMap { effect -> Path? in
            if case .clip(let shape) = effect { shape.path } else { nil }
        }
        /// How far from a corner the inside begins, on both axes.
        func start(_ path: Path) -> CGFloat {
            let corner = path.boundingRect.origin
            return stride(from: 0, to: 10, by: 0.05).first {
                path.contains(CGPoint(x: corner.x + $0, y: corner.y + $0))
            } ?? 10
        }
        let expected = start(RoundedRectangle(cornerRadius: 12).path(in: CGRect(x: 0, y: 0, width: 300, height: 60)))
        #expect(outlines.contains { abs(start($0) - expected) < 0.06 } && expected > 1)
    }
}
