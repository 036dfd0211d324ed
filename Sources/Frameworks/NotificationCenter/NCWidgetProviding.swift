import OrielFoundation
import SwiftUI

/// The result of updating a widget of the Today view.
public enum NCUpdateResult: UInt, Sendable { case newData, noData, failed }
/// The form of a widget of the Today view.
public enum NCWidgetDisplayMode: Int, Sendable { case compact, expanded }

/// A controller that is a widget of the Today view, which no desktop has.
///
/// Follows Apple's [NCWidgetProviding](https://developer.apple.com/documentation/notificationcenter/ncwidgetproviding). `WidgetKit` has the widgets that
/// are shown here.
@MainActor @preconcurrency
public protocol NCWidgetProviding: NSObjectProtocol {
    /// Called to update the content; the function receives the result.
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
    /// Called when the user has chosen another form, with the largest size of that.
    func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
    /// Returns the margins, given the default ones.
    func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
}

extension NCWidgetProviding {
    public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
        completionHandler(.noData)
    }
    public func widgetActiveDisplayModeDidChange(
        _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
    ) {}
    public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets {
        defaultMarginInsets
    }
}

/// Says whether a widget of the Today view has content.
///
/// Follows Apple's [NCWidgetController](https://developer.apple.com/documentation/notificationcenter/ncwidgetcontroller).
open class NCWidgetController: NSObject, @unchecked Sendable {
    /// Creates a controller.
    public override init() {}
    /// Says whether a widget has content; there is no Today view, which is reported once.
    open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {
        RuntimeWarning.issue("NotificationCenter: the desktop has no Today view; widgets of WidgetKit are shown.")
    }
}
