import SwiftUI

/// The colors of the cards: one, or two that fade into each other.
struct ThemeColorPicker: View {
    @Binding var theme: Theme
    @Environment(\.self) private var environment

    var body: some View {
        ColorPicker("Colour", selection: color(\.color), supportsOpacity: false)
        Toggle("Gradient", isOn: hasGradient)
        if theme.endColor != nil {
            ColorPicker("Second colour", selection: color(\.secondColor), supportsOpacity: false)
        }
    }

    private var hasGradient: Binding<Bool> {
        Binding {
            theme.endColor != nil
        } set: {
            theme.endColor = $0 ? theme.color : nil
        }
    }

    private func color(_ path: WritableKeyPath<Theme, Theme.RGB>) -> Binding<Color> {
        Binding {
            Color(theme[keyPath: path])
        } set: { color in
            let color = color.resolve(in: environment)
            func share(_ value: Float) -> Double { min(max(Double(value), 0), 1) }
            theme[keyPath: path] = .init(red: share(color.red), green: share(color.green), blue: share(color.blue))
        }
    }
}

extension Theme {
    /// Where the backs' color fades to.
    fileprivate var secondColor: RGB {
        get { endColor ?? color }
        set { endColor = newValue }
    }
}
