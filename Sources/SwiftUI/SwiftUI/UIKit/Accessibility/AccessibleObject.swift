import Foundation

/// An object that assistive technology may find: the base of views, controllers, entries of bars, and elements.
///
/// On Apple's systems each object has these properties. A view's are used where SwiftUI shows the view; classes of an app may override
/// them. See *UIKit* in CompatibilityGaps.md.
@MainActor @preconcurrency
open class _AccessibleObject: NSObject {
    private var box: Box?
    /// The properties that the app has set; nil for none.
    var record: AccessibilityRecord? { box?.record }

    private final class Box {
        var record = AccessibilityRecord()
        nonisolated init() {}
    }

    /// Sets properties.
    func setAccessibility(_ set: (inout AccessibilityRecord) -> Void) {
        let box = box ?? Box()
        self.box = box
        set(&box.record)
        accessibilityChanged()
    }

    /// Called when a property has changed.
    func accessibilityChanged() {}

    // MARK: Description

    /// Whether the object is one element, whatever it holds; false by default, true for labels and controls.
    open var isAccessibilityElement: Bool {
        get { record?.isElement ?? (self as? UIView)?.isStandardElement ?? false }
        set { setAccessibility { $0.isElement = newValue } }
    }
    /// The name; nil for the content's.
    open var accessibilityLabel: String? {
        get { record?.label?.string }
        set { setAccessibility { $0.label = newValue.map { NSAttributedString(string: $0) } } }
    }
    /// The name with attributes, which are not spoken here.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { record?.label }
        set { setAccessibility { $0.label = newValue } }
    }
    /// The value; nil for the content's.
    open var accessibilityValue: String? {
        get { record?.value?.string }
        set { setAccessibility { $0.value = newValue.map { NSAttributedString(string: $0) } } }
    }
    /// The value with attributes, which are not spoken here.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { record?.value }
        set { setAccessibility { $0.value = newValue } }
    }
    /// What happens when the object is used; nil for none.
    open var accessibilityHint: String? {
        get { record?.hint?.string }
        set { setAccessibility { $0.hint = newValue.map { NSAttributedString(string: $0) } } }
    }
    /// The hint with attributes, which are not spoken here.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { record?.hint }
        set { setAccessibility { $0.hint = newValue } }
    }
    /// The kind and state; by default the traits of UIKit's own views.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { record?.traits ?? (self as? UIView)?.standardTraits ?? .none }
        set { setAccessibility { $0.traits = newValue } }
    }
    /// The name by which tests find the object; nil for none.
    open var accessibilityIdentifier: String? {
        get { record?.identifier }
        set { setAccessibility { $0.identifier = newValue } }
    }
    /// Other names by which the object may be asked for; nothing listens for them here.
    open var accessibilityUserInputLabels: [String]! {
        get { record?.inputLabels?.map(\.string) ?? accessibilityLabel.map { [$0] } ?? [] }
        set { setAccessibility { $0.inputLabels = newValue.map { $0.map { NSAttributedString(string: $0) } } } }
    }
    /// Other names by which the object may be asked for, with attributes; nothing listens for them here.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { record?.inputLabels ?? accessibilityAttributedLabel.map { [$0] } ?? [] }
        set { setAccessibility { $0.inputLabels = newValue } }
    }
    /// The language in which the object is read; the system's here.
    open var accessibilityLanguage: String? {
        get { record?.language }
        set { setAccessibility { $0.language = newValue } }
    }
    /// The kind of the object's text; it is read the same way here.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { record?.textualContext }
        set { setAccessibility { $0.textualContext = newValue } }
    }

    // MARK: Place

    /// The object's place on the screen, in points; a view's own by default, and always a view's where SwiftUI shows it.
    open var accessibilityFrame: CGRect {
        get { record?.frame ?? (self as? UIView).map { $0.convert($0.bounds, to: nil) } ?? .zero }
        set { setAccessibility { $0.frame = newValue } }
    }
    /// The object's outline on the screen; its frame is used here.
    open var accessibilityPath: UIBezierPath? {
        get { record?.path }
        set { setAccessibility { $0.path = newValue } }
    }
    /// Where the object is pressed, in points of the screen; in its middle by default.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return record?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { setAccessibility { $0.activationPoint = newValue } }
    }

    // MARK: Structure

    /// Whether the object and all within are hidden.
    open var accessibilityElementsHidden: Bool {
        get { record?.hidesElements ?? false }
        set { setAccessibility { $0.hidesElements = newValue } }
    }
    /// Whether all beside the object is ignored.
    open var accessibilityViewIsModal: Bool {
        get { record?.isModal ?? false }
        set { setAccessibility { $0.isModal = newValue } }
    }
    /// Whether the elements within are read together.
    open var shouldGroupAccessibilityChildren: Bool {
        get { record?.groupsChildren ?? false }
        set { setAccessibility { $0.groupsChildren = newValue } }
    }
    /// How the elements within are gone through; one by one here.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { record?.navigationStyle ?? .automatic }
        set { setAccessibility { $0.navigationStyle = newValue } }
    }
    /// What kind of container the object is; all kinds are groups here.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { record?.containerType ?? .none }
        set { setAccessibility { $0.containerType = newValue } }
    }
    /// Whether the object responds to the user; unless that is set, an element does if it is enabled.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { record?.respondsToUserInteraction ?? !accessibilityTraits.contains(.notEnabled) }
        set { setAccessibility { $0.respondsToUserInteraction = newValue } }
    }
    /// The elements within, in reading order: views and ``UIAccessibilityElement``s; nil for the subviews'.
    open var accessibilityElements: [Any]? {
        get { record?.elements }
        set { setAccessibility { $0.elements = newValue } }
    }
    /// Returns the number of elements within.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// Returns an element within; nil if there is none at the index.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
    /// Returns the place of an element within; `NSNotFound` if it is not one.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    // MARK: Actions

    /// Further actions, by their names; nil for none.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { record?.actions }
        set { setAccessibility { $0.actions = newValue } }
    }
    /// Called when the element is pressed; returns whether that did something, or else a press is made in its middle.
    @discardableResult
    open func accessibilityActivate() -> Bool { false }
    /// Called when the user increases the value of an adjustable element.
    open func accessibilityIncrement() {}
    /// Called when the user decreases the value of an adjustable element.
    open func accessibilityDecrement() {}
    /// Returns whether the object has scrolled; never called here.
    @discardableResult
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Called when the user leaves a modal view; returns whether that did something.
    @discardableResult
    open func accessibilityPerformEscape() -> Bool { false }
    /// Returns whether the most likely action was done; never called here.
    @discardableResult
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Called when assistive technology has come to the element.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when assistive technology has left the element.
    open func accessibilityElementDidLoseFocus() {}
    /// Returns whether assistive technology is at the element.
    open func accessibilityElementIsFocused() -> Bool { record?.isFocused ?? false }
}
