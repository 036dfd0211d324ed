import Foundation

// Objective-C's objects can be made without arguments. Here the argument stands for none, since `NSObject`'s initializer cannot be
// overridden in an extension.

extension NSMutableAttributedString {
    /// Creates an empty string.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

extension NSAttributedString {
    /// Creates an empty string.
    ///
    /// The argument has another type than that of the mutable kind, which could not override it.
    @_disfavoredOverload
    public convenience init(_ nothing: Never? = nil) { self.init(string: "") }
}

extension NSMutableString {
    /// Creates an empty string.
    public convenience init(_ nothing: Void = ()) { self.init(capacity: 0) }
}

extension Progress {
    /// Creates a progress without units.
    public convenience init(_ nothing: Void = ()) { self.init(totalUnitCount: 0) }
}
