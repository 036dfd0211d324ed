import Foundation
import SwiftUICore

/// A part of a text that has a size and a picture of its own.
///
/// Follows Apple's [NSTextAttachmentContainer](https://developer.apple.com/documentation/uikit/nstextattachmentcontainer).
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// Returns the picture for a rectangle; nil for none.
    func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage?
    /// Returns the place and size above the baseline of the letters, in points.
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}

/// A picture or a file in the place of a letter of a text.
///
/// Labels show pictures; other files are a document's symbol. Text views and fields edit text only, and leave it out.
///
/// Follows Apple's [NSTextAttachment](https://developer.apple.com/documentation/uikit/nstextattachment).
open class NSTextAttachment: NSObject, NSTextAttachmentContainer, NSSecureCoding, @unchecked Sendable {
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

    /// Creates an attachment from an archive.
    public required init?(coder: NSCoder) {
        contents = coder.decodeObject(of: NSData.self, forKey: "NSContents") as Data?
        fileType = coder.decodeObject(of: NSString.self, forKey: "NSFileType") as String?
        bounds = CGRect(
            x: coder.decodeDouble(forKey: "NSBounds.x"), y: coder.decodeDouble(forKey: "NSBounds.y"),
            width: coder.decodeDouble(forKey: "NSBounds.width"), height: coder.decodeDouble(forKey: "NSBounds.height"))
        super.init()
        image = contents.flatMap { UIImage(data: $0) }
    }
    /// Writes the attachment to an archive: its content and bounds.
    open func encode(with coder: NSCoder) {
        coder.encode((contents ?? image?.pngData()) as NSData?, forKey: "NSContents")
        coder.encode(fileType as NSString?, forKey: "NSFileType")
        coder.encode(Double(bounds.minX), forKey: "NSBounds.x")
        coder.encode(Double(bounds.minY), forKey: "NSBounds.y")
        coder.encode(Double(bounds.width), forKey: "NSBounds.width")
        coder.encode(Double(bounds.height), forKey: "NSBounds.height")
    }
    /// Whether archives of attachments are checked for their classes; true.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the picture for a rectangle: by default the attachment's.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }
    /// Returns the place and size of the picture: by default the attachment's bounds.
    ///
    /// Labels ask with an empty line: the engine decides on lines.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { bounds }

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
        let bounds = attachmentBounds(
            for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
        guard let image = image(forBounds: bounds, textContainer: nil, characterIndex: 0) else {
            return contents == nil ? Text(verbatim: "") : Text(Image(systemName: "doc"))
        }
        return Text(Image(uiImage: sized(image, bounds))).baselineOffset(bounds.minY.isFinite ? bounds.minY : 0)
    }

    private func sized(_ image: UIImage, _ bounds: CGRect) -> UIImage {
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
