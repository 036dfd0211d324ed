import AVFoundation
import SwiftUITesting
import Testing

/// What a photo's delegate learns without a camera.
@MainActor
@Suite("Photos without a camera")
struct PhotoDelegateTests {
    final class Delegate: NSObject, AVCapturePhotoCaptureDelegate {
        var calls: [String] = []
        func photoOutput(
            _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
        ) {
            calls.append("photo \(photo.resolvedSettings.uniqueID) \((error as? AVError)?.code == .deviceNotConnected)")
        }
        func photoOutput(
            _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
            error: (any Error)?
        ) { calls.append("end \(resolvedSettings.uniqueID) \(error != nil)") }
    }

    @Test("The delegate receives an error for the photo and one at the end, both with the number of the settings")
    func photo() {
        let (delegate, settings) = (Delegate(), AVCapturePhotoSettings())
        _ = TestHost.warnings { AVCapturePhotoOutput().capturePhoto(with: settings, delegate: delegate) }
        #expect(delegate.calls == ["photo \(settings.uniqueID) true", "end \(settings.uniqueID) true"])
    }
}
