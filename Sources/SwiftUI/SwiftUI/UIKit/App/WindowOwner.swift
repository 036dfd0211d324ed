import Foundation

/// A delegate that may have a window.
///
/// Apple's delegates have an optional property, which is an optional of an optional for callers that have a delegate of any class. Classes
/// have a property of one optional, as here.
@MainActor @preconcurrency
public protocol _WindowOwner: AnyObject {
    /// The window.
    @_disfavoredOverload var window: UIWindow? { get set }
}

extension _WindowOwner {
    /// No window, for a class without the property.
    @_disfavoredOverload public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// The window of the class's own property.
    var ownedWindow: UIWindow? {
        get {
            // Only a key path of this type can't mean the property of the protocol with two optionals.
            let path: ReferenceWritableKeyPath<Self, UIWindow?> = \.window
            return self[keyPath: path]
        }
        set {
            let path: ReferenceWritableKeyPath<Self, UIWindow?> = \.window
            self[keyPath: path] = newValue
        }
    }
}
