import CPangoCairo
import Foundation

/// The first page of a PDF file, drawn with Poppler.
final class PDFDrawing: VectorDrawing {
    private typealias Load =
        @convention(c) (
            UnsafePointer<CChar>, UnsafePointer<CChar>?, UnsafeMutableRawPointer?
        ) -> UnsafeMutableRawPointer?
    private typealias GetPage = @convention(c) (UnsafeMutableRawPointer, Int32) -> UnsafeMutableRawPointer?
    private typealias GetSize =
        @convention(c) (UnsafeMutableRawPointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
    private typealias Render = @convention(c) (UnsafeMutableRawPointer, OpaquePointer) -> Void

    private static let library = DynamicLibrary(
        "libpoppler-glib.so.8", neededFor: "PDF images", package: "libpoppler-glib8")
    /// Whether the library is there; warns once if it is not.
    static var isAvailable: Bool { library != nil }

    private let document: UnsafeMutableRawPointer
    private let page: UnsafeMutableRawPointer
    private let render: Render
    let size: CGSize

    /// Reads a file; nil where it has no page or the library is missing.
    init?(path: String) {
        guard let library = PDFDrawing.library,
            let load = library.function("poppler_document_new_from_file", as: Load.self),
            let getPage = library.function("poppler_document_get_page", as: GetPage.self),
            let getSize = library.function("poppler_page_get_size", as: GetSize.self),
            let render = library.function("poppler_page_render_for_printing", as: Render.self),
            let document = load(URL(fileURLWithPath: path).absoluteString, nil, nil)
        else { return nil }
        guard let page = getPage(document, 0) else {
            g_object_unref(document)
            return nil
        }
        var (width, height) = (0.0, 0.0)
        getSize(page, &width, &height)
        self.document = document
        self.page = page
        self.render = render
        size = CGSize(width: width, height: height)
    }

    deinit {
        g_object_unref(page)
        g_object_unref(document)
    }

    func draw(in rect: CGRect, on cr: OpaquePointer) {
        guard size.width > 0, size.height > 0 else { return }
        cairo_save(cr)
        cairo_translate(cr, rect.minX, rect.minY)
        cairo_scale(cr, rect.width / size.width, rect.height / size.height)
        render(page, cr)
        cairo_restore(cr)
    }
}
