import Foundation
import SafariServices
import SwiftUI
import SwiftUITesting
import Testing

/// The note in the place of a web page.
@MainActor
@Suite("Notes of web pages")
struct SafariPageTests {
    private final class Delegate: NSObject, SFSafariViewControllerDelegate {
        var log: [String] = []
        func safariViewControllerDidFinish(_ controller: SFSafariViewController) { log.append("done") }
        func safariViewController(
            _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
        ) { log.append("loaded \(didLoadSuccessfully)") }
    }

    private struct Page: UIViewControllerRepresentable {
        let controller: SFSafariViewController
        func makeUIViewController(context: Context) -> SFSafariViewController { controller }
        func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
    }

    private func host(_ controller: SFSafariViewController, _ open: @escaping (URL) -> OpenURLAction.Result) -> TestHost
    {
        let host = TestHost(
            Page(controller: controller).environment(\.openURL, OpenURLAction { open($0) }),
            size: CGSize(width: 400, height: 300))
        host.advance(by: 0.1)
        return host
    }

    @Test("The page is opened once, again by the button, and the delegate learns of both ends")
    func delegate() throws {
        let url = try #require(URL(string: "https://example.org/a"))
        let (controller, delegate) = (SFSafariViewController(url: url), Delegate())
        controller.delegate = delegate
        var opened: [URL] = []
        let host = host(controller) {
            opened.append($0)
            return .handled
        }
        #expect(opened == [url] && delegate.log == ["loaded true"])
        host.tap(text: "Open Again")
        #expect(opened == [url, url] && delegate.log == ["loaded true"])
        host.tap(text: "Done")
        #expect(delegate.log == ["loaded true", "done"])
    }

    @Test("The button ends the presentation, with an animation")
    func dismissal() throws {
        final class Recorder: SFSafariViewController {
            var flags: [Bool] = []
            override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
                flags.append(flag)
                super.dismiss(animated: flag, completion: completion)
            }
        }
        let controller = Recorder(url: try #require(URL(string: "https://example.org")))
        let host = host(controller) { _ in .handled }
        #expect(controller.flags.isEmpty)
        host.tap(text: "Done")
        #expect(controller.flags == [true])
    }

    @Test("A page that is not opened has not loaded; an address without a host is shown whole")
    func failure() throws {
        let url = try #require(URL(string: "mailto:ann@example.org"))
        let configuration = SFSafariViewController.Configuration()
        #expect(!configuration.entersReaderIfAvailable && configuration.barCollapsingEnabled)
        let (controller, delegate) = (SFSafariViewController(url: url, configuration: configuration), Delegate())
        controller.delegate = delegate
        let host = host(controller) { _ in .discarded }
        #expect(delegate.log == ["loaded false"] && host.find(text: "mailto:ann@example.org") != nil)
        #expect(controller.configuration === configuration && controller.initialURL == url)
        #expect(controller.dismissButtonStyle == .done)
    }

    @Test("The lines of the note are fourteen points apart")
    func places() throws {
        let url = try #require(URL(string: "https://example.org"))
        let host = host(SFSafariViewController(url: url)) { _ in .handled }
        let title = try #require(host.find(text: "example.org")).frame
        let note = try #require(host.find(text: "This page is shown in the browser.")).frame
        #expect(abs(note.minY - title.maxY - 14) < 0.01 && abs(note.midX - title.midX) < 0.01)
    }
}
