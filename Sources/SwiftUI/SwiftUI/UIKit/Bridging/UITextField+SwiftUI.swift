import Foundation
import SwiftUICore

/// A field of UIKit as one of SwiftUI.
struct FieldCounterpart: View {
    /// Differs after each change of the view.
    let version: Int
    let field: UITextField
    @State private var revision = 0
    /// How often the delegate has not allowed editing that a press began.
    @State private var refusals = 0

    var body: some View {
        let _ = revision
        let bounds = shownBounds
        let left = field.leftViewRect(forBounds: bounds)
        let right = field.rightViewRect(forBounds: bounds)
        EditableText(text: text, traits: traits)
            .modifier(FollowsKeyboardRequests(requests: field.keyboard))
            .modifier(OwnDeletion(field: field))
            // The focus has moved here all the same.
            .onChange(of: refusals) { field.keyboard.request(false) }
            .font(field.font.map { Font($0) })
            .foregroundStyle(Color(field.textColor ?? .label))
            .padding(insets(in: bounds))
            .frame(minHeight: field.borderStyle == .none ? nil : 31)
            .overlay(alignment: .leading) {
                side(field.leftView, field.leftViewMode, left.size).offset(x: left.minX - bounds.minX)
            }
            .overlay(alignment: .trailing) {
                side(field.rightView, field.rightViewMode, right.size).offset(x: right.maxX - bounds.maxX)
            }
            .overlay(alignment: .trailing) { clearButton(in: bounds) }
            .environment(\.layoutDirection, .leftToRight)
            .multilineTextAlignment(field.textAlignment.lines(field.effectiveUserInterfaceLayoutDirection))
            .disabled(!field.isEnabled)
            .transformEnvironment(\.textInputTraits) {
                $0.keyboard = field.keyboardType
                $0.capitalization = field.autocapitalizationType
                $0.contentType = field.textContentType
                $0.disablesCorrection = field.autocorrectionType == .no
            }
            .background { ground.map { Image(uiImage: $0).resizable() } }
            .modifier(FieldFrame(style: field.borderStyle))
            .overlay(alignment: .bottomLeading) { input }
    }

    /// The picture behind the text; as with Apple's, a round frame has none.
    private var ground: UIImage? {
        if field.borderStyle == .roundedRect { return nil }
        return field.isEnabled ? field.background : field.disabledBackground ?? field.background
    }

    private var traits: EditableTextTraits {
        var traits = EditableTextTraits()
        traits.isSecure = field.isSecureTextEntry
        traits.selection = Binding {
            field.textSelection
        } set: {
            field.textSelection = $0
        }
        if let prompt = field.attributedPlaceholder { traits.prompt = Text(uiKit: prompt, truncates: false) }
        if field.isStyled, !field.isSecureTextEntry {
            traits.styled = StyledText(
                text: Binding {
                    field.attributedText.map { AttributedString($0) } ?? AttributedString()
                } set: {
                    text.wrappedValue = String($0.characters)
                })
        }
        traits.onEditingChanged = editingChanged
        traits.onCommit = {
            _ = field.delegate?.textFieldShouldReturn(field)
            field.sendActions(for: .editingDidEndOnExit)
            field.sendActions(for: .primaryActionTriggered)
        }
        return traits
    }

    // MARK: - Places

    /// The field's rectangle; one that is large enough where it is not known yet.
    private var shownBounds: CGRect {
        let bounds = field.bounds
        return bounds.width > 0 && bounds.height > 0 ? bounds : CGRect(x: 0, y: 0, width: 1000, height: 100)
    }

    /// The room around the text.
    private func insets(in bounds: CGRect) -> EdgeInsets {
        let isEmpty = field.text?.isEmpty ?? true
        let rect =
            field.isEditing
            ? field.editingRect(forBounds: bounds)
            : isEmpty ? field.placeholderRect(forBounds: bounds) : field.textRect(forBounds: bounds)
        func room(_ length: CGFloat) -> CGFloat { max(length.finite, 0) }
        return EdgeInsets(
            top: room(rect.minY - bounds.minY), leading: room(rect.minX - bounds.minX),
            bottom: room(bounds.maxY - rect.maxY), trailing: room(bounds.maxX - rect.maxX))
    }

    @ViewBuilder private func side(_ view: UIView?, _ mode: UITextField.ViewMode, _ size: CGSize) -> some View {
        if let view, mode.isShown(field) {
            view._swiftUIContent.frame(
                width: size.width > 0 ? size.width.finite : nil, height: size.height > 0 ? size.height.finite : nil)
        }
    }

    @ViewBuilder private func clearButton(in bounds: CGRect) -> some View {
        if field.clearButtonMode.isShown(field), field.hasText {
            let rect = field.clearButtonRect(forBounds: bounds)
            Button {
                if field.delegate?.textFieldShouldClear(field) ?? true { text.wrappedValue = "" }
            } label: {
                Image(systemName: "xmark.circle.fill").frame(width: rect.width.finite, height: rect.height.finite)
            }
            .buttonStyle(FramedPlainButtonStyle()).foregroundStyle(.secondary)
            .accessibilityLabel(Text(verbatim: "Clear text"))
            .offset(x: (rect.maxX - bounds.maxX).finite)
        }
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

    // MARK: - Editing

    private var text: Binding<String> {
        Binding {
            field.text ?? ""
        } set: { new in
            let change = TextChange(from: field.text ?? "", to: new)
            field.edit(change.range, change.replacement)
            revision += 1
        }
    }

    private func editingChanged(_ isEditing: Bool) {
        guard isEditing != field.isEditing else { return }
        if isEditing, !(field.delegate?.textFieldShouldBeginEditing(field) ?? true) {
            refusals += 1
            return
        }
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

/// Lets a field of an app's own type delete by its own method.
private struct OwnDeletion: ViewModifier {
    let field: UITextField

    func body(content: Content) -> some View {
        if ViewTouches.isOwn(field) {
            content.environment(\.fieldKey) { event, _ in
                guard event.key == .delete, event.modifiers.isEmpty, event.phase != .up else { return false }
                field.deleteBackward()
                return true
            }
        } else {
            content
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
            content.background(Color(UIColor.systemBackground), in: shape)
                .overlay { shape.strokeBorder(Color(UIColor.separator)).allowsHitTesting(false) }
        }
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: style == .roundedRect ? 6 : 0) }
}
