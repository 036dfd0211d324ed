// 22. Web pages
//
// A `WKWebView` shows a web page. It is a view of UIKit: a `UIViewRepresentable` makes it part of a SwiftUI view, and its
// coordinator hears what the page does. Here the page is a form; what is sent in it arrives in SwiftUI's state.
//
// Try: show a page of your own, or a progress bar while a page loads (`estimatedProgress`).

import SwiftUI
import WebKit

@main
struct WebPagesApp: App {
    var body: some Scene {
        WindowGroup("Web Pages") {
            OrderView()
        }
    }
}

/// An order that the user has sent in the page.
struct Order: Equatable {
    var name = ""
    var count = 0
}

struct OrderView: View {
    @State private var order: Order?
    @State private var title = "…"
    @State private var isHelpShown = false

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Text(title).font(.headline)
                Spacer()
                Button("Help") { isHelpShown = true }
            }
            .padding()
            OrderPage(title: $title) { order = $0 }
                .overlay(alignment: .bottomTrailing) {
                    // Views may lie above the page.
                    Label("Secure", systemImage: "lock.fill")
                        .font(.footnote)
                        .padding(8)
                        .background(.green.opacity(0.8), in: .capsule)
                        .padding()
                }
            Text(order.map { "\($0.name) wants \($0.count)." } ?? "No order yet.")
                .frame(maxWidth: .infinity)
                .padding()
                .background(order == nil ? Color.gray.opacity(0.2) : .yellow)
        }
        .sheet(isPresented: $isHelpShown) {
            VStack(spacing: 16) {
                Text("Enter your name, choose a number, and send the form.")
                Button("Done") { isHelpShown = false }
            }
            .padding(30)
        }
    }
}

/// The page with the form.
struct OrderPage: UIViewRepresentable {
    @Binding var title: String
    let onOrder: (Order) -> Void

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.userContentController.add(context.coordinator, name: "order")
        let view = WKWebView(frame: .zero, configuration: configuration)
        view.navigationDelegate = context.coordinator
        view.loadHTMLString(html, baseURL: nil)
        return view
    }

    func updateUIView(_ view: WKWebView, context: Context) {
        context.coordinator.page = self
    }

    final class Coordinator: NSObject, WKNavigationDelegate, WKScriptMessageHandler {
        var page: OrderPage

        init(_ page: OrderPage) { self.page = page }

        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            page.title = webView.title ?? ""
        }

        func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
        ) {
            guard let body = message.body as? [String: Any] else { return }
            page.onOrder(Order(name: body["name"] as? String ?? "", count: body["count"] as? Int ?? 0))
        }
    }
}

private let html = """
    <!DOCTYPE html>
    <title>Order Cakes</title>
    <style>
      body { font: 16px sans-serif; margin: 24px; background: #fdf6e3; }
      input, select, button { font: inherit; padding: 6px; margin: 6px 0; display: block; }
    </style>
    <h1>Cakes</h1>
    <form onsubmit="send(event)">
      <input id="name" placeholder="Name" autofocus>
      <select id="count"><option>1</option><option>2</option><option>3</option></select>
      <button>Send</button>
    </form>
    <script>
      function send(event) {
        event.preventDefault()
        const name = document.getElementById('name').value
        const count = Number(document.getElementById('count').value)
        window.webkit.messageHandlers.order.postMessage({ name, count })
      }
    </script>
    """
