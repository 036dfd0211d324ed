import Foundation
import SwiftUICore

/// A search whose bar is below the title of a navigation bar, with results above the content.
///
/// Follows Apple's [UISearchController](https://developer.apple.com/documentation/uikit/uisearchcontroller). The controller of the
/// results is shown as a presentation while the search is active.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
    /// The bar.
    open private(set) var searchBar = UISearchBar(frame: .zero)
    /// The object that updates the results as the text changes; nil for none.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The delegate, which is notified of the search; nil for none.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// The controller of the results; nil where the content shows them.
    open private(set) var searchResultsController: UIViewController?
    /// Whether the content is dimmed during a search; it is not here.
    open var obscuresBackgroundDuringPresentation = true
    /// The older name of ``obscuresBackgroundDuringPresentation``.
    open var dimsBackgroundDuringPresentation = true
    /// Whether the title hides during a search; it stays here.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether a button that ends the search appears with the search; true by default.
    open var automaticallyShowsCancelButton = true
    /// Whether scopes appear with the search; true by default.
    open var automaticallyShowsScopeBar = true
    /// Whether the results appear by the search alone; true by default.
    open var automaticallyShowsSearchResultsController = true
    /// Whether the results are shown without a text.
    open var showsSearchResultsController = false
    weak var item: UINavigationItem?
    private var isSearching = false
    private lazy var relay = Relay(self)

    /// Creates a search whose results the content shows.
    public convenience init() { self.init(searchResultsController: nil) }

    /// Creates a search.
    ///
    /// - Parameter searchResultsController: The controller of the results; nil where the content shows them.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        searchBar.follower = relay
    }
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        searchBar.follower = relay
    }

    /// Whether a search is going on; setting it begins or ends one.
    open var isActive: Bool {
        get { isSearching }
        set {
            if newValue { begin() } else { end() }
        }
    }

    fileprivate func begin() {
        if isSearching { return }
        delegate?.willPresentSearchController(self)
        isSearching = true
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
        if automaticallyShowsScopeBar, searchBar.scopeButtonTitles != nil { searchBar.showsScopeBar = true }
        update()
        delegate?.didPresentSearchController(self)
    }

    fileprivate func end() {
        guard isSearching else { return }
        delegate?.willDismissSearchController(self)
        isSearching = false
        searchBar.text = ""
        searchBar.resignFirstResponder()
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
        if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
        update()
        delegate?.didDismissSearchController(self)
    }

    fileprivate func update() {
        searchResultsUpdater?.updateSearchResults(for: self)
        AppWindows.presentationChanged()
    }

    /// What happens in the bar, before its delegate is notified.
    private final class Relay: SearchBarFollower {
        unowned let search: UISearchController
        init(_ search: UISearchController) { self.search = search }
        func began() { search.begin() }
        func changed() {
            if search.isSearching { search.update() } else { search.begin() }
        }
        func canceled() { search.end() }
        func scopeChanged() { search.update() }
    }
}

/// Follows a search bar beside its delegate.
@MainActor
protocol SearchBarFollower: AnyObject {
    func began()
    func changed()
    func canceled()
    func scopeChanged()
}

/// An object that updates the results of a search.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the text or the scope changed, and when the search began or ended.
    func updateSearchResults(for searchController: UISearchController)
}

/// Methods that are called as a search begins and ends; all are optional.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called when a search is about to begin.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called when a search has begun.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called when a search is about to end.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called when a search has ended.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
