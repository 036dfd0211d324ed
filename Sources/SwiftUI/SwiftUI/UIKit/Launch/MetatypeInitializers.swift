import Foundation

/// A class of views whose objects can be made where only the metatype is known: `type.init(frame:)`, and `T()` in generic code.
///
/// Initializers of Objective-C can be called on any metatype, initializers of Swift only where they are `required`, and then classes
/// of apps would need to repeat them. These call the class's own initializer through its table of methods. The protocols are not
/// bound to classes, as only then an initializer may assign `self`.
///
/// The object is of the class that the compiler knows: a subclass in a variable of its superclass's metatype is not seen.
@MainActor @preconcurrency
public protocol _ViewMadeByMetatype {}

extension _ViewMadeByMetatype {
    /// Creates a view of a rectangle.
    @MainActor @preconcurrency
    public init(frame: CGRect) {
        let view = (Self.self as? UIView.Type).flatMap { ObjectMaking.makeView($0) }
        if frame != .zero { view?.frame = frame }
        self = made(view)
    }

    /// Creates an empty view.
    @MainActor @preconcurrency
    public init() { self.init(frame: .zero) }
}

extension UIView: _ViewMadeByMetatype {}

/// A class of text views whose objects can be made where only the metatype is known.
@MainActor @preconcurrency
public protocol _TextViewMadeByMetatype {}

extension _TextViewMadeByMetatype {
    /// Creates a view of a rectangle, which shows the text of a container's layout manager.
    @MainActor @preconcurrency
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        let view = (Self.self as? UITextView.Type).flatMap { ObjectMaking.makeView($0) }
        if frame != .zero { view?.frame = frame }
        if let textContainer { view?.adopt(textContainer) }
        self = made(view)
    }
}

extension UITextView: _TextViewMadeByMetatype {}

/// A class of controllers whose objects can be made where only the metatype is known.
@MainActor @preconcurrency
public protocol _ControllerMadeByMetatype {}

extension _ControllerMadeByMetatype {
    /// Creates a controller whose view a nib has; nil for the nib of the class's name, if there is one.
    @MainActor @preconcurrency
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        let controller = (Self.self as? UIViewController.Type).flatMap { ObjectMaking.make($0) }
        if let nibNameOrNil { controller?.nibName = nibNameOrNil }
        if let nibBundleOrNil { controller?.nibBundle = nibBundleOrNil }
        self = made(controller)
    }

    /// Creates a controller.
    @MainActor @preconcurrency
    public init() { self.init(nibName: nil, bundle: nil) }
}

extension UIViewController: _ControllerMadeByMetatype {}

/// A class of objects that can be made where only the metatype is known.
@MainActor @preconcurrency
public protocol _ObjectMadeByMetatype {}

extension _ObjectMadeByMetatype {
    /// Creates an object.
    @MainActor @preconcurrency
    public init() { self = made((Self.self as? NSObject.Type).flatMap { ObjectMaking.make($0) }) }
}

extension UICollectionViewLayout: _ObjectMadeByMetatype {}
extension UICollectionViewLayoutInvalidationContext: _ObjectMadeByMetatype {}

/// Returns an object as one of its own type.
private func made<Object>(_ object: AnyObject?) -> Object {
    guard let object = object as? Object else {
        preconditionFailure("\(Object.self) cannot be made by its metatype with this system's Foundation")
    }
    return object
}
