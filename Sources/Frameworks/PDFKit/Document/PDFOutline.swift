import Foundation
import OrielFoundation

/// An entry of a document's table of contents, with the entries below it.
///
/// Follows Apple's [PDFOutline](https://developer.apple.com/documentation/pdfkit/pdfoutline).
open class PDFOutline: NSObject, @unchecked Sendable {
    /// The document; nil for none.
    open private(set) weak var document: PDFDocument?
    /// The entry above; nil for the root.
    open private(set) weak var parent: PDFOutline?
    private var children: [PDFOutline] = []
    /// The title; nil for the root.
    open var label: String?
    /// Whether the entries below are shown.
    open var isOpen = true
    /// Where the entry leads; nil for nowhere.
    open var destination: PDFDestination?
    /// The action of the entry; nil if there is none.
    open var action: PDFAction?

    /// Creates an entry without a title.
    public override init() { super.init() }

    /// Creates the root of entries, which are listed with their levels.
    init(_ entries: [OutlineEntry], of document: PDFDocument) {
        self.document = document
        super.init()
        var path = [self]
        for entry in entries {
            let child = PDFOutline()
            (child.label, child.isOpen, child.document) = (entry.title, entry.isOpen, document)
            child.destination = PDFDestination(entry.target, in: document)
            child.action = PDFAction.of(entry.target, in: document)
            path.removeLast(max(path.count - max(entry.level, 0) - 1, 0))
            path[path.count - 1].insertChild(child, at: path[path.count - 1].numberOfChildren)
            path.append(child)
        }
    }

    /// The number of entries below.
    open var numberOfChildren: Int { children.count }
    /// The place among the entries of the parent.
    open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
    /// Returns an entry below; nil if there is none.
    open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }

    /// Inserts an entry below.
    open func insertChild(_ child: PDFOutline, at index: Int) {
        child.removeFromParent()
        child.parent = self
        children.insert(child, at: min(max(index, 0), children.count))
    }

    /// Removes the entry from its parent.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
}

/// The value of a destination's coordinate that is not specified.
public let kPDFDestinationUnspecifiedValue = CGFloat(Float.greatestFiniteMagnitude)

/// A place on a page.
///
/// Follows Apple's [PDFDestination](https://developer.apple.com/documentation/pdfkit/pdfdestination).
open class PDFDestination: NSObject, @unchecked Sendable {
    /// The page; nil if it is gone.
    open private(set) weak var page: PDFPage?
    /// The point, from the lower left corner.
    public let point: CGPoint
    /// How large the page is to be shown; not specified by default.
    open var zoom = kPDFDestinationUnspecifiedValue

    /// Creates a place.
    public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }

    convenience init?(_ target: DocumentTarget, in document: PDFDocument) {
        guard let page = target.page.flatMap(document.page(at:)) else { return nil }
        let point = CGPoint(
            x: target.x.map { CGFloat($0) } ?? kPDFDestinationUnspecifiedValue,
            y: target.y.map { CGFloat($0) } ?? kPDFDestinationUnspecifiedValue)
        self.init(page: page, at: point)
    }
}

/// The action of a link or an entry of an outline.
///
/// Follows Apple's [PDFAction](https://developer.apple.com/documentation/pdfkit/pdfaction).
open class PDFAction: NSObject, @unchecked Sendable {
    /// The kind of action, "GoTo" or "URI".
    open var type: String { "" }

    static func of(_ target: DocumentTarget, in document: PDFDocument) -> PDFAction? {
        if let url = target.url { return PDFActionURL(url: url) }
        return PDFDestination(target, in: document).map { PDFActionGoTo(destination: $0) }
    }
}

/// Opens an address.
open class PDFActionURL: PDFAction, @unchecked Sendable {
    /// The address.
    open var url: URL?
    /// Creates an action for an address.
    public init(url: URL) { self.url = url }
    open override var type: String { "URI" }
}

/// Goes to a place in the document.
open class PDFActionGoTo: PDFAction, @unchecked Sendable {
    /// The place.
    open var destination: PDFDestination
    /// Creates an action for a place.
    public init(destination: PDFDestination) { self.destination = destination }
    open override var type: String { "GoTo" }
}
