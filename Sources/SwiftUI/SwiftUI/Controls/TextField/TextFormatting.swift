import DisplayList
import Foundation

/// A change of the look of styled text, by a menu or a key.
enum TextFormat: Hashable {
    case bold, italic, underline, bigger, smaller
    /// A color; nil for the usual one.
    case color(Color?)

    /// The format for a key with the key for commands; nil for none.
    init?(_ event: KeyEvent) {
        let modifiers = event.modifiers.subtracting(.capsLock)
        guard event.phase != .up, modifiers.contains(.control) || modifiers.contains(.command),
            !modifiers.contains(.option)
        else { return nil }
        switch event.key {
        case .character("b"): self = .bold
        case .character("i"): self = .italic
        case .character("u"): self = .underline
        case .character("+"), .character("="): self = .bigger
        case .character("-"): self = .smaller
        default: return nil
        }
    }
}

extension TextEditing {
    /// Whether the whole selection, or typed text, has a format.
    func has(_ format: TextFormat, _ environment: EnvironmentValues) -> Bool {
        guard let styles else { return false }
        let chosen = selection.isEmpty ? [typingAttributes] : Array(styles[selection])
        return chosen.allSatisfy { style in
            let font = (style.swiftUI.font ?? environment.font ?? .body).resolve(in: environment.fontResolutionContext)
            let intent = style.inlinePresentationIntent ?? []
            switch format {
            case .bold: return font.isBold || intent.contains(.stronglyEmphasized)
            case .italic: return font.isItalic || intent.contains(.emphasized)
            case .underline: return style.swiftUI.underlineStyle != nil
            case .color(let color): return style.swiftUI.foregroundColor == color
            case .bigger, .smaller: return false
            }
        }
    }

    /// Gives the selection, or typed text, a format, or removes it where all has it.
    mutating func toggle(_ format: TextFormat, _ environment: EnvironmentValues) {
        let isOn = !has(format, environment)
        let context = environment.fontResolutionContext
        restyle { style in
            let font = style.swiftUI.font ?? environment.font ?? .body
            switch format {
            case .bold:
                style.swiftUI.font = font.bold(isOn)
                style.inlinePresentationIntent?.remove(.stronglyEmphasized)
            case .italic:
                style.swiftUI.font = font.italic(isOn)
                style.inlinePresentationIntent?.remove(.emphasized)
            case .underline: style.swiftUI.underlineStyle = isOn ? .single : nil
            case .bigger, .smaller:
                let size = font.resolve(in: context).pointSize + (format == .bigger ? 1 : -1)
                style.swiftUI.font = font.pointSize(min(max(size, 4), 1000))
            case .color(let color): style.swiftUI.foregroundColor = color
            }
        }
    }
}

/// The part of the menu of edit commands that changes the look of styled text.
struct TextFormatMenu: View {
    let hasFormat: (TextFormat) -> Bool
    let perform: (TextFormat) -> Void

    private static let colors: [(String, Color?)] = [
        ("Default", nil), ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Blue", .blue),
        ("Purple", .purple), ("Gray", .gray),
    ]

    var body: some View {
        Divider()
        toggle("Bold", .bold)
        toggle("Italic", .italic)
        toggle("Underline", .underline)
        Button("Bigger") { perform(.bigger) }
        Button("Smaller") { perform(.smaller) }
        Menu("Color") {
            ForEach(Self.colors, id: \.0) { name, color in Button(name) { perform(.color(color)) } }
        }
    }

    private func toggle(_ title: LocalizedStringKey, _ format: TextFormat) -> some View {
        Toggle(title, isOn: Binding(get: { hasFormat(format) }, set: { _ in perform(format) }))
    }
}
