import Foundation
import SwiftUI

/// How something is printed: paper, margins and copies, in points.
///
/// Follows Apple's [NSPrintInfo](https://developer.apple.com/documentation/appkit/nsprintinfo).
@MainActor @preconcurrency
open class NSPrintInfo: NSObject {
    /// The settings that are used where there are no others.
    open class var shared: NSPrintInfo {
        get { common }
        set { common = newValue }
    }
    private static var common = NSPrintInfo()

    /// The name of a setting.
    public struct AttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The size of the paper.
        public static let paperSize = AttributeKey("NSPaperSize")
        /// The direction of the paper.
        public static let orientation = AttributeKey("NSOrientation")
        /// The factor of sizes.
        public static let scalingFactor = AttributeKey("NSScalingFactor")
        /// The number of copies.
        public static let copies = AttributeKey("NSCopies")
        /// The first page.
        public static let firstPage = AttributeKey("NSFirstPage")
        /// The last page.
        public static let lastPage = AttributeKey("NSLastPage")
        /// Whether all pages are printed.
        public static let allPages = AttributeKey("NSPrintAllPages")
        /// The destination of the pages.
        public static let jobDisposition = AttributeKey("NSJobDisposition")
        /// The file for the pages.
        public static let jobSavingURL = AttributeKey("NSJobSavingURL")
        /// Whether there are a header and a footer.
        public static let headerAndFooter = AttributeKey("NSPrintHeaderAndFooter")
    }
    /// The direction of the paper.
    public enum PaperOrientation: Int, Sendable { case portrait, landscape }
    /// How content that is too large is spread over pages.
    public enum PaginationMode: UInt, Sendable { case automatic, fit, clip }
    /// The destination of pages.
    public struct JobDisposition: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a destination of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// A printer.
        public static let spool = JobDisposition("NSPrintSpoolJob")
        /// A preview.
        public static let preview = JobDisposition("NSPrintPreviewJob")
        /// A file.
        public static let save = JobDisposition("NSPrintSaveJob")
        /// None.
        public static let cancel = JobDisposition("NSPrintCancelJob")
    }
    /// The name of a size of paper.
    public struct PaperName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    private var settings: [AttributeKey: Any] = [:]
    /// The name of the paper; nil for a size without one.
    open var paperName: PaperName? = PaperName("iso-a4")
    /// The size of the paper, in points; A4 by default.
    open var paperSize = NSSize(width: 595, height: 842)
    /// The direction of the paper.
    open var orientation = PaperOrientation.portrait {
        didSet { if orientation != oldValue { paperSize = NSSize(width: paperSize.height, height: paperSize.width) } }
    }
    /// The factor of sizes; 1 by default.
    open var scalingFactor: CGFloat = 1
    /// The margin at the left, in points.
    open var leftMargin: CGFloat = 72
    /// The margin at the right, in points.
    open var rightMargin: CGFloat = 72
    /// The margin at the top, in points.
    open var topMargin: CGFloat = 90
    /// The margin at the bottom, in points.
    open var bottomMargin: CGFloat = 90
    /// Whether the content is in the middle from left to right.
    open var isHorizontallyCentered = true
    /// Whether the content is in the middle from top to bottom.
    open var isVerticallyCentered = true
    /// How content that is too wide is spread over pages.
    open var horizontalPagination = PaginationMode.clip
    /// How content that is too high is spread over pages.
    open var verticalPagination = PaginationMode.automatic
    /// The destination of the pages.
    open var jobDisposition = JobDisposition.spool
    /// Whether the selection alone is printed.
    open var isSelectionOnly = false
    /// The part of the paper that a printer reaches, in points: the whole.
    open var imageablePageBounds: NSRect { NSRect(origin: .zero, size: paperSize) }

    /// Creates the usual settings.
    public override init() { super.init() }
    /// Creates settings of values by their names.
    public init(dictionary attributes: [AttributeKey: Any]) {
        super.init()
        settings = attributes
        if let size = attributes[.paperSize] as? NSSize { paperSize = size }
        if let factor = attributes[.scalingFactor] as? CGFloat { scalingFactor = factor }
    }
    /// Returns the settings by their names.
    open func dictionary() -> NSMutableDictionary {
        let all = NSMutableDictionary()
        for (key, value) in settings { all[key.rawValue] = value }
        all[AttributeKey.paperSize.rawValue] = paperSize
        all[AttributeKey.scalingFactor.rawValue] = scalingFactor
        return all
    }
}

/// Prints a view: without a printer here, so that running it fails.
///
/// Follows Apple's [NSPrintOperation](https://developer.apple.com/documentation/appkit/nsprintoperation).
@MainActor @preconcurrency
open class NSPrintOperation: NSObject {
    /// The view.
    open private(set) var view: NSView?
    /// The settings.
    open var printInfo: NSPrintInfo
    /// The panel for settings.
    open var printPanel = NSPrintPanel()
    /// The name of the job; nil for the window's title.
    open var jobTitle: String?
    /// Whether the panel for settings is shown.
    open var showsPrintPanel = true
    /// Whether progress is shown.
    open var showsProgressPanel = true
    /// Whether printing happens on another thread.
    open var canSpawnSeparateThread = false
    /// The number of the page that is printed; 0 for none.
    open var currentPage: Int { 0 }
    /// The numbers of the pages.
    open var pageRange: NSRange { NSRange(location: 1, length: 0) }
    /// The operation that is running; nil, as none runs here.
    open class var current: NSPrintOperation? {
        get { nil }
        set {}
    }

    /// Creates an operation for a view.
    public init(view: NSView, printInfo: NSPrintInfo) {
        (self.view, self.printInfo) = (view, printInfo)
        super.init()
    }
    /// Creates an operation for a view, with the usual settings.
    public convenience init(view: NSView) { self.init(view: view, printInfo: .shared) }

    /// Prints the view; returns false, as printing is not supported here.
    @discardableResult
    open func run() -> Bool {
        RuntimeWarning.issue("NSPrintOperation: printing is not supported here (see CompatibilityGaps.md).")
        return false
    }
    /// Prints the view, and calls a method of the delegate with false, as printing is not supported here.
    open func runModal(
        for docWindow: NSWindow, delegate: Any?, didRun didRunSelector: Selector?, contextInfo: UnsafeMutableRawPointer?
    ) {
        let done = run()
        if let delegate { _ = didRunSelector?.call(on: delegate as AnyObject, with: [self, done, contextInfo as Any]) }
    }
}

/// The panel for settings of printing; never shown here.
///
/// Follows Apple's [NSPrintPanel](https://developer.apple.com/documentation/appkit/nsprintpanel).
@MainActor @preconcurrency
open class NSPrintPanel: NSObject {
    /// The parts of the panel.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The number of copies.
        public static let showsCopies = Options(rawValue: 1)
        /// The pages.
        public static let showsPageRange = Options(rawValue: 2)
        /// The size of the paper.
        public static let showsPaperSize = Options(rawValue: 4)
        /// The direction of the paper.
        public static let showsOrientation = Options(rawValue: 8)
        /// The factor of sizes.
        public static let showsScaling = Options(rawValue: 16)
        /// The selection.
        public static let showsPrintSelection = Options(rawValue: 32)
        /// The preview.
        public static let showsPreview = Options(rawValue: 131072)
    }
    /// The parts of the panel.
    open var options: Options = [.showsCopies, .showsPageRange]
    /// The words of the button that prints; nil for the usual ones.
    open var defaultButtonTitle: String?
    /// The name of a set of settings; nil for none.
    open var helpAnchor: String?
    /// Adds a part of the app's own.
    open func addAccessoryController(_ accessoryController: NSViewController) {}
}
