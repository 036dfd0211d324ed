import Foundation
import SwiftUICore

/// A row of buttons.
///
/// A navigation controller has a toolbar of its own, with its controller's buttons. One that an app adds to a view is drawn
/// there. Follows Apple's [UIToolbar](https://developer.apple.com/documentation/uikit/uitoolbar).
@MainActor @preconcurrency
open class UIToolbar: UIView, UIBarPositioning {
    /// The delegate; nil for none.
    open weak var delegate: (any UIToolbarDelegate)?
    /// The entries; nil for none.
    ///
    /// A navigation controller shows its controller's.
    open var items: [UIBarButtonItem]? { didSet { noteChange() } }
    /// Whether the bar is translucent.
    open var isTranslucent = true
    /// Whether the bar is light or dark.
    open var barStyle = UIBarStyle.default { didSet { noteChange() } }
    /// The position of the bar.
    open var barPosition: UIBarPosition { .bottom }
    private var ownStandard: UIToolbarAppearance?
    /// The standard appearance.
    open var standardAppearance: UIToolbarAppearance {
        get {
            if let ownStandard { return ownStandard }
            let made = UIToolbarAppearance()
            ownStandard = made
            return made
        }
        set {
            ownStandard = newValue
            noteChange()
        }
    }
    /// The appearance in a low window.
    open var compactAppearance: UIToolbarAppearance?
    /// The appearance at content that is scrolled to its end; nil for the standard one.
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { noteChange() } }
    /// The background color.
    open var barTintColor: UIColor? { didSet { noteChange() } }
    private var backgrounds: [Int: UIImage] = [:]

    /// Sets the entries.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    /// Sets the background image: an empty one makes the bar clear, others are kept and not drawn.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgrounds[barMetrics.rawValue] = backgroundImage
        noteChange()
    }
    /// Returns the background image; nil for none.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds[barMetrics.rawValue]
    }
    private var shadows: [Int: UIImage] = [:]
    /// Sets the image of the line toward the content; kept and not drawn.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadows[topOrBottom.rawValue] = shadowImage
    }
    /// Returns the image of the line toward the content; nil for none.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadows[topOrBottom.rawValue] }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
    open override var _showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView { AnyView(ToolbarItems(version: contentVersion, bar: self)) }

    /// The app's settings for the bar.
    var look: BarLook {
        var look = BarLook()
        look.colorScheme = barStyle.colorScheme
        look.tint = ownTint.map { Color($0) }
        if let appearance = ownStandard ?? scrollEdgeAppearance {
            look.adopt(appearance)
        } else {
            look.background = (barTintColor ?? backgroundColor).map { AnyShapeStyle(Color($0)) }
            if let image = backgrounds[UIBarMetrics.default.rawValue], image.size == .zero { look.visibility = .hidden }
        }
        return look
    }
}

/// Methods of a toolbar's delegate.
@MainActor @preconcurrency
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// The buttons of a toolbar of an app's own.
private struct ToolbarItems: View {
    /// Differs after each change of the view.
    let version: Int
    let bar: UIToolbar
    /// Changes with the buttons.
    @ObservedObject private var model = AppWindows.model

    init(version: Int, bar: UIToolbar) { (self.version, self.bar) = (version, bar) }

    var body: some View {
        ToolbarRow(items: bar.items, look: bar.look)
    }
}
