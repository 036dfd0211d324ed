import Foundation

extension NSObject {
    /// Returns the object that takes a message in this one's place: none, as there are no messages here.
    ///
    /// Overrides are not called: objects that pass messages on need Objective-C's runtime.
    public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}
