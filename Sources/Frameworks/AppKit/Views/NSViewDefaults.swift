import Foundation
import SwiftUI

/// The methods of a view that do nothing by themselves, and that views of an app's own have in another form.
@MainActor @preconcurrency
open class _NSViewDefaults: _NSAccessibleResponder {
    /// The view that shows this one.
    var viewOfUIKit: UIView? { nil }
    override var reportingView: UIView? { viewOfUIKit }
    private weak var following: NSView?

    /// Whether a press that makes the window key reaches the view; it always does here.
    open func acceptsFirstMouse(for event: NSEvent?) -> Bool { true }
    /// Whether a drag in the view moves the window; false by default.
    open var mouseDownCanMoveWindow: Bool { false }
    /// Called when the view's menu is about to open.
    open func willOpenMenu(_ menu: NSMenu, with event: NSEvent) {}
    /// Called when the view's menu was closed.
    open func didCloseMenu(_ menu: NSMenu, with event: NSEvent?) {}
    /// Whether keys lead to the view; whether it can have the focus, by default.
    open var canBecomeKeyView: Bool { acceptsFirstResponder && viewOfUIKit?.isHidden != true }
    /// Whether the view wants the focus when its panel is pressed.
    open var needsPanelToBecomeKey: Bool { acceptsFirstResponder }
    /// Whether the view may be drawn beside the main thread; it is kept, and views are drawn on the main thread.
    open var canDrawConcurrently = false
    /// Whether subviews may be drawn into the view's layer; it is kept, and each view has a layer.
    open var canDrawSubviewsIntoLayer = false
    /// Called before the view is drawn; never here.
    open func viewWillDraw() {}
    /// Draws the ring of the focus; the engine does that.
    open func drawFocusRingMask() {}
    /// The rectangle of the ring of the focus, in points.
    open var focusRingMaskBounds: NSRect { NSRect(origin: .zero, size: viewOfUIKit?.bounds.size ?? .zero) }
    /// The view to which the tab key leads; nil for the next one by its place.
    ///
    /// It is kept; the engine follows the places of views.
    open weak var nextKeyView: NSView? {
        get { following }
        set { following = newValue }
    }
    /// How far bars reach into the view, in points; windows here have none.
    open var safeAreaInsets: NSEdgeInsets {
        let insets = viewOfUIKit?.safeAreaInsets ?? .zero
        return NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
    /// How far the app's own bars reach into the view, in points.
    ///
    /// They are kept, and change no layout.
    open var additionalSafeAreaInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    /// Whether the window's edge is being dragged; false here.
    open var inLiveResize: Bool { false }
    /// Called before the window's edge is dragged; never here.
    open func viewWillStartLiveResize() {}
    /// Called after the window's edge was dragged; never here.
    open func viewDidEndLiveResize() {}

    // MARK: The pointer

    /// Makes the tracking areas again, after the view's size has changed.
    open func updateTrackingAreas() {}
    /// Adds the rectangles in which the pointer has another shape.
    open func resetCursorRects() {}
    /// Called when something is dragged into the view; returns the operation of a drop.
    open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
    /// Called when something is dragged within the view.
    open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { draggingEntered(sender) }
    /// Called when something is dragged out of the view.
    open func draggingExited(_ sender: (any NSDraggingInfo)?) {}
    /// Called before a drop; returns whether it is accepted.
    open func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
    /// Performs a drop; returns whether that was done.
    open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
    /// Called after a drop.
    open func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}
    /// Called when a drag over the view has ended; never here.
    open func draggingEnded(_ sender: any NSDraggingInfo) {}
    /// Called to change the images of a drag over the view; never here.
    open func updateDraggingItemsForDrag(_ sender: (any NSDraggingInfo)?) {}
    /// Returns whether a drag over the view is reported while it rests; true by default.
    open func wantsPeriodicDraggingUpdates() -> Bool { true }

    // MARK: Assistive technology

    /// Sets the label.
    open func setAccessibilityLabel(_ label: String?) { viewOfUIKit?.accessibilityLabel = label }
    /// Returns the label; nil for none.
    open func accessibilityLabel() -> String? { viewOfUIKit?.accessibilityLabel }
    /// Sets the title: the label.
    open func setAccessibilityTitle(_ title: String?) { setAccessibilityLabel(title) }
    /// Returns the title: the label.
    open func accessibilityTitle() -> String? { accessibilityLabel() }
    /// Sets the explanation.
    open func setAccessibilityHelp(_ help: String?) { viewOfUIKit?.accessibilityHint = help }
    /// Returns the explanation; nil for none.
    open func accessibilityHelp() -> String? { viewOfUIKit?.accessibilityHint }
    /// Sets the name by which tests find the view.
    open func setAccessibilityIdentifier(_ identifier: String?) { viewOfUIKit?.accessibilityIdentifier = identifier }
    /// Returns the name by which tests find the view.
    open func accessibilityIdentifier() -> String { viewOfUIKit?.accessibilityIdentifier ?? "" }
    /// Sets the value.
    open func setAccessibilityValue(_ value: Any?) { viewOfUIKit?.accessibilityValue = value.map { "\($0)" } }
    /// Returns the value; nil for none.
    open func accessibilityValue() -> Any? { viewOfUIKit?.accessibilityValue }
    /// Sets whether the view is an element.
    open func setAccessibilityElement(_ isElement: Bool) { viewOfUIKit?.isAccessibilityElement = isElement }
    /// Returns whether the view is an element.
    open func isAccessibilityElement() -> Bool { viewOfUIKit?.isAccessibilityElement ?? false }
    private var role: NSAccessibility.Role?
    /// Sets the role.
    open func setAccessibilityRole(_ role: NSAccessibility.Role?) {
        self.role = role
        switch role {
        case .button?: viewOfUIKit?.accessibilityTraits.insert(.button)
        case .image?: viewOfUIKit?.accessibilityTraits.insert(.image)
        case .link?: viewOfUIKit?.accessibilityTraits.insert(.link)
        case .staticText?: viewOfUIKit?.accessibilityTraits.insert(.staticText)
        default: break
        }
    }
    /// Returns whether assistive technology passes over the view, in an older form.
    open func accessibilityIsIgnored() -> Bool { !isAccessibilityElement() }
    /// Returns the role; nil for none.
    open func accessibilityRole() -> NSAccessibility.Role? { role }
    private var roleWords: String?
    /// Returns the role in words; nil for the usual ones.
    open func accessibilityRoleDescription() -> String? { roleWords }
    /// Sets the role in words; the desktop's screen reader has words of its own.
    open func setAccessibilityRoleDescription(_ roleDescription: String?) { roleWords = roleDescription }
    /// Returns the elements within; nil for the views within.
    open func accessibilityChildren() -> [Any]? { nil }
    /// Sets the elements within; the views within are the elements here.
    open func setAccessibilityChildren(_ children: [Any]?) {}
    /// Returns the element around; nil for the view around.
    open func accessibilityParent() -> Any? { nil }
    /// Sets the element around; the view around is the element here.
    open func setAccessibilityParent(_ parent: Any?) {}
    /// Returns the rectangle, in points of the window.
    open func accessibilityFrame() -> NSRect { viewOfUIKit?.frame ?? .zero }
    /// Sets the rectangle; the view's place is reported.
    open func setAccessibilityFrame(_ accessibilityFrame: NSRect) {}
    /// Sets the rectangle in the view around; the view's place is reported.
    open func setAccessibilityFrameInParentSpace(_ accessibilityFrame: NSRect) {}
    /// Returns whether the view can be used.
    open func isAccessibilityEnabled() -> Bool { true }
    /// Sets whether the view can be used; without effect.
    open func setAccessibilityEnabled(_ isEnabled: Bool) {}
    /// Presses the view; returns whether it can be pressed.
    open func accessibilityPerformPress() -> Bool { false }
    /// Increases the value; returns whether there is one.
    open func accessibilityPerformIncrement() -> Bool { false }
    /// Decreases the value; returns whether there is one.
    open func accessibilityPerformDecrement() -> Bool { false }
    /// Shows the menu; returns whether there is one.
    open func accessibilityPerformShowMenu() -> Bool { false }
    /// Returns whether a request is allowed.
    open func isAccessibilitySelectorAllowed(_ selector: Selector) -> Bool { true }
}
