import Foundation
import SwiftUI

/// A press of a button for the camera.
///
/// Follows Apple's [AVCaptureEvent](https://developer.apple.com/documentation/avkit/avcaptureevent).
open class AVCaptureEvent: NSObject {
    /// The parts of a press.
    public enum Phase: UInt, Sendable { case began, ended, cancelled }
    /// The part of the press.
    open var phase: Phase { .began }
}

/// The response of a view to a button for the camera; no such button is known here, so that nothing is called.
///
/// Follows Apple's [AVCaptureEventInteraction](https://developer.apple.com/documentation/avkit/avcaptureeventinteraction).
@MainActor @preconcurrency
open class AVCaptureEventInteraction: NSObject, UIInteraction {
    /// Whether presses are followed; true by default.
    open var isEnabled = true
    /// The view with the interaction; nil for none.
    open private(set) weak var view: UIView?

    /// Creates an interaction that would call a closure for any button.
    public init(handler: @escaping (AVCaptureEvent) -> Void) { super.init() }
    /// Creates an interaction that would call one closure for the first button, and another for the second.
    public init(primary: @escaping (AVCaptureEvent) -> Void, secondary: @escaping (AVCaptureEvent) -> Void) {
        super.init()
    }

    /// Called when the interaction is about to be given to a view.
    open func willMove(to view: UIView?) {}
    /// Called when the interaction was given to a view.
    open func didMove(to view: UIView?) {
        self.view = view
        if view != nil { CaptureButtons.lack() }
    }
}

@MainActor
private enum CaptureButtons {
    static func lack() {
        RuntimeWarning.issue("AVKit: there are no buttons for cameras here: events of capture do not arrive.")
    }
}

extension View {
    /// Performs an action when a button for the camera is pressed; no such button is known here.
    nonisolated public func onCameraCaptureEvent(
        isEnabled: Bool = true, action: @escaping (AVCaptureEvent) -> Void
    ) -> some View { onAppear { MainActor.assumeIsolated { CaptureButtons.lack() } } }

    /// Performs an action when the first or the second button for the camera is pressed; no such button is known here.
    nonisolated public func onCameraCaptureEvent(
        isEnabled: Bool = true, primaryAction: @escaping (AVCaptureEvent) -> Void,
        secondaryAction: @escaping (AVCaptureEvent) -> Void
    ) -> some View { onAppear { MainActor.assumeIsolated { CaptureButtons.lack() } } }
}
