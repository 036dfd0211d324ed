import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// Shows a file in another app: the one that the desktop opens files of the kind with.
///
/// Follows Apple's
/// [UIDocumentInteractionController](https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller).
@MainActor @preconcurrency
open class UIDocumentInteractionController: NSObject {
    /// The file; nil for none.
    open var url: URL?
    /// The identifier of the file's type; nil where the file's name tells none.
    open var uti: String?
    /// The name that is shown; nil for the file's.
    open var name: String?
    /// The file's icons: the one of its type.
    open var icons: [UIImage] { [UIImage(systemName: "doc")].compactMap { $0 } }
    /// Information for the other app; it does not arrive there.
    open var annotation: Any?
    /// The delegate, which has the controller that shows the file; nil for none.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

    /// Creates a controller without a file.
    public override init() { super.init() }

    /// Creates a controller for a file.
    public convenience init(url: URL) {
        self.init()
        self.url = url
        name = url.lastPathComponent
        uti = UTType(filenameExtension: url.pathExtension)?.identifier
    }

    /// Opens the file with the desktop's app for it; returns whether there is a file and a controller that shows it.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool {
        guard let url, delegate?.documentInteractionControllerViewControllerForPreview(self) != nil else {
            return false
        }
        delegate?.documentInteractionControllerWillBeginPreview(self)
        UIApplication.shared.open(url)
        delegate?.documentInteractionControllerDidEndPreview(self)
        return true
    }
    /// Ends the preview, which is another app's here.
    open func dismissPreview(animated: Bool) {}

    /// Offers what can be done with the file; returns whether there is a file.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { present(from: view) }
    /// Offers what can be done with the file; returns whether there is a file.
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { present(from: nil) }
    /// Offers what can be done with the file; returns whether there is a file.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { present(from: view) }
    /// Offers what can be done with the file; returns whether there is a file.
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { present(from: nil) }
    private weak var menu: UIViewController?
    /// Ends what ``presentOptionsMenu(from:in:animated:)`` shows.
    open func dismissMenu(animated: Bool) { menu?.dismiss(animated: animated) }

    private func present(from view: UIView?) -> Bool {
        guard let url, let controller = view?.nearestController ?? UIApplication.shared.shownController else {
            return false
        }
        let panel = UIActivityViewController(activityItems: [url], applicationActivities: [OpenInActivity()])
        menu = panel
        controller.present(panel, animated: true)
        return true
    }
}

/// Opens a file with the desktop's app for it.
private final class OpenInActivity: UIActivity {
    private var files: [URL] = []
    override var activityTitle: String? { "Open" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { $0 is URL } }
    override func prepare(withActivityItems activityItems: [Any]) { files = activityItems.compactMap { $0 as? URL } }
    override func perform() {
        for file in files { UIApplication.shared.open(file) }
        activityDidFinish(true)
    }
}

/// Methods of the delegate of a controller that shows a file; all are optional.
@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// Returns the controller that shows the preview; nil for no preview.
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
    /// Returns the view from which a preview grows; it does not here.
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    /// Returns the place from which a preview grows; it does not here.
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
    /// Called before the file is shown.
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    /// Called when the file was handed to the other app.
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIApplication.shared.shownController ?? UIViewController() }
    public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? {
        nil
    }
    public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
        .zero
    }
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
}
