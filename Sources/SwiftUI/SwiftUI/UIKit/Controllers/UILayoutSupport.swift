import Foundation
import SwiftUICore

/// The edge of the bars above or below a controller's content, as older apps use it.
///
/// Follows Apple's [UILayoutSupport](https://developer.apple.com/documentation/uikit/uilayoutsupport).
@MainActor @preconcurrency
public protocol UILayoutSupport: NSObjectProtocol {
    /// The height of the bars, in points.
    var length: CGFloat { get }
    /// The upper edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height.
    var heightAnchor: NSLayoutDimension { get }
}

/// The edge of a view's safe area as the edge of bars.
@MainActor
private final class SafeAreaEdge: NSObject, UILayoutSupport {
    private let view: UIView
    private let isTop: Bool

    init(_ view: UIView, isTop: Bool) { (self.view, self.isTop) = (view, isTop) }

    var length: CGFloat { isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom }
    var topAnchor: NSLayoutYAxisAnchor { isTop ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor }
    var bottomAnchor: NSLayoutYAxisAnchor { isTop ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor }
    var heightAnchor: NSLayoutDimension { view.heightAnchor }
}

extension UIViewController {
    var standardTopLayoutGuide: any UILayoutSupport { SafeAreaEdge(view, isTop: true) }
    var standardBottomLayoutGuide: any UILayoutSupport { SafeAreaEdge(view, isTop: false) }
}
