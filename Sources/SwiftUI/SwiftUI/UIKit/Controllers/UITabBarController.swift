import Foundation
import SwiftUICore

/// A controller that shows one of several controllers, selected in a bar.
///
/// Follows Apple's [UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller).
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
    /// The controllers; nil for none.
    open var viewControllers: [UIViewController]? {
        didSet {
            for controller in viewControllers ?? [] { controller.parent = self }
            tabBar.items = viewControllers?.map { $0.tabBarItem }
            if !(viewControllers ?? []).indices.contains(selectedIndex) { selectedIndex = 0 }
            changed()
        }
    }
    /// Which of the controllers is shown, from 0.
    open var selectedIndex = 0 { didSet { if selectedIndex != oldValue { changed() } } }
    /// The controller that is shown; nil for none.
    open var selectedViewController: UIViewController? {
        get { (viewControllers ?? []).indices.contains(selectedIndex) ? viewControllers?[selectedIndex] : nil }
        set {
            if let newValue, let index = viewControllers?.firstIndex(where: { $0 === newValue }) {
                selectedIndex = index
            }
        }
    }
    /// The delegate, which is notified of selection changes; nil for none.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The bar, with the controllers' entries.
    open private(set) var tabBar = UITabBar(frame: .zero)
    /// The controller that would show what finds no room in the bar: it is never shown here, as the bar takes all.
    open private(set) lazy var moreNavigationController = UINavigationController()
    private let state = TabState()

    /// Sets the controllers.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    private func changed() {
        tabBar.selectedItem = selectedViewController?.tabBarItem
        state.revision += 1
        AppWindows.presentationChanged()
    }

    /// Shows another controller, as a press of the bar does.
    func choose(_ index: Int) {
        guard let controllers = viewControllers, controllers.indices.contains(index), index != selectedIndex,
            delegate?.tabBarController(self, shouldSelect: controllers[index]) ?? true
        else { return }
        selectedIndex = index
        delegate?.tabBarController(self, didSelect: controllers[index])
    }

    override var showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView {
        for controller in viewControllers ?? [] { controller.loadViewIfNeeded() }
        return AnyView(ControllerTabs(controller: self, state: state))
    }
}

/// Methods for reacting to choices in a tab bar; all are optional.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether a controller may be shown; true by default.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called when the user has selected a controller.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Called before the user changes the order of the tabs; never here, as the bar is not customized.
    func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
    /// Called before the end of the user's changes of the tabs; never here, as the bar is not customized.
    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
    /// Called after the user's changes of the tabs; never here, as the bar is not customized.
    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
    /// Returns the orientations of the tabs; never asked for here, as windows have none.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask
    /// Returns the orientation in which the tabs are presented; never asked for here, as windows have none.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation
    /// Returns what moves a change of the selection by hand; never asked for here.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns what animates a change of the selection; never asked for here.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .all }
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { .portrait }
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// A controller's entry in a tab bar.
///
/// Follows Apple's [UITabBarItem](https://developer.apple.com/documentation/uikit/uitabbaritem).
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
    /// The image while the controller is shown; nil for the default.
    open var selectedImage: UIImage?
    /// The words on the badge; nil for none.
    open var badgeValue: String? { didSet { AppWindows.presentationChanged() } }
    /// The badge's color; nil for red.
    open var badgeColor: UIColor? { didSet { AppWindows.presentationChanged() } }
    /// How far the title is moved, in points; kept and not used.
    open var titlePositionAdjustment = UIOffset.zero
    /// The bar's appearance while the controller is shown; nil for the bar's own.
    open var standardAppearance: UITabBarAppearance?
    /// The appearance above content that is scrolled to its end; nil for the bar's own.
    open var scrollEdgeAppearance: UITabBarAppearance?

    /// Creates an entry.
    public override init() { super.init() }

    /// Creates an entry.
    public init(title: String?, image: UIImage?, tag: Int) {
        super.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    /// The purposes of the system's entries.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent,
            mostViewed
    }

    /// Creates one of the system's entries.
    public init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        super.init()
        let (title, symbol) = systemItem.appearance
        (self.title, self.image, self.tag) = (title, UIImage(systemName: symbol), tag)
    }

    /// Creates an entry with an image for when it is selected.
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }
}

extension UITabBarItem.SystemItem {
    /// The title, and the name of the symbol.
    fileprivate var appearance: (title: String, symbol: String) {
        switch self {
        case .more: ("More", "ellipsis")
        case .favorites: ("Favorites", "star.fill")
        case .featured: ("Featured", "star.fill")
        case .topRated: ("Top Rated", "star.fill")
        case .recents: ("Recents", "clock.fill")
        case .contacts: ("Contacts", "person.crop.circle.fill")
        case .history: ("History", "clock.fill")
        case .bookmarks: ("Bookmarks", "book.fill")
        case .search: ("Search", "magnifyingglass")
        case .downloads: ("Downloads", "arrow.down.circle.fill")
        case .mostRecent: ("Most Recent", "clock.fill")
        case .mostViewed: ("Most Viewed", "list.number")
        }
    }
}

/// Counts the changes of a tab bar controller.
@MainActor
private final class TabState: ObservableObject {
    @Published var revision = 0
    nonisolated init() {}
}

/// The controllers of a tab bar controller as tabs.
private struct ControllerTabs: View {
    let controller: UITabBarController
    @ObservedObject var state: TabState
    /// Changes with the look of the bar.
    @ObservedObject private var model = AppWindows.model

    init(controller: UITabBarController, state: TabState) { (self.controller, self.state) = (controller, state) }

    var body: some View {
        let controllers = controller.viewControllers ?? []
        let look = controller.tabBar.look
        TabView(
            selection: Binding {
                controller.selectedIndex
            } set: {
                controller.choose($0)
            }
        ) {
            ForEach(Array(controllers.enumerated()), id: \.offset) { index, page in
                page._swiftUIContent
                    .transformPreference(BarLook.TabKey.self) { $0 = ($0 ?? BarLook()).over(look) }
                    .transformPreference(BarLook.TabHiddenKey.self) { $0 = $0 || look.isHidden }
                    .tabItem {
                        let item = page.tabBarItem
                        if let image = index == controller.selectedIndex
                            ? item?.selectedImage ?? item?.image : item?.image
                        {
                            Image(uiImage: image)
                        }
                        Text(verbatim: item?.title ?? page.title ?? "")
                    }
                    .badge((page.tabBarItem?.badgeValue).map { Text(verbatim: $0) })
                    .tag(index)
            }
        }
    }
}
