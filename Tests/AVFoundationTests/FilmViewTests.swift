import DisplayList
import Foundation
import OrielFoundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import AVFoundation
@testable import AVKit

extension FilmTests {
    /// Films in views: their pictures in the display list, and the controls.
    @MainActor @Suite("Views of films")
    struct FilmViewTests {
        /// The layers of pictures in a window.
        private func pictures(_ host: TestHost) -> [(id: LayerID, bitmap: Bitmap, size: CGSize)] {
            var found: [(LayerID, Bitmap, CGSize)] = []
            func look(_ id: LayerID) {
                let layer = host.displayList[id]
                if case .image(let image) = layer.content, case .bitmap(let bitmap) = image.source, bitmap.width == 320
                {
                    found.append((id, bitmap, layer.size))
                }
                for child in host.displayList.children(of: id) { look(child) }
            }
            look(.root)
            return found
        }

        private func ready(_ url: URL) async throws -> AVPlayer {
            let player = AVPlayer(url: url)
            #expect(await reached(try #require(player.currentItem), \.presentationSize) { $0.width > 0 })
            #expect(await reached(try #require(player.currentItem), \.status) { $0 == .readyToPlay })
            return player
        }

        @Test("A film's picture fits into its place, below the app's view and the controls")
        func player() async throws {
            let player = try await ready(Films.colors)
            let host = TestHost(
                VideoPlayer(player: player) { Text("Subtitle") }, size: CGSize(width: 400, height: 400))
            let picture = try #require(pictures(host).first)
            #expect(picture.size == CGSize(width: 400, height: 300) && CGImage(picture.bitmap).color == "red")
            #expect(host.find(text: "Subtitle")?.frame.midX == 200)
            #expect(host.find(text: "00:00") != nil && host.find(text: "-00:03") != nil)
            for label in ["Play", "Skip Back", "Skip Forward", "Mute", "Current position"] {
                #expect(host.find(label: label) != nil, "\(label)")
            }
        }

        @Test("Each new picture changes the layer of the picture alone")
        func frames() async throws {
            let player = try await ready(Films.colors)
            // The controls show the new place as well.
            let model = FilmModel()
            (model.player, model.hasControls) = (player, false)
            let host = TestHost(
                FilmScreen(model: model, overlay: Text("Subtitle")), size: CGSize(width: 400, height: 300))
            var reader = DisplayListReader(host.displayList)
            _ = reader.read()
            let id = try #require(pictures(host).first?.id)
            let viewer = NSObject()
            let shown: Void? = await first { found in
                player.addViewer(viewer) { if player.frame?.image.color == "blue" { found(()) } }
                player.currentItem?.seek(
                    to: CMTime(value: 5, timescale: 2), toleranceBefore: .zero, toleranceAfter: .zero,
                    completionHandler: nil)
                return [viewer]
            }
            #expect(shown != nil)
            host.update()
            let changes = reader.read()
            #expect(changes.changed.map(\.id) == [id] && !changes.isWhole && changes.removed.isEmpty)
            #expect(CGImage(try #require(pictures(host).first).bitmap).color == "blue")
        }

        @Test("The controls play, pause, move and silence")
        func controls() async throws {
            let player = try await ready(Films.colors)
            let host = TestHost(VideoPlayer(player: player), size: CGSize(width: 400, height: 300))
            host.tap(label: "Skip Forward")
            #expect(
                await reached(player, \.timeControlStatus) { $0 == .paused }
                    && abs(player.currentTime().seconds - 3) < 0.1)
            host.tap(label: "Skip Back")
            #expect(player.currentTime() == .zero)
            host.tap(label: "Mute")
            #expect(player.isMuted && host.find(label: "Unmute") != nil)
            host.tap(label: "Play")
            #expect(await reached(player, \.timeControlStatus) { $0 == .playing })
            #expect(host.find(label: "Pause") != nil && host.find(label: "Play") == nil)
            // A tap hides the controls of a film that plays, another one shows them.
            host.tap(at: CGPoint(x: 30, y: 60))
            #expect(host.find(label: "Pause") == nil)
            host.tap(at: CGPoint(x: 30, y: 60))
            host.tap(label: "Pause")
            #expect(player.timeControlStatus == .paused && host.find(label: "Play") != nil)
        }

        @Test("The thumb of the line moves the film")
        func scrubbing() async throws {
            let player = try await ready(Films.colors)
            let host = TestHost(VideoPlayer(player: player), size: CGSize(width: 400, height: 300))
            let line = try #require(host.find(label: "Current position")?.frame)
            host.drag(from: CGPoint(x: line.minX + 4, y: line.midY), to: CGPoint(x: line.midX, y: line.midY))
            #expect(abs(player.currentTime().seconds - 1.5) < 0.2, "\(player.currentTime())")
            #expect(host.find(text: "00:01") != nil)
        }

        @Test("Controls hide after some seconds without a touch while the film plays")
        func hiding() async throws {
            let model = FilmModel()
            model.patience = 0.05
            model.player = AVPlayer(url: Films.colors)
            #expect(model.showsControls)
            let hidden: Bool? = await first { found in
                let watch = model.$showsControls.sink { if !$0 { found(true) } }
                model.player?.play()
                return [watch]
            }
            // On a busy machine the film may wait for its pictures again.
            #expect(hidden == true && model.player?.timeControlStatus != .paused)
            model.player?.pause()
            #expect(model.showsControls)
        }

        @Test("A film that cannot be played leaves its place black, with a sentence")
        func failure() async throws {
            let player = AVPlayer(url: Films.folder.appending(path: "lost.mov"))
            let host = TestHost(VideoPlayer(player: player), size: CGSize(width: 300, height: 200))
            #expect(player.currentItem?.status == .failed && pictures(host).isEmpty)
            #expect(host.text.contains { $0.hasPrefix("There is no file at") })
            host.tap(label: "Play")
            #expect(player.rate == 0)
        }

        @Test("A controller shows the film in a representable, and its controls only where they are wanted")
        func controller() async throws {
            struct Film: UIViewControllerRepresentable {
                let player: AVPlayer
                func makeUIViewController(context: Context) -> AVPlayerViewController {
                    let controller = AVPlayerViewController()
                    controller.player = player
                    controller.videoGravity = .resizeAspectFill
                    controller.showsPlaybackControls = false
                    return controller
                }
                func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
            }
            let player = try await ready(Films.silent)
            let host = TestHost(Film(player: player), size: CGSize(width: 320, height: 320))
            let picture = try #require(pictures(host).first)
            #expect(abs(picture.size.width - 320 * 4 / 3) < 1 && picture.size.height == 320)
            #expect(host.find(label: "Play") == nil)
        }

        @Test("The Mac's view shows the film, and its controls unless their style is none")
        func macView() async throws {
            struct Film: UIViewRepresentable {
                let view: AVPlayerView
                func makeUIView(context: Context) -> AVPlayerView { view }
                func updateUIView(_ view: AVPlayerView, context: Context) {}
            }
            let view = AVPlayerView()
            view.player = try await ready(Films.silent)
            let host = TestHost(Film(view: view), size: CGSize(width: 320, height: 320))
            #expect(pictures(host).first?.size == CGSize(width: 320, height: 240))
            #expect(host.find(label: "Play") != nil && view.isReadyForDisplay && !view.canBeginTrimming)
            view.controlsStyle = .none
            view.videoGravity = .resize
            host.update()
            #expect(pictures(host).first?.size == CGSize(width: 320, height: 320))
            #expect(host.find(label: "Play") == nil)
            let warnings = TestHost.warnings { view.beginTrimming { #expect($0 == .cancelButton) } }
            #expect(warnings.count == 1)
        }

        @Test("A player's layer shows the pictures as a view's own layer does, and knows their place")
        func layer() async throws {
            final class Screen: UIView {
                override class var layerClass: AnyClass { AVPlayerLayer.self }
            }
            struct Film: UIViewRepresentable {
                let screen: Screen
                func makeUIView(context: Context) -> Screen { screen }
                func updateUIView(_ view: Screen, context: Context) {}
            }
            let player = try await ready(Films.silent)
            let screen = Screen()
            let layer = try #require(screen.layer as? AVPlayerLayer)
            #expect(!layer.isReadyForDisplay && layer.videoRect == .zero)
            layer.player = player
            #expect(layer.isReadyForDisplay)
            let host = TestHost(Film(screen: screen), size: CGSize(width: 400, height: 400))
            #expect(pictures(host).first?.size == CGSize(width: 400, height: 300))
            #expect(layer.videoRect == CGRect(x: 0, y: 50, width: 400, height: 300))
            layer.videoGravity = .resize
            #expect(pictures(host).first?.size == CGSize(width: 400, height: 400))
            layer.player = nil
            #expect(pictures(host).isEmpty && !layer.isReadyForDisplay)
        }

        @Test(
            "Times are shown as clocks do",
            arguments: [(0.0, "00:00"), (59.9, "00:59"), (3723, "1:02:03"), (.nan, "00:00")])
        func clock(seconds: Double, text: String) { #expect(FilmControls.clock(seconds) == text) }
    }
}
