import DisplayList
import Foundation

/// Collects the pages of a PDF file and writes it.
package final class PDFDocumentWriter {
    /// Writes pages to a file's bytes; set by the image front end.
    nonisolated(unsafe) package static var write: (([(list: DisplayList, size: CGSize)]) throws -> Data)?
    /// The text system for measuring; set by the image front end.
    nonisolated(unsafe) package static var textSystem: (any TextMeasuring)?

    /// The file; nil for a document that is wanted as data.
    private let url: URL?
    /// The size of the pages, in points.
    private let size: CGSize
    private var pageSize: CGSize
    private var pages: [(list: DisplayList, size: CGSize)] = []
    private var recorder: CanvasRecorder?

    /// The bytes to whose end the document is written; nil for a file.
    private let bytes: NSMutableData?

    package init(url: URL?, bytes: NSMutableData? = nil, size: CGSize) {
        (self.url, self.bytes) = (url, bytes)
        self.size = size
        pageSize = size
    }

    /// Begins a page, and returns a context that draws on it.
    /// - Parameter size: The page's size, in points; nil for the document's.
    func begin(_ textSystem: any TextMeasuring, size pageSize: CGSize? = nil) -> GraphicsContext {
        end()
        let size = pageSize ?? size
        self.pageSize = size
        let recorder = CanvasRecorder(textSystem: textSystem)
        self.recorder = recorder
        return GraphicsContext(
            recorder, bounds: CGRect(origin: .zero, size: size), environment: EnvironmentValues())
    }

    /// Ends the page.
    func end() {
        guard let recorder else { return }
        let list = DisplayList()
        let bounds = CGRect(origin: .zero, size: pageSize)
        let layer = list.insert(into: .root, after: .none, content: recorder.content(bounds, isOpaque: false))
        list.setFrame(layer, position: .zero, size: pageSize)
        pages.append((list, pageSize))
        self.recorder = nil
    }

    /// Returns the document as data; nil without pages.
    package func data() throws -> Data? {
        end()
        return pages.isEmpty ? nil : try Self.write?(pages)
    }

    /// Writes the file; warns with the reason if that fails.
    func close() {
        guard url != nil || bytes != nil else { return }
        do {
            let data = try data()
            if let url { try data?.write(to: url, options: .atomic) }
            if let data { bytes?.append(data) }
        } catch {
            RuntimeWarning.issue("The PDF file \(url?.path ?? "in memory") cannot be written: \(error)")
        }
        pages = []
    }
}

extension CGContext {
    /// Creates a context that writes a PDF file; nil where the build is without the image front end.
    ///
    /// The y axis points down, as everywhere here.
    /// - Parameters:
    ///   - url: The file.
    ///   - mediaBox: The pages' rectangle, in points; nil for 612 × 792.
    ///   - auxiliaryInfo: The document's properties; not written.
    public convenience init?(
        _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        let size = mediaBox?.pointee.size ?? CGSize(width: 612, height: 792)
        self.init(PDFDocumentWriter(url: url, size: size), size: size)
    }

    /// Creates a context that draws the pages of a document; nil where the build is without the image front end.
    package convenience init?(_ document: PDFDocumentWriter, size: CGSize) {
        guard PDFDocumentWriter.write != nil, let textSystem = PDFDocumentWriter.textSystem else {
            RuntimeWarning.issue(
                "No PDF file can be made: this build is without the image front end (it needs libpango1.0-dev).")
            return nil
        }
        self.init(
            GraphicsContext(
                CanvasRecorder(textSystem: textSystem), bounds: CGRect(origin: .zero, size: size),
                environment: EnvironmentValues()), document: document)
    }

    /// Begins a page.
    public func beginPDFPage(_ pageInfo: CFDictionary?) { beginPDFPage(size: nil) }

    /// Begins a page of a size in points; nil for the document's.
    package func beginPDFPage(size: CGSize?) {
        guard let document, let textSystem = PDFDocumentWriter.textSystem else { return }
        state = State(context: document.begin(textSystem, size: size))
    }

    /// Ends a page.
    public func endPDFPage() { document?.end() }

    /// Ends the document and writes its file.
    public func closePDF() { document?.close() }

    /// Draws a view's drawing, from a renderer.
    package func draw(_ commands: [DrawingCommand]) {
        if !commands.isEmpty { state.context.add(commands) { nil } }
    }
}
