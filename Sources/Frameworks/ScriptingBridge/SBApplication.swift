import Foundation
import OrielFoundation

/// An object of another app, which cannot be reached here.
///
/// Follows Apple's [SBObject](https://developer.apple.com/documentation/scriptingbridge/sbobject).
open class SBObject: NSObject, @unchecked Sendable {
    /// Creates an object without an app.
    public override init() {}
    /// Returns the object's value: nil.
    open func get() -> Any? { nil }
    /// The error of the last event; nil.
    open func lastError() -> (any Error)? { nil }
}

/// Objects of another app: none here.
open class SBElementArray: NSObject, @unchecked Sendable {
    /// The number: 0.
    open var count: Int { 0 }
    /// Returns the object with a name: nil.
    open func object(withName name: String) -> Any? { nil }
    /// Returns the objects' values: none.
    open func get() -> [Any]? { [] }
}

/// Another app, which cannot be reached here: there are no events between apps.
///
/// Follows Apple's [SBApplication](https://developer.apple.com/documentation/scriptingbridge/sbapplication). None can be made, as if no such
/// app were installed, which is reported once.
open class SBApplication: SBObject, @unchecked Sendable {
    /// Receives errors; never here.
    open weak var delegate: (any SBApplicationDelegate)?
    /// Whether the app runs: no.
    open var isRunning: Bool { false }
    /// Returns nothing: apps cannot be reached.
    public init?(bundleIdentifier ident: String) {
        Self.warn()
        return nil
    }
    /// Returns nothing: apps cannot be reached.
    public init?(url: URL) {
        Self.warn()
        return nil
    }
    /// Returns nothing: apps cannot be reached.
    public init?(processIdentifier pid: Int32) {
        Self.warn()
        return nil
    }
    /// Opens the app; without effect.
    open func activate() {}
    private class func warn() {
        RuntimeWarning.issue("ScriptingBridge: there are no events between apps here; other apps cannot be reached.")
    }
}

/// Receives the errors of events.
public protocol SBApplicationDelegate: AnyObject {
    /// Called when an event has failed; the result takes the place of its own.
    func eventDidFail(_ event: UnsafeRawPointer, withError error: any Error) -> Any?
}
