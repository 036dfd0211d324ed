import Foundation
import SwiftUI

/// Views beside or below each other, with lines between them.
///
/// Follows Apple's [NSSplitView](https://developer.apple.com/documentation/appkit/nssplitview). The lines are not dragged here.
@MainActor @preconcurrency
open class NSSplitView: NSView {
    /// The form of the lines.
    public enum DividerStyle: Int, Sendable {
        case thick = 1
        case thin, paneSplitter
    }
    /// A name under which places of the lines are kept.
    public typealias AutosaveName = String
    /// Whether the lines are upright, and the views beside each other; true by default.
    open var isVertical = true { didSet { changed() } }
    /// The form of the lines; all have the same form here.
    open var dividerStyle = DividerStyle.thick
    /// A name under which places of the lines are kept; they do not move.
    open var autosaveName: AutosaveName?
    /// The delegate; nil for none.
    ///
    /// It is not asked here.
    open weak var delegate: (any NSSplitViewDelegate)?
    /// The views in their order.
    open private(set) var arrangedSubviews: [NSView] = []
    var collapsed: Set<ObjectIdentifier> = [] { didSet { changed() } }
    var widths: [ObjectIdentifier: CGFloat] = [:] { didSet { changed() } }

    /// The width of a line, in points.
    open var dividerThickness: CGFloat { 1 }
    /// Adds a view at the end.
    open func addArrangedSubview(_ view: NSView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    /// Adds a view at a place.
    open func insertArrangedSubview(_ view: NSView, at index: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
        view.controller?.viewWillAppear()
        changed()
    }
    /// Removes a view.
    open func removeArrangedSubview(_ view: NSView) {
        arrangedSubviews.removeAll { $0 === view }
        changed()
    }
    /// Places the views; the engine does that.
    open func adjustSubviews() { changed() }
    /// Whether a view is collapsed.
    open func isSubviewCollapsed(_ subview: NSView) -> Bool { collapsed.contains(ObjectIdentifier(subview)) }
    /// Moves a line: the view before it gets the length, in points.
    open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {
        guard arrangedSubviews.indices.contains(dividerIndex) else { return }
        widths[ObjectIdentifier(arrangedSubviews[dividerIndex])] = position
    }

    override var counterpart: AnyView? {
        let shown = arrangedSubviews.filter { !collapsed.contains(ObjectIdentifier($0)) && !$0.isHidden }
        let layout = isVertical ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        return AnyView(
            layout {
                ForEach(Array(shown.enumerated()), id: \.offset) { [self] index, view in
                    if index > 0 { Divider() }
                    let length = widths[ObjectIdentifier(view)]
                    ShownView(view: view, revision: revision)
                        .frame(width: isVertical ? length : nil, height: isVertical ? nil : length)
                        .id(ObjectIdentifier(view))
                }
            })
    }
}

/// Methods that a split view calls; never here.
@MainActor @preconcurrency
public protocol NSSplitViewDelegate: NSObjectProtocol {}

/// One of the parts of a split view controller.
///
/// Follows Apple's [NSSplitViewItem](https://developer.apple.com/documentation/appkit/nssplitviewitem).
@MainActor @preconcurrency
open class NSSplitViewItem: NSObject {
    /// The purpose of a part.
    public enum Behavior: Int, Sendable { case `default`, sidebar, contentList, inspector }
    /// The purpose.
    public let behavior: Behavior
    /// The controller of the part.
    open var viewController: NSViewController
    weak var owner: NSSplitViewController?
    /// Whether the part is collapsed.
    open var isCollapsed = false { didSet { owner?.itemsChanged() } }
    /// Whether the part can be collapsed.
    open var canCollapse = false
    /// The least length, in points.
    open var minimumThickness: CGFloat = -1
    /// The greatest length, in points.
    open var maximumThickness: CGFloat = -1 { didSet { owner?.itemsChanged() } }
    /// The part of the whole length that is preferred, from 0 to 1; without effect.
    open var preferredThicknessFraction: CGFloat = -1
    /// How strongly the part keeps its length; without effect.
    open var holdingPriority = NSLayoutConstraint.Priority.defaultLow
    /// Whether the part is as high as the window; without effect.
    open var allowsFullHeightLayout = false
    /// The line below the title; without effect.
    open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic

    private init(_ controller: NSViewController, _ behavior: Behavior) {
        (viewController, self.behavior) = (controller, behavior)
        super.init()
    }
    /// Creates a part.
    public convenience init(viewController: NSViewController) { self.init(viewController, .default) }
    /// Creates a side bar.
    public convenience init(sidebarWithViewController viewController: NSViewController) {
        self.init(viewController, .sidebar)
        (canCollapse, minimumThickness) = (true, 200)
    }
    /// Creates a list of contents.
    public convenience init(contentListWithViewController viewController: NSViewController) {
        self.init(viewController, .contentList)
    }
    /// Creates a part with details.
    public convenience init(inspectorWithViewController viewController: NSViewController) {
        self.init(viewController, .inspector)
        (canCollapse, minimumThickness) = (true, 240)
    }
}

/// Controllers beside each other.
///
/// Follows Apple's
/// [NSSplitViewController](https://developer.apple.com/documentation/appkit/nssplitviewcontroller).
@MainActor @preconcurrency
open class NSSplitViewController: NSViewController {
    /// The split view.
    open var splitView = NSSplitView(frame: .zero)
    /// The parts.
    open var splitViewItems: [NSSplitViewItem] = [] { didSet { itemsChanged() } }

    open override func loadView() {
        view = splitView
        itemsChanged()
    }
    /// Adds a part at the end.
    open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) {
        insertSplitViewItem(splitViewItem, at: splitViewItems.count)
    }
    /// Adds a part at a place.
    open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {
        splitViewItem.owner = self
        addChild(splitViewItem.viewController)
        splitViewItems.insert(splitViewItem, at: min(max(index, 0), splitViewItems.count))
    }
    /// Removes a part.
    open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {
        splitViewItem.viewController.removeFromParent()
        splitViewItems.removeAll { $0 === splitViewItem }
    }
    /// Returns the part of a controller; nil for none.
    open func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem? {
        splitViewItems.first { $0.viewController === viewController }
    }
    /// Collapses the side bar, or shows it again.
    open func toggleSidebar(_ sender: Any?) {
        guard let item = splitViewItems.first(where: { $0.behavior == .sidebar }) else { return }
        item.isCollapsed.toggle()
    }
    /// Collapses the details, or shows them again.
    open func toggleInspector(_ sender: Any?) {
        guard let item = splitViewItems.first(where: { $0.behavior == .inspector }) else { return }
        item.isCollapsed.toggle()
    }

    func itemsChanged() {
        let wanted = splitViewItems.map(\.viewController.view)
        for view in splitView.arrangedSubviews where !wanted.contains(where: { $0 === view }) {
            splitView.removeArrangedSubview(view)
        }
        for (index, view) in wanted.enumerated() { splitView.insertArrangedSubview(view, at: index) }
        splitView.collapsed = Set(splitViewItems.filter(\.isCollapsed).map { ObjectIdentifier($0.viewController.view) })
        for item in splitViewItems where item.behavior != .default && item.minimumThickness > 0 {
            let key = ObjectIdentifier(item.viewController.view)
            if splitView.widths[key] == nil { splitView.widths[key] = item.minimumThickness }
        }
    }
}
