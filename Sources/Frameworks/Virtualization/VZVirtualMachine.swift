import Foundation
import OrielFoundation

/// The name of the errors of virtual machines.
public let VZErrorDomain = "VZErrorDomain"

/// An error of virtual machines.
///
/// Follows Apple's [VZError](https://developer.apple.com/documentation/virtualization/vzerror).
public struct VZError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case `internal` = 1, invalidVirtualMachineConfiguration, invalidVirtualMachineState
        case invalidVirtualMachineStateTransition, invalidDiskImage, virtualMachineLimitExceeded, networkError
        case outOfDiskSpace, operationCancelled, notSupported, save, restore
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The name of the errors of this framework.
    public static var errorDomain: String { VZErrorDomain }
    public var errorDescription: String? { "Apps run no virtual machines on this system." }

    /// The error of virtual machines, which is reported once.
    static func missing() -> VZError {
        RuntimeWarning.issue("Virtualization: apps run no virtual machines here; starting one fails.")
        return VZError(.notSupported)
    }
}

/// Receives the events of a virtual machine; there are none here.
///
/// All methods are optional.
public protocol VZVirtualMachineDelegate: NSObjectProtocol {
    /// Called when the machine has ended by itself.
    func guestDidStop(_ virtualMachine: VZVirtualMachine)
    /// Called when the machine has ended with an error.
    func virtualMachine(_ virtualMachine: VZVirtualMachine, didStopWithError error: any Error)
}

extension VZVirtualMachineDelegate {
    public func guestDidStop(_ virtualMachine: VZVirtualMachine) {}
    public func virtualMachine(_ virtualMachine: VZVirtualMachine, didStopWithError error: any Error) {}
}

/// A virtual machine, which cannot be started here.
///
/// Follows Apple's [VZVirtualMachine](https://developer.apple.com/documentation/virtualization/vzvirtualmachine).
open class VZVirtualMachine: NSObject, @unchecked Sendable {
    /// The state of a machine.
    public enum State: Int, Sendable {
        case stopped, running, paused, error, starting, pausing, resuming, stopping, saving, restoring
    }
    /// Whether machines can run; false.
    open class var isSupported: Bool { false }
    /// The state; stopped.
    open var state: State { .stopped }
    /// Receives events.
    open weak var delegate: (any VZVirtualMachineDelegate)?
    /// The queue of the machine.
    public let queue: DispatchQueue
    /// Creates a machine.
    public init(configuration: VZVirtualMachineConfiguration) { queue = .main }
    /// Creates a machine with a queue.
    public init(configuration: VZVirtualMachineConfiguration, queue: DispatchQueue) { self.queue = queue }
    /// Whether the machine can be started; false.
    open var canStart: Bool { false }
    /// Whether the machine can be ended; false.
    open var canStop: Bool { false }
    /// Whether the machine can pause; false.
    open var canPause: Bool { false }
    /// Whether the machine can continue; false.
    open var canResume: Bool { false }
    /// Whether the machine can be asked to end; false.
    open var canRequestStop: Bool { false }
    /// Starts the machine; fails.
    open func start(completionHandler: @escaping @Sendable (Result<Void, any Error>) -> Void) {
        let error = VZError.missing()
        queue.async { completionHandler(.failure(error)) }
    }
    /// Starts the machine; fails.
    open func start() async throws { throw VZError.missing() }
    /// Ends the machine; fails.
    open func stop() async throws { throw VZError(.invalidVirtualMachineStateTransition) }
    /// Pauses the machine; fails.
    open func pause() async throws { throw VZError(.invalidVirtualMachineStateTransition) }
    /// Continues the machine; fails.
    open func resume() async throws { throw VZError(.invalidVirtualMachineStateTransition) }
    /// Asks the machine to end; fails.
    open func requestStop() throws { throw VZError(.invalidVirtualMachineStateTransition) }
}
