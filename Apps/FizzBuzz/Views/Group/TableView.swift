import SwiftUI

/// The circle of players around the count, what was said, and what may be said.
struct TableView: View {
    @ObservedObject var group: GroupViewModel
    let game: GroupGame

    var body: some View {
        VStack(spacing: 12) {
            TableHeader(group: group, game: game)
            ZStack {
                SeatCircle {
                    ForEach(game.circle) { player in
                        SeatView(
                            player: player, lives: game.lives[player.id] ?? 0, isCurrent: player.id == game.current?.id,
                            showsLives: game.setup.house.lives > 1 && !game.setup.house.isTogether
                        )
                        .transition(.move(edge: .bottom).combined(with: .opacity))
                    }
                }
                // The seats' own room stays free, above and below as well.
                CountView(group: group, game: game).padding(.vertical, 68)
            }
            .frame(minHeight: 210, maxHeight: 520)
            Ribbon(words: ribbon)
            AnswerButtons(choices: group.choices, isListening: group.isListening) { group.say($0) }
                .frame(maxWidth: 560)
        }
        .padding()
        .background(Clockwork(group: group))
    }

    private var ribbon: [Ribbon.Word] {
        game.turns.enumerated().suffix(12).map { place, turn in
            Ribbon.Word(id: place, text: turn.said ?? "late", isRight: turn.isRight)
        }
    }
}

/// Notifies the game that time has passed, as long as it runs.
private struct Clockwork: View {
    @ObservedObject var group: GroupViewModel

    var body: some View {
        TimelineView(.animation(minimumInterval: 0.05, paused: !group.isRunning)) { context in
            Color.clear.onChange(of: context.date) { group.timePassed() }
        }
    }
}

/// How the game stands, and the buttons that are no answers.
private struct TableHeader: View {
    @ObservedObject var group: GroupViewModel
    let game: GroupGame

    var body: some View {
        HStack {
            Button("Leave", systemImage: "xmark") { group.leave() }
            Spacer()
            if game.setup.house.isTogether {
                Text(String(repeating: "♥", count: game.teamLives)).foregroundStyle(.red)
                    .accessibilityLabel("\(game.teamLives) lives left")
            }
            Label(
                "\(game.limit, specifier: "%.1f") s",
                systemImage: game.direction > 0 ? "arrow.clockwise" : "arrow.counterclockwise"
            )
            .accessibilityLabel(
                "\(game.limit, specifier: "%.1f") seconds, \(game.direction > 0 ? "clockwise" : "counterclockwise")")
            Spacer()
            Button(group.isPaused ? "Continue" : "Pause", systemImage: group.isPaused ? "play" : "pause") {
                group.togglePause()
            }
            .disabled(game.isOver)
        }
        .lineLimit(1)
    }
}

/// The count in the middle, and the ring that runs out.
private struct CountView: View {
    @ObservedObject var group: GroupViewModel
    let game: GroupGame
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        VStack(spacing: 6) {
            ZStack {
                TimeRing(group: group, turn: game.turns.count, isRunning: group.isRunning)
                Text("\(game.number)")
                    .font(.system(size: 44, weight: .semibold, design: .rounded))
                    .monospacedDigit()
                    .minimumScaleFactor(0.4)
                    .lineLimit(1)
                    .padding(12)
                    .foregroundStyle(Color.ink(in: colorScheme))
                    .contentTransition(.numericText())
            }
            .aspectRatio(1, contentMode: .fit)
            .frame(maxWidth: 110, maxHeight: 110)
            Text(group.isPaused ? "Paused" : group.verdict ?? game.current.map { "Next: \($0.name)" } ?? "")
                .font(.callout)
                .multilineTextAlignment(.center)
                .foregroundStyle(group.verdict == nil ? Color.secondary : .red)
                .frame(maxWidth: 170)
        }
        .accessibilityElement(children: .combine)
    }
}
