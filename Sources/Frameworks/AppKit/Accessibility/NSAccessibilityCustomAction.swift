import Foundation
import SwiftUI

/// An action that assistive technology offers for an element.
///
/// Follows Apple's [NSAccessibilityCustomAction](https://developer.apple.com/documentation/appkit/nsaccessibilitycustomaction).
@MainActor @preconcurrency
open class NSAccessibilityCustomAction: NSObject {
    /// The name.
    open var name: String
    /// The function that performs the action, and returns whether that succeeded; nil for the method.
    open var handler: (() -> Bool)?
    /// The object whose method is called; nil for none.
    open weak var target: (any NSObjectProtocol)?
    /// The method that is called; nil for none.
    open var selector: Selector?

    /// Creates an action that a function performs.
    public init(name: String, handler: (() -> Bool)? = nil) {
        (self.name, self.handler) = (name, handler)
        super.init()
    }
    /// Creates an action that a method performs.
    public init(name: String, target: any NSObjectProtocol, selector: Selector) {
        (self.name, self.target, self.selector) = (name, target, selector)
        super.init()
    }

    /// Performs the action; returns whether that succeeded.
    func perform() -> Bool {
        if let handler { return handler() }
        guard let target, let selector else { return false }
        return selector.call(on: target, with: [])
    }

    var ofUIKit: UIAccessibilityCustomAction { UIAccessibilityCustomAction(name: name) { _ in self.perform() } }
}
