import Foundation
import SwiftUICore

/// A row of entries, one of which is selected.
///
/// A tab bar controller has a bar of its own, whose entries are its controllers'. A bar that an app adds to a view is drawn
/// there, and notifies its ``delegate``. Follows Apple's
/// [UITabBar](https://developer.apple.com/documentation/uikit/uitabbar).
@MainActor @preconcurrency
open class UITabBar: UIView {
    /// How entries are placed; they always fill the bar here.
    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

    /// The delegate, which is notified of selection changes; nil for none.
    open weak var delegate: (any UITabBarDelegate)?
    /// The entries; nil for none.
    open var items: [UITabBarItem]? {
        didSet {
            if let selectedItem, !(items ?? []).contains(where: { $0 === selectedItem }) { self.selectedItem = nil }
            noteChange()
        }
    }
    /// The selected entry; nil for none.
    open var selectedItem: UITabBarItem? { didSet { noteChange() } }
    /// How entries are placed; they always fill the bar here.
    open var itemPositioning = ItemPositioning.automatic
    /// The width of an entry, in points; without effect, as entries fill the bar.
    open var itemWidth: CGFloat = 0
    /// The distance between entries, in points; without effect, as entries fill the bar.
    open var itemSpacing: CGFloat = 0
    /// Whether the bar is light or dark.
    open var barStyle = UIBarStyle.default { didSet { noteLook() } }
    private var ownStandard: UITabBarAppearance?
    /// The standard appearance.
    open var standardAppearance: UITabBarAppearance {
        get {
            if let ownStandard { return ownStandard }
            let made = UITabBarAppearance()
            ownStandard = made
            return made
        }
        set {
            ownStandard = newValue
            noteLook()
        }
    }
    /// The appearance above content that is scrolled to its end; nil for the standard one.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { noteLook() } }
    /// The background color.
    open var barTintColor: UIColor? { didSet { noteLook() } }
    /// The color of unselected entries; nil for gray.
    open var unselectedItemTintColor: UIColor? { didSet { noteLook() } }
    /// Whether the bar is translucent.
    open var isTranslucent = true
    /// The background image.
    open var backgroundImage: UIImage? { didSet { noteLook() } }
    /// The line's image.
    open var shadowImage: UIImage?
    /// The image behind the selected entry; nil for none.
    open var selectionIndicatorImage: UIImage? { didSet { noteChange() } }

    /// Sets the entries.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    /// Selects an entry, as a press does.
    func choose(_ item: UITabBarItem) {
        guard item.isEnabled else { return }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    /// Also the bar of a tab view that shows a controller's tabs is drawn again.
    private func noteLook() {
        noteChange()
        AppWindows.presentationChanged()
    }

    /// The app's settings for the bar.
    var look: BarLook {
        var look = BarLook()
        look.isHidden = isHidden
        look.colorScheme = barStyle.colorScheme
        look.tint = ownTint.map { Color($0) }
        look.iconColor = unselectedItemTintColor.map { Color($0) }
        if let appearance = ownStandard ?? scrollEdgeAppearance {
            look.adopt(appearance)
            let items = appearance.stackedLayoutAppearance
            (look.title, look.selectedTitle) = (
                TitleAppearance(items.normal.titleTextAttributes), TitleAppearance(items.selected.titleTextAttributes)
            )
            if let color = items.normal.iconColor { look.iconColor = Color(color) }
            if let color = items.selected.iconColor { look.tint = Color(color) }
        } else {
            look.background = (barTintColor ?? backgroundColor).map { AnyShapeStyle(Color($0)) }
            if let backgroundImage, backgroundImage.size == .zero { look.visibility = .hidden }
            if let shadowImage, shadowImage.size == .zero { look.line = .clear }
        }
        let titles = Appearances.tabTitles
        look.title = look.title.over(titles.normal)
        look.selectedTitle = look.selectedTitle.over(titles.selected)
        return look
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 49) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 49) }
    open override var _showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView { AnyView(TabBarContent(version: contentVersion, bar: self)) }
}

/// Methods for reacting to choices in a tab bar; all are optional.
///
/// Follows Apple's [UITabBarDelegate](https://developer.apple.com/documentation/uikit/uitabbardelegate).
@MainActor @preconcurrency
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called when the user has selected an entry.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The entries of a tab bar beside each other.
private struct TabBarContent: View {
    /// Differs after each change of the view.
    let version: Int
    let bar: UITabBar

    var body: some View {
        let look = bar.look.over(BarLook.ofTabBars?())
        HStack(spacing: 0) {
            ForEach(Array((bar.items ?? []).enumerated()), id: \.offset) { _, item in
                let isSelected = item === bar.selectedItem
                Button {
                    bar.choose(item)
                } label: {
                    TabBarEntry(item: item, isSelected: isSelected, look: look, ground: bar.selectionIndicatorImage)
                }
                .buttonStyle(FramedPlainButtonStyle())
                .disabled(!item.isEnabled)
                .accessibilityAddTraits(isSelected ? .isSelected : [])
            }
        }
        .frame(height: 49)
        .background {
            if let image = bar.backgroundImage, image.size != .zero {
                Image(uiImage: image).resizable()
            } else {
                BarFill(look: look, isShown: true, edge: .top)
            }
        }
        .modifier(BarColorScheme(colorScheme: look.colorScheme))
    }
}

/// The image above the title of an entry.
private struct TabBarEntry: View {
    let item: UITabBarItem
    let isSelected: Bool
    let look: BarLook
    /// The image behind a selected entry; nil for none.
    let ground: UIImage?

    var body: some View {
        let title =
            (isSelected ? TitleAppearance(item.titleTextAttributes(for: .selected)).over(look.selectedTitle) : nil)
            ?? TitleAppearance(item.titleTextAttributes(for: .normal)).over(look.title)
        VStack(spacing: 2) {
            if let image = isSelected ? item.selectedImage ?? item.image : item.image {
                Image(uiImage: image).font(.system(size: 20))
                    .overlay(alignment: .topTrailing) { badge }
            }
            if let words = item.title {
                Text(verbatim: words).titleAppearance(title, font: .system(size: 10, weight: .medium)).lineLimit(1)
            }
        }
        .foregroundStyle(
            isSelected
                ? look.tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle())
                : AnyShapeStyle(look.iconColor ?? look.title.color ?? Color(UIColor.systemGray))
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { if isSelected, let ground { Image(uiImage: ground) } }
        .contentShape(Rectangle())
    }

    @ViewBuilder private var badge: some View {
        if let value = item.badgeValue {
            Text(verbatim: value).font(.system(size: 11)).foregroundStyle(.white).fixedSize()
                .padding(.horizontal, 5).frame(minWidth: 16, minHeight: 16)
                .background(Color(item.badgeColor ?? .systemRed), in: Capsule())
                .offset(x: 10, y: -4)
        }
    }
}
