import Foundation

/// The methods of a window for assistive technology, which windows of an app's own have in another form.
///
/// The desktop describes windows by their titles; the values are kept.
@MainActor @preconcurrency
open class _NSWindowDefaults: _NSWindowSettings {
    private var isElement = true
    private var label: String?
    private var help: String?
    private var name: String?
    private var role: NSAccessibility.Role? = .window
    private var children: [Any]?

    /// Returns whether the window is an element; true by default.
    open func isAccessibilityElement() -> Bool { isElement }
    /// Sets whether the window is an element.
    open func setAccessibilityElement(_ isElement: Bool) { self.isElement = isElement }
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
    /// Returns the name by which tests find the window; empty by default.
    open func accessibilityIdentifier() -> String { name ?? "" }
    /// Sets the name by which tests find the window.
    open func setAccessibilityIdentifier(_ identifier: String?) { name = identifier }
    /// Returns the role: a window's, by default.
    open func accessibilityRole() -> NSAccessibility.Role? { role }
    /// Sets the role.
    open func setAccessibilityRole(_ role: NSAccessibility.Role?) { self.role = role }
    /// Returns the role in words; nil for the usual ones.
    open func accessibilityRoleDescription() -> String? { nil }
    /// Returns the elements within; nil for the views within.
    open func accessibilityChildren() -> [Any]? { children }
    /// Sets the elements within; nil for the views within.
    open func setAccessibilityChildren(_ children: [Any]?) { self.children = children }
    /// Returns the element around; nil for the app.
    open func accessibilityParent() -> Any? { nil }
    /// Returns whether assistive technology passes over the window, in an older form.
    open func accessibilityIsIgnored() -> Bool { !isAccessibilityElement() }
}
