import SwiftUI

/// Provides the files that a controller previews.
@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
    /// Returns the number of files.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// Returns a file.
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Methods that a controller of previews calls; each does nothing by default.
@MainActor @preconcurrency
public protocol QLPreviewControllerDelegate: AnyObject {
    /// Called before the preview is dismissed.
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    /// Called when the preview was dismissed.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    /// Returns whether a link in a preview is opened.
    func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool
    /// Returns whether the user may edit a file; nothing is edited here.
    func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode
    /// Called when a file was edited; never here.
    func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
    /// Called when an edited file was kept as a copy; never here.
    func previewController(
        _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
        at modifiedContentsURL: URL)
    /// Returns the view from which a preview grows; without effect here.
    func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem) -> UIView?
}

/// The ways in which a previewed file is edited.
///
/// Follows Apple's [QLPreviewItemEditingMode](https://developer.apple.com/documentation/quicklook/qlpreviewitemeditingmode).
public enum QLPreviewItemEditingMode: Int, Sendable { case disabled, updateContents, createCopy }

extension QLPreviewControllerDelegate {
    public func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode { .disabled }
    public func previewController(
        _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem
    ) {}
    public func previewController(
        _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
        at modifiedContentsURL: URL
    ) {}
    public func previewController(
        _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
    ) -> UIView? { nil }
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
    public func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool { true }
}

/// Shows files one at a time.
///
/// Follows Apple's [QLPreviewController](https://developer.apple.com/documentation/quicklook/qlpreviewcontroller). Pictures and texts are
/// shown; of other files their name and size, and a button that opens them.
@MainActor @preconcurrency
open class QLPreviewController: UIViewController {
    /// Provides the files.
    open weak var dataSource: (any QLPreviewControllerDataSource)? {
        didSet { reloadData() }
    }
    /// The delegate.
    open weak var delegate: (any QLPreviewControllerDelegate)?
    /// The number of the file that is shown, from 0.
    open var currentPreviewItemIndex: Int {
        get { shown.index }
        set { shown.index = newValue }
    }
    private let shown = ShownFiles()

    /// The file that is shown; nil for none.
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, (0..<dataSource.numberOfPreviewItems(in: self)).contains(shown.index) else { return nil }
        return dataSource.previewController(self, previewItemAt: shown.index)
    }

    /// Returns whether a file can be previewed.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool {
        item.previewItemURL.map { FileManager.default.isReadableFile(atPath: $0.path) } ?? false
    }

    /// Asks the data source again.
    open func reloadData() {
        let count = dataSource?.numberOfPreviewItems(in: self) ?? 0
        // A data source of a million files is asked for the first thousand.
        shown.items = (0..<min(max(count, 0), 1000)).compactMap { index in
            dataSource.map { source in
                let item = source.previewController(self, previewItemAt: index)
                return (item.previewItemURL, item.previewItemTitle)
            }
        }
    }

    /// Reads the file again that is shown.
    open func refreshCurrentPreviewItem() { reloadData() }

    open override var _swiftUIContent: AnyView {
        AnyView(
            ControllerPreview(shown: shown) { [weak self] in
                guard let self else { return }
                delegate?.previewControllerWillDismiss(self)
                dismiss(animated: true)
                delegate?.previewControllerDidDismiss(self)
            })
    }
}

/// The files of a controller, which change.
@MainActor
private final class ShownFiles: ObservableObject {
    @Published var items: [(url: URL?, title: String?)] = []
    @Published var index = 0
}

private struct ControllerPreview: View {
    @ObservedObject var shown: ShownFiles
    let done: () -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        PreviewPages(items: shown.items, index: $shown.index) {
            done()
            dismiss()
        }
    }
}
