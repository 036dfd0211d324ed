import Testing

@testable import AVFoundation
@testable import AVKit

/// What shows a film, with players that have nothing to play.
@MainActor @Suite("Models of film views")
struct FilmModelTests {
    @Test("A model follows one player at a time, and none at its end")
    func players() {
        let (first, second) = (AVPlayer(), AVPlayer())
        var model: FilmModel? = FilmModel()
        #expect(first.clock.isEmpty)
        model?.player = first
        #expect(!first.clock.isEmpty && second.clock.isEmpty)
        model?.player = second
        #expect(first.clock.isEmpty && !second.clock.isEmpty)
        model?.player = nil
        #expect(first.clock.isEmpty && second.clock.isEmpty)
        model?.player = first
        model = nil
        #expect(first.clock.isEmpty)
    }

    @Test("Nothing is played, moved or silenced without a player; a mute player is shown as one")
    func nothing() {
        let model = FilmModel()
        model.toggle()
        model.skip(10)
        model.toggleMute()
        let player = AVPlayer()
        model.player = player
        model.toggleMute()
        #expect(player.isMuted)
        model.toggleMute()
        #expect(!player.isMuted && player.rate == 0)
    }
}
