import Foundation
import OrielFoundation

/// The result of a function of assistive technology.
public enum AXError: Int32, Error, Sendable {
    case success = 0
    case failure = -25200
    case illegalArgument = -25201
    case invalidUIElement = -25202
    case invalidUIElementObserver = -25203
    case cannotComplete = -25204
    case attributeUnsupported = -25205
    case actionUnsupported = -25206
    case notificationUnsupported = -25207
    case notImplemented = -25208
    case notificationAlreadyRegistered = -25209
    case notificationNotRegistered = -25210
    case apiDisabled = -25211
    case noValue = -25212
    case parameterizedAttributeUnsupported = -25213
    case notEnoughPrecision = -25214
}

/// An element of an app's interface, as assistive technology sees it.
///
/// No desktop lets apps steer each other in this way: each request ends with ``AXError/apiDisabled``, and ``AXIsProcessTrusted()`` is false.
public final class AXUIElement: NSObject, @unchecked Sendable {
    let process: pid_t
    init(_ process: pid_t) { self.process = process }
    public override func isEqual(_ object: Any?) -> Bool { (object as? AXUIElement)?.process == process }
    public override var hash: Int { process.hashValue }
}

private func refuse() -> AXError {
    ApplicationServicesGaps.once("a desktop does not let apps steer each other (AXUIElement).")
    return .apiDisabled
}

/// The option to ask the user for the permission.
public let kAXTrustedCheckOptionPrompt = Unmanaged<NSString>.passRetained("AXTrustedCheckOptionPrompt")
/// Returns whether the app may steer others; false here.
public func AXIsProcessTrusted() -> Bool { false }
/// Returns whether the app may steer others; false here, without a question.
@discardableResult
public func AXIsProcessTrustedWithOptions(_ options: CFDictionary?) -> Bool {
    _ = refuse()
    return false
}
/// Returns whether apps may steer others; false here.
public func AXAPIEnabled() -> Bool { false }
/// Returns the element of an app.
public func AXUIElementCreateApplication(_ pid: pid_t) -> AXUIElement { AXUIElement(pid) }
/// Returns the element of the desktop.
public func AXUIElementCreateSystemWide() -> AXUIElement { AXUIElement(0) }
/// Returns the number of the type of elements.
public func AXUIElementGetTypeID() -> UInt { 0xA1 }
/// Reads the process of an element.
@discardableResult
public func AXUIElementGetPid(_ element: AXUIElement, _ pid: UnsafeMutablePointer<pid_t>) -> AXError {
    pid.pointee = element.process
    return .success
}
/// Reads the names of an element's values; refused here.
@discardableResult
public func AXUIElementCopyAttributeNames(
    _ element: AXUIElement, _ names: UnsafeMutablePointer<CFArray?>
) -> AXError { refuse() }
/// Reads a value of an element; refused here.
@discardableResult
public func AXUIElementCopyAttributeValue(
    _ element: AXUIElement, _ attribute: CFString, _ value: UnsafeMutablePointer<CFTypeRef?>
) -> AXError { refuse() }
/// Reads a list of an element; refused here.
@discardableResult
public func AXUIElementCopyAttributeValues(
    _ element: AXUIElement, _ attribute: CFString, _ index: CFIndex, _ maxValues: CFIndex,
    _ values: UnsafeMutablePointer<CFArray?>
) -> AXError { refuse() }
/// Counts the values of a list of an element; refused here.
@discardableResult
public func AXUIElementGetAttributeValueCount(
    _ element: AXUIElement, _ attribute: CFString, _ count: UnsafeMutablePointer<CFIndex>
) -> AXError { refuse() }
/// Reads several values of an element; refused here.
@discardableResult
public func AXUIElementCopyMultipleAttributeValues(
    _ element: AXUIElement, _ attributes: CFArray, _ options: AXCopyMultipleAttributeOptions,
    _ values: UnsafeMutablePointer<CFArray?>
) -> AXError { refuse() }
/// Reads whether a value of an element can be changed; refused here.
@discardableResult
public func AXUIElementIsAttributeSettable(
    _ element: AXUIElement, _ attribute: CFString, _ settable: UnsafeMutablePointer<DarwinBoolean>
) -> AXError { refuse() }
/// Changes a value of an element; refused here.
@discardableResult
public func AXUIElementSetAttributeValue(
    _ element: AXUIElement, _ attribute: CFString, _ value: Any?
) -> AXError { refuse() }
/// Reads the names of an element's values with parameters; refused here.
@discardableResult
public func AXUIElementCopyParameterizedAttributeNames(
    _ element: AXUIElement, _ names: UnsafeMutablePointer<CFArray?>
) -> AXError { refuse() }
/// Reads a value of an element with a parameter; refused here.
@discardableResult
public func AXUIElementCopyParameterizedAttributeValue(
    _ element: AXUIElement, _ parameterizedAttribute: CFString, _ parameter: CFTypeRef,
    _ result: UnsafeMutablePointer<CFTypeRef?>
) -> AXError { refuse() }
/// Reads the names of an element's actions; refused here.
@discardableResult
public func AXUIElementCopyActionNames(
    _ element: AXUIElement, _ names: UnsafeMutablePointer<CFArray?>
) -> AXError { refuse() }
/// Reads an action of an element in words; refused here.
@discardableResult
public func AXUIElementCopyActionDescription(
    _ element: AXUIElement, _ action: CFString, _ description: UnsafeMutablePointer<CFString?>
) -> AXError { refuse() }
/// Performs an action of an element; refused here.
@discardableResult
public func AXUIElementPerformAction(_ element: AXUIElement, _ action: CFString) -> AXError { refuse() }
/// Finds the element at a place; refused here.
@discardableResult
public func AXUIElementCopyElementAtPosition(
    _ application: AXUIElement, _ x: Float, _ y: Float, _ element: UnsafeMutablePointer<AXUIElement?>
) -> AXError { refuse() }
/// Sets how long requests may take; without effect here.
@discardableResult
public func AXUIElementSetMessagingTimeout(_ element: AXUIElement, _ timeoutInSeconds: Float) -> AXError { .success }

/// How several values are read.
public struct AXCopyMultipleAttributeOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The first error ends the request.
    public static let stopOnError = AXCopyMultipleAttributeOptions(rawValue: 1)
}

/// Calls a function for changes of an app's elements; never here.
public final class AXObserver: NSObject, @unchecked Sendable {}
/// A function that is called for changes.
public typealias AXObserverCallback = (AXObserver, AXUIElement, CFString, UnsafeMutableRawPointer?) -> Void
/// Makes an observer; refused here.
@discardableResult
public func AXObserverCreate(
    _ application: pid_t, _ callback: AXObserverCallback, _ outObserver: UnsafeMutablePointer<AXObserver?>
) -> AXError { refuse() }
/// A function that is called for changes, with values.
public typealias AXObserverCallbackWithInfo =
    (AXObserver, AXUIElement, CFString, CFDictionary, UnsafeMutableRawPointer?) -> Void
/// Makes an observer; refused here.
@discardableResult
public func AXObserverCreateWithInfoCallback(
    _ application: pid_t, _ callback: AXObserverCallbackWithInfo, _ outObserver: UnsafeMutablePointer<AXObserver?>
) -> AXError { refuse() }
/// Asks for calls; refused here.
@discardableResult
public func AXObserverAddNotification(
    _ observer: AXObserver, _ element: AXUIElement, _ notification: CFString, _ refcon: UnsafeMutableRawPointer?
) -> AXError { refuse() }
/// Ends calls; there are none here.
@discardableResult
public func AXObserverRemoveNotification(
    _ observer: AXObserver, _ element: AXUIElement, _ notification: CFString
) -> AXError { .notificationNotRegistered }
/// Returns the source of an observer.
public func AXObserverGetRunLoopSource(_ observer: AXObserver) -> CFRunLoopSource { CFRunLoopSource {} }
