import Foundation
import FoundationNetworking
import TestServer
import Testing

@testable import WebKit

extension WebKitTests {
    @MainActor
    @Suite("Sites")
    struct Sites {
        @Test("Cookies of pages and of the app are in one store")
        func cookies() async throws {
            let server = try TestServer { $0.answer(200, "<title>\($0.headers["cookie"] ?? "none")</title>") }
            let probe = PageProbe()
            let store = probe.view.configuration.websiteDataStore.httpCookieStore
            let cookie = try #require(
                HTTPCookie(properties: [.name: "cake", .value: "seven", .domain: "127.0.0.1", .path: "/"]))
            await store.setCookie(cookie)
            probe.view.load(URLRequest(url: server.url))
            await probe.wait(for: "finish")
            #expect(probe.view.title == "cake=seven")
            _ = try await probe.view.evaluateJavaScript("document.cookie = 'own=1'")
            #expect(await Set(store.allCookies().map { "\($0.name)=\($0.value)" }) == ["cake=seven", "own=1"])
            await store.deleteCookie(cookie)
            #expect(await store.allCookies().map(\.name) == ["own"])
            await probe.view.configuration.websiteDataStore.removeData(
                ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast)
            #expect(await store.allCookies().isEmpty)
        }

        @Test("Rules keep pages from loading things")
        func rules() async throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "rules-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let store = try #require(WKContentRuleListStore(url: folder))
            let json = #"[{"trigger": {"url-filter": ".*blocked.*"}, "action": {"type": "block"}}]"#
            let list = try #require(
                try await store.compileContentRuleList(forIdentifier: "some", encodedContentRuleList: json))
            #expect(list.identifier == "some")
            #expect(await store.availableIdentifiers() == ["some"])
            await #expect(throws: WKError.self) {
                try await store.compileContentRuleList(forIdentifier: "bad", encodedContentRuleList: "[{")
            }
            let server = try TestServer { $0.answer(200, "window.loaded = (window.loaded || '') + '\($0.path)'") }
            let configuration = WKWebViewConfiguration()
            configuration.userContentController.add(list)
            let probe = PageProbe(configuration)
            await probe.show("<script src=/free.js></script><script src=/blocked.js></script>", base: server.url)
            #expect(try await probe.view.evaluateJavaScript("window.loaded") as? String == "/free.js")
        }

        @Test("The app answers its own scheme; an answer that never comes is stopped")
        func schemes() async throws {
            let handler = Pages()
            let configuration = WKWebViewConfiguration()
            configuration.setURLSchemeHandler(handler, forURLScheme: "cake")
            let probe = PageProbe(configuration)
            probe.view.load(URLRequest(url: URL(string: "cake://shop/list")!))
            await probe.wait(for: "finish")
            #expect(probe.view.title == "/list" && handler.log == ["start /list"])
            probe.view.load(URLRequest(url: URL(string: "cake://shop/broken")!))
            await probe.wait(for: "fail early")
            probe.view.load(URLRequest(url: URL(string: "cake://shop/never")!))
            await handler.asked.value
            probe.view.stopLoading()
            await probe.wait(for: "fail early")
            #expect(handler.log == ["start /list", "start /broken", "start /never", "stop /never"])
        }

        @Test("Answers that a page no longer waits for are stopped when another takes its place")
        func leaving() async throws {
            let handler = Pages()
            let configuration = WKWebViewConfiguration()
            configuration.setURLSchemeHandler(handler, forURLScheme: "cake")
            let probe = PageProbe(configuration)
            probe.view.load(URLRequest(url: URL(string: "cake://shop/never")!))
            await handler.asked.value
            probe.view.load(URLRequest(url: URL(string: "cake://shop/list")!))
            await probe.wait(for: "finish")
            #expect(
                probe.view.title == "/list" && handler.log.sorted() == ["start /list", "start /never", "stop /never"])
        }

        private final class Pages: NSObject, WKURLSchemeHandler {
            var log: [String] = []
            let asked = Decided<Void>()

            func webView(_ webView: WKWebView, start task: any WKURLSchemeTask) {
                let url = task.request.url!
                log.append("start \(url.path)")
                switch url.path {
                case "/never": asked.resolve(())
                case "/broken": task.didFailWithError(URLError(.badServerResponse))
                default:
                    task.didReceive(
                        URLResponse(url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: nil))
                    task.didReceive(Data("<title>".utf8))
                    task.didReceive(Data("\(url.path)</title>".utf8))
                    task.didFinish()
                }
            }

            func webView(_ webView: WKWebView, stop task: any WKURLSchemeTask) {
                log.append("stop \(task.request.url!.path)")
            }
        }

        @Test("Views of pages go, with their pages")
        func leaks() async {
            let others = WKWebView.views.count
            weak var view: WKWebView?
            weak var page: PageWidget?
            for _ in 0..<3 {
                let probe = PageProbe()
                await probe.show("<title>Here</title>")
                view = probe.view
                page = probe.view.page
            }
            #expect(view == nil && page == nil && WKWebView.views.count == others)
        }
    }
}
