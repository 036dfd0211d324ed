import Foundation
import FoundationNetworking
import SwiftUI
import TestServer
import Testing

@testable import WebKit

extension WebKitTests {
    @MainActor
    @Suite("Pages of iOS 26")
    struct Pages26 {
        @Test("The steps of all loads follow each other, and a failed one ends them with its error")
        func navigations() async throws {
            let page = WebPage()
            var steps = page.navigations.makeAsyncIterator()
            page.load(html: "<title>One</title>")
            for step in [WebPage.NavigationEvent.startedProvisionalNavigation, .committed, .finished] {
                #expect(try await steps.next() == step)
            }
            page.load(html: "<title>Two</title>")
            for step in [WebPage.NavigationEvent.startedProvisionalNavigation, .committed, .finished] {
                #expect(try await steps.next() == step)
            }
            let closed = try TestServer(isOpen: false)
            page.load(closed.url)
            #expect(try await steps.next() == .startedProvisionalNavigation)
            await #expect(throws: WebPage.NavigationError.self) { _ = try await steps.next() }
            page.load(html: "<title>Three</title>")
            var again = page.navigations.makeAsyncIterator()
            #expect(try await again.next() == .startedProvisionalNavigation)
        }

        @Test(
            "A scheme is letters, digits, plus, minus and points, and none of WebKit's own",
            arguments: [
                ("cake", true), ("Cake+1.2-a", true), ("https", false), ("FILE", false), ("1a", false), ("", false),
                ("a b", false), ("ä", false),
            ])
        func schemes(_ text: String, isScheme: Bool) { #expect((URLScheme(text) != nil) == isScheme) }

        private struct Shop: URLSchemeHandler {
            func reply(for request: URLRequest) -> AsyncThrowingStream<URLSchemeTaskResult, any Error> {
                AsyncThrowingStream { continuation in
                    guard let url = request.url, url.host() == "shop" else {
                        return continuation.finish(throwing: URLError(.badURL))
                    }
                    continuation.yield(
                        .response(
                            URLResponse(
                                url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: "utf-8")))
                    continuation.yield(.data(Data("<title>Sachert".utf8)))
                    continuation.yield(.data(Data("orte</title>".utf8)))
                    continuation.finish()
                }
            }
        }

        @Test("A handler of an own scheme replies in parts, or with an error")
        func handler() async throws {
            var configuration = WebPage.Configuration()
            configuration.urlSchemeHandlers[try #require(URLScheme("CAKE"))] = Shop()
            let page = WebPage(configuration: configuration)
            for try await _ in page.load(URL(string: "cake://shop/list")) {}
            #expect(page.title == "Sachertorte" && page.url == URL(string: "cake://shop/list"))
            await #expect(throws: WebPage.NavigationError.self) {
                for try await _ in page.load(URL(string: "cake://elsewhere/")) {}
            }
        }

        @Test("A page's theme has a color, in whatever way it is written")
        func theme() async throws {
            let page = WebPage()
            for try await _ in page.load(html: "<meta name=theme-color content=rebeccapurple>") {}
            #expect(page.themeColor == Color(uiColor: UIColor(red: 0.4, green: 0.2, blue: 0.6, alpha: 1)))
            for try await _ in page.load(html: "<title>Plain</title>") {}
            #expect(page.themeColor == nil)
            let half = try #require(UIColor(styleSheet: "rgba(255, 0, 0, 0.5)"))
            #expect(half == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
            for text in ["", "red", "#12345", "#gggggg", "rgba(1, 2)", "rgba(nan, 0, 0, 1)"] {
                #expect(UIColor(styleSheet: text) == nil)
            }
        }

        @Test("Films and sounds of a page are paused and resumed")
        func media() async throws {
            let page = WebPage()
            for try await _ in page.load(html: "<title>Silence</title>") {}
            #expect(await page.mediaPlaybackState() == .none)
            for try await _ in page.load(html: "<audio></audio>") {}
            #expect(await page.mediaPlaybackState() == .paused)
            await page.pauseAllMediaPlayback()
            await page.setAllMediaPlaybackSuspended(true)
            #expect(await page.mediaPlaybackState() == .paused)
            #expect(page.cameraCaptureState == .none && page.microphoneCaptureState == .none)
            await page.setCameraCaptureState(.none)
        }

        @Test("A page is exported as a document of one sheet, and as a picture of all that it has")
        func export() async throws {
            let page = WebPage()
            let html = "<body style='margin: 0; background: #ff0000; width: 400px; height: 1500px'>Words to find"
            for try await _ in page.load(html: html) {}
            let document = try await page.exported(as: .pdf())
            #expect(document.starts(with: Data("%PDF-".utf8)) && document.count > 500)
            #expect(String(decoding: document, as: UTF8.self).components(separatedBy: "/MediaBox").count == 2)
            let picture = try #require(UIImage(data: try await page.exported(as: .image(region: .contents))))
            #expect(picture.size.height >= 1500)
            await #expect(throws: WKError.self) { try await page.exported(as: .webArchive) }
            #expect(try await page.exported(as: .png).starts(with: [0x89, 0x50, 0x4E, 0x47]))
        }

        @Test("Cameras and microphones are decided about by the configuration")
        func sensors() async throws {
            let frame = WebPage.FrameInfo(info: WKFrameInfo(WKWebView(frame: .zero)))
            let asked = WebPage.DeviceSensorAuthorization { permission, _, _ in
                permission == .mediaCapture(.camera) ? .grant : .deny
            }
            #expect(await asked.decide(.mediaCapture(.camera), frame, frame.securityOrigin) == .grant)
            #expect(await asked.decide(.mediaCapture(.microphone), frame, frame.securityOrigin) == .deny)
            let none = WebPage.Configuration().deviceSensorAuthorization
            #expect(await none.decide(.deviceOrientationAndMotion, frame, frame.securityOrigin) == .deny)
        }
    }
}
