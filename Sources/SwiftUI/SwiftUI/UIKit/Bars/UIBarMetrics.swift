import Foundation
import SwiftUICore

/// The size of a bar.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }

/// Where a bar is.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// Whether a bar is light or dark.
///
/// Follows Apple's [UIBarStyle](https://developer.apple.com/documentation/uikit/uibarstyle).
public enum UIBarStyle: Int, Sendable {
    /// As the window is.
    case `default`
    /// Dark, with light titles.
    case black
    /// An older name of ``black``.
    case blackTranslucent

    var colorScheme: ColorScheme? { self == .default ? nil : .dark }
}

/// A bar with a position.
@MainActor @preconcurrency
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar is.
    var barPosition: UIBarPosition { get }
}

/// Methods for deciding where a bar is; all are optional.
@MainActor @preconcurrency
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Returns where a bar is; not asked for here, as bars are where the app puts them.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
