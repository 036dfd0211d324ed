import Foundation
import SwiftUI
import SwiftUITesting
import TestServer
import Testing

@testable import WebKit

extension WebKitTests {
    @MainActor
    @Suite("Views")
    struct Views {
        @Test("A page of iOS 26 is loaded, observed and run scripts in")
        func webPage() async throws {
            let page = WebPage()
            var events: [WebPage.NavigationEvent] = []
            for try await event in page.load(html: "<title>Cakes</title>") { events.append(event) }
            #expect(events == [.startedProvisionalNavigation, .committed, .finished])
            #expect(page.title == "Cakes" && page.estimatedProgress == 1 && !page.isLoading)
            let sum = try await page.callJavaScript("return a + 1", arguments: ["a": 41])
            #expect(sum as? Int == 42)
            let server = try TestServer(isOpen: false)
            await #expect(throws: WebPage.NavigationError.self) { for try await _ in page.load(server.url) {} }
        }

        @Test("A decider and a presenter answer a page of iOS 26")
        func deciders() async throws {
            let page = WebPage(navigationDecider: Decider(), dialogPresenter: Presenter())
            for try await _ in page.load(html: "<title>Cakes</title>") {}
            #expect(try await page.callJavaScript("return prompt('Name')") as? String == "Name!")
            await #expect(throws: WebPage.NavigationError.self) {
                for try await _ in page.load(URL(string: "http://forbidden.example/")) {}
            }
        }

        private struct Decider: WebPage.NavigationDeciding {
            mutating func decidePolicy(
                for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
            ) async -> WKNavigationActionPolicy {
                action.request.url?.host == "forbidden.example" ? .cancel : .allow
            }
        }

        private struct Presenter: WebPage.DialogPresenting {
            mutating func handleJavaScriptPrompt(
                message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
            ) async -> WebPage.JavaScriptPromptResult { .ok("\(message)!") }
        }

        @Test("A representable of a page takes the room it is offered, and shows a picture where there are no windows")
        func picture() async throws {
            let shown = ShownView()
            let host = TestHost(PageView(shown: shown), size: CGSize(width: 200, height: 100))
            let view = try #require(shown.view)
            let probe = Finished()
            view.navigationDelegate = probe
            view.loadHTMLString("<body style='background:#00ff00'>", baseURL: nil)
            _ = await probe.finished.value
            while view.shown.picture == nil { await Task.yield() }
            host.advance(by: 0)
            #expect(view.bounds.size == CGSize(width: 200, height: 100))
            let images = host.displayList.description.contains("image")
            #expect(images)
        }

        private final class ShownView { var view: WKWebView? }

        private final class Finished: NSObject, WKNavigationDelegate {
            let finished = Decided<Bool>()
            func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { finished.resolve(true) }
        }

        private struct PageView: UIViewRepresentable {
            let shown: ShownView
            func makeUIView(context: Context) -> WKWebView {
                let view = WKWebView()
                shown.view = view
                return view
            }
            func updateUIView(_ view: WKWebView, context: Context) {}
        }
    }
}
