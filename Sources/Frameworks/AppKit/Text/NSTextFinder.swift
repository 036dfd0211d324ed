import Foundation
import SwiftUI

/// Finds words in a text, and selects them.
///
/// Follows Apple's [NSTextFinder](https://developer.apple.com/documentation/appkit/nstextfinder). A bar with a
/// field is missing: the words are the selection. Replacing needs an app's own field.
@MainActor @preconcurrency
open class NSTextFinder: NSObject {
    /// An action of a finder, also the tag of a menu's item.
    public enum Action: Int, Sendable {
        case showFindInterface = 1
        case nextMatch, previousMatch, replaceAll, replace, replaceAndFind, setSearchString, replaceAllInSelection,
            selectAll, selectAllInSelection, hideFindInterface, showReplaceInterface, hideReplaceInterface
    }
    /// How words are compared.
    public enum MatchingType: Int, Sendable { case contains, startsWith, fullWord, endsWith }

    /// The object with the text; nil for none.
    open weak var client: (any NSTextFinderClient)?
    /// The view for the bar with the field; kept.
    open weak var findBarContainer: (any NSTextFinderBarContainer)?
    /// Whether the bar moves matches into view by itself; kept.
    open var findIndicatorNeedsUpdate = false
    /// Whether matches are shown while the user types; they are not here.
    open var isIncrementalSearchingEnabled = false
    /// Whether the text beside matches is dimmed; never here.
    open var incrementalSearchingShouldDimContentView = true
    /// The places of the matches that are shown while the user types.
    open private(set) var incrementalMatchRanges: [NSValue] = []

    /// The words that all finders look for, as on the Mac.
    static var searchString = ""
    /// The words that take the place of found ones.
    static var replacement: String?

    /// Creates a finder.
    public override init() { super.init() }
    /// Creates a finder of a document of Interface Builder.
    public required init?(coder: NSCoder) { super.init() }

    /// Returns whether an action is possible now.
    open func validateAction(_ op: Action) -> Bool {
        guard let client else { return false }
        switch op {
        case .showFindInterface, .hideFindInterface, .hideReplaceInterface: return true
        case .setSearchString: return client.firstSelectedRange.length > 0
        case .nextMatch, .previousMatch, .selectAll, .selectAllInSelection: return !Self.searchString.isEmpty
        case .showReplaceInterface: return client.isEditable
        case .replaceAll, .replace, .replaceAndFind, .replaceAllInSelection:
            return client.isEditable && !Self.searchString.isEmpty && Self.replacement != nil
        }
    }

    /// Performs an action.
    open func performAction(_ op: Action) {
        guard let client, validateAction(op) else { return }
        switch op {
        case .showFindInterface, .showReplaceInterface:
            RuntimeWarning.issue(
                "NSTextFinder has no bar: the selection is found (see CompatibilityGaps.md).")
            take(client)
        case .hideFindInterface, .hideReplaceInterface: break
        case .setSearchString: take(client)
        case .nextMatch: select(next(in: client), in: client)
        case .previousMatch: select(previous(in: client), in: client)
        case .selectAll: client.selectedRanges = matches(in: client).map { NSValue(range: $0) }
        case .selectAllInSelection:
            client.selectedRanges = matches(in: client, within: client.firstSelectedRange).map { NSValue(range: $0) }
        case .replace: replace(matches(in: client).filter { $0 == client.firstSelectedRange }, in: client)
        case .replaceAndFind:
            replace(matches(in: client).filter { $0 == client.firstSelectedRange }, in: client)
            select(next(in: client), in: client)
        case .replaceAll: replace(matches(in: client), in: client)
        case .replaceAllInSelection:
            replace(matches(in: client, within: client.firstSelectedRange), in: client)
        }
    }
    /// Forgets matches, before the text changes.
    open func noteClientStringWillChange() { incrementalMatchRanges = [] }
    /// Removes the mark of a match; there is none here.
    open func cancelFindIndicator() {}

    private func take(_ client: any NSTextFinderClient) {
        let range = client.firstSelectedRange
        if range.length > 0, range.length <= 10_000, NSMaxRange(range) <= (client.string as NSString).length {
            Self.searchString = (client.string as NSString).substring(with: range)
        }
    }
    private func matches(in client: any NSTextFinderClient, within part: NSRange? = nil) -> [NSRange] {
        let text = client.string as NSString
        let whole = NSRange(location: 0, length: text.length)
        var rest = part.map { NSIntersectionRange($0, whole) } ?? whole
        var found: [NSRange] = []
        while rest.length > 0, !Self.searchString.isEmpty {
            let match = text.range(of: Self.searchString, options: .caseInsensitive, range: rest)
            guard match.location != NSNotFound, match.length > 0 else { break }
            found.append(match)
            rest = NSRange(location: NSMaxRange(match), length: NSMaxRange(rest) - NSMaxRange(match))
        }
        return found
    }
    private func next(in client: any NSTextFinderClient) -> NSRange? {
        let all = matches(in: client)
        return all.first { $0.location >= NSMaxRange(client.firstSelectedRange) } ?? all.first
    }
    private func previous(in client: any NSTextFinderClient) -> NSRange? {
        let all = matches(in: client)
        return all.last { NSMaxRange($0) <= client.firstSelectedRange.location } ?? all.last
    }
    private func select(_ range: NSRange?, in client: any NSTextFinderClient) {
        guard let range else { return }
        client.selectedRanges = [NSValue(range: range)]
        client.scrollRangeToVisible(range)
    }
    private func replace(_ ranges: [NSRange], in client: any NSTextFinderClient) {
        guard let words = Self.replacement, !ranges.isEmpty,
            client.shouldReplaceCharacters(
                inRanges: ranges.map { NSValue(range: $0) }, with: ranges.map { _ in words })
        else { return }
        for range in ranges.reversed() { client.replaceCharacters(in: range, with: words) }
        client.didReplaceCharacters()
    }
}

/// A text in which words are found.
///
/// Follows Apple's [NSTextFinderClient](https://developer.apple.com/documentation/appkit/nstextfinderclient). All members are optional.
@MainActor @preconcurrency
public protocol NSTextFinderClient: NSObjectProtocol {
    /// The text.
    var string: String { get }
    /// Whether words can be selected.
    var isSelectable: Bool { get }
    /// Whether several words can be selected.
    var allowsMultipleSelection: Bool { get }
    /// Whether words can be replaced.
    var isEditable: Bool { get }
    /// The number of UTF-16 units.
    func stringLength() -> Int
    /// The first selected part.
    var firstSelectedRange: NSRange { get }
    /// The selected parts.
    var selectedRanges: [NSValue] { get set }
    /// Moves a part into view.
    func scrollRangeToVisible(_ range: NSRange)
    /// Returns whether parts may be replaced.
    func shouldReplaceCharacters(inRanges ranges: [NSValue], with strings: [String]) -> Bool
    /// Replaces a part.
    func replaceCharacters(in range: NSRange, with string: String)
    /// Called when parts were replaced.
    func didReplaceCharacters()
    /// Returns the view with a part.
    func contentView(at index: Int, effectiveCharacterRange outRange: NSRangePointer) -> NSView
    /// Returns the rectangles of a part, in points of its view; nil for none.
    func rects(forCharacterRange range: NSRange) -> [NSValue]?
}

extension NSTextFinderClient {
    public var string: String { "" }
    public var isSelectable: Bool { true }
    public var allowsMultipleSelection: Bool { false }
    public var isEditable: Bool { false }
    public func stringLength() -> Int { string.utf16.count }
    public var firstSelectedRange: NSRange { selectedRanges.first?.rangeValue ?? NSRange(location: 0, length: 0) }
    public var selectedRanges: [NSValue] {
        get { [] }
        set {}
    }
    public func scrollRangeToVisible(_ range: NSRange) {}
    public func shouldReplaceCharacters(inRanges ranges: [NSValue], with strings: [String]) -> Bool { true }
    public func replaceCharacters(in range: NSRange, with string: String) {}
    public func didReplaceCharacters() {}
    public func contentView(at index: Int, effectiveCharacterRange outRange: NSRangePointer) -> NSView { NSView() }
    public func rects(forCharacterRange range: NSRange) -> [NSValue]? { nil }
}

/// A view above whose content the bar of a finder is shown.
@MainActor @preconcurrency
public protocol NSTextFinderBarContainer: NSObjectProtocol {
    /// The bar; nil for none.
    var findBarView: NSView? { get set }
    /// Whether the bar is shown.
    var isFindBarVisible: Bool { get set }
    /// Called when the height of the bar has changed.
    func findBarViewDidChangeHeight()
    /// Returns the view below the bar; nil for none.
    func contentView() -> NSView?
}

extension NSTextFinderBarContainer {
    public func contentView() -> NSView? { nil }
}

extension NSTextView: NSTextFinderClient {
    /// Whether several words can be selected; no.
    public var allowsMultipleSelection: Bool { false }
    public func didReplaceCharacters() { didChangeText() }

    public func shouldReplaceCharacters(inRanges ranges: [NSValue], with strings: [String]) -> Bool {
        zip(ranges, strings).allSatisfy { shouldChangeText(in: $0.rangeValue, replacementString: $1) }
    }
}

extension NSResponder {
    /// Performs the action of a finder that the tag of a menu's item is, in the first text of the responders.
    public func performTextFinderAction(_ sender: Any?) {
        guard let client = self as? any NSTextFinderClient else {
            return nextResponder?.performTextFinderAction(sender) ?? ()
        }
        let tag = (sender as? NSMenuItem)?.tag ?? (sender as? NSControl)?.tag ?? 0
        guard let action = NSTextFinder.Action(rawValue: tag) else { return }
        let finder = NSTextFinder()
        finder.client = client
        finder.performAction(action)
    }
}

extension NSTextView {
    /// Performs the action of a finder that the tag of a menu's item is, in an older form.
    public func performFindPanelAction(_ sender: Any?) { performTextFinderAction(sender) }
}
