import Foundation
import SwiftUI

/// An element for assistive technology that no view shows.
///
/// Follows Apple's [NSAccessibilityElement](https://developer.apple.com/documentation/appkit/nsaccessibilityelement). It keeps its
/// values; the desktop's screen reader finds views.
@MainActor @preconcurrency
open class NSAccessibilityElement: _NSAccessibleResponder, NSAccessibilityElementProtocol {
    private var label: String?
    private var help: String?
    private var name: String?
    private var role: NSAccessibility.Role?
    private var roleWords: String?
    private var content: Any?
    private var within: [Any]?
    private weak var around: AnyObject?
    private var frame = NSRect.zero
    private var frameInParent: NSRect?
    private var isElement = true
    private var isUsable = true

    /// Creates an element of a role in a rectangle of the screen.
    open class func element(
        withRole role: NSAccessibility.Role, frame: NSRect, label: String?, parent: Any?
    ) -> Any {
        let element = NSAccessibilityElement()
        element.setAccessibilityRole(role)
        element.setAccessibilityFrame(frame)
        element.setAccessibilityLabel(label)
        element.setAccessibilityParent(parent)
        return element
    }

    /// Adds an element within.
    open func accessibilityAddChildElement(_ childElement: NSAccessibilityElement) {
        within = (within ?? []) + [childElement]
        childElement.around = self
    }
    /// Returns the rectangle in the space of the element around, in points.
    open func accessibilityFrameInParentSpace() -> NSRect { frameInParent ?? frame }
    /// Sets the rectangle in the space of the element around, in points.
    open func setAccessibilityFrameInParentSpace(_ frame: NSRect) { frameInParent = frame }
    /// Returns the rectangle, in points of the screen.
    open func accessibilityFrame() -> NSRect {
        guard let own = frameInParent else { return frame }
        let outer =
            (around as? NSView)?.accessibilityFrame() ?? (around as? NSAccessibilityElement)?.accessibilityFrame()
        return own.offsetBy(dx: outer?.minX ?? 0, dy: outer?.minY ?? 0)
    }
    /// Sets the rectangle, in points of the screen.
    open func setAccessibilityFrame(_ frame: NSRect) { (self.frame, frameInParent) = (frame, nil) }
    /// Returns the label; nil for none.
    open func accessibilityLabel() -> String? { label }
    /// Sets the label.
    open func setAccessibilityLabel(_ label: String?) { self.label = label }
    /// Returns the title: the label.
    open func accessibilityTitle() -> String? { accessibilityLabel() }
    /// Sets the title: the label.
    open func setAccessibilityTitle(_ title: String?) { setAccessibilityLabel(title) }
    /// Returns the explanation; nil for none.
    open func accessibilityHelp() -> String? { help }
    /// Sets the explanation.
    open func setAccessibilityHelp(_ help: String?) { self.help = help }
    /// Returns the name by which tests find the element; nil for none.
    open func accessibilityIdentifier() -> String? { name }
    /// Sets the name by which tests find the element.
    open func setAccessibilityIdentifier(_ identifier: String?) { name = identifier }
    /// Returns the role; nil for none.
    open func accessibilityRole() -> NSAccessibility.Role? { role }
    /// Sets the role.
    open func setAccessibilityRole(_ role: NSAccessibility.Role?) { self.role = role }
    /// Returns the role in words; nil for none.
    open func accessibilityRoleDescription() -> String? {
        roleWords ?? role?.description(with: accessibilitySubrole())
    }
    /// Sets the role in words.
    open func setAccessibilityRoleDescription(_ roleDescription: String?) { roleWords = roleDescription }
    /// Returns the value; nil for none.
    open func accessibilityValue() -> Any? { content }
    /// Sets the value.
    open func setAccessibilityValue(_ value: Any?) { content = value }
    /// Returns the elements within; nil for none.
    open func accessibilityChildren() -> [Any]? { within }
    /// Sets the elements within.
    open func setAccessibilityChildren(_ children: [Any]?) { within = children }
    /// Returns the element around; nil for none.
    open func accessibilityParent() -> Any? { around }
    /// Sets the element around.
    open func setAccessibilityParent(_ parent: Any?) { around = parent.map { $0 as AnyObject } }
    /// Returns whether this is an element; true by default.
    open func isAccessibilityElement() -> Bool { isElement }
    /// Sets whether this is an element.
    open func setAccessibilityElement(_ isElement: Bool) { self.isElement = isElement }
    /// Returns whether the element can be used; true by default.
    open func isAccessibilityEnabled() -> Bool { isUsable }
    /// Sets whether the element can be used.
    open func setAccessibilityEnabled(_ isEnabled: Bool) { isUsable = isEnabled }
    /// Presses the element; returns whether it can be pressed.
    open func accessibilityPerformPress() -> Bool { false }
    /// Increases the value; returns whether there is one.
    open func accessibilityPerformIncrement() -> Bool { false }
    /// Decreases the value; returns whether there is one.
    open func accessibilityPerformDecrement() -> Bool { false }
    /// Shows the menu; returns whether there is one.
    open func accessibilityPerformShowMenu() -> Bool { false }
}

extension NSAccessibility {
    /// Returns the nearest element around an element that is not passed over, or the element itself; nil for none.
    @MainActor @preconcurrency
    public static func unignoredAncestor(of element: Any) -> Any? {
        var next: Any? = element
        while let view = next as? NSView {
            if view.isAccessibilityElement() { return view }
            next = view.superview ?? view.window
        }
        return next
    }
    /// Returns the nearest element within an element that is not passed over, or the element itself; nil for none.
    @MainActor @preconcurrency
    public static func unignoredDescendant(of element: Any) -> Any? {
        guard let view = element as? NSView else { return element }
        if view.isAccessibilityElement() { return view }
        return view.subviews.lazy.compactMap { unignoredDescendant(of: $0) }.first
    }
    /// Returns elements, with those within in place of the ones that are passed over.
    @MainActor @preconcurrency
    public static func unignoredChildren(from originalChildren: [Any]) -> [Any] {
        originalChildren.flatMap { child -> [Any] in
            guard let view = child as? NSView, !view.isAccessibilityElement() else { return [child] }
            return unignoredChildren(from: view.subviews)
        }
    }
    /// Returns an element, or the ones within where it is passed over.
    @MainActor @preconcurrency
    public static func unignoredChildrenForOnlyChild(from originalChild: Any) -> [Any] {
        unignoredChildren(from: [originalChild])
    }
    /// Returns a rectangle of a view in points of the screen.
    @MainActor @preconcurrency
    public static func screenRect(fromView parentView: NSView, rect frame: NSRect) -> NSRect {
        let own = parentView.convert(frame, to: nil)
        return parentView.window?.convertToScreen(own) ?? own
    }
    /// Returns a point of a view in points of the screen.
    @MainActor @preconcurrency
    public static func screenPoint(fromView parentView: NSView, point: NSPoint) -> NSPoint {
        let own = parentView.convert(point, to: nil)
        return parentView.window?.convertPoint(toScreen: own) ?? own
    }
    /// Sets whether the app may have content that is protected from copies; kept by none here.
    ///
    /// Returns false: content is not protected.
    @discardableResult
    public static func setMayContainProtectedContent(_ flag: Bool) -> Bool { false }
}
