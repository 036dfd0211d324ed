import Foundation
import SwiftUICore

/// A picture or a file in the place of a letter of a text.
///
/// Labels show pictures; other files are a document's symbol. Text views and fields edit text only, and leave it out.
///
/// Follows Apple's [NSTextAttachment](https://developer.apple.com/documentation/uikit/nstextattachment).
open class NSTextAttachment: NSObject, @unchecked Sendable {
    private let mark = ObjectMark()
    /// The letter that stands for an attachment.
    public static let character = 0xFFFC

    /// The picture; nil for none.
    open var image: UIImage?
    /// The place and size of the picture above the line that letters stand on, in points; its own size for an empty one.
    open var bounds = CGRect.zero
    /// The content of a file; nil for none.
    open var contents: Data?
    /// The type of the content; nil for none.
    open var fileType: String?
    /// The file; nil for none.
    open var fileWrapper: FileWrapper?
    /// Whether the line's height grows with the attachment; always so here.
    open var allowsTextAttachmentView = true

    /// Creates an attachment with a file's content.
    public init(data contentData: Data?, ofType uti: String?) {
        (contents, fileType) = (contentData, uti)
        super.init()
        image = contentData.flatMap { UIImage(data: $0) }
    }

    /// Creates an attachment without content.
    public override convenience init() { self.init(data: nil, ofType: nil) }

    /// Creates an attachment that shows a picture.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Creates an attachment with a file.
    public convenience init(fileWrapper: FileWrapper?) {
        self.init(data: fileWrapper?.regularFileContents, ofType: nil)
        self.fileWrapper = fileWrapper
    }

    /// The attachment in a text of SwiftUI; a picture keeps its proportions, and has the width of the bounds.
    var text: Text {
        guard let image else { return contents == nil ? Text(verbatim: "") : Text(Image(systemName: "doc")) }
        return Text(Image(uiImage: sized(image))).baselineOffset(bounds.minY.isFinite ? bounds.minY : 0)
    }

    private func sized(_ image: UIImage) -> UIImage {
        let width = bounds.width
        guard width > 0, width.isFinite, width != image.size.width, let pixels = image.cgImage else { return image }
        return UIImage(cgImage: pixels, scale: CGFloat(pixels.width) / width, orientation: .up)
    }
}

extension NSAttributedString {
    /// Creates a text of an attachment alone.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// Whether the text has attachments in a range.
    public func containsAttachments(in range: NSRange) -> Bool {
        var isFound = false
        let whole = NSIntersectionRange(range, NSRange(location: 0, length: length))
        enumerateAttribute(.attachment, in: whole, options: []) { value, _, stop in
            if value is NSTextAttachment { isFound = true }
        }
        return isFound
    }
}
