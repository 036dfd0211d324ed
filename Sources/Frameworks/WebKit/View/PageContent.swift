import DisplayList
import Foundation
import OrielFoundation
import SwiftUICore
import WebKitShim

/// What SwiftUI follows of a page.
@MainActor
final class ShownPage: ObservableObject {
    weak var view: WKWebView?
    /// How often the page has changed.
    @Published private(set) var version = 0
    /// The page's picture, for front ends that have no place for its widget.
    @Published private(set) var picture: UIImage?
    /// The page's text, for terminals.
    @Published private(set) var text = ""
    /// Why the page could not be loaded.
    @Published private(set) var failure: String?
    /// How the front end shows the page.
    var form = Form.widget

    /// The ways in which front ends show a page.
    enum Form { case widget, picture, text }

    func changed() { version += 1 }

    func failed(_ error: any Error) { failure = error.localizedDescription }

    /// Waits until the page has its picture, or could not be loaded, some seconds at most: the app is drawn once.
    func waitForPicture() {
        let end = ProcessInfo.processInfo.systemUptime + 8
        while let view, view.isExpected, picture == nil, failure == nil, ProcessInfo.processInfo.systemUptime < end {
            oriel_web_pump()
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
        }
    }

    /// Notes that the page is loaded: its picture or text is taken where that is shown.
    func loaded() {
        failure = nil
        switch form {
        case .widget: break
        case .picture: view?.picture { [weak self] in self?.picture = $0.map { UIImage(page: $0, scale: 1) } }
        case .text:
            view?.evaluateJavaScript("document.body ? document.body.innerText : ''") { [weak self] text, _ in
                self?.text = text as? String ?? ""
            }
        }
    }
}

extension WKWebView {
    /// Whether there is a page, or will be one.
    var isExpected: Bool { isLoading || navigation != nil || nextNavigation != nil || url != nil }

    /// Gives the scroll view the size of the page, reads the color of its theme, and calls a function then.
    func measureContent(_ completion: @escaping () -> Void) {
        // A canvas knows each way to write a color, and writes it in one of two.
        let script = """
            (() => {
                const theme = document.querySelector('meta[name="theme-color"]')
                const canvas = theme && document.createElement('canvas').getContext('2d')
                if (canvas) canvas.fillStyle = theme.content
                const page = document.documentElement
                return [page.scrollWidth, page.scrollHeight, canvas ? canvas.fillStyle : '']
            })()
            """
        evaluateJavaScript(script) { [weak self] result, _ in
            if let self, let values = result as? [Any], values.count == 3, let width = values[0] as? Double,
                let height = values[1] as? Double
            {
                scrollView.contentSize = CGSize(width: width, height: height)
                let color = values[2] as? String
                state.themeColor = color?.isEmpty == false ? color : nil
                stateChanged()
                _observers.notify()
            }
            completion()
        }
    }
}

extension UIImage {
    /// An image of a page's pixels.
    convenience init(page: Bitmap, scale: CGFloat) {
        self.init(cgImage: CGImage(page), scale: scale, orientation: .up)
    }
}

/// A page in the form that the front end can show.
struct PageContent: View {
    @ObservedObject var page: ShownPage
    @Environment(\.hostKind) private var host

    var body: some View {
        if let view = page.view {
            if let obstacle = view.obstacle {
                note(view, obstacle)
            } else if let widget = view.page, host == .window {
                NativeChildView(widget)
            } else if host == .terminal {
                PageText(page: page, view: view).onAppear { page.form = .text }
            } else {
                picture(view)
            }
        }
    }

    @ViewBuilder private func picture(_ view: WKWebView) -> some View {
        GeometryReader { proxy in
            Group {
                if let picture = page.picture {
                    Image(uiImage: picture).resizable()
                } else {
                    note(view, page.failure ?? (view.isLoading ? "Loading …" : ""))
                }
            }
            .onAppear {
                page.form = .picture
                view.page?.stage(proxy.size)
                // The page may have been loaded before.
                if !view.isLoading, view.url != nil { page.loaded() }
                if host == .image { page.waitForPicture() }
            }
        }
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: view.title ?? ""))
    }

    private func note(_ view: WKWebView, _ reason: String) -> some View {
        VStack(spacing: 6) {
            if let title = view.title, !title.isEmpty { Text(verbatim: title).font(.headline) }
            if let url = view.url { Text(verbatim: url.absoluteString).font(.footnote) }
            if !reason.isEmpty { Text(verbatim: reason).font(.footnote) }
        }
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .padding(8)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(UIColor.secondarySystemBackground))
    }
}

/// A page's title, address and text, for terminals.
private struct PageText: View {
    @ObservedObject var page: ShownPage
    let view: WKWebView

    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                if let title = view.title, !title.isEmpty { Text(verbatim: title).bold() }
                if let url = view.url { Text(verbatim: url.absoluteString).foregroundStyle(.secondary) }
                Text(verbatim: page.failure ?? page.text)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
