import CPangoCairo
import Foundation

/// A drawing that is sharp at every size.
protocol VectorDrawing: AnyObject {
    /// The drawing's own size, in points.
    var size: CGSize { get }

    /// Draws into a rectangle.
    func draw(in rect: CGRect, on cr: OpaquePointer)

    /// The memory that it takes, in bytes.
    var byteCount: Int { get }
}

extension VectorDrawing {
    /// About the size of a small picture.
    var byteCount: Int { 1 << 20 }
}

/// An SVG file, drawn with librsvg.
final class SVGDrawing: VectorDrawing {
    private typealias Load = @convention(c) (UnsafePointer<CChar>, UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
    private typealias GetSize =
        @convention(c) (
            UnsafeMutableRawPointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
        ) -> Int32
    private typealias Render =
        @convention(c) (
            UnsafeMutableRawPointer, OpaquePointer, UnsafeRawPointer, UnsafeMutableRawPointer?
        ) -> Int32
    private typealias SetDPI = @convention(c) (UnsafeMutableRawPointer, Double) -> Void

    private static let library = DynamicLibrary(
        "librsvg-2.so.2", neededFor: "SVG images", package: "librsvg2-2")
    /// Whether the library is there; warns once if it is not.
    static var isAvailable: Bool { library != nil }

    private let handle: UnsafeMutableRawPointer
    private let render: Render
    /// The drawing's own size, in CSS pixels.
    let size: CGSize

    /// Reads a file; nil if it is not a drawing or the library is missing.
    init?(path: String) {
        guard let library = SVGDrawing.library,
            let load = library.function("rsvg_handle_new_from_file", as: Load.self),
            let render = library.function("rsvg_handle_render_document", as: Render.self),
            let getSize = library.function("rsvg_handle_get_intrinsic_size_in_pixels", as: GetSize.self),
            let handle = load(path, nil)
        else { return nil }
        library.function("rsvg_handle_set_dpi", as: SetDPI.self)?(handle, 96)
        var (width, height) = (0.0, 0.0)
        // A drawing without a size gets the size of Apple's vector assets without one.
        if getSize(handle, &width, &height) == 0 || width <= 0 || height <= 0 { (width, height) = (100, 100) }
        self.handle = handle
        self.render = render
        size = CGSize(width: width, height: height)
    }

    deinit { g_object_unref(handle) }

    /// Draws into a rectangle.
    func draw(in rect: CGRect, on cr: OpaquePointer) {
        let viewport = [Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)]
        _ = viewport.withUnsafeBytes { render(handle, cr, $0.baseAddress!, nil) }
    }
}
