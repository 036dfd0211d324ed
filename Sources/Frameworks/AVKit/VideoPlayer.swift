import AVFoundation
import SwiftUI

/// A film, with controls that play it.
///
/// Follows Apple's [VideoPlayer](https://developer.apple.com/documentation/avkit/videoplayer). The controls are seen while the film is
/// paused, and for some seconds after a tap.
public struct VideoPlayer<VideoOverlay: View>: View {
    private let player: AVPlayer?
    private let overlay: VideoOverlay
    @StateObject private var model = FilmModel()

    /// Creates a view for the content of a player.
    /// - Parameters:
    ///   - player: The player; nil for none.
    ///   - videoOverlay: A view above the pictures and below the controls.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        (self.player, overlay) = (player, videoOverlay())
    }

    /// The content of the view.
    public var body: some View {
        FilmScreen(model: model, overlay: overlay)
            .onAppear { model.player = player }
            .onChange(of: player.map(ObjectIdentifier.init)) { model.player = player }
    }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    /// Creates a view for the content of a player.
    public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
