import SwiftUI

/// A file that can be previewed.
///
/// Follows Apple's [QLPreviewItem](https://developer.apple.com/documentation/quicklook/qlpreviewitem).
public protocol QLPreviewItem {
    /// The file's place; nil while it is not there.
    var previewItemURL: URL? { get }
    /// The title; nil for the file's name.
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
    public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { self as URL }
}
