import Foundation
import SwiftUICore

/// Collects the results of a search, which a text may add on any thread.
///
/// Follows Apple's
/// [UITextSearchAggregator](https://developer.apple.com/documentation/uikit/uitextsearchaggregator-swift.struct).
public struct UITextSearchAggregator<DocumentIdentifier: Hashable>: @unchecked Sendable {
    fileprivate let results = FoundRanges()

    /// The results so far.
    public var allFoundRanges: [UITextRange] { results.ranges }
    /// Adds a result.
    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier?) {
        results.add(range)
    }
    /// Notes that all results were added.
    public func finishedSearching() { results.finish() }
    /// Removes a result.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) { results.remove(range) }
    /// Removes all results.
    public func invalidate() { results.removeAll() }
}

/// The results of a search, on any thread.
private final class FoundRanges: @unchecked Sendable {
    private let lock = NSLock()
    private var found: [UITextRange] = []
    /// Called on the main thread when all results were added.
    nonisolated(unsafe) var onFinish: @MainActor () -> Void = {}

    var ranges: [UITextRange] { lock.withLock { found } }
    func add(_ range: UITextRange) { lock.withLock { found.append(range) } }
    func remove(_ range: UITextRange) { lock.withLock { found.removeAll { $0 === range } } }
    func removeAll() { lock.withLock { found = [] } }
    func finish() {
        let done = onFinish
        if MainQueue.isServed {
            MainActor.assumeIsolated { done() }
        } else {
            DispatchQueue.main.async { done() }
        }
    }
}

/// A text in which a session finds results.
///
/// Follows Apple's [UITextSearching](https://developer.apple.com/documentation/uikit/uitextsearching-swift.protocol).
@MainActor @preconcurrency
public protocol UITextSearching: NSObjectProtocol {
    /// The type of the names of documents.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?
    /// The selection; nil for none.
    var selectedTextRange: UITextRange? { get }
    /// Whether results can be replaced; false by default.
    var supportsTextReplacement: Bool { get }
    /// The document with the selection; nil for none.
    var selectedTextSearchDocument: DocumentIdentifier? { get }
    /// Returns the order of two results.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
    /// Returns the order of two documents.
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
    /// Finds all results, and gives them to a collection.
    func performTextSearch(
        queryString: String, options: UITextSearchOptions,
        resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
    /// Shows a result in a style.
    func decorate(
        foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle style: UITextSearchFoundTextStyle)
    /// Shows all results as text again.
    func clearAllDecoratedFoundText()
    /// Whether a result may be replaced.
    func shouldReplace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
    ) -> Bool
    /// Replaces a result.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String)
    /// Replaces all results.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String)
    /// Called before a result is highlighted.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    /// Scrolls to a result.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
}

extension UITextSearching {
    public var supportsTextReplacement: Bool { false }
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
        .orderedSame
    }
    public func shouldReplace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
    ) -> Bool { true }
    public func replace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
    ) {}
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {}
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
}

/// A session that finds results in one text.
///
/// Follows Apple's
/// [UITextSearchingFindSession](https://developer.apple.com/documentation/uikit/uitextsearchingfindsession).
@MainActor @preconcurrency
open class UITextSearchingFindSession: UIFindSession {
    private let text: any SearchedText
    private var ranges: [UITextRange] = []
    private var index: Int?

    /// Creates a session for a text.
    public init(searchableObject: some UITextSearching) {
        text = TypedText(searchableObject)
        super.init()
    }

    open override var resultCount: Int { ranges.count }
    open override var highlightedResultIndex: Int { index ?? NSNotFound }
    open override var supportsReplacement: Bool { text.supportsReplacement }

    open override func performSearch(query: String, options: UITextSearchOptions?) {
        invalidateFoundResults()
        guard !query.isEmpty else { return }
        text.search(query, options ?? UITextSearchOptions()) { [weak self] in self?.found($0) }
    }

    private func found(_ results: [UITextRange]) {
        ranges = results
        for range in ranges { text.decorate(range, .found) }
        highlightNextResult(in: .forward)
    }

    open override func highlightNextResult(in direction: UITextStorageDirection) {
        guard !ranges.isEmpty else { return }
        if let index, ranges.indices.contains(index) { text.decorate(ranges[index], .found) }
        let next = direction == .forward ? (index ?? -1) + 1 : (index ?? 0) - 1
        let chosen = (next + ranges.count) % ranges.count
        index = chosen
        text.highlight(ranges[chosen])
    }

    open override func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard let index, ranges.indices.contains(index), text.replace(ranges[index], replacementString) else { return }
        performSearch(query: searchQuery, options: options)
    }

    open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        text.replaceAll(searchQuery, options ?? UITextSearchOptions(), replacementString)
        invalidateFoundResults()
    }

    open override func invalidateFoundResults() {
        text.clear()
        (ranges, index) = ([], nil)
    }
}

/// A text that is searched, whatever names its documents.
@MainActor
private protocol SearchedText {
    var supportsReplacement: Bool { get }
    func search(_ query: String, _ options: UITextSearchOptions, _ end: @escaping @MainActor ([UITextRange]) -> Void)
    func decorate(_ range: UITextRange, _ style: UITextSearchFoundTextStyle)
    func highlight(_ range: UITextRange)
    func replace(_ range: UITextRange, _ text: String) -> Bool
    func replaceAll(_ query: String, _ options: UITextSearchOptions, _ text: String)
    func clear()
}

@MainActor
private final class TypedText<T: UITextSearching>: SearchedText {
    private weak var text: T?
    private var aggregator: UITextSearchAggregator<T.DocumentIdentifier>?

    init(_ text: T) { self.text = text }

    var supportsReplacement: Bool { text?.supportsTextReplacement ?? false }

    func search(_ query: String, _ options: UITextSearchOptions, _ end: @escaping @MainActor ([UITextRange]) -> Void) {
        let aggregator = UITextSearchAggregator<T.DocumentIdentifier>()
        self.aggregator = aggregator
        aggregator.results.onFinish = { [weak self, results = aggregator.results] in
            // A later search has replaced this one.
            guard let self, let text = self.text, self.aggregator?.results === results else { return }
            end(results.ranges.sorted { text.compare($0, toRange: $1, document: nil) == .orderedAscending })
        }
        text?.performTextSearch(queryString: query, options: options, resultAggregator: aggregator)
    }

    func decorate(_ range: UITextRange, _ style: UITextSearchFoundTextStyle) {
        text?.decorate(foundTextRange: range, document: nil, usingStyle: style)
    }

    func highlight(_ range: UITextRange) {
        text?.willHighlight(foundTextRange: range, document: nil)
        decorate(range, .highlighted)
        text?.scrollRangeToVisible(range, inDocument: nil)
    }

    func replace(_ range: UITextRange, _ new: String) -> Bool {
        guard let text, text.shouldReplace(foundTextRange: range, document: nil, withText: new) else { return false }
        text.replace(foundTextRange: range, document: nil, withText: new)
        return true
    }

    func replaceAll(_ query: String, _ options: UITextSearchOptions, _ new: String) {
        text?.replaceAll(queryString: query, options: options, withText: new)
    }

    func clear() {
        aggregator = nil
        text?.clearAllDecoratedFoundText()
    }
}
