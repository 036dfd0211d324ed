import DrawingProcess
import Foundation
import OrielFoundation
import SwiftUI

/// A document in PDF, which Poppler reads.
///
/// Follows Apple's [PDFDocument](https://developer.apple.com/documentation/pdfkit/pdfdocument). See *Small modules* in
/// CompatibilityGaps.md.
open class PDFDocument: NSObject, @unchecked Sendable {
    let file: DocumentFile?
    let lock = NSRecursiveLock()
    private var facts: DocumentFacts
    private var slots: [PageSlot] = []
    private var knownPages: [Int: PageFacts] = [:]
    private var outline: PDFOutline?
    private var hasOutline = false
    /// Whether pages were inserted, removed or moved.
    private(set) var isChanged = false
    /// The search that is in progress.
    var search: DocumentSearch?
    let pictures = PagePictures()

    /// Receives the matches of a search.
    open weak var delegate: (any PDFDocumentDelegate)?
    /// The file that the document was read from; nil for others.
    open private(set) var documentURL: URL?
    /// The document's title, author and other attributes, by their names.
    open var documentAttributes: [AnyHashable: Any]? {
        get { lock.withLock { facts.attributes } }
        set {
            lock.withLock {
                facts.attributes = [:]
                for (key, value) in newValue ?? [:] {
                    if let key = key.base as? PDFDocumentAttribute { facts.attributes[key] = value }
                }
            }
        }
    }

    /// Creates a document without pages.
    public override init() {
        file = nil
        facts = DocumentFacts()
        super.init()
    }

    private init?(file: DocumentFile?, url: URL?) {
        guard let file, let facts = DocumentFacts(file) else { return nil }
        self.file = file
        self.facts = facts
        documentURL = url
        super.init()
        adoptPages()
    }

    /// Reads a file; nil if it is not a document.
    public convenience init?(url: URL) {
        self.init(file: url.isFileURL ? DocumentFile(path: url.path) : nil, url: url)
    }

    /// Reads data; nil if they are not a document.
    public convenience init?(data: Data) { self.init(file: DocumentFile(data: data), url: nil) }

    private func adoptPages() {
        slots = (0..<facts.pageCount).map { PageSlot(index: $0) }
        knownPages = Dictionary(uniqueKeysWithValues: facts.pages.enumerated().map { ($0, $1) })
    }

    // MARK: Access

    /// Whether the document is encrypted.
    open var isEncrypted: Bool { lock.withLock { facts.isEncrypted } }
    /// Whether the document has no pages until it is unlocked with a password.
    open var isLocked: Bool { lock.withLock { facts.isLocked } }
    /// Whether the author allows printing.
    open var allowsPrinting: Bool { lock.withLock { facts.allows(0) } }
    /// Whether the author allows copying.
    open var allowsCopying: Bool { lock.withLock { facts.allows(2) } }
    /// Whether the author allows changes.
    open var allowsDocumentChanges: Bool { lock.withLock { facts.allows(1) } }

    /// Unlocks the document with a password; returns whether it is the right one.
    @discardableResult
    open func unlock(withPassword password: String) -> Bool {
        let isUnlocked = lock.withLock {
            guard let file, facts.isLocked else { return !facts.isLocked }
            file.password = password
            guard let facts = DocumentFacts(file), !facts.isLocked else {
                file.password = nil
                return false
            }
            self.facts = facts
            adoptPages()
            return true
        }
        if isUnlocked { NotificationCenter.default.post(name: .PDFDocumentDidUnlock, object: self) }
        return isUnlocked
    }

    // MARK: Pages

    /// The number of pages; 0 while the document is locked.
    open var pageCount: Int { lock.withLock { slots.count } }

    /// Returns a page, from 0; nil if there is none.
    open func page(at index: Int) -> PDFPage? {
        lock.withLock {
            guard slots.indices.contains(index) else { return nil }
            if let page = slots[index].page { return page }
            let page = PDFPage(of: self, number: slots[index].index)
            slots[index].page = page
            return page
        }
    }

    /// Returns the index of a page; `NSNotFound` if it is not of the document.
    open func index(for page: PDFPage) -> Int {
        lock.withLock {
            if !isChanged, page.document === self, let number = page.number { return number }
            return slots.firstIndex { $0.page === page } ?? NSNotFound
        }
    }

    /// Inserts a page.
    open func insert(_ page: PDFPage, at index: Int) {
        lock.withLock {
            isChanged = true
            page.adopt(self)
            slots.insert(PageSlot(index: -1, page: page), at: min(max(index, 0), slots.count))
        }
    }

    /// Removes a page.
    open func removePage(at index: Int) {
        lock.withLock {
            guard slots.indices.contains(index) else { return }
            isChanged = true
            slots.remove(at: index)
        }
    }

    /// Exchanges two pages.
    open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
        lock.withLock {
            guard slots.indices.contains(indexA), slots.indices.contains(indexB) else { return }
            for index in [indexA, indexB] { _ = page(at: index) }
            isChanged = true
            slots.swapAt(indexA, indexB)
        }
    }

    /// Returns the facts of a page of the file; a process answers for a thousand pages.
    func facts(ofPage number: Int) -> PageFacts? {
        lock.withLock {
            if let facts = knownPages[number] { return facts }
            let first = number / 1000 * 1000
            guard let records = file?.records(ORIEL_DOCUMENT_PAGES, pages: first..<first + 1000) else { return nil }
            for (index, record) in records.enumerated() { knownPages[first + index] = PageFacts(record) }
            return knownPages[number]
        }
    }

    // MARK: Contents

    /// The text of all pages.
    open var string: String? {
        guard pageCount > 0 else { return nil }
        return texts(0..<pageCount).joined(separator: "\n")
    }

    /// The outline; nil if there is none.
    open var outlineRoot: PDFOutline? {
        get {
            lock.withLock {
                if !hasOutline {
                    hasOutline = true
                    outline = facts.outline.isEmpty ? nil : PDFOutline(facts.outline, of: self)
                }
                return outline
            }
        }
        set {
            lock.withLock {
                hasOutline = true
                outline = newValue
            }
        }
    }

    /// Returns the texts of pages, in as few processes as possible.
    func texts(_ pages: Range<Int>) -> [String] {
        let isChanged = lock.withLock { self.isChanged }
        guard !isChanged, let file else { return pages.map { page(at: $0)?.string ?? "" } }
        let records = file.records(ORIEL_DOCUMENT_TEXTS, pages: pages) ?? []
        return pages.indices.map { index in
            let place = index - pages.lowerBound
            return place < records.count ? records[place].text(0) : ""
        }
    }
}

/// A place in a document: a page of the file, or one that was inserted.
private struct PageSlot {
    let index: Int
    var page: PDFPage?
}
