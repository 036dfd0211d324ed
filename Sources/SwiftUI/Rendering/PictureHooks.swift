import DisplayList
import Foundation
import SwiftUICore

#if ORIEL_IMAGE
import ImageFrontend
#endif

/// Gives the core the image front end's functions: encoding pictures and writing PDF files.
@MainActor
enum PictureHooks {
    /// Does so, on the first call; without the image front end the core warns about its absence.
    static func install() { _ = installed }

    private static let installed: Void = {
        #if ORIEL_IMAGE
        PDFDocumentWriter.textSystem = PictureMaker.textSystem
        PDFDocumentWriter.write = { pages in try MainActor.assumeIsolated { try PictureMaker.pdf(pages) } }
        ImageEncoding.png = { source in
            // The painter belongs to the main thread.
            guard Thread.isMainThread else { return nil }
            return MainActor.assumeIsolated { PictureMaker.png(of: ImageContent(source: source)) }
        }
        #endif
    }()
}
