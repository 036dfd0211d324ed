import Foundation

/// An object that contains accessibility elements.
public typealias UIAccessibilityContainer = _AccessibleObject

/// Something that can be identified by tests.
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The name by which tests find the object; nil for none.
    @MainActor @preconcurrency var accessibilityIdentifier: String? { get set }
}

extension _AccessibleObject: UIAccessibilityIdentification {}

/// A part of a view that assistive technology finds though it is not a view itself.
///
/// The view lists it in its `accessibilityElements`.
///
/// Follows Apple's [UIAccessibilityElement](https://developer.apple.com/documentation/uikit/uiaccessibilityelement).
@MainActor @preconcurrency
open class UIAccessibilityElement: UIResponder {
    /// The view that the element is a part of.
    open weak var accessibilityContainer: AnyObject?
    /// The element's place in its container, in points; zero where it has a place on the screen.
    open var accessibilityFrameInContainerSpace = CGRect.zero { didSet { accessibilityChanged() } }

    /// Creates an element of a view.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    open override var isAccessibilityElement: Bool {
        get { record?.isElement ?? true }
        set { setAccessibility { $0.isElement = newValue } }
    }

    open override var accessibilityFrame: CGRect {
        get {
            if accessibilityFrameInContainerSpace == .zero { return record?.frame ?? .zero }
            let view = accessibilityContainer as? UIView
            return view?.convert(accessibilityFrameInContainerSpace, to: nil) ?? accessibilityFrameInContainerSpace
        }
        set { setAccessibility { $0.frame = newValue } }
    }

    override func accessibilityChanged() { (accessibilityContainer as? UIView)?.noteChange() }

    /// The element's place in a view.
    func place(in view: UIView) -> CGRect {
        let own = accessibilityFrameInContainerSpace
        return own == .zero ? view.convert(accessibilityFrame, from: nil) : own
    }
}
