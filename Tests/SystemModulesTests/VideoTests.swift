import AVKit
import SwiftUITesting
import Testing

@MainActor @Suite("Films")
struct VideoTests {
    @Test("A film's place has its overlay and a button, and says once that pictures are not shown")
    func player() {
        let film = AVPlayer(url: URL(filePath: "/nowhere/film.mp4"))
        var host: TestHost?
        let warnings = TestHost.warnings {
            host = TestHost(VideoPlayer(player: film) { Text("Subtitle") }, size: CGSize(width: 300, height: 200))
        }
        #expect(warnings == ["AVKit does not show the pictures of films."])
        #expect(host?.find(text: "Subtitle")?.frame.midX == 150)
        #expect(host?.find(text: "The pictures of films are not shown here.") != nil)
        #expect(host?.find(label: "Play") != nil && host?.find(label: "Pause") == nil)
    }

    @Test("A controller of a film shows the same in a representable")
    func controller() {
        struct Film: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> AVPlayerViewController {
                let controller = AVPlayerViewController()
                controller.player = AVPlayer()
                controller.videoGravity = .resizeAspectFill
                return controller
            }
            func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
        }
        let host = TestHost(Film(), size: CGSize(width: 300, height: 200))
        #expect(host.find(text: "The pictures of films are not shown here.")?.frame.midX == 150)
    }
}
