import SwiftUI

/// A list of 10 000 rows, the third of which changes with a key: what `Scripts/terminal-figures` measures.
struct ListProbe: View {
    @State private var model = RowModel()

    var body: some View {
        List(0..<10_000, id: \.self) { RowProbe(row: $0, model: model) }
            .background { Button("") { model.count += 1 }.keyboardShortcut("c", modifiers: []).opacity(0) }
    }
}

/// What one row shows.
@Observable
final class RowModel {
    var count = 0
}

private struct RowProbe: View {
    let row: Int
    let model: RowModel

    var body: some View {
        HStack {
            Text("Row \(row)")
            Spacer()
            Text(row == 3 ? "\(model.count)" : "0")
        }
    }
}

/// 24 cards that turn about their upright axis.
struct CardsProbe: View {
    private let emoji = ["👻", "🎃", "🐙", "😈", "💀", "🦉", "🧙", "🙀", "👹", "😱", "🦇", "🍭"]

    var body: some View {
        TimelineView(.animation) { context in
            let seconds = context.date.timeIntervalSinceReferenceDate
            Grid(horizontalSpacing: 8, verticalSpacing: 0) {
                ForEach(0..<4, id: \.self) { row in
                    GridRow {
                        ForEach(0..<6, id: \.self) { column in
                            ZStack {
                                RoundedRectangle(cornerRadius: 12).fill(.white)
                                RoundedRectangle(cornerRadius: 12).strokeBorder(.orange, lineWidth: 3)
                                Text(emoji[(row * 6 + column) % 12])
                            }
                            .rotation3DEffect(
                                .degrees(seconds * 90 + Double(row * 6 + column) * 15), axis: (x: 0, y: 1, z: 0))
                        }
                    }
                }
            }
        }
    }
}
