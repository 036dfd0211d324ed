import Foundation

extension NSObject {
    /// Whether a class has a method of its own by a name; never here, where classes' methods have no names.
    public static func responds(to aSelector: Selector!) -> Bool { false }

    /// Whether objects of the class have a method.
    public static func instancesRespond(to aSelector: Selector!) -> Bool {
        RuntimeWarning.issue("instancesRespond(to:) knows no methods of \(self) here: ask an object.")
        return false
    }

    /// Calls a class's own method by its name; does nothing here, and a warning says so.
    @discardableResult
    public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        RuntimeWarning.issue("perform(_:) can't call \(self).\(aSelector.map { "\($0)" } ?? "nil") here.")
        return nil
    }

    /// Calls a class's own method by its name, with an argument; does nothing here, and a warning says so.
    @discardableResult
    public static func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        perform(aSelector)
    }
}
