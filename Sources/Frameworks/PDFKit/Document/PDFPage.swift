import DrawingProcess
import Foundation
import OrielFoundation
import SwiftUI

/// The rectangles of a page.
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }

/// A page of a document.
///
/// Follows Apple's [PDFPage](https://developer.apple.com/documentation/pdfkit/pdfpage). Places are in points from the lower
/// left corner.
open class PDFPage: NSObject, @unchecked Sendable {
    /// The document; nil for none.
    open private(set) weak var document: PDFDocument?
    /// The number of the page in its file, from 0; nil for a page without one.
    let number: Int?
    /// The file of the page, which it keeps when it moves to another document.
    private let source: PDFDocument?
    private let file: DocumentFile?
    private let image: UIImage?
    private var boxes: [PDFDisplayBox: CGRect] = [:]
    private var knownLetters: PageLetters?
    private var knownText: String?
    private var knownNotes: [PDFAnnotation]?

    /// Creates an empty page as large as a letter.
    public override init() {
        (number, source, file, image) = (nil, nil, nil, nil)
        super.init()
    }

    /// Creates a page that shows an image, as large as the image.
    public convenience init?(image: UIImage) { self.init(image: image, options: [:]) }

    /// Creates a page that shows an image; the options have no effect.
    public init?(image: UIImage, options: [PDFPageImageInitializationOption: Any]) {
        guard image.size.width > 0, image.size.height > 0 else { return nil }
        (number, source, file) = (nil, nil, nil)
        self.image = image
        super.init()
    }

    init(of document: PDFDocument, number: Int) {
        self.number = number
        self.document = document
        (source, file, image) = (nil, document.file, nil)
        super.init()
        fileSize = document.facts(ofPage: number)
    }

    private var fileSize: PageFacts?

    func adopt(_ document: PDFDocument) { self.document = document }

    /// The label of the page, such as "iv"; nil if there is none.
    open var label: String? {
        if let label = fileSize?.label, !label.isEmpty { return label }
        guard let index = document?.index(for: self), index != NSNotFound else { return nil }
        return String(index + 1)
    }

    /// The angle by which the page is turned clockwise in addition to how its file has it, in degrees: 0, 90, 180 or 270.
    open var rotation = 0 { didSet { rotation = ((rotation % 360) + 360) % 360 / 90 * 90 } }

    /// Whether annotations are shown; they always are.
    open var displaysAnnotations = true

    /// Returns a rectangle of the page, the visible part unless another was set.
    open func bounds(for box: PDFDisplayBox) -> CGRect { boxes[box] ?? CGRect(origin: .zero, size: ownSize) }

    /// Sets a rectangle of the page, in which it is not shown.
    open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { boxes[box] = bounds }

    /// The size before the page is turned.
    private var ownSize: CGSize { image?.size ?? fileSize?.size ?? CGSize(width: 612, height: 792) }

    /// The size in which the page is shown.
    var shownSize: CGSize {
        let size = ownSize
        return rotation % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
    }

    // MARK: Text

    /// The text of the page; nil if it has none that can be read.
    open var string: String? {
        if let knownText { return knownText }
        guard let number, let records = file?.records(ORIEL_DOCUMENT_TEXTS, pages: number..<number + 1) else {
            return nil
        }
        knownText = records.first?.text(0)
        return knownText
    }

    /// The text of the page, without its fonts.
    open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }

    /// The number of letters, as a string of Foundation counts them.
    open var numberOfCharacters: Int { string?.utf16.count ?? 0 }

    /// The text with the places of its letters.
    var letters: PageLetters {
        if let knownLetters { return knownLetters }
        let records = number.flatMap { file?.records(ORIEL_DOCUMENT_LETTERS, pages: $0..<$0 + 1) } ?? []
        let letters = PageLetters(records, height: ownSize.height)
        knownLetters = letters
        return letters
    }

    // MARK: Annotations

    /// The annotations and links of the page.
    open var annotations: [PDFAnnotation] {
        if let knownNotes { return knownNotes }
        let records = number.flatMap { file?.records(ORIEL_DOCUMENT_NOTES, pages: $0..<$0 + 1) } ?? []
        let notes = records.dropFirst().map { PDFAnnotation($0, of: self) }
        knownNotes = notes
        return notes
    }

    /// Returns the annotation at a point; nil if there is none.
    open func annotation(at point: CGPoint) -> PDFAnnotation? { annotations.last { $0.bounds.contains(point) } }

    /// Adds an annotation, which the app can read again; it is not shown.
    open func addAnnotation(_ annotation: PDFAnnotation) {
        RuntimeWarning.issue("PDFKit: annotations that an app adds are neither shown nor written.")
        annotation.page = self
        knownNotes = annotations + [annotation]
    }

    /// Removes an annotation; it is still shown.
    open func removeAnnotation(_ annotation: PDFAnnotation) { knownNotes = annotations.filter { $0 !== annotation } }

    // MARK: Pictures

    /// Returns the page as pixels; nil if that is not possible.
    func picture(scale: Double) -> UIImage? {
        if let image { return turned(image) }
        guard let number, let file else { return nil }
        let limit = Double(DocumentFile.longestSide) / max(ownSize.width, ownSize.height)
        let scale = min(scale, limit)
        let key = PagePictures.Key(page: number, turn: rotation, scale: scale)
        guard let picture = document?.pictures.find(key) ?? file.picture(page: number, turn: rotation, scale: scale)
        else {
            return nil
        }
        document?.pictures.insert(picture, for: key)
        return UIImage(cgImage: picture, scale: scale, orientation: .up)
    }

    private func turned(_ image: UIImage) -> UIImage {
        guard rotation != 0 else { return image }
        let orientation: UIImage.Orientation = [90: .right, 180: .down, 270: .left][rotation] ?? .up
        return image.cgImage.map { UIImage(cgImage: $0, scale: image.scale, orientation: orientation) } ?? image
    }

    /// Returns a picture of the page that fits a size, in points; empty if that is not possible.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        let shown = shownSize
        let factor = min(size.width / shown.width, size.height / shown.height)
        guard factor.isFinite, factor > 0 else { return UIImage() }
        return picture(scale: factor) ?? UIImage()
    }

    /// Draws the page into a context, whose y axis points down here.
    open func draw(with box: PDFDisplayBox, to context: CGContext) {
        guard let picture = picture(scale: 2)?.cgImage else { return }
        context.draw(picture, in: CGRect(origin: .zero, size: shownSize))
    }
}

/// The names of options for a page that shows an image.
public struct PDFPageImageInitializationOption: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The rectangle of the page.
    public static let mediaBox = PDFPageImageInitializationOption(rawValue: "PDFPageImageInitializationOptionMediaBox")
    /// The angle by which the page is turned.
    public static let rotation = PDFPageImageInitializationOption(rawValue: "PDFPageImageInitializationOptionRotation")
}
