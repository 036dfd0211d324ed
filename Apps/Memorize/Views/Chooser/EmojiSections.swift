import SwiftUI

/// The emoji of a theme: adds them by typing or from a palette, takes them out, puts them back.
struct EmojiSections: View {
    @Binding var theme: Theme
    @State private var typed = ""
    @State private var category = EmojiPalette.faces

    var body: some View {
        Section {
            EmojiGrid(emoji: theme.emoji, action: "Remove") { theme.remove($0) }
        } header: {
            Text("Emoji")
        } footer: {
            Text(theme.emoji.isEmpty ? "Add some below." : "Choose one to take it out.")
        }
        if !theme.removedEmoji.isEmpty {
            Section("Taken Out") {
                EmojiGrid(emoji: theme.removedEmoji, action: "Put back") { theme.restore($0) }
            }
        }
        Section("Add Emoji") {
            TextField("Type or paste emoji", text: $typed)
                .onChange(of: typed) {
                    theme.add(typed)
                    // What is no emoji stays to be seen.
                    typed.removeAll(where: \.isEmoji)
                }
            Picker("Category", selection: $category) {
                ForEach(EmojiPalette.allCases) { Text($0.rawValue).tag($0) }
            }
            EmojiGrid(emoji: category.emoji.filter { !theme.emoji.contains($0) }, action: "Add") { theme.add($0) }
        }
    }
}

/// Emoji side by side, each of them a button.
private struct EmojiGrid: View {
    let emoji: [String]
    /// What a button does, in a word.
    let action: String
    let choose: (String) -> Void

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 34), spacing: 4)], spacing: 4) {
            ForEach(emoji, id: \.self) { emoji in
                Button {
                    withAnimation { choose(emoji) }
                } label: {
                    Text(emoji).font(.title2).frame(width: 34, height: 34)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("\(action) \(emoji)")
            }
        }
    }
}
