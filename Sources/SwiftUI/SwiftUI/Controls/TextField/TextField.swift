import Foundation

/// A control to edit a line of text.
///
/// The text is written through the binding at each key; a field with a format writes when editing ends, and only a text that
/// the format can read. `onSubmit(of:_:)` is called for Return. The title is the prompt as well, unless a prompt is given. A
/// field with `axis: .vertical` grows up to `lineLimit(_:)` lines.
///
/// ```swift
/// struct Login: View {
///     @State private var name = ""
///     @State private var age = 18
///     var body: some View {
///         TextField("Name", text: $name, prompt: Text("Required")).onSubmit { print(name) }
///         TextField("Age", value: $age, format: .number).textFieldStyle(.roundedBorder)
///     }
/// }
/// ```
///
/// Follows Apple's [TextField](https://developer.apple.com/documentation/swiftui/textfield).
public struct TextField<Label: View> {
    private let text: Binding<String>
    private let label: Label
    private let prompt: Text?
    private let axis: Axis
    private let onEditingChanged: (Bool) -> Void
    private let onCommit: () -> Void
    /// A value that the text represents; nil for none.
    private let value: FieldValue?
    private let selection: Binding<TextSelection?>?
    /// Whether the field is a search field.
    private var isSearch = false
    @State private var draft: String?
    @ControlStyle private var style: StyleSlot<_TextFieldStyleLabel>
    @Environment(\.showsFieldTitles) private var showsFieldTitles

    nonisolated init(
        text: Binding<String>, label: Label, prompt: Text?, axis: Axis = .horizontal, value: FieldValue? = nil,
        selection: Binding<TextSelection?>? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void = {}
    ) {
        self.text = text
        self.label = label
        self.prompt = prompt
        self.axis = axis
        self.value = value
        self.selection = selection
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }

    @ViewBuilder @MainActor public var body: some View {
        if let styled = label as? _TextFieldStyleLabel {
            style.makeBody(styled)
        } else if showsTitle {
            TitledField(title: label, field: field)
        } else {
            field
        }
    }

    private var showsTitle: Bool { showsFieldTitles && !isSearch && !(label is EmptyView) }

    /// The field with the look of one for searching.
    nonisolated var asSearch: TextField {
        var field = self
        field.isSearch = true
        return field
    }

    /// The field that a style was given.
    var styled: Label { label }

    @MainActor private var field: some View {
        var traits = EditableTextTraits()
        traits.prompt = prompt ?? (showsTitle ? nil : label as? Text)
        traits.isSearch = isSearch
        traits.title = label.plainTitle.map { Text(verbatim: $0) }
        traits.isMultiline = axis == .vertical
        traits.selection = selection
        traits.onCommit = {
            commit()
            onCommit()
        }
        traits.onEditingChanged = { isEditing in
            if !isEditing { commit() }
            onEditingChanged(isEditing)
        }
        let line = EditableText(text: shownText, traits: traits)
        let view = axis == .vertical ? AnyView(LineLimitedText(content: line)) : AnyView(line)
        return style.makeBody(_TextFieldStyleLabel(view: view))
    }

    /// The text; for a value, the typed text until it is committed.
    @MainActor private var shownText: Binding<String> {
        guard let value else { return text }
        return Binding {
            draft ?? value.text()
        } set: {
            draft = $0
        }
    }

    /// Sets the value from the typed text; invalid text is discarded.
    @MainActor private func commit() {
        guard let value, let typed = draft else { return }
        value.parse(typed)
        draft = nil
    }

    nonisolated public static var _isUnary: Bool { false }
}

extension TextField: View {}

/// A value of any type as text and back.
struct FieldValue {
    let text: () -> String
    let parse: (String) -> Void

    /// A value written and read by a format.
    nonisolated init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
    where F.FormatOutput == String {
        text = { format.format(value.wrappedValue) }
        parse = { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } }
    }

    /// An optional value written and read by a format; an empty text represents nil.
    nonisolated init<F: ParseableFormatStyle>(optional value: Binding<F.FormatInput?>, _ format: F)
    where F.FormatOutput == String {
        text = { value.wrappedValue.map { format.format($0) } ?? "" }
        parse = { typed in
            if typed.isEmpty {
                value.wrappedValue = nil
            } else if let new = try? format.parseStrategy.parse(typed) {
                value.wrappedValue = new
            }
        }
    }

    /// A value written and read by a formatter.
    nonisolated init<V>(_ value: Binding<V>, _ formatter: Formatter) {
        text = { formatter.string(for: value.wrappedValue) ?? "" }
        parse = { typed in
            if let formatter = formatter as? NumberFormatter, let number = formatter.number(from: typed) {
                if let new = number as? V ?? FieldValue.convert(number, to: V.self) { value.wrappedValue = new }
            } else if let formatter = formatter as? DateFormatter, let new = formatter.date(from: typed) as? V {
                value.wrappedValue = new
            } else if let formatter = formatter as? any _ObjectParser {
                var new: AnyObject?
                if formatter.getObjectValue(&new, for: typed, errorDescription: nil), let new = new as? V {
                    value.wrappedValue = new
                }
            }
        }
    }

    private static func convert<V>(_ number: NSNumber, to type: V.Type) -> V? {
        switch type {
        case is Int.Type: return number.intValue as? V
        case is Double.Type: return number.doubleValue as? V
        case is Float.Type: return number.floatValue as? V
        case is CGFloat.Type: return CGFloat(number.doubleValue) as? V
        default: return nil
        }
    }
}

extension TextField: ViewItemTraitSource {
    package nonisolated func gatherTraits(_ traits: inout ViewItemTraits) {
        traits[FieldItemKey.self] = true
        traits[RowControlKey.self] = true
    }
}

/// Whether a listed view is a field for text.
enum FieldItemKey: ViewItemTraitKey { static var defaultValue: Bool { false } }
