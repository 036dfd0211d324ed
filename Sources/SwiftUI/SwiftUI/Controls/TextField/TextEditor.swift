import Foundation

/// A control to edit text of several lines.
///
/// The editor takes all the room that it is proposed and scrolls its text. Its background can be removed by
/// `scrollContentBackground(.hidden)`.
///
/// ```swift
/// struct Note: View {
///     @State private var text = "Write here"
///     var body: some View { TextEditor(text: $text).font(.body.monospaced()).frame(minHeight: 100) }
/// }
/// ```
///
/// Follows Apple's [TextEditor](https://developer.apple.com/documentation/swiftui/texteditor).
public struct TextEditor: View {
    private let text: Binding<String>
    private let selection: Binding<TextSelection?>?
    private let styled: StyledText?
    @ControlStyle private var style: StyleSlot<TextEditorStyleConfiguration>

    /// Creates an editor for a text.
    public nonisolated init(text: Binding<String>) {
        self.text = text
        selection = nil
        styled = nil
    }

    /// Creates an editor for a text, whose selection the app reads and sets.
    /// - Parameter selection: The selection; nil while the text was not edited, and to leave it alone.
    public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.text = text
        self.selection = selection
        styled = nil
    }

    /// Creates an editor for a styled text.
    ///
    /// Its menu and keys (Control-B, I, U, + and -) change the format of the selected text, or of typed text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - selection: The selection and the attributes of typed text; nil where the app does not ask.
    public nonisolated init(
        text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
    ) {
        let styled = StyledText(text: text, selection: selection)
        self.text = styled.plain
        self.selection = nil
        self.styled = styled
    }

    public var body: some View {
        style.makeBody(TextEditorStyleConfiguration(text: text, selection: selection, styled: styled))
    }

    nonisolated public static var _isUnary: Bool { true }
}

/// A text of several lines that scrolls.
struct ScrollingEditor: View {
    let text: Binding<String>
    var selection: Binding<TextSelection?>?
    var styled: StyledText?
    /// Whether it has a background of its own.
    let hasGround: Bool
    @Environment(\.scrollContentBackgroundVisibility) private var background

    var body: some View {
        var traits = EditableTextTraits()
        traits.isMultiline = true
        traits.selection = selection
        traits.styled = styled
        return ScrollView {
            EditableText(text: text, traits: traits).padding(.horizontal, 5).padding(.vertical, 8)
        }
        .background(!hasGround || background == .hidden ? Color.clear : Color(UIColor.systemBackground))
        .responder { $0.focusesField = true }
        .contentShape(.focusEffect, RoundedRectangle(cornerRadius: 4, style: .continuous))
    }
}

private enum ScrollBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// Whether lists and editors have a background.
    var scrollContentBackgroundVisibility: Visibility {
        get { self[ScrollBackgroundKey.self] }
        set { self[ScrollBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets whether lists, forms and editors in the view draw their own background.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackgroundVisibility, visibility)
    }
}
