import Foundation
import SwiftUICore

/// A bar with a title and buttons.
///
/// A navigation controller has a bar of its own, whose items are its controllers'. A bar that an app adds to a view is drawn
/// there with its topmost item. Follows Apple's
/// [UINavigationBar](https://developer.apple.com/documentation/uikit/uinavigationbar).
@MainActor @preconcurrency
open class UINavigationBar: UIView, UIBarPositioning {
    /// The delegate, which is notified of items that come and go; nil for none.
    open weak var delegate: (any UINavigationBarDelegate)?
    /// The items, the lowest first; nil for none.
    open var items: [UINavigationItem]? { didSet { noteChange() } }
    /// The item that is shown; nil for none.
    open var topItem: UINavigationItem? { items?.last }
    /// The item to which the back button leads; nil for none.
    open var backItem: UINavigationItem? { items?.dropLast().last }
    /// The position of the bar.
    open var barPosition: UIBarPosition { .top }
    private var ownStandard: UINavigationBarAppearance?
    /// The standard appearance.
    open var standardAppearance: UINavigationBarAppearance {
        get {
            if let ownStandard { return ownStandard }
            let made = UINavigationBarAppearance()
            ownStandard = made
            return made
        }
        set {
            ownStandard = newValue
            noteLook()
        }
    }
    /// The appearance in a low window.
    open var compactAppearance: UINavigationBarAppearance?
    /// The appearance above content that is scrolled to its top; nil for the standard one without background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { noteLook() } }
    /// The appearance in a low window, above content that is scrolled to its top.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// Whether the bar is light or dark.
    open var barStyle = UIBarStyle.default { didSet { noteLook() } }
    /// The background color.
    open var barTintColor: UIColor? { didSet { noteLook() } }
    /// Whether the bar is translucent.
    open var isTranslucent = true
    /// Whether titles may be large.
    open var prefersLargeTitles = false { didSet { noteLook() } }
    /// The title's attributes, of which color and font are used.
    open var titleTextAttributes: UITextAttributes? { didSet { noteLook() } }
    /// The large title's attributes, of which color and font are used.
    open var largeTitleTextAttributes: UITextAttributes? { didSet { noteLook() } }
    /// The line's image; an empty one hides the line.
    open var shadowImage: UIImage? { didSet { noteLook() } }
    /// The image of the back button; kept and not drawn.
    open var backIndicatorImage: UIImage?
    /// The mask of the back button's image during transitions; kept and not used.
    open var backIndicatorTransitionMaskImage: UIImage?
    private var backgrounds: [Int: UIImage] = [:]
    private var titleAdjustments: [Int: CGFloat] = [:]

    /// Sets the background image: an empty one makes the bar clear, others are kept and not drawn.
    open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
        backgrounds[barMetrics.rawValue] = image
        noteLook()
    }
    /// Sets the background image of a bar at a position.
    open func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
        setBackgroundImage(image, for: barMetrics)
    }
    /// Returns the background image; nil for none.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgrounds[barMetrics.rawValue] }
    /// Sets how far the title is moved down, in points; kept and not used.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleAdjustments[barMetrics.rawValue] = adjustment
    }
    /// Returns how far the title is moved down, in points.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        titleAdjustments[barMetrics.rawValue] ?? 0
    }

    /// Puts an item on top.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        items = (items ?? []) + [item]
        delegate?.navigationBar(self, didPush: item)
    }
    /// Removes the topmost item, and returns it; nil where there is none, or where the delegate keeps it.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let top = topItem, delegate?.navigationBar(self, shouldPop: top) ?? true else { return nil }
        items?.removeLast()
        delegate?.navigationBar(self, didPop: top)
        return top
    }
    /// Replaces all items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

    private func noteLook() {
        noteChange()
        AppWindows.presentationChanged()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
    open override var _showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView { AnyView(NavigationBarItems(version: contentVersion, bar: self)) }

    /// The app's settings for the bar, with an item's own appearance first.
    func look(for item: UINavigationItem?) -> BarLook {
        let standard = item?.standardAppearance ?? ownStandard
        let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
        var look = BarLook()
        look.colorScheme = barStyle.colorScheme
        look.tint = ownTint.map { Color($0) } ?? Appearances.barButtonTint
        if let standard {
            look.adopt(standard)
        } else {
            look.background = barTintColor.map { AnyShapeStyle(Color($0)) }
            if let image = backgrounds[UIBarMetrics.default.rawValue], image.size == .zero { look.visibility = .hidden }
            if let shadowImage, shadowImage.size == .zero { look.line = .clear }
        }
        if let edge {
            look.edge = edge.fill
        } else if let backgroundColor {
            look.edge = AnyShapeStyle(Color(backgroundColor))
        }
        look.title = TitleAppearance(standard?.titleTextAttributes ?? edge?.titleTextAttributes ?? titleTextAttributes)
        look.largeTitle = TitleAppearance(
            (edge ?? standard)?.largeTitleTextAttributes ?? largeTitleTextAttributes)
        return look
    }
}

/// Methods for reacting to the items of a navigation bar; all are optional.
///
/// Follows Apple's [UINavigationBarDelegate](https://developer.apple.com/documentation/uikit/uinavigationbardelegate).
@MainActor @preconcurrency
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Whether an item may come; true by default.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// Called when an item has come.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Whether an item may go; true by default.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Called when an item has gone.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// A bar of an app's own: its title in the middle, its buttons at the sides.
private struct NavigationBarItems: View {
    /// Differs after each change of the view.
    let version: Int
    let bar: UINavigationBar
    /// Changes with the item's title and buttons.
    @ObservedObject private var model = AppWindows.model

    init(version: Int, bar: UINavigationBar) { (self.version, self.bar) = (version, bar) }

    var body: some View {
        let item = bar.topItem
        let look = bar.look(for: item).over(BarLook.ofNavigationBars?())
        BarRow(item: item, title: item?.title, look: look) {
            if let back = bar.backItem, item?.hidesBackButton != true {
                BarBackButton(title: back.backButtonTitle ?? back.title) { bar.popItem(animated: true) }
            }
            ForEach(BarEntry.all(item?.leftBarButtonItems)) { BarButton(item: $0.item) }
        }
        .padding(.horizontal, 16)
        .barSurface(look)
    }
}
