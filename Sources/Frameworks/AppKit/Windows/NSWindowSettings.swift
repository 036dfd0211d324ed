import Foundation
import SwiftUI

/// The values of a window that are kept without effect.
@MainActor @preconcurrency
open class _NSWindowSettings: _NSAccessibleResponder, NSMenuItemValidation {
    /// Whether the app may end while the window is a sheet or modal.
    open var preventsApplicationTerminationWhenModal = true
    /// Whether the content stays visible while the window's edge is dragged.
    open var preservesContentDuringLiveResize = true
    /// The steps of the size, in points.
    open var resizeIncrements = NSSize(width: 1, height: 1)
    /// The steps of the content's size, in points.
    open var contentResizeIncrements = NSSize(width: 1, height: 1)
    /// The least size on a shared full screen, in points.
    open var minFullScreenContentSize = NSSize.zero
    /// The greatest size on a shared full screen, in points.
    open var maxFullScreenContentSize = NSSize.zero
    /// The space of the window's colors; sRGB here.
    open var colorSpace: NSColorSpace? = .sRGB
    /// Whether the window is shown before a user logs in.
    open var canBecomeVisibleWithoutLogin = false
    /// Whether views are drawn beside the main thread.
    open var allowsConcurrentViewDrawing = true
    /// Whether views that changed are drawn by themselves; they always are here.
    open var isAutodisplay = true
    /// Whether there is a mark at the corner that changes the size.
    open var showsResizeIndicator = true
    /// Whether the window's bar has a button for the tools.
    open var showsToolbarButton = true
    /// Whether tabs find the next view by its place; they always do here.
    open var autorecalculatesKeyViewLoop = true
    /// The view with the focus when the window opens; nil for none.
    open weak var initialFirstResponder: NSView?
    /// The class that makes the window again when the app is launched, which is not called here; nil for none.
    open var restorationClass: AnyClass?
    /// The cell that Return presses, which is kept: set the button's key equivalent; nil for none.
    open weak var defaultButtonCell: NSButtonCell?
    /// The object whose appearance the window has; nil for the app.
    open weak var appearanceSource: AnyObject?
    /// The window's tab, which is not shown.
    public private(set) lazy var tab = NSWindowTab()
    private var borders: [NSRectEdge: CGFloat] = [:]
    private lazy var editor = NSTextView(frame: .zero)

    /// Called in each turn of the app's loop; never here.
    open func update() {}
    /// Returns the text view in which a control's text is edited; one that is not shown here.
    open func fieldEditor(_ createFlag: Bool, for object: Any?) -> NSText? { createFlag ? editor : nil }
    /// Returns the time for a change of the window's frame with an animation, in seconds.
    open func animationResizeTime(_ newFrame: NSRect) -> TimeInterval { 0.2 }
    /// Returns the width of the border at an edge, in points.
    open func contentBorderThickness(for edge: NSRectEdge) -> CGFloat { borders[edge] ?? 0 }
    /// Sets the width of the border at an edge, in points; it is not drawn.
    open func setContentBorderThickness(_ thickness: CGFloat, for edge: NSRectEdge) { borders[edge] = thickness }
    /// Returns whether the width of the border follows the content; false here.
    open func autorecalculatesContentBorderThickness(for edge: NSRectEdge) -> Bool { false }
    /// Sets whether the width of the border follows the content; it is not drawn.
    open func setAutorecalculatesContentBorderThickness(_ flag: Bool, for edge: NSRectEdge) {}
    /// Returns whether an item of a menu whose target is the window can be used; true by default.
    open func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { true }
    /// Notes that the window is to be kept for the next launch; its scenes alone are kept here.
    open func invalidateRestorableState() {}
    /// Writes the window's state for the next launch; never called here.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Reads the window's state of the last launch; never called here.
    open func restoreState(with coder: NSCoder) {}
    /// Opens a window as a tab, from the button beside the tabs; there are no tabs here.
    open func newWindowForTab(_ sender: Any?) {}
}

/// The tab of a window.
///
/// Follows Apple's [NSWindowTab](https://developer.apple.com/documentation/appkit/nswindowtab). It is kept, and not shown.
@MainActor @preconcurrency
open class NSWindowTab: NSObject {
    /// The title; empty for the window's.
    open var title: String! = ""
    /// The title with its attributes; nil for none.
    open var attributedTitle: NSAttributedString?
    /// The words beside the pointer; nil for none.
    open var toolTip: String! = ""
    /// The view beside the title; nil for none.
    open var accessoryView: NSView?
}
