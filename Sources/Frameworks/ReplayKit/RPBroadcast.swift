import CoreMedia
import Foundation
import SwiftUI

/// Receives the choice of a service.
///
/// Follows Apple's
/// [RPBroadcastActivityViewControllerDelegate](https://developer.apple.com/documentation/replaykit/rpbroadcastactivityviewcontrollerdelegate).
@MainActor @preconcurrency
public protocol RPBroadcastActivityViewControllerDelegate: NSObjectProtocol {
    /// Called at the end, with the controller of the broadcast or an error.
    func broadcastActivityViewController(
        _ broadcastActivityViewController: RPBroadcastActivityViewController,
        didFinishWith broadcastController: RPBroadcastController?, error: (any Error)?)
}

/// Lets users choose a service for sending the screen; loading it fails here.
///
/// Follows Apple's
/// [RPBroadcastActivityViewController](https://developer.apple.com/documentation/replaykit/rpbroadcastactivityviewcontroller).
@MainActor @preconcurrency
open class RPBroadcastActivityViewController: UIViewController {
    /// Receives the choice.
    open weak var delegate: (any RPBroadcastActivityViewControllerDelegate)?

    /// Loads a controller; fails.
    open class func load(
        handler: @escaping @Sendable (RPBroadcastActivityViewController?, (any Error)?) -> Void
    ) {
        let error = RPRecordingError.missing()
        DispatchQueue.main.async { handler(nil, error) }
    }
    /// Loads a controller for a service; fails.
    open class func load(
        withPreferredExtension preferredExtension: String?,
        handler: @escaping @Sendable (RPBroadcastActivityViewController?, (any Error)?) -> Void
    ) { load(handler: handler) }
}

/// Receives the events of a broadcast; there are none here.
///
/// All methods are optional.
public protocol RPBroadcastControllerDelegate: NSObjectProtocol {
    /// Called when a broadcast has ended; nil if it has ended as it should.
    func broadcastController(_ broadcastController: RPBroadcastController, didFinishWithError error: (any Error)?)
    /// Called with facts of the service.
    func broadcastController(
        _ broadcastController: RPBroadcastController, didUpdateServiceInfo serviceInfo: [String: any NSCoding])
    /// Called when the address of the broadcast has changed.
    func broadcastController(_ broadcastController: RPBroadcastController, didUpdateBroadcast broadcastURL: URL)
}

extension RPBroadcastControllerDelegate {
    public func broadcastController(
        _ broadcastController: RPBroadcastController, didFinishWithError error: (any Error)?
    ) {}
    public func broadcastController(
        _ broadcastController: RPBroadcastController, didUpdateServiceInfo serviceInfo: [String: any NSCoding]
    ) {}
    public func broadcastController(_ broadcastController: RPBroadcastController, didUpdateBroadcast broadcastURL: URL)
    {}
}

/// Sends the screen to a service, which is not possible here.
///
/// Follows Apple's [RPBroadcastController](https://developer.apple.com/documentation/replaykit/rpbroadcastcontroller). A broadcast fails with `disabled`.
open class RPBroadcastController: NSObject, @unchecked Sendable {
    /// Creates a controller.
    public override init() {}
    /// Receives events.
    open weak var delegate: (any RPBroadcastControllerDelegate)?
    /// Whether the screen is being sent; false.
    open var isBroadcasting: Bool { false }
    /// Whether sending pauses; false.
    open var isPaused: Bool { false }
    /// The address of the broadcast; nil.
    open var broadcastURL: URL? { nil }
    /// The facts of the service; nil.
    open var serviceInfo: [String: any NSCoding]? { nil }
    /// The identifier of the service's extension; nil.
    open var broadcastExtensionBundleID: String? { nil }

    /// Begins to send the screen; fails.
    open func startBroadcast(handler: @escaping @Sendable ((any Error)?) -> Void) {
        let error = RPRecordingError.missing()
        DispatchQueue.main.async { handler(error) }
    }
    /// Ends sending, which has not begun; fails.
    open func finishBroadcast(handler: @escaping @Sendable ((any Error)?) -> Void) {
        DispatchQueue.main.async { handler(RPRecordingError(.broadcastInvalidSession)) }
    }
    /// Pauses sending, which has not begun.
    open func pauseBroadcast() {}
    /// Continues sending, which has not begun.
    open func resumeBroadcast() {}
}

/// The superclass of services that receive the screen; no desktop starts them.
open class RPBroadcastHandler: NSObject {
    /// Creates a service.
    public override init() {}
    /// Passes facts to the app; there is none that receives them.
    open func updateServiceInfo(_ serviceInfo: [String: any NSCoding]) {}
    /// Passes the address of the broadcast to the app; there is none that receives it.
    open func updateBroadcast(_ broadcastURL: URL) {}
}

/// The superclass of services that receive samples of the screen; no desktop starts them.
///
/// Follows Apple's [RPBroadcastSampleHandler](https://developer.apple.com/documentation/replaykit/rpbroadcastsamplehandler).
open class RPBroadcastSampleHandler: RPBroadcastHandler {
    /// Called at the beginning, with facts of the app.
    open func broadcastStarted(withSetupInfo setupInfo: [String: NSObject]?) {}
    /// Called when the user pauses.
    open func broadcastPaused() {}
    /// Called when the user continues.
    open func broadcastResumed() {}
    /// Called at the end.
    open func broadcastFinished() {}
    /// Called with facts of the app that is visible.
    open func broadcastAnnotated(withApplicationInfo applicationInfo: [AnyHashable: Any]) {}
    /// Called with a sample.
    open func processSampleBuffer(_ sampleBuffer: CMSampleBuffer, with sampleBufferType: RPSampleBufferType) {}
    /// Ends the broadcast with an error, which no app receives here.
    open func finishBroadcastWithError(_ error: any Error) {}
}
