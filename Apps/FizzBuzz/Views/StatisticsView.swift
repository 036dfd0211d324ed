import SwiftUI

/// What is remembered of the games that were played.
struct StatisticsView: View {
    @ObservedObject var group: GroupViewModel

    var body: some View {
        let statistics = group.statistics
        List {
            Section("All games") {
                LabeledContent("Games", value: "\(statistics.games)")
                LabeledContent("Highest number", value: "\(statistics.highest)")
                LabeledContent("Highest number together", value: "\(statistics.highestTogether)")
            }
            if !statistics.records.isEmpty {
                Section("Players") {
                    ForEach(statistics.ranking, id: \.name) { name, record in
                        RecordRow(name: name, record: record, most: statistics.ranking[0].record.wins)
                    }
                }
            }
        }
    }
}

/// One player's games, with a bar for the games won.
private struct RecordRow: View {
    let name: String
    let record: Statistics.Record
    /// What the longest bar stands for.
    let most: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack {
                Text(name)
                Spacer()
                Text("\(record.wins) of \(record.games)").monospacedDigit()
                Text(record.accuracy, format: .percent.precision(.fractionLength(0))).foregroundStyle(.secondary)
            }
            ProgressView(value: Double(record.wins), total: Double(max(most, 1)))
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(
            "\(name): \(record.wins) of \(record.games) games won, \(Int((record.accuracy * 100).rounded())) percent right"
        )
    }
}

#Preview {
    StatisticsView(group: GroupViewModel(repository: MemoryRepository()))
}
