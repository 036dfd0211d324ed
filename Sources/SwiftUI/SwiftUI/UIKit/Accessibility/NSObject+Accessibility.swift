import Foundation
import OrielFoundation

/// The properties for assistive technology that each object has on Apple's systems.
///
/// Views, controllers, elements and entries of bars have their own, which classes of apps may override; other objects keep theirs,
/// which nothing reads here. They are a protocol's: members of an extension of a class could not have a subclass's names.
public protocol _AccessibilityDescribed {}

extension NSObject: _AccessibilityDescribed {}

@MainActor
extension _AccessibilityDescribed where Self: NSObject {
    /// Whether the object is one element, whatever it holds.
    public var isAccessibilityElement: Bool {
        get { described?.isAccessibilityElement ?? record.isElement ?? false }
        nonmutating set { set(\.isAccessibilityElement, newValue) { $0.isElement = newValue } }
    }
    /// The name; nil for the content's.
    public var accessibilityLabel: String? {
        get { described.map(\.accessibilityLabel) ?? record.label?.string }
        nonmutating set { set(\.accessibilityLabel, newValue) { $0.label = text(newValue) } }
    }
    /// The name with attributes, which are not spoken here.
    public var accessibilityAttributedLabel: NSAttributedString? {
        get { described.map(\.accessibilityAttributedLabel) ?? record.label }
        nonmutating set { set(\.accessibilityAttributedLabel, newValue) { $0.label = newValue } }
    }
    /// The value; nil for the content's.
    public var accessibilityValue: String? {
        get { described.map(\.accessibilityValue) ?? record.value?.string }
        nonmutating set { set(\.accessibilityValue, newValue) { $0.value = text(newValue) } }
    }
    /// The value with attributes, which are not spoken here.
    public var accessibilityAttributedValue: NSAttributedString? {
        get { described.map(\.accessibilityAttributedValue) ?? record.value }
        nonmutating set { set(\.accessibilityAttributedValue, newValue) { $0.value = newValue } }
    }
    /// What happens when the object is used; nil for none.
    public var accessibilityHint: String? {
        get { described.map(\.accessibilityHint) ?? record.hint?.string }
        nonmutating set { set(\.accessibilityHint, newValue) { $0.hint = text(newValue) } }
    }
    /// The hint with attributes, which are not spoken here.
    public var accessibilityAttributedHint: NSAttributedString? {
        get { described.map(\.accessibilityAttributedHint) ?? record.hint }
        nonmutating set { set(\.accessibilityAttributedHint, newValue) { $0.hint = newValue } }
    }
    /// The kind and state.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { described?.accessibilityTraits ?? record.traits ?? .none }
        nonmutating set { set(\.accessibilityTraits, newValue) { $0.traits = newValue } }
    }
    /// Other names by which the object may be asked for; nothing listens for them here.
    public var accessibilityUserInputLabels: [String]! {
        get { described.map(\.accessibilityUserInputLabels) ?? record.inputLabels?.map(\.string) ?? [] }
        nonmutating set {
            set(\.accessibilityUserInputLabels, newValue) {
                $0.inputLabels = newValue.map { $0.map { NSAttributedString(string: $0) } }
            }
        }
    }
    /// The language in which the object is read; the system's here.
    public var accessibilityLanguage: String? {
        get { described.map(\.accessibilityLanguage) ?? record.language }
        nonmutating set { set(\.accessibilityLanguage, newValue) { $0.language = newValue } }
    }
    /// The object's place on the screen, in points.
    public var accessibilityFrame: CGRect {
        get { described?.accessibilityFrame ?? record.frame ?? .zero }
        nonmutating set { set(\.accessibilityFrame, newValue) { $0.frame = newValue } }
    }
    /// The object's outline on the screen; its frame is used here.
    public var accessibilityPath: UIBezierPath? {
        get { described.map(\.accessibilityPath) ?? record.path }
        nonmutating set { set(\.accessibilityPath, newValue) { $0.path = newValue } }
    }
    /// Where the object is pressed, in points of the screen.
    public var accessibilityActivationPoint: CGPoint {
        get { described?.accessibilityActivationPoint ?? record.activationPoint ?? .zero }
        nonmutating set { set(\.accessibilityActivationPoint, newValue) { $0.activationPoint = newValue } }
    }
    /// Whether the object and all within are hidden.
    public var accessibilityElementsHidden: Bool {
        get { described?.accessibilityElementsHidden ?? record.hidesElements }
        nonmutating set { set(\.accessibilityElementsHidden, newValue) { $0.hidesElements = newValue } }
    }
    /// Whether all beside the object is ignored.
    public var accessibilityViewIsModal: Bool {
        get { described?.accessibilityViewIsModal ?? record.isModal }
        nonmutating set { set(\.accessibilityViewIsModal, newValue) { $0.isModal = newValue } }
    }
    /// Whether the elements within are read together.
    public var shouldGroupAccessibilityChildren: Bool {
        get { described?.shouldGroupAccessibilityChildren ?? record.groupsChildren }
        nonmutating set { set(\.shouldGroupAccessibilityChildren, newValue) { $0.groupsChildren = newValue } }
    }
    /// How the elements within are gone through.
    public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { described?.accessibilityNavigationStyle ?? record.navigationStyle }
        nonmutating set { set(\.accessibilityNavigationStyle, newValue) { $0.navigationStyle = newValue } }
    }
    /// What kind of container the object is.
    public var accessibilityContainerType: UIAccessibilityContainerType {
        get { described?.accessibilityContainerType ?? record.containerType }
        nonmutating set { set(\.accessibilityContainerType, newValue) { $0.containerType = newValue } }
    }
    /// The elements within, in reading order; nil for the content's.
    public var accessibilityElements: [Any]? {
        get { described.map(\.accessibilityElements) ?? record.elements }
        nonmutating set { set(\.accessibilityElements, newValue) { $0.elements = newValue } }
    }
    /// Further actions, by their names; nil for none.
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { described.map(\.accessibilityCustomActions) ?? record.actions }
        nonmutating set { set(\.accessibilityCustomActions, newValue) { $0.actions = newValue } }
    }

    /// Returns the number of elements within.
    public func accessibilityElementCount() -> Int {
        described?.accessibilityElementCount() ?? record.elements?.count ?? 0
    }
    /// Returns an element within; nil if there is none at the index.
    public func accessibilityElement(at index: Int) -> Any? {
        if let described { return described.accessibilityElement(at: index) }
        guard let elements = record.elements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
    /// Returns the place of an element within; `NSNotFound` if it is not one.
    public func index(ofAccessibilityElement element: Any) -> Int {
        described?.index(ofAccessibilityElement: element)
            ?? record.elements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }
    /// Presses the object; returns whether that did something.
    @discardableResult
    public func accessibilityActivate() -> Bool { described?.accessibilityActivate() ?? false }
    /// Increases the value of an adjustable element.
    public func accessibilityIncrement() { described?.accessibilityIncrement() }
    /// Decreases the value of an adjustable element.
    public func accessibilityDecrement() { described?.accessibilityDecrement() }
    /// Leaves a modal view; returns whether that did something.
    @discardableResult
    public func accessibilityPerformEscape() -> Bool { described?.accessibilityPerformEscape() ?? false }
    /// Returns whether assistive technology is at the element.
    public func accessibilityElementIsFocused() -> Bool { described?.accessibilityElementIsFocused() ?? false }

    /// The object, if it has properties of its own; nil for others.
    private var described: _AccessibleObject? { self as? _AccessibleObject }

    private var record: AccessibilityRecord {
        (objc_getAssociatedObject(self, &KeptRecord.key) as? KeptRecord)?.record ?? AccessibilityRecord()
    }

    private func set<Value>(
        _ path: ReferenceWritableKeyPath<_AccessibleObject, Value>, _ value: Value,
        else change: (inout AccessibilityRecord) -> Void
    ) {
        if let described {
            described[keyPath: path] = value
            return
        }
        let kept = objc_getAssociatedObject(self, &KeptRecord.key) as? KeptRecord ?? KeptRecord()
        change(&kept.record)
        objc_setAssociatedObject(self, &KeptRecord.key, kept, .OBJC_ASSOCIATION_RETAIN)
    }

    private func text(_ string: String?) -> NSAttributedString? { string.map { NSAttributedString(string: $0) } }
}

/// The properties of an object that has none of its own.
private final class KeptRecord {
    var record = AccessibilityRecord()
    nonisolated(unsafe) static var key: UInt8 = 0
}
