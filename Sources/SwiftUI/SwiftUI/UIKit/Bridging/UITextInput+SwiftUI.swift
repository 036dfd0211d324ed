import Foundation
import SwiftUICore

/// A field of UIKit as one of SwiftUI.
struct FieldCounterpart: View {
    /// Differs after each change of the view.
    let version: Int
    let field: UITextField
    @State private var revision = 0

    var body: some View {
        let _ = revision
        var traits = EditableTextTraits()
        traits.isSecure = field.isSecureTextEntry
        traits.selection = Binding {
            field.textSelection
        } set: {
            field.textSelection = $0
        }
        traits.prompt = field.placeholder.map { Text(verbatim: $0) }
        traits.onEditingChanged = editingChanged
        traits.onCommit = {
            _ = field.delegate?.textFieldShouldReturn(field)
            field.sendActions(for: .primaryActionTriggered)
        }
        return HStack(spacing: 4) {
            side(field.leftView, field.leftViewMode)
            EditableText(text: text, traits: traits).modifier(FollowsKeyboardRequests(requests: field.keyboard))
            if field.clearButtonMode.isShown(field), field.text?.isEmpty == false {
                Button {
                    if field.delegate?.textFieldShouldClear(field) ?? true { text.wrappedValue = "" }
                } label: {
                    Image(systemName: "xmark.circle.fill")
                }
                .buttonStyle(FramedPlainButtonStyle()).foregroundStyle(.secondary).accessibilityLabel(
                    Text(verbatim: "Clear text"))
            }
            side(field.rightView, field.rightViewMode)
        }
        .font(field.font.map { Font($0) })
        .foregroundStyle(Color(field.textColor ?? .label))
        .multilineTextAlignment(field.textAlignment.lines(field.effectiveUserInterfaceLayoutDirection))
        .disabled(!field.isEnabled)
        .transformEnvironment(\.textInputTraits) {
            $0.keyboard = field.keyboardType
            $0.capitalization = field.autocapitalizationType
            $0.contentType = field.textContentType
            $0.disablesCorrection = field.autocorrectionType == .no
        }
        .modifier(FieldFrame(style: field.borderStyle))
        .overlay(alignment: .bottomLeading) { input }
    }

    /// The input views, below the field while it is edited.
    @ViewBuilder private var input: some View {
        let views = [field.inputAccessoryView, field.inputView].compactMap { $0 }
        if field.isEditing, !views.isEmpty {
            VStack(spacing: 0) {
                ForEach(views.map { InputView(view: $0) }) { item in
                    let size = item.view.bounds.size
                    item.view._swiftUIContent.frame(
                        width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil)
                }
            }
            .background(Color(UIColor.secondarySystemBackground))
            .fixedSize()
            .alignmentGuide(.bottom) { $0[.top] - 4 }
        }
    }

    /// A view by its identity.
    private struct InputView: Identifiable {
        let view: UIView
        var id: ObjectIdentifier { ObjectIdentifier(view) }
    }

    @ViewBuilder private func side(_ view: UIView?, _ mode: UITextField.ViewMode) -> some View {
        if let view, mode.isShown(field) {
            let size = view.bounds.size
            view._swiftUIContent.frame(
                width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil)
        }
    }

    private var text: Binding<String> {
        Binding {
            field.text ?? ""
        } set: { new in
            let old = field.text ?? ""
            let change = TextChange(from: old, to: new)
            guard
                field.delegate?.textField(
                    field, shouldChangeCharactersIn: change.range, replacementString: change.replacement) ?? true
            else { return revision += 1 }
            field.text = new
            revision += 1
            field.sendActions(for: .editingChanged)
            field.delegate?.textFieldDidChangeSelection(field)
        }
    }

    private func editingChanged(_ isEditing: Bool) {
        field.isEditing = isEditing
        if isEditing, field.clearsOnBeginEditing { field.text = "" }
        if isEditing {
            field.delegate?.textFieldDidBeginEditing(field)
        } else {
            field.delegate?.textFieldDidEndEditing(field, reason: .committed)
        }
        field.sendActions(for: isEditing ? .editingDidBegin : .editingDidEnd)
        revision += 1
    }
}

extension UITextField.ViewMode {
    /// Whether a part of a field is shown.
    @MainActor fileprivate func isShown(_ field: UITextField) -> Bool {
        switch self {
        case .never: false
        case .always: true
        case .whileEditing: field.isEditing
        case .unlessEditing: !field.isEditing
        }
    }
}

/// The frame around a field of UIKit.
private struct FieldFrame: ViewModifier {
    let style: UITextField.BorderStyle

    func body(content: Content) -> some View {
        if style == .none {
            content
        } else {
            content.padding(.horizontal, 7).padding(.vertical, 5)
                .background(Color(UIColor.systemBackground), in: shape)
                .overlay { shape.strokeBorder(Color(UIColor.separator)) }
        }
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: style == .roundedRect ? 6 : 0) }
}

/// The difference between two texts, as UIKit counts.
struct TextChange {
    let range: NSRange
    let replacement: String

    init(from old: String, to new: String) {
        let (a, b) = (Array(old.utf16), Array(new.utf16))
        let most = min(a.count, b.count)
        var start = 0
        while start < most, a[start] == b[start] { start += 1 }
        var end = 0
        while end < most - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
        range = NSRange(location: start, length: a.count - start - end)
        replacement = String(decoding: b[start..<b.count - end], as: UTF16.self)
    }
}

/// A text of several lines of UIKit as an editor of SwiftUI, or as a text where it is not edited.
struct TextViewCounterpart: View {
    /// Differs after each change of the view.
    let version: Int
    let view: UITextView
    @State private var revision = 0

    var body: some View {
        let _ = revision
        let insets = view.textContainerInset
        ScrollView {
            content
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(
                    EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
        }
        .font(view.font.map { Font($0) })
        .foregroundStyle(Color(view.textColor ?? .label))
        .multilineTextAlignment(view.textAlignment.lines(view.effectiveUserInterfaceLayoutDirection))
        .background(view.backgroundColor.map { Color($0) } ?? .clear)
    }

    @ViewBuilder private var content: some View {
        if view.isEditable {
            EditableText(text: text, traits: traits)
                .modifier(FollowsKeyboardRequests(requests: view.keyboard))
                .transformEnvironment(\.textInputTraits) {
                    $0.keyboard = view.keyboardType
                    $0.capitalization = view.autocapitalizationType
                    $0.contentType = view.textContentType
                    $0.disablesCorrection = view.autocorrectionType == .no
                }
        } else {
            Text(verbatim: view.text ?? "")
        }
    }

    private var traits: EditableTextTraits {
        var traits = EditableTextTraits()
        traits.isMultiline = true
        traits.selection = Binding {
            view.textSelection
        } set: {
            view.textSelection = $0
        }
        traits.onEditingChanged = {
            view.isEditing = $0
            if $0 { view.delegate?.textViewDidBeginEditing(view) } else { view.delegate?.textViewDidEndEditing(view) }
            NotificationCenter.default.post(
                name: $0 ? UITextView.textDidBeginEditingNotification : UITextView.textDidEndEditingNotification,
                object: view)
            revision += 1
        }
        return traits
    }

    private var text: Binding<String> {
        Binding {
            view.text ?? ""
        } set: { new in
            let change = TextChange(from: view.text ?? "", to: new)
            guard
                view.delegate?.textView(view, shouldChangeTextIn: change.range, replacementText: change.replacement)
                    ?? true
            else { return revision += 1 }
            view.text = new
            revision += 1
            view.delegate?.textViewDidChange(view)
            view.delegate?.textViewDidChangeSelection(view)
            NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: view)
        }
    }
}
