import MediaPlayer
import SwiftUI
import SwiftUITesting
import Testing

/// The media library, which is not there.
@MainActor
@Suite("A media library that is not there")
struct MediaLibraryTests {
    @Test("Searches keep their conditions and find nothing, players play nothing, and a picker can be canceled")
    func library() async {
        let query = MPMediaQuery.albums()
        query.addFilterPredicate(
            MPMediaPropertyPredicate(value: "x", forProperty: MPMediaItemPropertyTitle, comparisonType: .contains))
        let same = MPMediaPropertyPredicate(
            value: "x", forProperty: MPMediaItemPropertyTitle, comparisonType: .contains)
        #expect(query.groupingType == .album && query.filterPredicates?.count == 2)
        query.removeFilterPredicate(same)
        #expect(query.filterPredicates?.count == 1)
        let player = MPMusicPlayerController.applicationQueuePlayer
        let warnings = TestHost.warnings {
            #expect(query.items?.isEmpty == true && MPMediaLibrary.authorizationStatus() == .denied)
            player.setQueue(with: query)
            player.play()
        }
        #expect(Set(warnings).count == 2 && player.playbackState == .stopped && player.nowPlayingItem == nil)
        await #expect(throws: MPError(.permissionDenied)) { try await player.prepareToPlay() }

        final class Delegate: NSObject, MPMediaPickerControllerDelegate {
            var count = 0
            func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) { count += 1 }
        }
        struct Page: UIViewControllerRepresentable {
            let delegate: Delegate
            func makeUIViewController(context: Context) -> MPMediaPickerController {
                let controller = MPMediaPickerController(mediaTypes: .music)
                controller.delegate = delegate
                return controller
            }
            func updateUIViewController(_ controller: MPMediaPickerController, context: Context) {}
        }
        let delegate = Delegate()
        let host = TestHost(Page(delegate: delegate), size: CGSize(width: 300, height: 200))
        host.tap(text: "Cancel")
        #expect(delegate.count == 1)
    }
}
