import Foundation

/// The content of a navigation bar while a controller is on top.
///
/// Follows Apple's [UINavigationItem](https://developer.apple.com/documentation/uikit/uinavigationitem).
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    /// When a title is large.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

    /// The title; nil for the controller's.
    open var title: String? { didSet { AppWindows.presentationChanged() } }
    /// A line above the title; nil for none.
    open var prompt: String? { didSet { AppWindows.presentationChanged() } }
    /// The view in place of the title; nil for none.
    open var titleView: UIView? { didSet { AppWindows.presentationChanged() } }
    /// The button at the leading side, in place of the back button; nil for none.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The buttons at the leading side, the outermost first; nil for none.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { AppWindows.presentationChanged() } }
    /// The button at the trailing side; nil for none.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// The buttons at the trailing side, the outermost first; nil for none.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { AppWindows.presentationChanged() } }
    /// Whether buttons at the leading side leave room for the back button.
    open var leftItemsSupplementBackButton = false { didSet { AppWindows.presentationChanged() } }
    /// Whether the back button is hidden.
    open var hidesBackButton = false { didSet { AppWindows.presentationChanged() } }
    /// The title of the back button to this controller; nil for its title.
    open var backButtonTitle: String? { didSet { AppWindows.presentationChanged() } }
    /// The back button to this controller, of which the title is used; nil for the default.
    open var backBarButtonItem: UIBarButtonItem? { didSet { AppWindows.presentationChanged() } }
    /// Whether the title is large where the bar prefers that.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { AppWindows.presentationChanged() } }

    /// The controller of a search, whose bar is below the title; nil for none.
    open var searchController: UISearchController? {
        didSet {
            searchController?.item = self
            AppWindows.presentationChanged()
        }
    }
    /// Where the bar of a search is; it is below the title here.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// Where the bar of a search is; below the title here.
    open var searchBarPlacement: SearchBarPlacement { .stacked }
    /// Where the bar of a search is.
    public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked, integrated, integratedCentered }
    /// Whether the bar of a search hides while the content is scrolled; it stays here.
    open var hidesSearchBarWhenScrolling = true
    /// How the back button shows its title; it always shows it here.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// How a back button shows its title.
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
    /// The appearance of the bar while the controller is on top; nil for the bar's own.
    open var standardAppearance: UINavigationBarAppearance? { didSet { AppWindows.presentationChanged() } }
    /// The appearance above content that is scrolled to its top; nil for the bar's own.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { AppWindows.presentationChanged() } }
    /// The appearance in a low window; nil for the bar's own.
    open var compactAppearance: UINavigationBarAppearance?
    /// The appearance in a low window, above content that is scrolled to its top; nil for the bar's own.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    /// Creates an item without title.
    public override init() { super.init() }

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Sets the buttons at the leading side.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the button at the leading side.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the buttons at the trailing side.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Sets the button at the trailing side.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets whether the back button is hidden.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}
