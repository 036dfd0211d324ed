import Foundation

extension NSMutableAttributedString {
    /// Creates an empty string.
    ///
    /// The argument stands for none, since `NSObject`'s initializer cannot be overridden here.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
