import Foundation

/// A control that chooses a color from a palette.
///
/// A click opens a panel of colors; the binding changes while one is chosen there. Without opacity the color is opaque.
///
/// ```swift
/// struct Theme: View {
///     @State private var color = Color.orange
///     var body: some View { ColorPicker("Card back", selection: $color, supportsOpacity: false) }
/// }
/// ```
///
/// Follows Apple's [ColorPicker](https://developer.apple.com/documentation/swiftui/colorpicker).
public struct ColorPicker<Label: View> {
    private let label: Label
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    @State private var isOpen = false
    @State private var frame = CGRect.zero
    @Environment(\.controlSize) private var controlSize
    @ScaledMetric private var textScale: CGFloat = 1

    /// Creates a picker with a custom label.
    public nonisolated init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }

    /// Creates a picker for a Core Graphics color with a custom label.
    public nonisolated init(
        selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: Binding {
                Color(cgColor: selection.wrappedValue)
            } set: { color in
                if let new = UIColor(color).cgColor as CGColor? { selection.wrappedValue = new }
            }, supportsOpacity: supportsOpacity, label: label)
    }

    @ViewBuilder @MainActor public var body: some View {
        LabeledControl(label: label, control: well)
            .controlAccessibility {
                $0.role = .picker
                $0.children = .combine
                $0.label = label.plainTitle.map { Text(verbatim: $0) }
            }
    }

    private var unit: CGFloat { controlSize.factor * textScale }

    private var well: some View {
        Button {
            isOpen = true
        } label: {
            ZStack {
                Circle().strokeBorder(
                    AngularGradient(colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center),
                    lineWidth: 3 * unit)
                Circle().fill(selection.wrappedValue).padding(5 * unit)
            }
            .frame(width: 28 * unit, height: 28 * unit)
            .contentShape(.focusEffect, Circle())
        }
        .buttonStyle(StillButtonStyle())
        .noteFrame($frame)
        .modifier(
            PresentedOverlay(isPresented: isOpen) {
                FloatingPanel(
                    anchor: frame, close: { isOpen = false },
                    panel: ColorPalette(selection: selection, supportsOpacity: supportsOpacity))
            })
    }

    nonisolated public static var _isUnary: Bool { true }
}

extension ColorPicker: View {}

extension ColorPicker where Label == Text {
    /// Creates a picker with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// Creates a picker with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// Fields of colors, and a slider for their opacity.
private struct ColorPalette: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    @State private var opacity = 1.0
    @State private var chosen: Color?

    var body: some View {
        VStack(spacing: 12) {
            VStack(spacing: 2) {
                ForEach(0..<7) { row in
                    HStack(spacing: 2) {
                        ForEach(0..<10) { column in swatch(Self.color(row, column)) }
                    }
                }
            }
            if supportsOpacity {
                HStack {
                    Text("Opacity").font(.caption).foregroundStyle(.secondary)
                    Slider(
                        value: Binding {
                            opacity
                        } set: {
                            opacity = $0
                            apply()
                        })
                }
            }
        }
        .padding(14)
        .frame(width: 290)
        .modifier(PanelGround())
    }

    private func swatch(_ color: Color) -> some View {
        Button {
            chosen = color
            apply()
        } label: {
            Rectangle().fill(color).frame(width: 24, height: 24)
        }
        .buttonStyle(StillButtonStyle())
    }

    private func apply() {
        let color = chosen ?? selection.wrappedValue
        selection.wrappedValue = opacity < 1 ? color.opacity(opacity) : color
    }

    /// The first row is gray, the others range from dark to light.
    static func color(_ row: Int, _ column: Int) -> Color {
        if row == 0 { return Color(white: 1 - Double(column) / 9) }
        let lightness = [0.45, 0.7, 0.95, 1, 1, 1][row - 1]
        let saturation = [1, 1, 1, 0.75, 0.5, 0.25][row - 1]
        return Color(hue: Double(column) / 10, saturation: saturation, brightness: lightness)
    }
}
