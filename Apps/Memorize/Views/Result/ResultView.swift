import SwiftUI

/// Says how the game went and how it compares with former ones, and offers the next.
struct ResultView: View {
    let theme: Theme
    let result: Statistics.Result
    /// The theme's games, this one among them.
    let record: Statistics.Record
    let playAgain: () -> Void
    let newGame: () -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                Image(systemName: "trophy.fill")
                    .font(.system(size: 44))
                    .foregroundStyle(theme.gradient)
                    .accessibilityHidden(true)
                Text("All pairs found").font(.title2.bold()).accessibilityAddTraits(.isHeader)
                Text("\(result.score) points in \(result.turns) turns").foregroundStyle(.secondary)
                figures
                if record.latest.count > 1 { ScoreChart(record: record).foregroundStyle(theme.gradient) }
                FlowLine {
                    Button("Done") { dismiss() }.buttonStyle(.bordered)
                    button("New Game", "plus", newGame)
                    button("Play Again", "arrow.counterclockwise", playAgain)
                        .keyboardShortcut(.defaultAction)
                        .layoutPriority(1)
                }
            }
            .padding(24)
        }
        .presentationDetents([.height(record.latest.count > 1 ? 480 : 380)])
    }

    private func button(_ title: String, _ symbol: String, _ action: @escaping () -> Void) -> some View {
        Button {
            dismiss()
            action()
        } label: {
            Label(title, systemImage: symbol)
        }
        .buttonStyle(TableButtonStyle(color: Color(theme.color)))
    }

    private var figures: some View {
        Grid(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 6) {
            row("Score", "\(result.score)", best: record.bestScore.map(String.init), result.score == record.bestScore)
            row(
                "Turns", "\(result.turns)", best: record.fewestTurns.map(String.init),
                result.turns == record.fewestTurns)
            row("Time", result.time.spelled, best: record.shortestTime?.spelled, result.time == record.shortestTime)
            row(
                "Pairs in a row", "\(result.streak)", best: "\(record.longestStreak)",
                result.streak == record.longestStreak)
        }
        .monospacedDigit()
    }

    private func row(_ name: String, _ value: String, best: String?, _ isBest: Bool) -> some View {
        GridRow {
            Text(name).foregroundStyle(.secondary)
            Text(value).fontWeight(.semibold).gridColumnAlignment(.trailing)
            if isBest, record.games > 1 {
                Label("Best", systemImage: "star.fill").foregroundStyle(.orange)
            } else {
                Text("best \(best ?? value)").foregroundStyle(.secondary)
            }
        }
        .accessibilityElement(children: .combine)
    }
}

extension TimeInterval {
    /// Minutes and seconds, such as 1:05.
    fileprivate var spelled: String {
        let seconds = Int(min(max(self, 0), 359_999))
        return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    }
}

/// The scores of the last games as bars, the latest at the right.
private struct ScoreChart: View {
    let record: Statistics.Record

    var body: some View {
        let scores = record.latest.map(\.score)
        VStack(alignment: .leading, spacing: 4) {
            HStack(alignment: .bottom, spacing: 6) {
                ForEach(scores.indices, id: \.self) { place in
                    VStack(spacing: 2) {
                        Text("\(scores[place])").font(.caption2).foregroundStyle(Color.secondary).lineLimit(1)
                        RoundedRectangle(cornerRadius: 3)
                            .opacity(place == scores.count - 1 ? 1 : 0.45)
                            .frame(maxWidth: 28)
                            .frame(height: height(of: scores[place], among: scores))
                    }
                    .frame(maxWidth: .infinity)
                }
            }
            .frame(height: Constants.height + 18, alignment: .bottom)
            Text("The last \(scores.count) games").font(.caption).foregroundStyle(Color.secondary)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Scores of the last games: \(scores.map(String.init).joined(separator: ", "))")
    }

    /// A bar is as high as its score, from the lowest one or 0 on.
    private func height(of score: Int, among scores: [Int]) -> CGFloat {
        let lowest = min(scores.min() ?? 0, 0)
        let range = max((scores.max() ?? 0) - lowest, 1)
        return max(3, Constants.height * CGFloat(score - lowest) / CGFloat(range))
    }

    private enum Constants {
        static let height: CGFloat = 72
    }
}

#Preview {
    let results = [3, 12, 8, -2, 20].map { Statistics.Result(score: $0, turns: 12, pairs: 8, time: 65, streak: 3) }
    let statistics = results.reduce(into: Statistics()) { $0.add($1, theme: "Sea") }
    ResultView(
        theme: Theme.all[5], result: results[4], record: statistics.record(of: "Sea"), playAgain: {}, newGame: {})
}
