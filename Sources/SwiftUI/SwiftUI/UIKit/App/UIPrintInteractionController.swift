import Foundation
import SwiftUICore

/// How something is printed.
///
/// Follows Apple's [UIPrintInfo](https://developer.apple.com/documentation/uikit/uiprintinfo).
@MainActor @preconcurrency
open class UIPrintInfo: NSObject {
    /// The kind of output.
    public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
    /// How pages are turned.
    public enum Orientation: Int, Sendable { case portrait, landscape }
    /// How sheets are printed on both sides.
    public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }

    /// The kind of output.
    open var outputType = OutputType.general
    /// How pages are turned.
    open var orientation = Orientation.portrait
    /// How sheets are printed on both sides.
    open var duplex = Duplex.none
    /// The name of the job.
    open var jobName = ""
    /// The name of the printer; nil for any.
    open var printerID: String?

    /// Creates the usual settings.
    public override init() { super.init() }
    /// Creates settings from values that were kept; the usual ones here.
    public init(dictionary printInfoDictionary: [AnyHashable: Any]?) { super.init() }
    /// Returns the usual settings.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// Something that is laid out on pages; nothing is printed here.
@MainActor @preconcurrency
open class UIPrintFormatter: NSObject {
    /// The distances from the pages' edges, in points.
    open var perPageContentInsets = UIEdgeInsets.zero
    /// The first page.
    open var startPage = 0
    /// The greatest width, in points; 0 for no limit.
    open var maximumContentWidth: CGFloat = 0
    /// The greatest height, in points; 0 for no limit.
    open var maximumContentHeight: CGFloat = 0
    /// How many pages there are; 0, as they are not laid out here.
    open var pageCount: Int { 0 }
}

/// A text that is laid out on pages.
@MainActor @preconcurrency
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text; nil for none.
    open var text: String?
    /// The text with attributes; nil for none.
    open var attributedText: NSAttributedString?
    /// Creates pages of a text.
    public init(text: String) {
        self.text = text
        super.init()
    }
    /// Creates pages of a text with attributes.
    public init(attributedText: NSAttributedString) {
        self.attributedText = attributedText
        super.init()
    }
}

/// HTML that is laid out on pages.
@MainActor @preconcurrency
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    /// The HTML; nil for none.
    open var markupText: String?
    /// Creates pages of HTML.
    public init(markupText: String) {
        self.markupText = markupText
        super.init()
    }
}

/// Draws pages; it is never asked to here.
///
/// Follows Apple's [UIPrintPageRenderer](https://developer.apple.com/documentation/uikit/uiprintpagerenderer).
@MainActor @preconcurrency
open class UIPrintPageRenderer: NSObject {
    /// The height of the room for a header, in points.
    open var headerHeight: CGFloat = 0
    /// The height of the room for a footer, in points.
    open var footerHeight: CGFloat = 0
    /// The rectangle of the paper, in points: A4.
    open var paperRect: CGRect { CGRect(x: 0, y: 0, width: 595, height: 842) }
    /// The part of the paper that can be printed, in points.
    open var printableRect: CGRect { paperRect.insetBy(dx: 18, dy: 18) }
    /// How many pages there are.
    open var numberOfPages: Int { 0 }
    /// The content that is laid out on pages; nil for none.
    open var printFormatters: [UIPrintFormatter]?
    /// Adds something that begins at a page.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.startPage = pageIndex
        printFormatters = (printFormatters ?? []) + [formatter]
    }
    /// Prepares for drawing pages.
    open func prepare(forDrawingPages range: NSRange) {}
    /// Draws a page.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
    /// Draws the content of a page.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    /// Draws the header of a page.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    /// Draws the footer of a page.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}

/// Prints; printing is not supported here, which the completion handler and a warning say.
///
/// Follows Apple's
/// [UIPrintInteractionController](https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller).
@MainActor @preconcurrency
open class UIPrintInteractionController: NSObject {
    /// Called when printing has ended: with whether that was done, and an error.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// The one controller.
    public static let shared = UIPrintInteractionController()
    /// Whether there is a printer; false.
    open class var isPrintingAvailable: Bool { false }
    /// Whether a file can be printed; false.
    open class func canPrint(_ url: URL) -> Bool { false }
    /// Whether data can be printed; false.
    open class func canPrint(_ data: Data) -> Bool { false }

    /// How it is printed; nil for the usual settings.
    open var printInfo: UIPrintInfo?
    /// The printed thing; nil for another form.
    open var printingItem: Any?
    /// The things that are printed; nil for another form.
    open var printingItems: [Any]?
    /// The content that is laid out on pages; nil for another form.
    open var printFormatter: UIPrintFormatter?
    /// What draws pages; nil for another form.
    open var printPageRenderer: UIPrintPageRenderer?
    /// Whether the user chooses pages.
    open var showsPageRange = true
    /// Whether the user chooses a number of copies.
    open var showsNumberOfCopies = true
    /// Whether the user chooses the paper.
    open var showsPaperSelectionForLoadedPapers = false

    /// Shows the settings for printing; calls back with an error, as printing is not supported here.
    ///
    /// Returns false.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        RuntimeWarning.issue("UIPrintInteractionController: printing is not supported here (see CompatibilityGaps.md).")
        completion?(self, false, CocoaError(.featureUnsupported))
        return false
    }
    /// Shows the settings for printing beside a rectangle; calls back with an error.
    ///
    /// Returns false.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    /// Shows the settings for printing beside a button; calls back with an error.
    ///
    /// Returns false.
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    /// Closes the settings.
    open func dismiss(animated: Bool) {}
}
