import Foundation
import OrielFoundation
import SwiftUI

/// The kinds of annotations.
///
/// Follows Apple's [PDFAnnotationSubtype](https://developer.apple.com/documentation/pdfkit/pdfannotationsubtype).
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    /// The name, which begins with a slash.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A note.
    public static let text = PDFAnnotationSubtype(rawValue: "/Text")
    /// A link.
    public static let link = PDFAnnotationSubtype(rawValue: "/Link")
    /// A text on the page.
    public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
    /// A line.
    public static let line = PDFAnnotationSubtype(rawValue: "/Line")
    /// A rectangle.
    public static let square = PDFAnnotationSubtype(rawValue: "/Square")
    /// An ellipse.
    public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
    /// A marked text.
    public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
    /// An underlined text.
    public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
    /// A text with a line through it.
    public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
    /// A stamp.
    public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
    /// A drawing by hand.
    public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
    /// The window of a note.
    public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
    /// A field of a form.
    public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")

    /// The names of the kinds, as Poppler numbers them.
    static let names = [
        "", "Text", "Link", "FreeText", "Line", "Square", "Circle", "Polygon", "PolyLine", "Highlight", "Underline",
        "Squiggly", "StrikeOut", "Stamp", "Caret", "Ink", "Popup", "FileAttachment", "Sound", "Movie", "Widget",
        "Screen", "PrinterMark", "TrapNet", "Watermark", "3D",
    ]
}

/// A note, a mark or a link on a page, read from its file.
///
/// Follows Apple's [PDFAnnotation](https://developer.apple.com/documentation/pdfkit/pdfannotation).
open class PDFAnnotation: NSObject, @unchecked Sendable {
    /// The page; nil for none.
    open internal(set) weak var page: PDFPage?
    /// The kind, such as "Link"; nil for an unknown one.
    open var type: String?
    /// The rectangle on the page, from the lower left corner.
    open var bounds: CGRect
    /// The text; nil for none.
    open var contents: String?
    /// The color.
    open var color: UIColor = .clear
    /// The action of a link; nil for none.
    open var action: PDFAction?
    /// The address that a link opens; nil for none.
    open var url: URL? { (action as? PDFActionURL)?.url }
    /// Where a link leads; nil for nowhere.
    open var destination: PDFDestination? { (action as? PDFActionGoTo)?.destination }

    /// Creates an annotation; the properties have no effect.
    public init(bounds: CGRect, forType type: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?) {
        self.bounds = bounds
        self.type = type.rawValue.hasPrefix("/") ? String(type.rawValue.dropFirst()) : type.rawValue
    }

    init(_ record: Record, of page: PDFPage) {
        self.page = page
        let kind = record.integer(0) ?? 0
        type = PDFAnnotationSubtype.names.indices.contains(kind) && kind > 0 ? PDFAnnotationSubtype.names[kind] : nil
        bounds = record.rectangle(1)
        contents = record.text(5).isEmpty ? nil : record.text(5)
        let parts = record.text(6).split(separator: " ").compactMap { Double($0) }.map { CGFloat($0 / 65535) }
        if parts.count == 3 { color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1) }
        super.init()
        if let document = page.document { action = PDFAction.of(DocumentTarget(record, at: 7), in: document) }
    }
}
