import Foundation

/// An extension of the system.
open class OSSystemExtensionProperties: NSObject, @unchecked Sendable {
    override init() {}
    /// The identifier.
    open var bundleIdentifier: String { "" }
    /// The version.
    open var bundleVersion: String { "" }
    /// The version for users.
    open var bundleShortVersion: String { "" }
    /// The place.
    open var url: URL { URL(filePath: "/") }
    /// Whether it is used.
    open var isEnabled: Bool { false }
    /// Whether it waits for the user.
    open var isAwaitingUserApproval: Bool { false }
    /// Whether it is being removed.
    open var isUninstalling: Bool { false }
}

/// Receives the result of a request.
///
/// Follows Apple's [OSSystemExtensionRequestDelegate](https://developer.apple.com/documentation/systemextensions/ossystemextensionrequestdelegate).
public protocol OSSystemExtensionRequestDelegate: NSObjectProtocol {
    /// Called to decide about another version of an extension.
    func request(
        _ request: OSSystemExtensionRequest, actionForReplacingExtension existing: OSSystemExtensionProperties,
        withExtension ext: OSSystemExtensionProperties
    ) -> OSSystemExtensionRequest.ReplacementAction
    /// Called when the user must agree.
    func requestNeedsUserApproval(_ request: OSSystemExtensionRequest)
    /// Called at the end.
    func request(
        _ request: OSSystemExtensionRequest, didFinishWithResult result: OSSystemExtensionRequest.Result)
    /// Called with an error.
    func request(_ request: OSSystemExtensionRequest, didFailWithError error: any Error)
    /// Called with the extensions that were found.
    func request(_ request: OSSystemExtensionRequest, foundProperties properties: [OSSystemExtensionProperties])
}

extension OSSystemExtensionRequestDelegate {
    public func request(
        _ request: OSSystemExtensionRequest, foundProperties properties: [OSSystemExtensionProperties]
    ) {}
}

/// A request to extend the system, which fails here.
///
/// Follows Apple's [OSSystemExtensionRequest](https://developer.apple.com/documentation/systemextensions/ossystemextensionrequest).
open class OSSystemExtensionRequest: NSObject, @unchecked Sendable {
    /// The decision about a version that is there.
    public enum ReplacementAction: Int, Sendable { case cancel, replace }
    /// How a request has ended.
    public enum Result: Int, Sendable { case completed, willCompleteAfterReboot }
    /// The extension's identifier.
    public let identifier: String
    /// Receives the result.
    open weak var delegate: (any OSSystemExtensionRequestDelegate)?
    let queue: DispatchQueue
    init(_ identifier: String, _ queue: DispatchQueue) { (self.identifier, self.queue) = (identifier, queue) }

    /// Creates a request to use an extension.
    open class func activationRequest(
        forExtensionWithIdentifier identifier: String, queue: DispatchQueue
    ) -> OSSystemExtensionRequest { OSSystemExtensionRequest(identifier, queue) }
    /// Creates a request to remove an extension.
    open class func deactivationRequest(
        forExtensionWithIdentifier identifier: String, queue: DispatchQueue
    ) -> OSSystemExtensionRequest { OSSystemExtensionRequest(identifier, queue) }
    /// Creates a request for the facts of an extension.
    open class func propertiesRequest(
        forExtensionWithIdentifier identifier: String, queue: DispatchQueue
    ) -> OSSystemExtensionRequest { OSSystemExtensionRequest(identifier, queue) }
}

/// Receives requests, which fail with `forbiddenBySystemPolicy`, which is reported once.
///
/// Follows Apple's [OSSystemExtensionManager](https://developer.apple.com/documentation/systemextensions/ossystemextensionmanager).
open class OSSystemExtensionManager: NSObject, @unchecked Sendable {
    private static let one = OSSystemExtensionManager()
    /// The manager of the app.
    open class var shared: OSSystemExtensionManager { one }
    /// Submits a request; the delegate receives an error.
    open func submitRequest(_ request: OSSystemExtensionRequest) {
        let error = OSSystemExtensionError.missing()
        request.queue.async { request.delegate?.request(request, didFailWithError: error) }
    }
}
