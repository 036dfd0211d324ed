import Foundation
import OrielFoundation

/// The value of a parameter.
public typealias AUValue = AudioUnitParameterValue
/// The number of a parameter within its unit.
public typealias AUParameterAddress = UInt64
/// An observer of parameters.
public typealias AUParameterObserverToken = UnsafeMutableRawPointer
/// A function that is called when a parameter was set.
public typealias AUParameterObserver = (_ address: AUParameterAddress, _ value: AUValue) -> Void
/// A function that is called with the changes of a moment.
public typealias AUParameterRecordingObserver = (Int, UnsafePointer<AURecordedParameterEvent>) -> Void
/// A function that is called with the changes of a moment, and their kinds.
public typealias AUParameterAutomationObserver = (Int, UnsafePointer<AUParameterAutomationEvent>) -> Void
/// A function of a unit that receives a parameter's value.
public typealias AUImplementorValueObserver = (_ param: AUParameter, _ value: AUValue) -> Void
/// A function of a unit that returns a parameter's value.
public typealias AUImplementorValueProvider = (_ param: AUParameter) -> AUValue
/// A function of a unit that returns the text of a value; of the current one for nil.
public typealias AUImplementorStringFromValueCallback = (
    _ param: AUParameter, _ value: UnsafePointer<AUValue>?
) -> String
/// A function of a unit that returns the value of a text.
public typealias AUImplementorValueFromStringCallback = (_ param: AUParameter, _ string: String) -> AUValue
/// A function of a unit that returns a name of a length.
public typealias AUImplementorDisplayNameWithLengthCallback = (
    _ node: AUParameterNode, _ desiredLength: Int
) -> String

/// The part of a gesture that a change of a parameter belongs to.
public enum AUParameterAutomationEventType: UInt32, Sendable { case value = 0, touch, release }

/// A change of a parameter.
///
/// Follows Apple's
/// [AURecordedParameterEvent](https://developer.apple.com/documentation/audiotoolbox/aurecordedparameterevent).
public struct AURecordedParameterEvent: Sendable {
    /// The time, in nanoseconds.
    public var hostTime: UInt64
    /// The parameter.
    public var address: AUParameterAddress
    /// The value.
    public var value: AUValue
    /// Creates a change.
    public init(hostTime: UInt64 = 0, address: AUParameterAddress = 0, value: AUValue = 0) {
        (self.hostTime, self.address, self.value) = (hostTime, address, value)
    }
}

/// A change of a parameter, and its kind.
///
/// Follows Apple's
/// [AUParameterAutomationEvent](https://developer.apple.com/documentation/audiotoolbox/auparameterautomationevent).
public struct AUParameterAutomationEvent: Sendable {
    /// The time, in nanoseconds.
    public var hostTime: UInt64
    /// The parameter.
    public var address: AUParameterAddress
    /// The value.
    public var value: AUValue
    /// The kind.
    public var eventType: AUParameterAutomationEventType
    /// Always 0.
    public var reserved: UInt64
    /// Creates a change.
    public init(
        hostTime: UInt64 = 0, address: AUParameterAddress = 0, value: AUValue = 0,
        eventType: AUParameterAutomationEventType = .value, reserved: UInt64 = 0
    ) {
        (self.hostTime, self.address, self.value) = (hostTime, address, value)
        (self.eventType, self.reserved) = (eventType, reserved)
    }
}

/// A parameter, or a group of them.
///
/// Follows Apple's [AUParameterNode](https://developer.apple.com/documentation/audiotoolbox/auparameternode).
open class AUParameterNode: NSObject, @unchecked Sendable {
    /// The name for programs, within its group.
    public let identifier: String
    /// The name for users.
    public let displayName: String
    /// The group; nil for the tree itself.
    package fileprivate(set) weak var parent: AUParameterGroup?

    /// Receives values that are set.
    open var implementorValueObserver: AUImplementorValueObserver = { _, _ in }
    /// Returns values; the last one that was set by default.
    open var implementorValueProvider: AUImplementorValueProvider = { $0.stored }
    /// Returns texts of values.
    open var implementorStringFromValueCallback: AUImplementorStringFromValueCallback = { $0.text(of: $1) }
    /// Returns values of texts.
    open var implementorValueFromStringCallback: AUImplementorValueFromStringCallback = { AUValue($1) ?? $0.value }
    /// Returns names of a length.
    open var implementorDisplayNameWithLengthCallback: AUImplementorDisplayNameWithLengthCallback = {
        String($0.displayName.prefix(max($1, 0)))
    }
    var observers: [ParameterObserver] = []

    init(identifier: String, name: String) { (self.identifier, displayName) = (identifier, name) }

    /// The names of the groups and of the node, with periods between them.
    open var keyPath: String {
        guard let parent, !(parent is AUParameterTree) else { return identifier }
        return "\(parent.keyPath).\(identifier)"
    }
    /// Returns a name of about a length.
    open func displayName(withLength maximumLength: Int) -> String {
        root.implementorDisplayNameWithLengthCallback(self, maximumLength)
    }

    /// The tree, or the highest group without one.
    var root: AUParameterNode {
        var node: AUParameterNode = self
        while let parent = node.parent { node = parent }
        return node
    }
    func adopt(_ children: [AUParameterNode], by group: AUParameterGroup) {
        for child in children { child.parent = group }
    }

    // MARK: Observers

    /// Calls a function when a parameter here was set, on the thread that sets it.
    open func token(byAddingParameterObserver observer: @escaping AUParameterObserver) -> AUParameterObserverToken {
        add { for event in $0 { observer(event.address, event.value) } }
    }
    /// Calls a function with each change of a parameter here.
    open func token(
        byAddingParameterRecordingObserver observer: @escaping AUParameterRecordingObserver
    ) -> AUParameterObserverToken {
        add { events in
            observer(
                events.count,
                events.map { AURecordedParameterEvent(hostTime: $0.hostTime, address: $0.address, value: $0.value) })
        }
    }
    /// Calls a function with each change of a parameter here, and its kind.
    open func token(
        byAddingParameterAutomationObserver observer: @escaping AUParameterAutomationObserver
    ) -> AUParameterObserverToken { add { observer($0.count, $0) } }

    private func add(_ call: @escaping ([AUParameterAutomationEvent]) -> Void) -> AUParameterObserverToken {
        let observer = ParameterObserver(call)
        ParameterObserver.lock.withLock { observers.append(observer) }
        return observer.token
    }
    /// Ends calling a function.
    open func removeParameterObserver(_ token: AUParameterObserverToken) {
        ParameterObserver.lock.withLock { observers.removeAll { $0.token == token } }
    }
    /// Notifies the observers here and of the groups above, but for the one that made the change.
    func announce(_ event: AUParameterAutomationEvent, except originator: AUParameterObserverToken?) {
        var node: AUParameterNode? = self
        while let current = node {
            for observer in ParameterObserver.lock.withLock({ current.observers }) where observer.token != originator {
                observer.call([event])
            }
            node = current.parent
        }
    }
}

/// A function that is called when parameters were set.
final class ParameterObserver {
    static let lock = NSLock()
    let token = AUParameterObserverToken.allocate(byteCount: 1, alignment: 1)
    let call: ([AUParameterAutomationEvent]) -> Void
    init(_ call: @escaping ([AUParameterAutomationEvent]) -> Void) { self.call = call }
    deinit { token.deallocate() }
}
