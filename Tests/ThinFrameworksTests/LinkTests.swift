import SwiftUI
import SwiftUITesting
import TestServer
import Testing

@testable import LinkPresentation

@MainActor
@Suite("LinkPresentation")
struct LinkTests {
    @Test("A head's title, picture, icon and description are read, whatever signs they are written with")
    func heads() {
        let head = PageHead(
            """
            <!doctype html><HTML><head><!-- <title>No</title> --><script>"<title>No</title>"</script>
            <title> Plain &amp; simple\n title</title><META Property='og:title' content='Caf&eacute; &#8211; &#x41;'>
            <meta name=description content=short><meta content="/p.png" property="og:image"/>
            <link rel="shortcut icon" href=/i.ico><link href="/touch.png" rel=apple-touch-icon></head>
            <body><meta property="og:image" content="/no.png">
            """)
        #expect(
            head.title == "Café – A" && head.summary == "short" && head.image == "/p.png" && head.icon == "/touch.png")
        #expect(PageHead("<title>Only</title>").title == "Only" && PageHead("<title></title>").title == nil)
    }

    @Test("Metadata comes back from an archive, without pictures")
    func archives() throws {
        let metadata = LPLinkMetadata()
        (metadata.title, metadata.url) = ("Café", URL(string: "https://example.org/a"))
        metadata.iconProvider = NSItemProvider()
        let data = try NSKeyedArchiver.archivedData(withRootObject: metadata, requiringSecureCoding: true)
        let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: LPLinkMetadata.self, from: data))
        #expect(copy.title == "Café" && copy.url == metadata.url && copy.originalURL == nil && copy.iconProvider == nil)
    }

    @Test(
        "Pages that are cut off, empty or no pages at all are read to their end",
        arguments: [
            "", "<", "<meta", "<meta content=", "<meta content=\"a", "<title>a", "<!--", "< = = >", "</", "<a/b=c/>",
            "&",
        ])
    func brokenHeads(_ text: String) { #expect(PageHead(text).image == nil) }

    @Test("A long page without an end of anything is read in linear time")
    func longHeads() {
        for part in ["<", "&", "<meta a=", "<title>", "<!--", "= "] {
            #expect(PageHead(String(repeating: part, count: 200_000)).image == nil)
        }
    }

    @Test("A page's metadata come from its server, with addresses relative to it; other answers are errors")
    func provider() async throws {
        let server = try TestServer(answering: { exchange in
            exchange.path == "/page"
                ? exchange.answer(200, "<title>Notes</title><meta property=og:image content=a.png>")
                : exchange.answer(404)
        })
        let metadata = try await LPMetadataProvider().startFetchingMetadata(for: server.url.appending(path: "page"))
        #expect(metadata.title == "Notes" && metadata.imageProvider != nil && metadata.iconProvider != nil)
        let provider = LPMetadataProvider()
        provider.shouldFetchSubresources = false
        #expect(try await provider.startFetchingMetadata(for: server.url.appending(path: "page")).imageProvider == nil)
        await #expect(throws: LPError(.metadataFetchFailed)) {
            _ = try await LPMetadataProvider().startFetchingMetadata(for: server.url.appending(path: "none"))
        }
        await #expect(throws: LPError(.metadataFetchFailed)) {
            _ = try await LPMetadataProvider().startFetchingMetadata(for: URL(filePath: "/etc/passwd"))
        }
    }

    @Test("A page that never ends is read in part; one that never answers ends by its timeout or by canceling")
    func hostilePages() async throws {
        let server = try TestServer(answering: { exchange in
            guard exchange.path == "/endless" else { return }
            exchange.send("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<title>Endless</title>")
            exchange.sendWithoutEnd(Array(repeating: UInt8(ascii: "a"), count: 65_536))
        })
        #expect(
            try await LPMetadataProvider().startFetchingMetadata(for: server.url.appending(path: "endless")).title
                == "Endless")
        let provider = LPMetadataProvider()
        provider.timeout = 0.05
        await #expect(throws: LPError(.metadataFetchTimedOut)) {
            _ = try await provider.startFetchingMetadata(for: server.url.appending(path: "silent"))
        }
        let canceled = Task {
            try await LPMetadataProvider().startFetchingMetadata(for: server.url.appending(path: "silent"))
        }
        canceled.cancel()
        await #expect(throws: LPError(.metadataFetchCancelled)) { _ = try await canceled.value }
    }

    @Test("A card shows the title and the host, and a press opens the page")
    func card() {
        struct Card: UIViewRepresentable {
            let metadata: LPLinkMetadata
            func makeUIView(context: Context) -> LPLinkView { LPLinkView(metadata: metadata) }
            func updateUIView(_ view: LPLinkView, context: Context) { view.metadata = metadata }
        }
        let metadata = LPLinkMetadata()
        (metadata.url, metadata.title) = (URL(string: "https://www.example.org/a"), "Example")
        var opened: [URL] = []
        let host = TestHost(
            Card(metadata: metadata).environment(
                \.openURL,
                OpenURLAction {
                    opened.append($0)
                    return .handled
                }), size: CGSize(width: 300, height: 200))
        #expect(host.text.contains("Example") && host.text.contains("example.org"))
        host.tap(text: "Example")
        #expect(opened == [URL(string: "https://www.example.org/a")!])
    }
}
