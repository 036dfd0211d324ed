import DisplayList
import Foundation

/// The context that an editable text needs from the control around it.
struct EditableTextTraits {
    var isSecure = false
    var isMultiline = false
    var prompt: Text?
    /// Whether the prompt belongs to a search field, where it is darker.
    var isSearch = false
    /// The field's title; the prompt for nil.
    var title: Text?
    /// The selection as the app knows it; nil where it does not ask.
    var selection: Binding<TextSelection?>?
    /// The text with its attributes; nil for plain text.
    var styled: StyledText?
    /// Called when the focus is gained or lost.
    var onEditingChanged: (Bool) -> Void = { _ in }
    /// Called when Return is pressed.
    var onCommit: () -> Void = {}
}

/// A styled text that is edited, and its selection where the app asks for it.
struct StyledText {
    let text: Binding<AttributedString>
    var selection: Binding<AttributedTextSelection>?

    /// The characters; text that assistive technology enters has no attributes.
    var plain: Binding<String> {
        Binding(
            get: { String(text.wrappedValue.characters) }, set: { text.wrappedValue = AttributedString($0) })
    }
}

/// Text with a caret: the base of text fields and editors.
struct EditableText: View {
    let text: Binding<String>
    let traits: EditableTextTraits
    @State private var editing = TextEditing("")
    @State private var hasFocus = false
    @State private var width: CGFloat = 0
    /// How far a line that is too long is moved to the left, in points.
    @State private var scroll: CGFloat = 0
    /// Where the menu of edit commands is open; nil for nowhere.
    @State private var menu: EditMenuPlace?
    @Environment(\.self) private var environment
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.submitActions) private var submitActions
    @Environment(\.textInputTraits) private var inputWishes
    @Environment(\.fieldKey) private var fieldKey

    var body: some View {
        let current = current
        let layout = EditableTextLayout(current, traits: traits, width: width, environment: environment)
        ZStack(alignment: .topLeading) {
            if current.characters.isEmpty, current.composition.isEmpty, let prompt = traits.prompt {
                prompt.foregroundStyle(Color(traits.isSearch ? UIColor.secondaryLabel : UIColor.placeholderText))
                    .lineLimit(1)
                    .frame(maxWidth: .infinity, alignment: promptAlignment)
            }
            lines(layout, current)
        }
        // Regardless of the length of its lines: the width determines where they break.
        .frame(
            minWidth: 0, idealWidth: current.characters.isEmpty || traits.isMultiline ? nil : layout.width,
            maxWidth: .infinity, minHeight: layout.lineHeight, alignment: .topLeading
        )
        // Places in lines are counted from the left, whatever the language.
        .environment(\.layoutDirection, .leftToRight)
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            width = $0
        }
        .clipped()
        .contentShape(Rectangle())
        .gesture(
            DragGesture(minimumDistance: 0).onChanged { drag in
                let scroll = offset(layout)
                let start = layout.place(at: CGPoint(x: drag.startLocation.x + scroll, y: drag.startLocation.y))
                let end = layout.place(at: CGPoint(x: drag.location.x + scroll, y: drag.location.y))
                change {
                    $0.move(to: start)
                    $0.move(to: end, selecting: true)
                }
            }
        )
        .simultaneousGesture(
            TapGesture(count: 2).onEnded { change { $0.selectWord(at: $0.caret) } }
        )
        .responder { responder in
            let caret = layout.caret
            responder.isFocusable = true
            responder.takesFocusOnPress = true
            responder.caret = (
                CGRect(x: caret.minX - offset(layout), y: caret.minY, width: 2, height: caret.height), traits.isSecure
            )
            responder.textPurpose = inputWishes.purpose
            responder.textHints = inputWishes.hints
            responder.key = { key($0, layout) }
            responder.insertText = { typed in
                insert(typed)
                return true
            }
            responder.composeText = { composed, _ in
                change { $0.composition = composed }
                return true
            }
            responder.edit = edit
            responder.focusChanged = focusChanged
            responder.selectedText = traits.isSecure || current.selection.isEmpty ? nil : current.selectedText
            responder.insertAt = { point, text in
                change { $0.move(to: layout.place(at: CGPoint(x: point.x + offset(layout), y: point.y))) }
                insert(text)
            }
            responder.editMenu = { point, clipboard in menu = EditMenuPlace(point: point, clipboard: clipboard) }
        }
        .modifier(
            EditMenu(
                place: $menu, hasSelection: !current.selection.isEmpty, traits: traits, formats: formats, perform: edit)
        )
        .controlAccessibility {
            $0.role = traits.isSecure ? .secureField : .textField
            $0.children = .ignore
            $0.label = traits.title ?? traits.prompt
            let shown = traits.isSecure ? String(repeating: "•", count: current.text.count) : current.text
            $0.value = Text(verbatim: shown)
            $0.setValue = { text.wrappedValue = $0 }
            $0.describe {
                $0.isMultiline = traits.isMultiline
                $0.caret = .init(anchor: current.anchor, position: current.caret)
                $0.select = { place in
                    change {
                        $0.move(to: place.anchor)
                        $0.move(to: place.position, selecting: true)
                    }
                }
            }
        }
    }

    /// The editing state, with the bound text where that was changed elsewhere.
    private var current: TextEditing {
        var current = editing
        if let styled = traits.styled {
            let text = styled.text.wrappedValue
            current.adopt(text)
            if let selection = styled.selection { current.adopt(selection.wrappedValue, in: text) }
            return current
        }
        current.adopt(text.wrappedValue)
        if let selection = traits.selection { current.adopt(selection.wrappedValue) }
        return current
    }

    /// The offset of the text that keeps the caret visible.
    private func offset(_ layout: EditableTextLayout) -> CGFloat {
        if traits.isMultiline || width <= 0 { return 0 }
        return max(0, layout.caret.minX + EditableTextLayout.caretWidth - width)
    }

    /// Where the prompt is: as the text would be.
    private var promptAlignment: Alignment {
        let isReversed = environment.layoutDirection == .rightToLeft
        return switch environment.multilineTextAlignment {
        case .leading: isReversed ? .trailing : .leading
        case .center: .center
        case .trailing: isReversed ? .leading : .trailing
        }
    }

    private func lines(_ layout: EditableTextLayout, _ current: TextEditing) -> some View {
        ZStack(alignment: .topLeading) {
            if hasFocus {
                ForEach(Array(layout.selectionFrames.enumerated()), id: \.offset) { _, frame in
                    Rectangle().fill(TintShapeStyle()).opacity(0.3)
                        .frame(width: frame.width, height: frame.height)
                        .offset(x: frame.minX, y: frame.minY)
                }
            }
            if layout.isFormed {
                FormedLines(lines: layout.lines)
            } else {
                VStack(alignment: .leading, spacing: environment.lineSpacing) {
                    ForEach(Array(layout.lines.enumerated()), id: \.offset) { _, line in
                        (line.styled.map { Text($0) } ?? Text(verbatim: line.text)).lineLimit(1).fixedSize()
                            .frame(height: line.height, alignment: .leading)
                            .offset(x: line.x)
                    }
                }
            }
            // A selection replaces the caret.
            if hasFocus, isEnabled, current.selection.isEmpty {
                Rectangle().fill(TintShapeStyle())
                    .frame(width: EditableTextLayout.caretWidth, height: layout.caret.height)
                    .offset(x: layout.caret.minX, y: layout.caret.minY)
            }
        }
        .offset(x: -offset(layout))
        .frame(width: traits.isMultiline ? nil : 0, alignment: .topLeading)
        .opacity(isEnabled ? 1 : 0.5)
    }

    // MARK: Changing

    private func change(_ body: (inout TextEditing) -> Void) {
        var next = current
        body(&next)
        editing = next
        if let styled = traits.styled {
            let new = next.attributed
            if new != styled.text.wrappedValue { styled.text.wrappedValue = new }
        } else if next.text != text.wrappedValue {
            text.wrappedValue = next.text
        }
        report(next)
    }

    /// The formats for the menu; nil for plain text.
    private var formats: TextFormatMenu? {
        guard traits.styled != nil else { return nil }
        return TextFormatMenu {
            current.has($0, environment)
        } perform: { format in
            change { $0.toggle(format, environment) }
        }
    }

    /// Notifies the app of the selection where it differs from the app's.
    private func report(_ editing: TextEditing) {
        if let selection = traits.styled?.selection {
            let new = editing.attributedSelection
            if selection.wrappedValue != new { selection.wrappedValue = new }
        }
        guard let selection = traits.selection else { return }
        let new = editing.appSelection
        if selection.wrappedValue?.indices != new.indices { selection.wrappedValue = new }
    }

    private func insert(_ typed: String) {
        var typed = typed
        if !traits.isMultiline { typed = typed.replacingOccurrences(of: "\n", with: " ") }
        change { $0.insert(typed) }
    }

    private func key(_ event: KeyEvent, _ layout: EditableTextLayout) -> Bool {
        // A release of a key that types belongs to the field as well.
        guard event.phase != .up else { return false }
        var next = current
        if traits.styled != nil, let format = TextFormat(event) {
            change { $0.toggle(format, environment) }
            return true
        }
        if let fieldKey, fieldKey(event, next.caret == 0 && next.selection.isEmpty) { return true }
        switch next.handle(event, lines: layout.lines.map(\.range), isMultiline: traits.isMultiline) {
        case .ignored: return event.key == .space && event.modifiers.isEmpty
        case .moved, .changed: change { $0 = next }
        case .submitted:
            traits.onCommit()
            for action in submitActions { action() }
        }
        return true
    }

    private func edit(_ command: EditCommand, _ clipboard: EditClipboard) -> Bool {
        if command == .paste {
            clipboard.read { if let text = $0 { insert(text) } }
        } else {
            change { _ = $0.handle(command, isSecure: traits.isSecure, clipboard: clipboard) }
        }
        return true
    }

    private func focusChanged(_ has: Bool) {
        hasFocus = has
        // The text itself is left alone: the app may have set another one along with the focus.
        if !has, !editing.composition.isEmpty { editing.composition = "" }
        if has { report(current) }
        traits.onEditingChanged(has)
    }
}
