import Foundation

extension WebPage {
    /// Whether the page uses a camera.
    public var cameraCaptureState: WKMediaCaptureState { view.cameraCaptureState }
    /// Whether the page uses a microphone.
    public var microphoneCaptureState: WKMediaCaptureState { view.microphoneCaptureState }
    /// Sets whether the page uses the camera that it was given.
    public func setCameraCaptureState(_ state: WKMediaCaptureState) async { await view.setCameraCaptureState(state) }
    /// Sets whether the page uses the microphone that it was given.
    public func setMicrophoneCaptureState(_ state: WKMediaCaptureState) async {
        await view.setMicrophoneCaptureState(state)
    }
    /// Pauses all films and sounds of the page.
    public func pauseAllMediaPlayback() async { await view.pauseAllMediaPlayback() }
    /// Whether a film or sound of the page plays.
    public func mediaPlaybackState() async -> WKMediaPlaybackState { await view.requestMediaPlaybackState() }
    /// Pauses all films and sounds of the page, or resumes the ones paused by this.
    public func setAllMediaPlaybackSuspended(_ suspended: Bool) async {
        await view.setAllMediaPlaybackSuspended(suspended)
    }
    /// Ends what fills the screen, or has a window of its own.
    public func closeAllMediaPresentations() async { await view.closeAllMediaPresentations() }
}
