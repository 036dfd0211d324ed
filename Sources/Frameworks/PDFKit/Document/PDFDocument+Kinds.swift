import Foundation
import OrielFoundation

/// The names of a document's attributes.
///
/// Follows Apple's [PDFDocumentAttribute](https://developer.apple.com/documentation/pdfkit/pdfdocumentattribute).
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The title.
    public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
    /// The author.
    public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
    /// The subject.
    public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
    /// The program in which the document was written.
    public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
    /// The program that made the file.
    public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
    /// The date on which the document was made.
    public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
    /// The date of the last change.
    public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
    /// The keywords, as an array.
    public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}

/// The names of options for writing, none of which has an effect.
///
/// Follows Apple's [PDFDocumentWriteOption](https://developer.apple.com/documentation/pdfkit/pdfdocumentwriteoption).
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The password of the owner.
    public static let ownerPasswordOption = PDFDocumentWriteOption(rawValue: "kCGPDFContextOwnerPassword")
    /// The password of the user.
    public static let userPasswordOption = PDFDocumentWriteOption(rawValue: "kCGPDFContextUserPassword")
    /// Whether annotations become part of the pages.
    public static let burnInAnnotationsOption = PDFDocumentWriteOption(
        rawValue: "PDFDocumentWriteOption_BurnInAnnotations")
}

/// Receives the matches of a search in a document.
///
/// Follows Apple's [PDFDocumentDelegate](https://developer.apple.com/documentation/pdfkit/pdfdocumentdelegate).
public protocol PDFDocumentDelegate: NSObjectProtocol {
    /// Called for each place that a search finds.
    func didMatchString(_ instance: PDFSelection)
    /// Called when a search has ended.
    func documentDidEndDocumentFind(_ notification: Notification)
}

extension PDFDocumentDelegate {
    public func didMatchString(_ instance: PDFSelection) {}
    public func documentDidEndDocumentFind(_ notification: Notification) {}
}

extension Notification.Name {
    /// A document was unlocked.
    public static let PDFDocumentDidUnlock = Notification.Name("PDFDocumentDidUnlock")
    /// A search has begun.
    public static let PDFDocumentDidBeginFind = Notification.Name("PDFDocumentDidBeginFind")
    /// A search has found a place, which is in the notification as `PDFDocumentFoundSelection`.
    public static let PDFDocumentDidFindMatch = Notification.Name("PDFDocumentDidFindMatch")
    /// A search is through with a page, whose index is in the notification as `PDFDocumentPageIndex`.
    public static let PDFDocumentDidEndPageFind = Notification.Name("PDFDocumentDidEndPageFind")
    /// A search has ended.
    public static let PDFDocumentDidEndFind = Notification.Name("PDFDocumentDidEndFind")
    /// A view shows another document.
    public static let PDFViewDocumentChanged = Notification.Name("PDFViewDocumentChanged")
    /// A view shows another page.
    public static let PDFViewPageChanged = Notification.Name("PDFViewPageChanged")
    /// A view shows other pages.
    public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewVisiblePagesChanged")
    /// A view shows its pages in another size.
    public static let PDFViewScaleChanged = Notification.Name("PDFViewScaleChanged")
    /// A view shows its pages in another arrangement.
    public static let PDFViewDisplayModeChanged = Notification.Name("PDFViewDisplayModeChanged")
    /// A view has another selection.
    public static let PDFViewSelectionChanged = Notification.Name("PDFViewSelectionChanged")
}
