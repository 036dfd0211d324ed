import AppKit
import QuickLook
import SwiftUI

/// Provides the files of a panel.
///
/// Follows Apple's [QLPreviewPanelDataSource](https://developer.apple.com/documentation/quicklookui/qlpreviewpaneldatasource).
@MainActor @preconcurrency
public protocol QLPreviewPanelDataSource: AnyObject {
    /// Returns the number of files.
    func numberOfPreviewItems(in panel: QLPreviewPanel!) -> Int
    /// Returns a file.
    func previewPanel(_ panel: QLPreviewPanel!, previewItemAt index: Int) -> (any QLPreviewItem)!
}

/// Receives the events of a panel.
///
/// Follows Apple's [QLPreviewPanelDelegate](https://developer.apple.com/documentation/quicklookui/qlpreviewpaneldelegate). All methods are optional.
@MainActor @preconcurrency
public protocol QLPreviewPanelDelegate: NSWindowDelegate {
    /// Called with an event of a key or the pointer; true if it was used.
    func previewPanel(_ panel: QLPreviewPanel!, handle event: NSEvent!) -> Bool
    /// Returns the place of a file's row on the screen, from which the panel grows.
    func previewPanel(_ panel: QLPreviewPanel!, sourceFrameOnScreenFor item: (any QLPreviewItem)!) -> NSRect
    /// Returns the image of a file's row, from which the panel grows.
    func previewPanel(
        _ panel: QLPreviewPanel!, transitionImageFor item: (any QLPreviewItem)!,
        contentRect: UnsafeMutablePointer<NSRect>!
    ) -> Any!
}

extension QLPreviewPanelDelegate {
    public func previewPanel(_ panel: QLPreviewPanel!, handle event: NSEvent!) -> Bool { false }
    public func previewPanel(_ panel: QLPreviewPanel!, sourceFrameOnScreenFor item: (any QLPreviewItem)!) -> NSRect {
        .zero
    }
    public func previewPanel(
        _ panel: QLPreviewPanel!, transitionImageFor item: (any QLPreviewItem)!,
        contentRect: UnsafeMutablePointer<NSRect>!
    ) -> Any! { nil }
}

/// The panel that previews files.
///
/// Follows Apple's [QLPreviewPanel](https://developer.apple.com/documentation/quicklookui/qlpreviewpanel). The app sets its data source; it is not looked for among
/// the responders.
@MainActor @preconcurrency
open class QLPreviewPanel: NSPanel {
    private static var one: QLPreviewPanel?
    /// The panel of the app.
    open class func shared() -> QLPreviewPanel! {
        if let one { return one }
        let made = QLPreviewPanel(
            contentRect: NSRect(x: 0, y: 0, width: 640, height: 480), styleMask: [.titled, .closable, .resizable],
            backing: .buffered, defer: true)
        one = made
        return made
    }
    /// Whether the panel was made before.
    open class func sharedPreviewPanelExists() -> Bool { one != nil }

    /// Provides the files.
    open weak var dataSource: (any QLPreviewPanelDataSource)? {
        didSet { reloadData() }
    }
    private let model = PreviewPanelModel()
    /// The responder that has set the data source; nil, as none is looked for.
    open var currentController: Any! { nil }
    /// The position of the file that is shown.
    open var currentPreviewItemIndex: Int {
        get { model.index }
        set { model.index = newValue }
    }
    /// The file that is shown; nil for none.
    open var currentPreviewItem: (any QLPreviewItem)! {
        model.items.indices.contains(model.index) ? model.items[model.index] : nil
    }
    /// A place in the file; without effect.
    open var displayState: Any!
    /// Whether the panel covers the screen; false.
    open var isInFullScreenMode: Bool { false }
    /// Covers the screen; the desktop decides.
    open func enterFullScreenMode(_ screen: NSScreen!, withOptions options: [AnyHashable: Any]! = [:]) -> Bool { false }
    /// Ends to cover the screen.
    open func exitFullScreenMode(options: [AnyHashable: Any]! = [:]) {}
    /// Looks for a responder that sets the data source: none is looked for.
    open func updateController() {}

    /// Asks for the files again.
    open func reloadData() {
        let count = dataSource?.numberOfPreviewItems(in: self) ?? 0
        model.items = (0..<max(count, 0)).compactMap { dataSource?.previewPanel(self, previewItemAt: $0) }
        model.index = min(model.index, max(model.items.count - 1, 0))
        title = currentPreviewItem.flatMap { $0.previewItemTitle ?? $0.previewItemURL?.lastPathComponent } ?? ""
        if contentView == nil || !(contentView is NSHostingView<PreviewPanelContent>) {
            contentView = NSHostingView(rootView: PreviewPanelContent(model: model))
        }
    }
    /// Shows the file again.
    open func refreshCurrentPreviewItem() { model.version += 1 }
    open override func makeKeyAndOrderFront(_ sender: Any?) {
        reloadData()
        super.makeKeyAndOrderFront(sender)
    }
}

/// The files of a panel, and the place of the shown one.
@MainActor @Observable
final class PreviewPanelModel {
    var items: [any QLPreviewItem] = []
    var index = 0
    var version = 0
}

/// A file, and buttons that lead to others.
struct PreviewPanelContent: View {
    let model: PreviewPanelModel

    var body: some View {
        VStack(spacing: 0) {
            if model.items.count > 1 {
                HStack {
                    Button {
                        model.index -= 1
                    } label: {
                        Image(systemName: "chevron.left")
                    }
                    .disabled(model.index <= 0).accessibilityLabel("Previous")
                    Spacer()
                    Button {
                        model.index += 1
                    } label: {
                        Image(systemName: "chevron.right")
                    }
                    .disabled(model.index >= model.items.count - 1).accessibilityLabel("Next")
                }
                .padding(8)
            }
            if model.items.indices.contains(model.index), let url = model.items[model.index].previewItemURL {
                FilePreview(url: url).id("\(model.version) \(url)")
            } else {
                Text("There is nothing to preview.").foregroundStyle(.secondary)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
    }
}

/// The form of a view that previews a file.
public enum QLPreviewViewStyle: UInt, Sendable { case normal, compact }

/// A view that previews a file.
///
/// Follows Apple's [QLPreviewView](https://developer.apple.com/documentation/quicklookui/qlpreviewview).
@MainActor @preconcurrency
open class QLPreviewView: NSView {
    private let model = PreviewPanelModel()
    /// The file; nil for none.
    open var previewItem: (any QLPreviewItem)! {
        get { model.items.first }
        set { model.items = newValue.map { [$0] } ?? [] }
    }
    /// Whether films begin by themselves; without effect.
    open var autostarts = false
    /// Whether the view ends with its window; true by default.
    open var shouldCloseWithWindow = true
    /// A place in the file; without effect.
    open var displayState: Any!

    /// Creates a view with a form.
    public init!(frame: NSRect, style: QLPreviewViewStyle) {
        super.init(frame: frame)
        add()
    }
    /// Creates a view.
    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        add()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        add()
    }
    private func add() {
        let content = NSHostingView(rootView: PreviewPanelContent(model: model))
        content.frame = bounds
        content.autoresizingMask = [.width, .height]
        addSubview(content)
    }
    /// Shows the file again.
    open func refreshPreviewItem() { model.version += 1 }
    /// Ends the preview.
    open func close() { model.items = [] }
}
