import Foundation
import OrielFoundation

/// A place for bytes that are written.
///
/// Follows Apple's [CGDataConsumer](https://developer.apple.com/documentation/coregraphics/cgdataconsumer).
public final class CGDataConsumer: @unchecked Sendable {
    package let data: NSMutableData?
    package let url: URL?
    /// Writes to the end of bytes.
    public init?(data: CFMutableData) { (self.data, url) = (data, nil) }
    /// Writes to a file; nil for an address of another kind.
    public init?(url: CFURL) {
        guard url.isFileURL else { return nil }
        (data, self.url) = (nil, url)
    }
}

extension CGContext {
    /// Creates a context that writes a PDF file to a consumer's place; nil where the build is without the image front end.
    /// - Parameter mediaBox: The pages' rectangle, in points; nil for 612 × 792.
    public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?)
    {
        let size = mediaBox?.pointee.size ?? CGSize(width: 612, height: 792)
        self.init(PDFDocumentWriter(url: consumer.url, bytes: consumer.data, size: size), size: size)
    }
}
