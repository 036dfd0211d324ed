import Foundation

/// Information that a view of a stack passes to the view on top of it.
final class PageNote: ObservableObject {
    /// The title as characters; nil for none.
    @Published var title: String?
    /// Whether the title is a large one.
    @Published var isLarge = true

    /// Adopts the view's content; does nothing if it is the same.
    func take(_ title: String?, isLarge: Bool) {
        if self.title != title { self.title = title }
        if self.isLarge != isLarge { self.isLarge = isLarge }
    }
}

/// The way back from a view of a stack.
struct BarBack {
    /// The information about the previous view.
    let note: PageNote
    let action: () -> Void
}

/// The back button, with the previous title if there is room for it.
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
        .modifier(BackShortcut())
    }
}
