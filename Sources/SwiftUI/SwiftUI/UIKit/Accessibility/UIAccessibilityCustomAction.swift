import Foundation
import OrielFoundation

/// An action with a name that assistive technology offers for an element.
///
/// Follows Apple's [UIAccessibilityCustomAction](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction).
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
    /// A function that performs an action, and returns whether that succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The name.
    open var name: String
    /// The name with attributes, which are not spoken here.
    open var attributedName: NSAttributedString {
        get { NSAttributedString(string: name) }
        set { name = newValue.string }
    }
    /// The image, which assistive technology does not show here; nil for none.
    open var image: UIImage?
    /// The group of actions that this one belongs to; nil for none.
    open var category: String?
    /// The object whose method is called; nil for none.
    open weak var target: AnyObject?
    /// The method that is called: one that `#selector` names in what `./oriel run PATH` builds.
    open var selector: Selector
    /// The function that performs the action; nil for the method.
    open var actionHandler: Handler?

    /// The name of the group of actions that edit.
    nonisolated public static let editCategory = "UIAccessibilityCustomActionCategoryEdit"

    /// Creates an action that a function performs.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        selector = Selector("")
    }

    /// Creates an action that a function performs, with attributes that are not spoken here.
    public convenience init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?) {
        self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
    }

    /// Creates an action that a method of an object performs.
    public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
        self.name = name
        self.image = image
        self.target = target as AnyObject?
        self.selector = selector
    }

    /// Creates an action that a method of an object performs, with attributes that are not spoken here.
    public convenience init(
        attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector
    ) {
        self.init(name: attributedName.string, image: image, target: target, selector: selector)
    }

    /// Performs the action; returns whether it was there.
    @discardableResult
    func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target, selector.isMethod else { return false }
        selector.call(on: target, with: [self])
        return true
    }
}
