import SwiftUI

/// The palette's colors; a press opens a window for one.
struct PaletteView: View {
    @ObservedObject var palette: Palette
    let showsCodes: Bool
    @Environment(\.openWindow) private var openWindow
    @Environment(\.scenePhase) private var phase

    var body: some View {
        ScrollView {
            ForEach(palette.swatches) { swatch in
                Button {
                    openWindow(value: swatch)
                } label: {
                    RoundedRectangle(cornerRadius: 12).fill(swatch.color).frame(height: 56)
                        .overlay { if showsCodes { Text(swatch.code).foregroundStyle(.white).bold() } }
                }
                .buttonStyle(.plain)
                .help("Open \(swatch.code) in a window of its own")
                .contextMenu { Button("Make it the Favourite") { palette.favourite = swatch } }
            }
        }
        .padding()
        .opacity(phase == .active ? 1 : 0.6)
        .navigationTitle("\(palette.swatches.count) Colours")
    }
}

/// One color, which can be changed in its window.
struct SwatchView: View {
    @Binding var swatch: Swatch?

    var body: some View {
        let shown = swatch ?? Swatch(hue: 0)
        VStack {
            Circle().fill(shown.color).frame(minWidth: 120, minHeight: 120)
            Button("Next Hue") { swatch = Swatch(hue: (shown.hue + 0.05).truncatingRemainder(dividingBy: 1)) }
        }
        .padding()
        .navigationTitle(shown.code)
    }
}
