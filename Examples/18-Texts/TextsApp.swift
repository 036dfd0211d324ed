// 18. Texts
//
// Links within a text open by the pointer, by keys (Tab, the arrow keys, Return) and by assistive technology; `openURL` of the
// environment says how. A `TextRenderer` draws a text letter by letter: here each letter is lifted by a wave, whose height is
// the renderer's animatable data, and words that are marked with a `TextAttribute` move alone if you like. A field tells what
// is selected in it, and the app may select something itself.
//
// Try: let the wave run by a `TimelineView`, or color the letters that are high.

import SwiftUI

@main
struct TextsApp: App {
    var body: some Scene {
        WindowGroup("Texts") {
            TextsView()
        }
        .defaultSize(width: 460, height: 560)
    }
}

struct TextsView: View {
    var body: some View {
        Form {
            Section("Links") { LinksView() }
            Section("A renderer") { WavesView() }
            Section("A selection") { SelectionView() }
        }
        .formStyle(.grouped)
    }
}

/// A text with links, and the address that was pressed last.
struct LinksView: View {
    @State private var last = "none yet"

    var body: some View {
        Text(
            "Read about [Swift](https://swift.org), or about [the Debian project](https://www.debian.org), in your own time."
        )
        .environment(
            \.openURL,
            OpenURLAction { url in
                last = url.absoluteString
                return .handled
            })
        LabeledContent("Pressed", value: last)
    }
}

/// Marks words for the renderer.
struct Loud: TextAttribute {}

/// Lifts letters by a wave.
struct WaveRenderer: TextRenderer {
    /// How high the wave is, in points.
    var height: Double
    /// Whether only marked words move.
    var movesLoudWordsOnly: Bool

    var animatableData: Double {
        get { height }
        set { height = newValue }
    }

    // Letters may leave the text's own rectangle.
    var displayPadding: EdgeInsets { EdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0) }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        var place = 0.0
        for line in layout {
            for run in line {
                for letter in run {
                    var copy = context
                    if !movesLoudWordsOnly || run[Loud.self] != nil {
                        copy.translateBy(x: 0, y: sin(place / 2) * height)
                    }
                    copy.draw(letter)
                    place += 1
                }
            }
        }
    }
}

struct WavesView: View {
    @State private var height = 4.0
    @State private var movesLoudWordsOnly = false

    var body: some View {
        let words = Text("waves").bold().foregroundStyle(.tint).customAttribute(Loud())
        Text("Letters that move like \(words) do, each by its own place")
            .font(.title3)
            .textRenderer(WaveRenderer(height: height, movesLoudWordsOnly: movesLoudWordsOnly))
            .padding(.vertical, 10)
        Slider(value: $height, in: 0...12) {
            Text("Height")
        } ticks: {
            SliderTick("Calm", 0)
            SliderTick("Breeze", 4)
            SliderTick("Storm", 12)
        }
        Button("Calm down") { withAnimation(.easeInOut(duration: 1)) { height = 0 } }
        Toggle("Only the marked word", isOn: $movesLoudWordsOnly)
    }
}

struct SelectionView: View {
    @State private var text = "Choose a word of this line"
    @State private var selection: TextSelection?

    var body: some View {
        TextField("A line", text: $text, selection: $selection)
        LabeledContent("Selected", value: selected)
        Button("Choose the first word") {
            if let end = text.firstIndex(of: " ") { selection = TextSelection(range: text.startIndex..<end) }
        }
    }

    private var selected: String {
        guard case .selection(let range)? = selection?.indices, !range.isEmpty, range.upperBound <= text.endIndex else {
            return "nothing"
        }
        return String(text[range])
    }
}
