import Foundation
import SwiftUI

/// 24 emoji cards that turn: what `bare cards` shows as well.
@main
struct CardsApp: App {
    var body: some Scene {
        WindowGroup { CardsView() }.defaultSize(width: 800, height: 600)
    }
}

struct CardsView: View {
    private let emoji = ["👻", "🎃", "🕷️", "😈", "💀", "🕸️", "🧙", "🙀", "👹", "😱", "☠️", "🍭"]

    var body: some View {
        TimelineView(.animation) { context in
            let seconds = context.date.timeIntervalSinceReferenceDate
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(0..<4, id: \.self) { row in
                    GridRow {
                        ForEach(0..<6, id: \.self) { column in
                            let index = row * 6 + column
                            CardView(face: emoji[index % 12])
                                .rotationEffect(.degrees(seconds * 60 + Double(index) * 15))
                                .frame(maxWidth: .infinity, maxHeight: .infinity)
                        }
                    }
                }
            }
        }
    }
}

struct CardView: View {
    let face: String

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 12).fill(.white)
            RoundedRectangle(cornerRadius: 12).strokeBorder(.orange, lineWidth: 3)
            Text(face).font(.system(size: 48))
        }
        .frame(width: 80, height: 120)
    }
}
