import Foundation
import OrielFoundation
import WebKitShim

/// Whether a page uses a camera or a microphone.
public enum WKMediaCaptureState: Int, Sendable { case none, active, muted }

/// Whether a film or sound of a page plays.
public enum WKMediaPlaybackState: Int, Sendable { case none, playing, paused, suspended }

extension WKWebView {
    var standardCameraCaptureState: WKMediaCaptureState { captureState("camera-capture-state") }
    var standardMicrophoneCaptureState: WKMediaCaptureState { captureState("microphone-capture-state") }

    func standardSetCameraCaptureState(_ state: WKMediaCaptureState) async { set(state, "camera-capture-state") }
    func standardSetMicrophoneCaptureState(_ state: WKMediaCaptureState) async {
        set(state, "microphone-capture-state")
    }

    private func captureState(_ name: String) -> WKMediaCaptureState {
        page.flatMap { WKMediaCaptureState(rawValue: Int(oriel_web_number($0.widget, name))) } ?? .none
    }

    private func set(_ state: WKMediaCaptureState, _ name: String) {
        if let page { oriel_web_change_number(page.widget, name, Int32(state.rawValue)) }
    }

    func standardPauseAllMediaPlayback() async {
        _ = try? await evaluateJavaScript("document.querySelectorAll('video, audio').forEach(media => media.pause())")
    }

    func standardRequestMediaPlaybackState() async -> WKMediaPlaybackState {
        let script = """
            (() => {
                const all = [...document.querySelectorAll('video, audio')]
                if (all.some(media => media.orielIsSuspended)) return 3
                return all.length == 0 ? 0 : all.some(media => !media.paused && !media.ended) ? 1 : 2
            })()
            """
        let state = (try? await evaluateJavaScript(script)) as? NSNumber
        return state.flatMap { WKMediaPlaybackState(rawValue: $0.intValue) } ?? .none
    }

    func standardSetAllMediaPlaybackSuspended(_ suspended: Bool) async {
        let script =
            suspended
            ? "if (!media.paused) { media.orielIsSuspended = true; media.pause() }"
            : "if (media.orielIsSuspended) { delete media.orielIsSuspended; media.play() }"
        _ = try? await evaluateJavaScript("document.querySelectorAll('video, audio').forEach(media => { \(script) })")
    }

    func standardCloseAllMediaPresentations() async {
        _ = try? await evaluateJavaScript("if (document.fullscreenElement) document.exitFullscreen(); undefined")
    }
}
