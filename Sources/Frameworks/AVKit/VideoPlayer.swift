import AVFoundation
import OrielFoundation
import SwiftUI

/// A film and the button that plays it.
///
/// Follows Apple's [VideoPlayer](https://developer.apple.com/documentation/avkit/videoplayer). Of a film in a file the sound
/// is played; in place of its pictures there is a note, and one warning at run time.
public struct VideoPlayer<VideoOverlay: View>: View {
    private let player: AVPlayer?
    private let overlay: VideoOverlay

    /// Creates a view for the content of a player.
    /// - Parameters:
    ///   - player: The player; nil for none.
    ///   - videoOverlay: A view above the pictures and below the buttons.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        (self.player, overlay) = (player, videoOverlay())
    }

    /// The content of the view.
    public var body: some View { Screen(player: player, overlay: overlay) }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    /// Creates a view for the content of a player.
    public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

/// The place of a film's pictures, and the button that plays it.
struct Screen<Overlay: View>: View {
    let player: AVPlayer?
    /// The view above the pictures and below the button.
    let overlay: Overlay
    @State private var isPlaying = false

    var body: some View {
        ZStack {
            Color.black
            overlay
            VStack(spacing: 12) {
                Button {
                    if isPlaying { player?.pause() } else { player?.play() }
                    isPlaying = player?.timeControlStatus == .playing
                } label: {
                    Image(systemName: isPlaying ? "pause.fill" : "play.fill")
                        .font(.largeTitle)
                        .frame(width: 60, height: 60)
                        .contentShape(.circle)
                }
                .buttonStyle(.plain)
                .disabled(player?.currentItem == nil)
                .accessibilityLabel(isPlaying ? "Pause" : "Play")
                Text("The pictures of films are not shown here.").font(.caption)
            }
            .foregroundStyle(.white)
            .environment(\.colorScheme, .dark)
        }
        .onReceive(NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime)) { end in
            if end.object as AnyObject? === player?.currentItem { isPlaying = false }
        }
        .onAppear {
            isPlaying = player?.timeControlStatus == .playing
            RuntimeWarning.issue("AVKit does not show the pictures of films.")
        }
    }
}
