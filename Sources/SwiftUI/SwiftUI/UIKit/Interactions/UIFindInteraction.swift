import Foundation
import SwiftUICore

/// Finds and replaces text of a view; no panel is shown here, and the app moves on from result to result by itself.
///
/// Follows Apple's [UIFindInteraction](https://developer.apple.com/documentation/uikit/uifindinteraction).
@MainActor @preconcurrency
open class UIFindInteraction: _UIInteractionBase {
    /// The delegate, which makes sessions; nil for none.
    public private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// The session that was last begun; nil for none.
    open private(set) var activeFindSession: UIFindSession?
    /// Whether the panel is shown; never here.
    open var isFindNavigatorVisible: Bool { false }
    /// The text that is looked for; nil for none.
    open var searchText: String?
    /// The text that replaces it; nil for none.
    open var replacementText: String?
    /// Returns the menu of options from the suggested entries; nil for the usual menu.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

    /// Creates an interaction whose delegate makes sessions.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    /// Begins a session, and looks for ``searchText``; the panel is not shown, and a warning says so.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, let delegate else { return }
        RuntimeWarning.issue("UIFindInteraction shows no panel here: see CompatibilityGaps.md.")
        guard let session = activeFindSession ?? delegate.findInteraction(self, sessionFor: view) else { return }
        activeFindSession = session
        delegate.findInteraction(self, didBegin: session)
        if let searchText { session.performSearch(query: searchText, options: nil) }
    }
    /// Ends the session.
    open func dismissFindNavigator() {
        guard let session = activeFindSession else { return }
        activeFindSession = nil
        delegate?.findInteraction(self, didEnd: session)
    }
    /// Goes to the next result.
    open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
    /// Goes to the previous result.
    open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
    /// Shows the number of results again; there is no panel here.
    open func updateResultCount() {}
}

/// Methods that a find interaction asks; all but the first are optional.
@MainActor @preconcurrency
public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// Returns a session for a view; nil for none.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// Called when a session has begun.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// Called when a session has ended.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// A search for a text: subclasses find the results.
///
/// Follows Apple's [UIFindSession](https://developer.apple.com/documentation/uikit/uifindsession).
@MainActor @preconcurrency
open class UIFindSession: NSObject {
    /// How the number of results is shown.
    public enum SearchResultDisplayStyle: Int, Sendable { case currentAndTotal, total, none }

    /// Creates a session.
    public override init() { super.init() }
    /// The number of results.
    open var resultCount: Int { 0 }
    /// The number of the highlighted result, from 0; `NSNotFound` for none.
    open var highlightedResultIndex: Int { NSNotFound }
    /// How the number of results is shown.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
    /// Whether results can be replaced.
    open var supportsReplacement: Bool { false }
    /// Whether a text can replace a result.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }
    /// Looks for a text.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// Replaces the highlighted result.
    open func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {}
    /// Replaces all results.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Goes to the next result in a direction.
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    /// Discards the results.
    open func invalidateFoundResults() {}
}

/// How text is compared in a search.
///
/// Follows Apple's [UITextSearchOptions](https://developer.apple.com/documentation/uikit/uitextsearchoptions).
@MainActor @preconcurrency
open class UITextSearchOptions: NSObject {
    /// How words are matched.
    public enum WordMatchMethod: Int, Sendable { case contains, startsWith, fullWord }
    /// How words are matched.
    open var wordMatchMethod = WordMatchMethod.contains
    /// How characters are compared.
    open var stringCompareOptions: NSString.CompareOptions = .caseInsensitive
}

/// How a result of a search looks.
public enum UITextSearchFoundTextStyle: Int, Sendable { case normal, found, highlighted }
