import DisplayList
import SwiftUICore

/// The appearance of text editors.
///
/// Follows Apple's [TextEditorStyle](https://developer.apple.com/documentation/swiftui/texteditorstyle).
@MainActor @preconcurrency
public protocol TextEditorStyle {
    /// The type of the body, normally inferred.
    associatedtype Body: View
    /// The style's configuration.
    typealias Configuration = TextEditorStyleConfiguration
    /// Makes the view of a text editor: normally that which another style makes, with modifiers.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The configuration of a text editor's style: the text, for other styles to show.
///
/// Follows Apple's
/// [TextEditorStyleConfiguration](https://developer.apple.com/documentation/swiftui/texteditorstyleconfiguration).
public struct TextEditorStyleConfiguration {
    let text: Binding<String>
    var selection: Binding<TextSelection?>?
    var styled: StyledText?
}

/// The default appearance: the text on a background.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ScrollingEditor(
            text: configuration.text, selection: configuration.selection, styled: configuration.styled, hasGround: true)
    }
}

/// The text alone.
public struct PlainTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ScrollingEditor(
            text: configuration.text, selection: configuration.selection, styled: configuration.styled, hasGround: false
        )
    }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The default appearance.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// The text alone.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyleConfiguration: ControlStyleConfiguration {
    nonisolated(unsafe) private static let usual = StyleSlot<Self>(AutomaticTextEditorStyle()) {
        $0.makeBody(configuration: $1)
    }

    package static func automaticStyle(on host: HostTraits.Kind) -> StyleSlot<Self> { usual }
}

extension View {
    /// Sets the appearance of text editors; text editors within the style have the one further out.
    public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
        nestedControlStyle(style) { (style: S, configuration: TextEditorStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}
