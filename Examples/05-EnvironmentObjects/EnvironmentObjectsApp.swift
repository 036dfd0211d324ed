// 5. Environment objects
//
// An object that many views need, at any depth, need not be passed from hand to hand: `.environmentObject` puts it
// into the surroundings of a view, and whoever is in there finds it by its type with `@EnvironmentObject`. Values
// travel the same way: here a key of our own for how wide the rows are.
//
// Try: give one of the rows another player, with an `.environmentObject` of its own.

import SwiftUI

@main
struct EnvironmentObjectsApp: App {
    @StateObject private var player = Player()

    var body: some Scene {
        WindowGroup("Player") {
            PlayerView().environmentObject(player)
        }
    }
}

final class Player: ObservableObject {
    let tracks = ["Overture", "Aria", "Intermezzo", "Finale"]
    @Published var current = 0
    @Published var isPlaying = false

    func play(_ track: Int) {
        isPlaying = !(isPlaying && current == track)
        current = track
    }
}

private struct RowWidthKey: EnvironmentKey {
    static let defaultValue: CGFloat = 160
}

extension EnvironmentValues {
    var rowWidth: CGFloat {
        get { self[RowWidthKey.self] }
        set { self[RowWidthKey.self] = newValue }
    }
}

/// Has no use for the player, and does not mention it.
struct PlayerView: View {
    var body: some View {
        VStack(spacing: 16) {
            NowPlayingView()
            TrackList()
        }
        .environment(\.rowWidth, 220)
        .padding(30)
    }
}

struct NowPlayingView: View {
    @EnvironmentObject private var player: Player

    var body: some View {
        Text(player.isPlaying ? "Playing \(player.tracks[player.current])" : "Silence")
            .font(.title2)
    }
}

struct TrackList: View {
    @EnvironmentObject private var player: Player

    var body: some View {
        ForEach(player.tracks.indices, id: \.self) { TrackRow(track: $0) }
    }
}

struct TrackRow: View {
    let track: Int
    @EnvironmentObject private var player: Player
    @Environment(\.rowWidth) private var width

    var body: some View {
        HStack {
            Text(player.tracks[track])
            Spacer()
            Button(player.isPlaying && player.current == track ? "Stop" : "Play") {
                player.play(track)
            }
        }
        .frame(width: width)
    }
}

#Preview {
    PlayerView().environmentObject(Player())
}
