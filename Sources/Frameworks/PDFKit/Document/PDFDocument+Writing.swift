import DisplayList
import Foundation
import OrielFoundation
import SwiftUICore

extension PDFDocument {
    /// Returns the document's bytes; nil if it has no pages, or where the build is without the image front end.
    ///
    /// Pages of a document that has changed are written as pictures.
    /// - Parameter options: Options for writing; without effect.
    public func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data? {
        if !isChanged { return file?.data }
        guard pageCount > 0, let write = PDFDocumentWriter.write else { return nil }
        if file != nil { RuntimeWarning.issue("PDFKit: the pages of a changed document are written as pictures.") }
        var pages: [(list: DisplayList, size: CGSize)] = []
        for index in 0..<pageCount {
            guard let page = page(at: index) else { continue }
            let (list, size) = (DisplayList(), page.shownSize)
            if let picture = page.picture(scale: 2)?.cgImage {
                let bitmap = Bitmap(width: picture.width, height: picture.height, pixels: picture.premultipliedPixels)
                let layer = list.insert(
                    into: .root, after: .none, content: .image(ImageContent(source: .bitmap(bitmap))))
                list.setFrame(layer, position: .zero, size: size)
            }
            pages.append((list, size))
        }
        // The image front end works on the main queue, which another thread than the first may run.
        return MainQueue.run { try? write(pages) }
    }

    /// Writes the document to a file; returns whether that was possible.
    /// - Parameter options: Options for writing; without effect.
    @discardableResult
    public func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool {
        guard let data = dataRepresentation() else { return false }
        return (try? data.write(to: url, options: .atomic)) != nil
    }

    /// Writes the document to a file; returns whether that was possible.
    @discardableResult
    public func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }
}
