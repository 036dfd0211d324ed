import SwiftUI

/// A list of colors with menus, a window for each color, one with the favorite, and settings.
@main
struct WindowsApp: App {
    @StateObject private var palette = Palette()
    @AppStorage("showsCodes") private var showsCodes = true

    var body: some Scene {
        WindowGroup("Colours") {
            PaletteView(palette: palette, showsCodes: showsCodes)
        }
        .defaultSize(width: 360, height: 420)
        .commands { PaletteCommands(palette: palette, showsCodes: $showsCodes) }

        WindowGroup(for: Swatch.self) { $swatch in
            SwatchView(swatch: $swatch)
        }
        .defaultSize(width: 240, height: 240)

        Window("Favourite", id: "favourite") {
            SwatchView(swatch: .constant(palette.favourite))
        }
        .windowResizability(.contentSize)
        .keyboardShortcut("f", modifiers: [.command, .shift])

        Settings {
            Toggle("Show the colours' codes", isOn: $showsCodes).padding(24)
        }
    }
}

/// The commands: they see the palette change, and so do their menus.
struct PaletteCommands: Commands {
    @ObservedObject var palette: Palette
    @Binding var showsCodes: Bool
    @Environment(\.openWindow) private var openWindow

    var body: some Commands {
        CommandMenu("Palette") {
            Button("Add a Colour") { palette.add() }.keyboardShortcut("d")
            Button("Remove the Last", role: .destructive) { palette.removeLast() }
                .keyboardShortcut(.delete)
                .disabled(palette.swatches.isEmpty)
            Divider()
            Toggle("Codes", isOn: $showsCodes)
            Picker("Order", selection: $palette.order) {
                ForEach(Palette.Order.allCases, id: \.self) { Text($0.rawValue).tag($0) }
            }
            Menu("Open") {
                ForEach(palette.swatches) { swatch in
                    Button(swatch.code) { openWindow(value: swatch) }
                }
            }
        }
    }
}
