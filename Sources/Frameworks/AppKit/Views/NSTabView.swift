import Foundation
import SwiftUI

/// Views of which one is shown at a time, by a row of tabs.
///
/// Follows Apple's [NSTabView](https://developer.apple.com/documentation/appkit/nstabview).
@MainActor @preconcurrency
open class NSTabView: NSView {
    /// Where the tabs are.
    public enum TabType: UInt, Sendable {
        case topTabsBezelBorder, leftTabsBezelBorder, bottomTabsBezelBorder, rightTabsBezelBorder, noTabsBezelBorder,
            noTabsLineBorder, noTabsNoBorder
    }
    /// Where the tabs are; above the views, or nowhere, here.
    open var tabViewType = TabType.topTabsBezelBorder { didSet { changed() } }
    /// The edge with the tabs; they are above the views, or nowhere, here.
    open var tabPosition: TabPosition {
        get {
            switch tabViewType {
            case .topTabsBezelBorder: .top
            case .leftTabsBezelBorder: .left
            case .bottomTabsBezelBorder: .bottom
            case .rightTabsBezelBorder: .right
            case .noTabsBezelBorder, .noTabsLineBorder, .noTabsNoBorder: .none
            }
        }
        set {
            switch newValue {
            case .top: tabViewType = .topTabsBezelBorder
            case .left: tabViewType = .leftTabsBezelBorder
            case .bottom: tabViewType = .bottomTabsBezelBorder
            case .right: tabViewType = .rightTabsBezelBorder
            case .none: tabViewType = .noTabsBezelBorder
            }
        }
    }
    /// The edges of a tab view.
    public enum TabPosition: UInt, Sendable { case none, top, left, bottom, right }
    /// The border around the views; a bezel by default, without effect on the drawing.
    open var tabViewBorderType = TabViewBorderType.bezel
    /// The borders of a tab view.
    public enum TabViewBorderType: UInt, Sendable { case none, line, bezel }
    /// The tabs.
    open var tabViewItems: [NSTabViewItem] = [] {
        didSet {
            for item in tabViewItems { item.tabView = self }
            if !tabViewItems.contains(where: { $0 === selectedTabViewItem }) {
                selectedTabViewItem = tabViewItems.first
            }
            changed()
            delegate?.tabViewDidChangeNumberOfTabViewItems(self)
        }
    }
    /// The tab whose view is shown; nil for none.
    open private(set) var selectedTabViewItem: NSTabViewItem?
    /// The delegate, which is notified of choices; nil for none.
    open weak var delegate: (any NSTabViewDelegate)?
    /// Whether a background is drawn; the engine decides.
    open var drawsBackground = true
    /// Whether titles are shortened; the engine decides.
    open var allowsTruncatedLabels = false
    /// The size of the tabs.
    open var controlSize = NSControl.ControlSize.regular { didSet { changed() } }

    /// How many tabs there are.
    open var numberOfTabViewItems: Int { tabViewItems.count }
    /// Adds a tab at the end.
    open func addTabViewItem(_ tabViewItem: NSTabViewItem) { tabViewItems.append(tabViewItem) }
    /// Adds a tab at a place.
    open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
        tabViewItems.insert(tabViewItem, at: min(max(index, 0), tabViewItems.count))
    }
    /// Removes a tab.
    open func removeTabViewItem(_ tabViewItem: NSTabViewItem) { tabViewItems.removeAll { $0 === tabViewItem } }
    /// Returns the place of a tab; `NSNotFound` for none.
    open func indexOfTabViewItem(_ tabViewItem: NSTabViewItem) -> Int {
        tabViewItems.firstIndex { $0 === tabViewItem } ?? NSNotFound
    }
    /// Returns the place of the tab of a name; `NSNotFound` for none.
    open func indexOfTabViewItem(withIdentifier identifier: Any) -> Int {
        tabViewItems.firstIndex { $0.identifier.map { "\($0)" } == "\(identifier)" } ?? NSNotFound
    }
    /// Returns the tab at a place.
    open func tabViewItem(at index: Int) -> NSTabViewItem {
        tabViewItems.indices.contains(index) ? tabViewItems[index] : NSTabViewItem()
    }
    /// Shows a tab's view; nil for none.
    open func selectTabViewItem(_ tabViewItem: NSTabViewItem?) {
        guard tabViewItem !== selectedTabViewItem else { return }
        guard delegate?.tabView(self, shouldSelect: tabViewItem) ?? true else { return }
        delegate?.tabView(self, willSelect: tabViewItem)
        selectedTabViewItem = tabViewItem
        changed()
        delegate?.tabView(self, didSelect: tabViewItem)
    }
    /// Shows the view of the tab at a place.
    open func selectTabViewItem(at index: Int) {
        if tabViewItems.indices.contains(index) { selectTabViewItem(tabViewItems[index]) }
    }
    /// Shows the view of the tab of a name.
    open func selectTabViewItem(withIdentifier identifier: Any) {
        selectTabViewItem(at: indexOfTabViewItem(withIdentifier: identifier))
    }
    /// Shows the view of the first tab.
    open func selectFirstTabViewItem(_ sender: Any?) { selectTabViewItem(at: 0) }
    /// Shows the view of the last tab.
    open func selectLastTabViewItem(_ sender: Any?) { selectTabViewItem(at: tabViewItems.count - 1) }
    /// Shows the view of the next tab.
    open func selectNextTabViewItem(_ sender: Any?) { move(1) }
    /// Shows the view of the previous tab.
    open func selectPreviousTabViewItem(_ sender: Any?) { move(-1) }
    private func move(_ step: Int) {
        if let now = selectedTabViewItem { selectTabViewItem(at: indexOfTabViewItem(now) + step) }
    }

    override var counterpart: AnyView? {
        let selection = Binding { [self] in
            selectedTabViewItem.map(indexOfTabViewItem) ?? -1
        } set: { [self] in
            selectTabViewItem(at: $0)
        }
        let hidesTabs = [.noTabsBezelBorder, .noTabsLineBorder, .noTabsNoBorder].contains(tabViewType)
        return AnyView(
            VStack(spacing: 8) {
                if !hidesTabs {
                    Picker("", selection: selection) {
                        ForEach(tabViewItems.indices, id: \.self) { [self] in
                            Text(verbatim: tabViewItems[$0].label).tag($0)
                        }
                    }
                    .pickerStyle(.segmented).labelsHidden().fixedSize()
                }
                if let view = selectedTabViewItem?.view {
                    ShownView(view: view, revision: revision).id(ObjectIdentifier(view)).frame(
                        maxWidth: .infinity, maxHeight: .infinity)
                } else {
                    Spacer(minLength: 0)
                }
            })
    }
}

/// A tab and its view.
///
/// Follows Apple's [NSTabViewItem](https://developer.apple.com/documentation/appkit/nstabviewitem).
@MainActor @preconcurrency
open class NSTabViewItem: NSObject {
    /// A name to find the tab by; nil for none.
    open var identifier: Any?
    /// The words.
    open var label = "" { didSet { tabView?.changed() } }
    /// The image; nil for none.
    ///
    /// It is shown by toolbars on the Mac, and not here.
    open var image: NSImage?
    /// The words that are shown while the pointer rests on the tab; nil for none.
    open var toolTip: String?
    /// The view; nil for the controller's.
    open var view: NSView? {
        get { own ?? viewController?.view }
        set {
            own = newValue
            tabView?.changed()
        }
    }
    private var own: NSView?
    /// The controller whose view is shown; nil for none.
    open var viewController: NSViewController? { didSet { tabView?.changed() } }
    /// The tab view that has the tab; nil for none.
    open internal(set) weak var tabView: NSTabView?

    /// Creates a tab with a name.
    public init(identifier: Any?) {
        self.identifier = identifier
        super.init()
    }
    /// Creates a tab.
    public override convenience init() { self.init(identifier: nil) }
    /// Creates a tab for a controller.
    public convenience init(viewController: NSViewController) {
        self.init(identifier: nil)
        self.viewController = viewController
        label = viewController.title ?? ""
    }
}

/// Methods for reacting to the choice of a tab; all are optional.
@MainActor @preconcurrency
public protocol NSTabViewDelegate: NSObjectProtocol {
    /// Whether a tab may be chosen; true by default.
    func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool
    /// Called before a tab is chosen.
    func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?)
    /// Called when a tab was chosen.
    func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?)
    /// Called when tabs were added or removed.
    func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView)
}

extension NSTabViewDelegate {
    public func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool { true }
    public func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {}
    public func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {}
    public func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView) {}
}

/// A controller of tabs, each with a controller of its own.
///
/// Follows Apple's [NSTabViewController](https://developer.apple.com/documentation/appkit/nstabviewcontroller).
@MainActor @preconcurrency
open class NSTabViewController: NSViewController, NSTabViewDelegate {
    /// Where the tabs are; above the views here.
    public enum TabStyle: Int, Sendable {
        case segmentedControlOnTop, segmentedControlOnBottom, toolbar, unspecified = -1
    }
    /// Where the tabs are.
    open var tabStyle = TabStyle.segmentedControlOnTop
    /// The view with the tabs.
    open var tabView = NSTabView(frame: .zero)
    /// Whether the controller has the title of the chosen one; true by default.
    open var canPropagateSelectedChildViewControllerTitle = true
    /// The tabs.
    open var tabViewItems: [NSTabViewItem] {
        get { tabView.tabViewItems }
        set { tabView.tabViewItems = newValue }
    }
    /// The place of the chosen tab; -1 for none.
    open var selectedTabViewItemIndex: Int {
        get { tabView.selectedTabViewItem.map(tabView.indexOfTabViewItem) ?? -1 }
        set { tabView.selectTabViewItem(at: newValue) }
    }
    open override func loadView() {
        tabView.delegate = self
        view = tabView
    }
    /// Adds a tab at the end.
    open func addTabViewItem(_ tabViewItem: NSTabViewItem) { tabView.addTabViewItem(tabViewItem) }
    /// Adds a tab at a place.
    open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
        tabView.insertTabViewItem(tabViewItem, at: index)
    }
    /// Removes a tab.
    open func removeTabViewItem(_ tabViewItem: NSTabViewItem) { tabView.removeTabViewItem(tabViewItem) }
    /// Whether a tab may be chosen; true by default.
    open func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool { true }
    /// Called before a tab is chosen.
    open func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {}
    /// Called when a tab was chosen.
    open func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {
        if canPropagateSelectedChildViewControllerTitle, let title = tabViewItem?.viewController?.title {
            self.title = title
        }
    }
}
