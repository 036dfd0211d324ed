import Foundation
import Testing

@testable import SwiftUI

/// Movies and images that come from the computer's files.
@MainActor @Suite("Pickers of images and movies")
struct MoviePickerTests {
    private final class Delegate: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var found: [UIImagePickerController.InfoKey: Any]?
        var cancelled = 0
        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) { found = info }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancelled += 1 }
    }

    @Test("A movie comes as its file; what is not an image counts as no choice")
    func movies() {
        let (picker, delegate) = (UIImagePickerController(), Delegate())
        picker.delegate = delegate
        picker.mediaTypes = ["public.movie"]
        picker.videoQuality = .typeHigh
        let film = URL(fileURLWithPath: "/nowhere/film.mp4")
        picker.chose(film)
        #expect(delegate.found?[.mediaURL] as? URL == film)
        #expect(delegate.found?[.mediaType] as? String == "public.movie" && delegate.found?[.originalImage] == nil)
        picker.chose(URL(fileURLWithPath: "/nowhere/text.txt"))
        picker.chose(nil)
        #expect(delegate.cancelled == 2)
    }

    @Test("There is no camera")
    func camera() {
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary) == ["public.image", "public.movie"])
        #expect(UIImagePickerController.availableCaptureModes(for: .rear) == nil)
        #expect(!UIImagePickerController().startVideoCapture())
    }
}
