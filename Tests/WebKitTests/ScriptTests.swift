import Foundation
import TestServer
import Testing

@testable import WebKit

extension WebKitTests {
    @MainActor
    @Suite("Scripts")
    struct Scripts {
        @Test("Results of scripts are values, and their errors are errors")
        func results() async throws {
            let probe = PageProbe()
            await probe.show("<title>Here</title>")
            #expect(try await probe.view.evaluateJavaScript("document.title") as? String == "Here")
            #expect(try await probe.view.evaluateJavaScript("6 * 7") as? Int == 42)
            #expect(
                try await probe.view.evaluateJavaScript("[1, 'a', null, {b: true}]") as? NSArray == [
                    1, "a", NSNull(), ["b": true],
                ])
            #expect(try await probe.view.evaluateJavaScript("undefined") is NSNull)
            await #expect { try await probe.view.evaluateJavaScript("throw Error('no cake')") } throws: {
                ($0 as? WKError)?.code == .javaScriptExceptionOccurred
                    && "\($0.localizedDescription)".contains("no cake")
            }
            let sum = try await probe.view.callAsyncJavaScript(
                "return await Promise.resolve(a.x + b.length)", arguments: ["a": ["x": 40], "b": "\"\n"],
                contentWorld: .page)
            #expect(sum as? Int == 42)
            var late: Any?
            await withCheckedContinuation { continuation in
                probe.view.evaluateJavaScript("1 + 1") { result, error in
                    late = result
                    continuation.resume()
                }
            }
            #expect(late as? Int == 2)
        }

        @Test("Scripts of the app run in each page, and worlds have their own variables")
        func userScripts() async throws {
            let configuration = WKWebViewConfiguration()
            configuration.userContentController.addUserScript(
                WKUserScript(
                    source: "var early = document.title", injectionTime: .atDocumentStart, forMainFrameOnly: true))
            configuration.userContentController.addUserScript(
                WKUserScript(
                    source: "var late = document.title", injectionTime: .atDocumentEnd, forMainFrameOnly: true,
                    in: .defaultClient))
            let probe = PageProbe(configuration)
            await probe.show("<title>Here</title>")
            #expect(try await probe.view.evaluateJavaScript("early") as? String == "")
            #expect(try await probe.view.evaluateJavaScript("typeof late") as? String == "undefined")
            #expect(try await probe.view.evaluateJavaScript("late", contentWorld: .defaultClient) as? String == "Here")
            probe.view.configuration.userContentController.removeAllUserScripts()
            await probe.show("<title>There</title>")
            #expect(try await probe.view.evaluateJavaScript("typeof early") as? String == "undefined")
        }

        @Test("Messages of scripts arrive as values, until the handler is removed")
        func messages() async throws {
            let controller = WKUserContentController()
            let configuration = WKWebViewConfiguration()
            configuration.userContentController = controller
            let probe = PageProbe(configuration)
            controller.add(probe, name: "order")
            await probe.show("<script>webkit.messageHandlers.order.postMessage({name: 'Ada', count: 3})</script>")
            #expect(probe.messages as NSArray == [["name": "Ada", "count": 3]])
            controller.removeScriptMessageHandler(forName: "order")
            await probe.show("<script>window.gone = !window.webkit?.messageHandlers?.order</script>")
            #expect(try await probe.view.evaluateJavaScript("gone") as? Bool == true)
        }

        @Test("Handlers with replies keep or break the promise")
        func replies() async throws {
            let configuration = WKWebViewConfiguration()
            let answers = Answers()
            configuration.userContentController.addScriptMessageHandler(answers, contentWorld: .page, name: "ask")
            let probe = PageProbe(configuration)
            await probe.show("")
            let ask = "return await webkit.messageHandlers.ask.postMessage(question)"
            let good = try await probe.view.callAsyncJavaScript(
                ask, arguments: ["question": "good"], contentWorld: .page)
            #expect(good as? [String] == ["good", "answer"])
            await #expect {
                try await probe.view.callAsyncJavaScript(ask, arguments: ["question": "bad"], contentWorld: .page)
            } throws: { $0.localizedDescription.contains("not today") }
        }

        private final class Answers: NSObject, WKScriptMessageHandlerWithReply {
            func userContentController(
                _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
            ) async -> (Any?, String?) {
                message.body as? String == "bad" ? (nil, "not today") : ([message.body, "answer"], nil)
            }
        }

        @Test("Dialogs of scripts are the app's; without it alerts in a loop are answered")
        func dialogs() async throws {
            let probe = PageProbe()
            await probe.show("")
            _ = try await probe.view.evaluateJavaScript("alert('one')")
            #expect(probe.messages as? [String] == ["alert one"])
            #expect(try await probe.view.evaluateJavaScript("confirm('?')") as? Bool == false)
            #expect(try await probe.view.evaluateJavaScript("prompt('?', 'x')") is NSNull)
            probe.answer = "Ada"
            #expect(try await probe.view.evaluateJavaScript("confirm('?')") as? Bool == true)
            #expect(try await probe.view.evaluateJavaScript("prompt('Name', 'x')") as? String == "Name Ada x")
            probe.view.uiDelegate = nil
            let loop = "let n = 0; for (let i = 0; i < 300; i++) { alert(i); n += confirm('?') ? 1 : 0 } n"
            #expect(try await probe.view.evaluateJavaScript(loop) as? Int == 0)
        }

        @Test("A thousand windows are not opened unless the app makes them")
        func windows() async throws {
            let configuration = WKWebViewConfiguration()
            configuration.preferences.javaScriptCanOpenWindowsAutomatically = true
            let probe = PageProbe(configuration)
            await probe.show("")
            let open = "var n = 0; for (let i = 0; i < 1000; i++) if (window.open('about:blank')) n++; n"
            #expect(try await probe.view.evaluateJavaScript(open) as? Int == 0)
            var made: [WKWebView] = []
            probe.window = { configuration in
                guard made.count < 2 else { return nil }
                made.append(WKWebView(frame: .zero, configuration: configuration))
                return made.last
            }
            #expect(try await probe.view.evaluateJavaScript(open) as? Int == 2)
            #expect(made.count == 2)
        }

        @Test("A text is found, or not")
        func find() async throws {
            let probe = PageProbe()
            await probe.show("<p>Some cake</p>")
            #expect(try await probe.view.find("CAKE").matchFound)
            #expect(try await !probe.view.find("bread").matchFound)
        }

        @Test("A snapshot has the page's pixels, or a part of them")
        func snapshot() async throws {
            let probe = PageProbe()
            await probe.show(
                "<body style='margin:0;background:#0000ff'><div style='width:10px;height:10px;background:#ff0000'>")
            let image = try await probe.view.takeSnapshot(configuration: nil)
            #expect(image.size == CGSize(width: 400, height: 300))
            let configuration = WKSnapshotConfiguration()
            configuration.rect = CGRect(x: 0, y: 0, width: 20, height: 10)
            let part = try await probe.view.takeSnapshot(configuration: configuration)
            // A width in points is another scale, and one that is no good is none.
            for (width, size) in [
                (10.0, CGSize(width: 10, height: 5)), (40, CGSize(width: 40, height: 20)),
                (0, CGSize(width: 20, height: 10)), (-4, CGSize(width: 20, height: 10)),
                (.infinity, CGSize(width: 20, height: 10)), (.nan, CGSize(width: 20, height: 10)),
            ] {
                configuration.snapshotWidth = NSNumber(value: width)
                let image = try await probe.view.takeSnapshot(configuration: configuration)
                #expect(image.size == size && image.cgImage?.width == 20)
            }
            let bitmap = await withCheckedContinuation { continuation in
                probe.view.picture { continuation.resume(returning: $0) }
            }
            let pixels = try #require(bitmap?.pixels)
            #expect(part.size == CGSize(width: 20, height: 10))
            #expect(Array(pixels[0..<4]) == [255, 0, 0, 255] && Array(pixels[80..<84]) == [0, 0, 255, 255])
        }
    }
}
