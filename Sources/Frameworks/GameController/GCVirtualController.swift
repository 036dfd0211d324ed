import Foundation
import OrielFoundation

/// A controller on a touch screen; nothing shows it here.
///
/// Follows Apple's [GCVirtualController](https://developer.apple.com/documentation/gamecontroller/gcvirtualcontroller).
open class GCVirtualController: NSObject, @unchecked Sendable {
    /// The parts that are shown.
    open class Configuration: NSObject, @unchecked Sendable {
        /// The names of the parts.
        open var elements: Set<String> = []
        /// Whether the app shows the controller itself.
        open var isHidden = false
        /// Creates settings.
        public override init() {}
    }
    /// The controller; nil.
    open var controller: GCController? { nil }
    /// Creates a controller.
    public init(configuration: Configuration) {}
    /// Shows the controller; nothing is shown, which is reported once.
    open func connect(replyHandler reply: (@Sendable ((any Error)?) -> Void)? = nil) {
        RuntimeWarning.issue("GCVirtualController: there is no controller on the screen here.")
        DispatchQueue.main.async { reply?(POSIXError(.ENODEV)) }
    }
    /// Hides the controller.
    open func disconnect() {}
}
