import DisplayList
import Foundation
import SwiftUICore

#if ORIEL_IMAGE
import ImageFrontend
#endif

/// Gives the core what only the image front end can do: encode pictures and write PDF files.
@MainActor
enum PictureHooks {
    /// Does so, the first time it is called; without the image front end the core says what is missing.
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
