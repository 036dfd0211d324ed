import Foundation

extension WebPage {
    /// Who decides whether pages may use cameras, microphones and the movements of the device.
    ///
    /// Follows Apple's
    /// [DeviceSensorAuthorization](https://developer.apple.com/documentation/webkit/webpage/devicesensorauthorization).
    public struct DeviceSensorAuthorization: Sendable {
        /// The kind of device that a page asks for.
        public enum Permission: Hashable, Sendable {
            case deviceOrientationAndMotion
            case mediaCapture(WKMediaCaptureType)
        }

        let decide: @MainActor @Sendable (Permission, FrameInfo, WKSecurityOrigin) async -> WKPermissionDecision

        /// Creates an authorization with the same decision for all.
        public init(decision: WKPermissionDecision) { decide = { _, _, _ in decision } }

        /// Creates an authorization with a function that decides about each request.
        public init(
            decisionHandler:
                @escaping @MainActor @Sendable (
                    _ permission: Permission, _ frame: FrameInfo, _ origin: WKSecurityOrigin
                ) async -> WKPermissionDecision
        ) { decide = decisionHandler }
    }
}

extension WebPage.Configuration {
    /// Where the films of pages play.
    public enum MediaPlaybackBehavior: Hashable, Sendable {
        /// Within the page.
        case automatic
        /// Within the page.
        case allowsInlinePlayback
        /// On the whole screen.
        case alwaysFullscreen
    }
}

extension WebPage {
    /// Whether a part of a page fills the screen.
    public enum FullscreenState: Hashable, Sendable {
        case enteringFullscreen, exitingFullscreen, inFullscreen, notInFullscreen
    }

    /// A kind of media, as style sheets name it.
    public struct CSSMediaType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// All kinds.
        public static let all = CSSMediaType(rawValue: "all")
        /// Paper.
        public static let print = CSSMediaType(rawValue: "print")
        /// Screens.
        public static let screen = CSSMediaType(rawValue: "screen")
    }
}

/// What decides about the direction of a page's fields and bars.
public enum WKUserInterfaceDirectionPolicy: Int, Sendable { case content, system }
