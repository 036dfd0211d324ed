import Foundation
import OrielFoundation
import SwiftUI

/// How pages are arranged.
public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
/// The direction in which pages follow each other.
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
/// How sharp pages are drawn; without effect.
public enum PDFInterpolationQuality: Int, Sendable { case none, low, high }

/// Receives what happens in a view of a document.
///
/// Follows Apple's [PDFViewDelegate](https://developer.apple.com/documentation/pdfkit/pdfviewdelegate).
@MainActor @preconcurrency
public protocol PDFViewDelegate: NSObjectProtocol {
    /// Called instead of opening a link's address.
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
}

extension PDFViewDelegate {
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) { UIApplication.shared.open(url) }
}

/// A view of a document's pages.
///
/// Follows Apple's [PDFView](https://developer.apple.com/documentation/pdfkit/pdfview). The user scrolls and follows links;
/// texts are selected by the app.
@MainActor @preconcurrency
open class PDFView: UIView {
    let shown = ShownDocument()
    /// Receives what happens.
    open weak var delegate: (any PDFViewDelegate)?
    /// The document; nil for none.
    open var document: PDFDocument? {
        didSet {
            if document === oldValue { return }
            (currentSelection, highlightedSelections) = (nil, nil)
            shown.reset()
            changed(.PDFViewDocumentChanged)
        }
    }
    /// How the pages are arranged; one below the other by default.
    open var displayMode = PDFDisplayMode.singlePageContinuous { didSet { rearrange(.PDFViewDisplayModeChanged) } }
    /// The direction in which pages follow each other; down by default.
    open var displayDirection = PDFDisplayDirection.vertical { didSet { rearrange(.PDFViewDisplayModeChanged) } }
    /// Whether there are gaps between the pages; true by default.
    open var displaysPageBreaks = true { didSet { rearrange(nil) } }
    /// The gaps around each page, in points; 4.75 and 4 by default.
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) { didSet { rearrange(nil) } }
    /// The rectangle of the pages that is shown; always the visible part.
    open var displayBox = PDFDisplayBox.cropBox
    /// Whether the first of pages side by side stands alone, as in a book.
    open var displaysAsBook = false { didSet { rearrange(nil) } }
    /// Whether pages follow each other from right to left; without effect.
    open var displaysRTL = false
    /// Whether pages have shadows; true by default.
    open var pageShadowsEnabled = true { didSet { shown.changed() } }
    /// How sharp pages are drawn; without effect.
    open var interpolationQuality = PDFInterpolationQuality.high
    /// Whether the app marks up the document; without effect.
    open var isInMarkupMode = false
    /// Whether the pages are as large as the view allows; false by default.
    open var autoScales = false { didSet { rearrange(nil) } }
    private var ownScale: CGFloat = 1
    /// How large the pages are shown; 1 by default.
    open var scaleFactor: CGFloat {
        get { autoScales ? scaleFactorForSizeToFit : ownScale }
        set {
            guard newValue.isFinite, newValue > 0 else { return }
            ownScale = min(max(newValue, minScaleFactor), maxScaleFactor)
            autoScales = false
            rearrange(.PDFViewScaleChanged)
        }
    }
    /// The smallest scale; 0.25 by default.
    open var minScaleFactor: CGFloat = 0.25 { didSet { if !(minScaleFactor > 0) { minScaleFactor = 0.01 } } }
    /// The largest scale; 5 by default.
    open var maxScaleFactor: CGFloat = 5 {
        didSet { if !(maxScaleFactor >= minScaleFactor) { maxScaleFactor = minScaleFactor } }
    }
    /// The scale in which a page fits the view, as wide as the view or, alone, whole.
    open var scaleFactorForSizeToFit: CGFloat { PageArrangement.fittingScale(of: self, in: shown.size) }
    /// The selection, which is shown; nil for none.
    open var currentSelection: PDFSelection? { didSet { changed(.PDFViewSelectionChanged) } }
    /// Further selections that are shown; nil for none.
    open var highlightedSelections: [PDFSelection]? { didSet { shown.changed() } }

    /// Creates a view of a rectangle.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a view from an archive; there are none here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        backgroundColor = .systemGray5
        shown.view = self
    }

    open override var _showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView { AnyView(DocumentContent(shown: shown)) }

    /// Shows a selection; the animation has no effect.
    open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
    /// Removes the selection.
    open func clearSelection() { currentSelection = nil }
    /// Selects all text.
    open override func selectAll(_ sender: Any?) {
        guard let document else { return }
        let selection = PDFSelection(document: document)
        for index in 0..<document.pageCount {
            guard let page = document.page(at: index) else { continue }
            if let part = page.selection(for: NSRange(location: 0, length: page.numberOfCharacters)) {
                selection.add(part)
            }
        }
        currentSelection = selection
    }

    /// Copies the selection, if the document allows that.
    open override func copy(_ sender: Any?) {
        guard document?.allowsCopying == true, let text = currentSelection?.string else { return }
        UIPasteboard.general.string = text
    }

    /// Shows single pages, between which the user moves sideways.
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
        isUsingPageViewController = enable
        if enable { displayMode = .singlePage }
    }
    /// Whether single pages are shown, between which the user moves sideways.
    open private(set) var isUsingPageViewController = false

    /// Arranges the pages again.
    open func layoutDocumentView() { shown.changed() }

    /// Whether the pages can be larger.
    open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
    /// Whether the pages can be smaller.
    open var canZoomOut: Bool { scaleFactor > minScaleFactor }
    /// Shows the pages larger.
    open func zoomIn(_ sender: Any?) { scaleFactor *= 1.25 }
    /// Shows the pages smaller.
    open func zoomOut(_ sender: Any?) { scaleFactor /= 1.25 }

    private func rearrange(_ name: Notification.Name?) {
        shown.rearranged()
        if let name { NotificationCenter.default.post(name: name, object: self) }
    }

    private func changed(_ name: Notification.Name) {
        shown.changed()
        NotificationCenter.default.post(name: name, object: self)
    }
}
