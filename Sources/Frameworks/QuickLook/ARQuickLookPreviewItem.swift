import SwiftUI

/// A file with a three-dimensional model that can be previewed.
///
/// Follows Apple's [ARQuickLookPreviewItem](https://developer.apple.com/documentation/quicklook/arquicklookpreviewitem).
open class ARQuickLookPreviewItem: NSObject, QLPreviewItem {
    private let url: URL

    /// Whether people may change the model's size before the camera; true by default.
    ///
    /// It has no effect, as there is no camera, which is reported once.
    open var allowsContentScaling = true {
        didSet { RuntimeWarning.issue("Models are not before a camera here: allowsContentScaling has no effect.") }
    }

    /// The page on the web that is shared in the place of the file; nil by default.
    ///
    /// It has no effect, as previews share nothing, which is reported once.
    open var canonicalWebPageURL: URL? {
        didSet { RuntimeWarning.issue("Previews of models share nothing here: canonicalWebPageURL has no effect.") }
    }

    /// Creates an item for a file, such as a USDZ.
    public init(fileAt url: URL) { self.url = url }

    open var previewItemURL: URL? { url }
}
