import Foundation

/// What a view of a stack tells the one that lies on it.
final class PageNote: ObservableObject {
    /// The title as characters; nil for none.
    @Published var title: String?
    /// Whether the title is a large one.
    @Published var isLarge = true

    /// Takes over what the view shows; nothing happens where it is the same.
    func take(_ title: String?, isLarge: Bool) {
        if self.title != title { self.title = title }
        if self.isLarge != isLarge { self.isLarge = isLarge }
    }
}

/// The way back from a view of a stack.
struct BarBack {
    /// What is known of the view before.
    let note: PageNote
    let action: () -> Void
}

/// Leads back, and says to where as far as there is room for it.
struct BackButton: View {
    let back: BarBack
    let hasTitle: Bool
    @ObservedObject private var note: PageNote

    init(back: BarBack, hasTitle: Bool) {
        self.back = back
        self.hasTitle = hasTitle
        note = back.note
    }

    var body: some View {
        let title = note.title.flatMap { $0.isEmpty ? nil : $0 }
        Button(action: back.action) {
            HStack(spacing: 6) {
                Chevron()
                    .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
                    .rotationEffect(.degrees(180))
                    .frame(width: 9, height: 17)
                if hasTitle {
                    ViewThatFits(in: .horizontal) {
                        if let title { Text(verbatim: title).lineLimit(1) }
                        Text("Back").lineLimit(1)
                        Color.clear.frame(width: 0, height: 0)
                    }
                }
            }
            .contentShape(Rectangle())
        }
        .accessibilityLabel(title.map { Text(verbatim: $0) } ?? Text("Back"))
    }
}
