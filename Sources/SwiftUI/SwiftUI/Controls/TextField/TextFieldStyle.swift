import DisplayList
import Foundation

/// The appearance of text fields.
///
/// Follows Apple's [TextFieldStyle](https://developer.apple.com/documentation/swiftui/textfieldstyle). A style of an
/// app's own writes `_body(configuration:)`, as with Apple's framework.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// The type of the body, normally inferred.
    associatedtype _Body: View
    /// The view that a style receives instead of a field's label: the field without its frame.
    typealias _Label = _TextFieldStyleLabel
    /// Puts a field into its frame.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The field that a style is given, its type hidden.
public struct _TextFieldStyleLabel: View {
    let view: AnyView
    public var body: some View { view }
}

extension _TextFieldStyleLabel: ControlStyleConfiguration {
    /// The field as it is.
    nonisolated(unsafe) private static let bare = StyleSlot<Self>(PlainTextFieldStyle()) { _, field in field.view }

    /// The field in a frame outside of rows.
    nonisolated(unsafe) private static let framed = StyleSlot<Self>(DefaultTextFieldStyle()) { _, field in
        field.view.modifier(FrameOutsideOfRows())
    }

    package static func automaticStyle(on host: HostTraits.Kind) -> StyleSlot<Self> {
        DeviceFamily.isMac && host != .terminal ? framed : bare
    }
}

/// Puts a field of the Mac into a frame, unless it is in a row or a bar.
private struct FrameOutsideOfRows: ViewModifier {
    @Environment(\.hasFramelessControls) private var isFrameless
    @Environment(\.isInBar) private var isInBar
    @Environment(\.isInList) private var isInList

    @ViewBuilder func body(content: Content) -> some View {
        if isFrameless || isInBar || isInList {
            content
        } else {
            content.modifier(FieldFrame.rounded)
        }
    }
}

extension View {
    /// Sets the appearance of text fields.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        nestedControlStyle(style) { (style: S, field: _TextFieldStyleLabel) in
            style._body(configuration: TextField(text: .constant(""), label: field, prompt: nil))
        }
    }
}

/// The style that fits the place: no frame, and on the Mac one with round corners outside of rows.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration.styled }
}

/// No frame.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration.styled }
}

/// A frame with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
        configuration.styled.modifier(FieldFrame.rounded)
    }
}

/// A frame with square corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
        configuration.styled.modifier(FieldFrame(shape: Rectangle(), insets: (4, 4), line: 1))
    }
}

/// The frame of a text field, which shows the focus.
private struct FieldFrame<S: InsettableShape>: ViewModifier {
    let shape: S
    let insets: (horizontal: CGFloat, vertical: CGFloat)
    let line: CGFloat
    @Environment(\.controlSize) private var controlSize

    func body(content: Content) -> some View {
        content
            .modifier(ControlSizeFont())
            .padding(.horizontal, insets.horizontal * controlSize.factor)
            .padding(.vertical, max(insets.vertical + spread, 1))
            .background(shape.fill(Color(UIColor.systemBackground)))
            .overlay(shape.strokeBorder(Color(UIColor.systemGray4), lineWidth: line).allowsHitTesting(false))
            .responder { $0.focusesField = true }
            .contentShape(.focusEffect, shape)
            .modifier(RowControlRoom())
    }

    /// How much more room there is above and below than usual, in points.
    private var spread: CGFloat {
        switch controlSize {
        case .mini: -4
        case .small: -2
        case .regular: 0
        case .large: 5
        case .extraLarge: 8
        }
    }
}

extension FieldFrame where S == RoundedRectangle {
    /// The frame with round corners, which is 22 points high on the Mac.
    fileprivate static var rounded: FieldFrame {
        FieldFrame(
            shape: RoundedRectangle(cornerRadius: 5, style: .continuous), insets: (7, DeviceFamily.isMac ? 3 : 6),
            line: 0.5)
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The style that fits the place.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// No frame.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A frame with round corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// A frame with square corners.
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
