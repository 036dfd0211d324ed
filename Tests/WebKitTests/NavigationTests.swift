import Combine
import Foundation
import TestServer
import Testing

@testable import WebKit

extension WebKitTests {
    @MainActor
    @Suite("Navigations")
    struct Navigations {
        @Test("A text is shown as a page, whose steps, title and progress are observed")
        func html() async {
            let probe = PageProbe()
            var titles: [String?] = []
            var progress: [Double] = []
            let observation = probe.view.observe(\.title, options: [.new]) { _, change in
                titles.append(change.newValue ?? nil)
            }
            let subscription = probe.view.publisher(for: \.estimatedProgress).sink { progress.append($0) }
            #expect(probe.view.title == "" && !probe.view.isLoading && !probe.view.canGoBack)
            let navigation = probe.view.loadHTMLString("<title>Cakes</title><p>Text", baseURL: nil)
            #expect(navigation != nil)
            for event in ["start", "commit", "finish"] { await probe.wait(for: event) }
            #expect(probe.view.title == "Cakes" && titles == ["Cakes"])
            #expect(progress.first == 0 && progress.last == 1 && progress == progress.sorted())
            #expect(!probe.view.isLoading && !probe.view.hasOnlySecureContent)
            observation.invalidate()
            await probe.show("<title>Bread</title>")
            #expect(probe.view.title == "Bread" && titles == ["Cakes"])
            subscription.cancel()
        }

        @Test("A server's pages are gone through by links and the history")
        func history() async throws {
            let server = try TestServer { $0.answer(200, "<title>\($0.path)</title><a id=a href=/next>next</a>") }
            let probe = PageProbe()
            var kinds: [WKNavigationType] = []
            probe.policy = {
                kinds.append($0.navigationType)
                return .allow
            }
            probe.view.load(URLRequest(url: server.url))
            await probe.wait(for: "finish")
            #expect(probe.view.url == server.url && probe.view.title == "/")
            _ = try await probe.view.evaluateJavaScript("document.getElementById('a').click()")
            await probe.wait(for: "finish")
            #expect(probe.view.url?.path == "/next" && probe.view.canGoBack && !probe.view.canGoForward)
            #expect(probe.view.backForwardList.backList.map(\.url) == [server.url])
            #expect(probe.view.backForwardList.currentItem?.title == "/next")
            #expect(probe.view.goBack() != nil)
            await probe.wait(for: "finish")
            #expect(probe.view.url == server.url && probe.view.canGoForward)
            #expect(probe.view.backForwardList.forwardItem?.url.path == "/next")
            #expect(kinds == [.other, .linkActivated, .backForward])
        }

        @Test("A navigation that the app forbids is not begun; one that fails says why")
        func failures() async throws {
            let probe = PageProbe()
            await probe.show("<title>Here</title>")
            probe.policy = { $0.request.url?.host == "forbidden.example" ? .cancel : .allow }
            probe.view.load(URLRequest(url: URL(string: "http://forbidden.example/")!))
            let closed = try TestServer { $0.answer(200, "never seen") }
            probe.responsePolicy = { _ in .cancel }
            probe.view.load(URLRequest(url: closed.url))
            await probe.wait(for: "fail early")
            #expect(probe.error?.domain == "WebKitErrorDomain" && probe.error?.code == 102)
            #expect(probe.view.title == "Here" && probe.view.backForwardList.backList.isEmpty)
            let server = try TestServer(isOpen: false)
            probe.view.load(URLRequest(url: server.url))
            await probe.wait(for: "fail early")
            #expect(probe.error?.code == NSURLErrorCannotConnectToHost)
            #expect(probe.error?.userInfo[NSURLErrorFailingURLErrorKey] as? URL == server.url)
        }

        @Test("A load that never ends is stopped")
        func endless() async throws {
            let server = try TestServer()
            let probe = PageProbe()
            probe.view.load(URLRequest(url: server.url))
            let exchange = await server.next()
            #expect(probe.view.isLoading)
            probe.view.stopLoading()
            await probe.wait(for: "fail early")
            #expect(probe.error?.code == NSURLErrorCancelled && !probe.view.isLoading)
            exchange.answer(200, "Too late")
        }

        @Test("Requests have the headers of the app and its name for the browser")
        func headers() async throws {
            let server = try TestServer()
            let probe = PageProbe()
            probe.view.customUserAgent = "Cakes/1"
            var request = URLRequest(url: server.url)
            request.setValue("seven", forHTTPHeaderField: "X-Cake")
            probe.view.load(request)
            let exchange = await server.next()
            #expect(exchange.headers["x-cake"] == "seven" && exchange.headers["user-agent"] == "Cakes/1")
            exchange.answer(200, "<title>ok</title>")
            await probe.wait(for: "finish")
        }

        @Test("A file and data are shown as pages")
        func files() async throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appending(path: "page.html")
            try Data("<title>File</title>".utf8).write(to: file)
            let probe = PageProbe()
            probe.view.loadFileURL(file, allowingReadAccessTo: folder)
            await probe.wait(for: "finish")
            #expect(probe.view.title == "File")
            probe.view.load(
                Data("<title>Gr\u{FC}n</title>".unicodeScalars.map { UInt8($0.value) }), mimeType: "text/html",
                characterEncodingName: "iso-8859-1", baseURL: URL(string: "http://localhost/")!)
            await probe.wait(for: "finish")
            #expect(probe.view.title == "Grün")
        }

        @Test("A response becomes a download in the app's place")
        func download() async throws {
            let server = try TestServer { $0.answer(200, "some bytes") }
            let probe = PageProbe()
            probe.responsePolicy = { _ in .download }
            let target = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: target) }
            let place = Place(target)
            probe.place = place
            probe.view.load(URLRequest(url: server.url.appending(path: "file.txt")))
            await probe.wait(for: "download")
            await place.ended()
            #expect(probe.download != nil && place.name == "file.txt" && place.error == nil)
            #expect(try String(contentsOf: target, encoding: .utf8) == "some bytes")
        }

        @Test("The end of a page's process is reported, and the page can be loaded again")
        func termination() async {
            let probe = PageProbe()
            await probe.show("<title>One</title>")
            probe.view.terminateProcess()
            await probe.wait(for: "terminated")
            await probe.show("<title>Two</title>")
            #expect(probe.view.title == "Two")
        }
    }

    @MainActor
    final class Place: NSObject, WKDownloadDelegate {
        private let target: URL
        private(set) var name = ""
        private(set) var error: (any Error)?
        private let end = Decided<Bool>()

        init(_ target: URL) { self.target = target }

        func ended() async { _ = await end.value }

        func download(
            _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
        ) async -> URL? {
            name = suggestedFilename
            return target
        }
        func downloadDidFinish(_ download: WKDownload) { end.resolve(true) }
        func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
            self.error = error
            end.resolve(false)
        }
    }
}
