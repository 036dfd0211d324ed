import Foundation
import OrielFoundation

extension PDFDocument {
    /// How many pages a process reads at once during a search.
    static let pagesAtOnce = 64

    /// Returns all places of a text, in the order of the pages.
    public func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] {
        var found: [PDFSelection] = []
        for first in stride(from: 0, to: pageCount, by: Self.pagesAtOnce) {
            found += matches(of: [string], options, in: first..<min(first + Self.pagesAtOnce, pageCount))
        }
        return found
    }

    /// Returns the next place of a text after a selection; nil if there is none.
    public func findString(
        _ string: String, fromSelection selection: PDFSelection?, withOptions options: NSString.CompareOptions = []
    ) -> PDFSelection? {
        let all = findString(string, withOptions: options.subtracting(.backwards))
        guard let start = selection?.parts.first, let page = start.page else {
            return options.contains(.backwards) ? all.last : all.first
        }
        let place = (index(for: page), start.range.location)
        let places = all.map { selection -> (Int, Int) in
            guard let part = selection.parts.first, let page = part.page else { return (0, 0) }
            return (index(for: page), part.range.location)
        }
        if options.contains(.backwards) { return places.lastIndex { $0 < place }.map { all[$0] } }
        return places.firstIndex { $0 > place }.map { all[$0] }
    }

    /// Whether a search is in progress.
    public var isFinding: Bool { lock.withLock { search != nil } }

    /// Begins a search, whose results the delegate and notifications report on the main thread.
    public func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {
        beginFindStrings([string], withOptions: options)
    }

    /// Begins a search for several texts.
    public func beginFindStrings(_ strings: [String], withOptions options: NSString.CompareOptions = []) {
        cancelFindString()
        let search = DocumentSearch(strings: strings, options: options)
        lock.withLock { self.search = search }
        NotificationCenter.default.post(name: .PDFDocumentDidBeginFind, object: self)
        search.begin(in: self)
    }

    /// Ends the search.
    public func cancelFindString() {
        let ended = lock.withLock {
            defer { search = nil }
            search?.cancel()
            return search != nil
        }
        if ended { NotificationCenter.default.post(name: .PDFDocumentDidEndFind, object: self) }
    }

    func matches(of strings: [String], _ options: NSString.CompareOptions, in pages: Range<Int>) -> [PDFSelection] {
        var found: [PDFSelection] = []
        for (offset, text) in texts(pages).enumerated() {
            let ranges = strings.flatMap { Self.ranges(of: $0, options, in: text) }.sorted { $0.location < $1.location }
            guard !ranges.isEmpty, let page = page(at: pages.lowerBound + offset) else { continue }
            found += ranges.map { range in
                PDFSelection(self, [.init(page: page, range: range, text: (text as NSString).substring(with: range))])
            }
        }
        return found
    }

    private static func ranges(of string: String, _ options: NSString.CompareOptions, in text: String) -> [NSRange] {
        let text = text as NSString
        var (ranges, start): ([NSRange], Int) = ([], 0)
        guard !string.isEmpty else { return [] }
        while start < text.length {
            let range = text.range(
                of: string, options: options.subtracting(.backwards),
                range: NSRange(location: start, length: text.length - start))
            guard range.location != NSNotFound, range.length > 0 else { break }
            ranges.append(range)
            start = range.location + range.length
        }
        return ranges
    }
}

/// A search that reports its matches.
final class DocumentSearch: @unchecked Sendable {
    private let strings: [String]
    private let options: NSString.CompareOptions
    private var task: Task<Void, Never>?

    init(strings: [String], options: NSString.CompareOptions) { (self.strings, self.options) = (strings, options) }

    func cancel() { task?.cancel() }

    func begin(in document: PDFDocument) {
        task = Task.detached { [weak document, self] in
            var first = 0
            while let document, first < document.pageCount, !Task.isCancelled {
                let pages = first..<min(first + PDFDocument.pagesAtOnce, document.pageCount)
                let found = document.matches(of: strings, options, in: pages)
                await MainActor.run { if !Task.isCancelled { document.report(found, pages: pages) } }
                first = pages.upperBound
            }
            await MainActor.run { [weak document] in
                guard let document, document.lock.withLock({ document.search === self }) else { return }
                document.lock.withLock { document.search = nil }
                NotificationCenter.default.post(name: .PDFDocumentDidEndFind, object: document)
                document.delegate?.documentDidEndDocumentFind(
                    Notification(name: .PDFDocumentDidEndFind, object: document))
            }
        }
    }
}

extension PDFDocument {
    fileprivate func report(_ found: [PDFSelection], pages: Range<Int>) {
        for selection in found {
            delegate?.didMatchString(selection)
            NotificationCenter.default.post(
                name: .PDFDocumentDidFindMatch, object: self, userInfo: ["PDFDocumentFoundSelection": selection])
        }
        for index in pages {
            NotificationCenter.default.post(
                name: .PDFDocumentDidEndPageFind, object: self, userInfo: ["PDFDocumentPageIndex": index])
        }
    }
}
