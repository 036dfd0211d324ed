import DrawingProcess
import Foundation

/// The facts of a document, once it is open.
struct DocumentFacts {
    var pageCount = 0
    var isEncrypted = false
    var isLocked = false
    /// What its author allows, as Poppler's bits.
    var permissions = 0
    var attributes: [PDFDocumentAttribute: Any] = [:]
    var outline: [OutlineEntry] = []
    /// The first pages.
    var pages: [PageFacts] = []

    private static let texts: [PDFDocumentAttribute] = [
        .titleAttribute, .authorAttribute, .subjectAttribute, .keywordsAttribute, .creatorAttribute, .producerAttribute,
    ]

    /// Creates the facts of a document without a file.
    init() { permissions = 0xFF }

    /// Reads the facts; nil if the file is not a document.
    init?(_ file: DocumentFile) {
        guard let records = file.records(ORIEL_DOCUMENT_FACTS), let first = records.first,
            let count = first.integer(0), count >= 0
        else { return nil }
        pageCount = count
        isEncrypted = first.integer(1) == 1
        isLocked = first.integer(2) == 1
        permissions = first.integer(3) ?? 0
        for (index, name) in Self.texts.enumerated() {
            let text = first.text(4 + index)
            if text.isEmpty { continue }
            attributes[name] =
                name == .keywordsAttribute
                ? text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } : text
        }
        attributes[.creationDateAttribute] = first.number(10).map(Date.init(timeIntervalSince1970:))
        attributes[.modificationDateAttribute] = first.number(11).map(Date.init(timeIntervalSince1970:))
        let rest = records.dropFirst()
        pages = rest.prefix(min(count, 1000)).map(PageFacts.init)
        outline = rest.dropFirst(pages.count).map(OutlineEntry.init)
    }

    func allows(_ bit: Int) -> Bool { permissions & (1 << bit) != 0 }
}

/// The size and label of a page.
struct PageFacts {
    let size: CGSize
    let label: String

    init(_ record: Record) {
        let (width, height) = (record.number(0) ?? 0, record.number(1) ?? 0)
        // Pages without a usable size are as large as letters.
        let isUsable = width > 0 && height > 0 && width < 1e6 && height < 1e6
        size = isUsable ? CGSize(width: width, height: height) : CGSize(width: 612, height: 792)
        label = record.text(2)
    }
}

/// Where an entry of the outline or a link leads.
struct DocumentTarget {
    /// The page, from 0; nil for none.
    let page: Int?
    let x: Double?, y: Double?
    let url: URL?

    init(_ record: Record, at index: Int) {
        page = record.integer(index).flatMap { $0 >= 0 ? $0 : nil }
        (x, y) = (record.number(index + 1), record.number(index + 2))
        url = record.text(index + 3).isEmpty ? nil : URL(string: record.text(index + 3))
    }
}

/// An entry of a document's outline.
struct OutlineEntry {
    let level: Int
    let isOpen: Bool
    let title: String
    let target: DocumentTarget

    init(_ record: Record) {
        level = record.integer(0) ?? 0
        isOpen = record.integer(1) == 1
        title = record.text(2)
        target = DocumentTarget(record, at: 3)
    }
}

/// The text of a page, with the place of each letter.
struct PageLetters: Sendable {
    var text = ""
    /// The rectangles of the letters, one for each Unicode scalar, from the lower left corner of the page.
    var places: [CGRect] = []

    init() {}

    init(_ records: [Record], height: Double) {
        guard records.count > 1 else { return }
        text = records[0].text(0)
        let numbers = records[1].text(0).split(separator: " ").map { Double($0) ?? 0 }
        for index in stride(from: 0, to: numbers.count - 3, by: 4) {
            let (x1, y1, x2, y2) = (numbers[index], numbers[index + 1], numbers[index + 2], numbers[index + 3])
            places.append(CGRect(x: x1, y: height - max(y1, y2), width: abs(x2 - x1), height: abs(y2 - y1)))
        }
    }
}
