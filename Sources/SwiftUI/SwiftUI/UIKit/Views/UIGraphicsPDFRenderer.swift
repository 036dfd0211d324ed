import Foundation
import SwiftUICore

/// Draws documents in PDF.
///
/// Follows Apple's [UIGraphicsPDFRenderer](https://developer.apple.com/documentation/uikit/uigraphicspdfrenderer).
@MainActor @preconcurrency
open class UIGraphicsPDFRenderer: NSObject {
    /// The format of the documents.
    public let format: UIGraphicsPDFRendererFormat
    private let bounds: CGRect

    /// Creates a renderer of pages of a rectangle in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

    /// Creates a renderer of pages of a rectangle in points, in a format.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        self.bounds = UIGraphicsPDFRendererContext.sound(bounds) ?? .zero
        self.format = format
        super.init()
    }

    /// Draws a document; empty data without a page, or where the build is without the image front end.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data { (try? data(actions)) ?? Data() }

    /// Draws a document, and writes it to a file; throws if that is not possible.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        guard let data = try data(actions) else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: url, options: .atomic)
    }

    private func data(_ actions: (UIGraphicsPDFRendererContext) -> Void) throws -> Data? {
        guard let document = UIGraphicsPDFRendererContext(bounds: bounds, format: format) else { return nil }
        document.drawing { actions(document) }
        return try document.data()
    }
}

/// The format of a renderer's documents.
@MainActor @preconcurrency
open class UIGraphicsPDFRendererFormat: NSObject {
    /// The document's properties, such as its title; not written.
    open var documentInfo: [String: Any] = [:]
    /// Creates a format.
    public override init() { super.init() }
    /// The usual format.
    open class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
    /// The usual format.
    open class func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// The context in which a renderer's function draws a document.
@MainActor @preconcurrency
open class UIGraphicsPDFRendererContext: NSObject {
    /// The context of drawing.
    public let cgContext: CGContext
    /// The format of the document.
    public let format: UIGraphicsPDFRendererFormat
    /// The rectangle of the present page, in points.
    public private(set) var pdfContextBounds: CGRect
    private let bounds: CGRect
    private let document: PDFDocumentWriter
    private let pictures: UIGraphicsImageRendererContext

    /// Nil where the build is without the image front end.
    init?(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        PictureHooks.install()
        document = PDFDocumentWriter(url: nil, size: bounds.size)
        guard let context = CGContext(document, size: bounds.size) else { return nil }
        (cgContext, self.format, self.bounds, pdfContextBounds) = (context, format, bounds, bounds)
        pictures = UIGraphicsImageRendererContext(
            cgContext: context, format: UIGraphicsImageRendererFormat(), bounds: bounds)
        super.init()
    }

    /// The rectangle as a page can have it: finite, and at most a hundred thousand points wide and high; else nil.
    static func sound(_ bounds: CGRect) -> CGRect? {
        let isSound =
            bounds.minX.isFinite && bounds.minY.isFinite && (0..<100_000).contains(bounds.width)
            && (0..<100_000).contains(bounds.height)
        return isSound ? bounds : nil
    }

    /// Begins a page of the document's size.
    open func beginPage() { beginPage(withBounds: bounds, pageInfo: [:]) }

    /// Begins a page of a rectangle in points.
    /// - Parameter pageInfo: The page's properties; not written.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        pdfContextBounds = Self.sound(bounds) ?? self.bounds
        cgContext.beginPDFPage(size: pdfContextBounds.size)
        cgContext.translateBy(x: -pdfContextBounds.minX, y: -pdfContextBounds.minY)
    }

    /// Fills a rectangle with the color that was set.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Draws a line along a rectangle.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Limits drawing to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    /// Calls a function whose drawings go into the document.
    func drawing(_ actions: () -> Void) { pictures.drawing(actions) }

    /// Makes the document the destination of all drawing, until ``end()``.
    func begin() {
        UIGraphicsImageRendererContext.pushed.append(UIGraphicsImageRendererContext.current)
        UIGraphicsImageRendererContext.current = pictures
    }

    /// Restores the previous destination of drawing.
    func end() { UIGraphicsImageRendererContext.current = UIGraphicsImageRendererContext.pushed.popLast() ?? nil }

    /// The document; nil without pages.
    func data() throws -> Data? { try document.data() }
}

/// A document that is being drawn between the functions that begin and end it.
@MainActor
private struct OpenDocument {
    let context: UIGraphicsPDFRendererContext
    let finish: (Data) -> Void

    static var all: [OpenDocument] = []

    static func begin(_ bounds: CGRect, _ finish: @escaping (Data) -> Void) -> Bool {
        // Apple's pages have this size where none is given.
        let size = bounds == .zero ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
        guard
            let context = UIGraphicsPDFRendererContext(
                bounds: UIGraphicsPDFRendererContext.sound(size) ?? .zero, format: UIGraphicsPDFRendererFormat())
        else { return false }
        context.begin()
        all.append(OpenDocument(context: context, finish: finish))
        return true
    }
}

/// Begins a document as data, which receives all drawing until it ends.
/// - Parameters:
///   - data: The data to which the document is added at the end.
///   - bounds: The rectangle of the pages, in points; 612 × 792 where it is empty.
///   - documentInfo: The document's properties; not written.
@MainActor @preconcurrency
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    _ = OpenDocument.begin(bounds) { data.append($0) }
}

/// Begins a document in a file, which receives all drawing until it ends.
/// - Returns: Whether documents can be drawn.
@MainActor @preconcurrency
public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    OpenDocument.begin(bounds) { data in
        do {
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            RuntimeWarning.issue("The PDF file \(path) cannot be written: \(error)")
        }
    }
}

/// Begins a page of the document's size.
@MainActor @preconcurrency
public func UIGraphicsBeginPDFPage() { OpenDocument.all.last?.context.beginPage() }

/// Begins a page of a rectangle in points; its properties are not written.
@MainActor @preconcurrency
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    OpenDocument.all.last?.context.beginPage(withBounds: bounds, pageInfo: [:])
}

/// Returns the rectangle of the present page, in points; empty where no document has begun.
@MainActor @preconcurrency
public func UIGraphicsGetPDFContextBounds() -> CGRect { OpenDocument.all.last?.context.pdfContextBounds ?? .zero }

/// Ends the document that began last, and writes it.
@MainActor @preconcurrency
public func UIGraphicsEndPDFContext() {
    guard let last = OpenDocument.all.popLast() else { return }
    last.context.end()
    if let data = (try? last.context.data()) ?? nil { last.finish(data) }
}
