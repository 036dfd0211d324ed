import DisplayList
import Foundation
import SwiftUICore

#if ORIEL_IMAGE
import ImageFrontend
#endif

/// Provides the core with the image front end's functions: reading and encoding pictures, and writing PDF files.
@MainActor
package enum PictureHooks {
    /// Installs the functions, on the first call; without the image front end the core warns about its absence.
    package static func install() { _ = installed }

    private static let installed: Void = {
        #if ORIEL_IMAGE
        PicturePreparation.reader = { path, size in PictureMaker.pixels(ofFile: path, fitting: size) }
        PDFDocumentWriter.textSystem = PictureMaker.textSystem
        PDFDocumentWriter.write = { pages in try MainActor.assumeIsolated { try PictureMaker.pdf(pages) } }
        BitmapMemory.paint = { list, size in try ImageWriter.bitmap(list, size: size) }
        ImageEncoding.png = { source in
            // The painter belongs to the main thread.
            guard MainQueue.isServed else { return nil }
            return MainActor.assumeIsolated { PictureMaker.png(of: ImageContent(source: source)) }
        }
        ImageEncoding.jpeg = { source, quality in
            if case .bitmap(let bitmap) = source { return PictureMaker.jpeg(of: bitmap, quality: quality) }
            guard MainQueue.isServed else { return nil }
            return MainActor.assumeIsolated { PictureMaker.jpeg(of: ImageContent(source: source), quality: quality) }
        }
        #endif
    }()
}
