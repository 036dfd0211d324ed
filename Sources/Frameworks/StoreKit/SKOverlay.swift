import OrielFoundation
import SwiftUI

/// Shows another app of the store above the bottom of a scene; there is no store here, so that it fails to load.
///
/// Follows Apple's [SKOverlay](https://developer.apple.com/documentation/storekit/skoverlay).
@MainActor @preconcurrency
open class SKOverlay: NSObject {
    /// Where an overlay is.
    public enum Position: Int, Sendable {
        /// At the bottom of the scene.
        case bottom
        /// A little above the bottom.
        case bottomRaised
    }

    /// The contents of an overlay; the base of the two kinds.
    open class Configuration: NSObject, @unchecked Sendable {
        private var values: [String: Any] = [:]
        fileprivate override init() {}
        /// Sets a further value for the store.
        open func setAdditionalValue(_ value: Any?, forKey key: String) { values[key] = value }
        /// Returns a further value for the store; nil if there is none.
        open func additionalValue(forKey key: String) -> Any? { values[key] }
    }

    /// Shows an app by its number in the store.
    open class AppConfiguration: Configuration, @unchecked Sendable {
        /// The number of the app.
        open var appIdentifier: String
        /// The mark of a campaign; nil for none.
        open var campaignToken: String?
        /// The mark of a provider; nil for none.
        open var providerToken: String?
        /// The page of the app in the store; nil for the usual one.
        open var customProductPageIdentifier: String?
        /// The version that advertising shows; nil for the newest.
        open var latestReleaseID: String?
        /// Where the overlay is.
        open var position: Position
        /// Whether the user can close the overlay; true by default.
        open var userDismissible = true

        /// Creates a configuration of an app's number.
        public init(appIdentifier: String, position: Position) {
            self.appIdentifier = appIdentifier
            self.position = position
            super.init()
        }
    }

    /// Shows the app of which this is a clip.
    open class AppClipConfiguration: Configuration, @unchecked Sendable {
        /// The mark of a campaign; nil for none.
        open var campaignToken: String?
        /// The mark of a provider; nil for none.
        open var providerToken: String?
        /// The page of the app in the store; nil for the usual one.
        open var customProductPageIdentifier: String?
        /// The version that advertising shows; nil for the newest.
        open var latestReleaseID: String?
        /// Where the overlay is.
        open var position: Position

        /// Creates a configuration of the clip's own app.
        public init(position: Position) {
            self.position = position
            super.init()
        }
    }

    /// An overlay that appears or disappears.
    open class TransitionContext: NSObject {
        /// The frame at the start, in points.
        open var startFrame: CGRect { .zero }
        /// The frame at the end, in points.
        open var endFrame: CGRect { .zero }
        /// Adds changes that are animated with the overlay.
        open func addAnimation(_ block: @escaping () -> Void) {}
    }

    /// The contents.
    public let configuration: Configuration
    /// The delegate.
    open weak var delegate: (any SKOverlayDelegate)?

    /// Creates an overlay.
    public init(configuration: Configuration) { self.configuration = configuration }

    /// Shows the overlay in a scene; the delegate is called with an error.
    open func present(in scene: UIWindowScene) {
        StoreGaps.warn()
        delegate?.storeOverlayDidFailToLoad(self, error: StoreKitError.unsupported)
    }

    /// Hides the overlay of a scene; there is none.
    open class func dismiss(in scene: UIWindowScene) {}
}

/// Methods for receiving the changes of an overlay; each does nothing by default.
@MainActor @preconcurrency
public protocol SKOverlayDelegate: NSObjectProtocol {
    /// Called when an overlay could not be loaded.
    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
    /// Called before an overlay appears.
    func storeOverlayWillStartPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    /// Called when an overlay has appeared.
    func storeOverlayDidFinishPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    /// Called before an overlay disappears.
    func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    /// Called when an overlay has disappeared.
    func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

extension SKOverlayDelegate {
    public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
    public func storeOverlayWillStartPresentation(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
    ) {}
    public func storeOverlayDidFinishPresentation(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
    ) {}
    public func storeOverlayWillStartDismissal(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
    ) {}
    public func storeOverlayDidFinishDismissal(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
    ) {}
}

extension View {
    /// Shows an app of the store while a value is true; there is no store, so that the value becomes false.
    public nonisolated func appStoreOverlay(
        isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
    ) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
            guard isShown else { return }
            StoreGaps.warn()
            isPresented.wrappedValue = false
        }
    }
}
