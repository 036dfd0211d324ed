@_exported import SwiftUI
import SwiftUI

/// Shows a web page: in the desktop's browser, once the controller is presented.
///
/// Follows Apple's
/// [SFSafariViewController](https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller). It shows
/// a note with the address, and a button that opens it again.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
    /// The label of the button that ends the presentation.
    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

    /// How the page is shown; the browser decides.
    public final class Configuration: NSObject, @unchecked Sendable {
        /// Whether the page is shown for reading.
        public var entersReaderIfAvailable = false
        /// Whether bars become small.
        public var barCollapsingEnabled = true
        /// Creates a configuration.
        public override init() {}
    }

    /// The page's address.
    public let initialURL: URL
    /// How the page is shown.
    public let configuration: Configuration
    /// The delegate.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// The color of bars; the browser decides.
    open var preferredBarTintColor: UIColor?
    /// The color of controls; the browser decides.
    open var preferredControlTintColor: UIColor?
    /// The label of the button that ends the presentation.
    open var dismissButtonStyle = DismissButtonStyle.done
    private var isOpened = false

    /// Creates a controller that shows a page.
    public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

    /// Creates a controller that shows a page.
    public init(url: URL, configuration: Configuration) {
        initialURL = url
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    open override var _swiftUIContent: AnyView {
        AnyView(
            BrowserNote(
                url: initialURL,
                open: { [weak self] openURL in
                    guard let self, !isOpened else { return }
                    isOpened = true
                    openURL(initialURL) { [weak self] accepted in
                        guard let self else { return }
                        delegate?.safariViewController(self, didCompleteInitialLoad: accepted)
                    }
                },
                done: { [weak self] in
                    guard let self else { return }
                    delegate?.safariViewControllerDidFinish(self)
                    dismiss(animated: true)
                }))
    }
}

/// Methods that a controller of a web page calls; each does nothing by default.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// The user has ended the presentation.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// The browser has taken the address, or not.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}

/// Says that a page is in the browser.
private struct BrowserNote: View {
    let url: URL
    let open: (OpenURLAction) -> Void
    let done: () -> Void
    @Environment(\.openURL) private var openURL
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 14) {
            Image(systemName: "safari").font(.largeTitle).foregroundStyle(.tint).accessibilityHidden(true)
            Text(verbatim: url.host ?? url.absoluteString).font(.headline)
            Text("This page is shown in the browser.").font(.subheadline).foregroundStyle(.secondary)
            HStack {
                Button("Open Again") { openURL(url) }
                Button("Done") {
                    done()
                    dismiss()
                }
                .keyboardShortcut(.defaultAction)
            }
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onAppear { open(openURL) }
    }
}
