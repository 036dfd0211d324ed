import DisplayList
import Foundation

// Paragraphs that have forms of their own in texts that are edited.

/// The lines of a text whose paragraphs have forms, each at the place that its paragraph has for it.
struct FormedLines: View {
    let lines: [EditableTextLayout.Line]

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
                (line.styled.map { Text($0.withoutForms) } ?? Text(verbatim: line.text)).lineLimit(1).fixedSize()
                    .frame(height: line.letterHeight, alignment: .leading)
                    .frame(height: line.height, alignment: .bottomLeading)
                    .padding(.top, line.gap)
                    .offset(x: line.x)
            }
        }
    }
}

extension ParagraphRoom {
    /// The room of a paragraph in an editor of a width.
    init(_ form: ParagraphForm?, width: CGFloat?, _ environment: EnvironmentValues) {
        let alignment: ParagraphStyle.Alignment =
            switch environment.multilineTextAlignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        let spacing = environment.lineSpacing
        let style = ParagraphStyle(
            alignment: alignment, lineSpacing: spacing.isFinite ? max(spacing, 0) : 0,
            isRightToLeft: environment.layoutDirection == .rightToLeft)
        self.init(form, in: style, width: width, least: environment.fontSize)
    }
}

extension TextEditing {
    /// Whether some paragraph has a form of its own.
    var hasForms: Bool {
        var last: AttributeContainer?
        for style in styles ?? [] where style != last {
            if style.paragraphForm != nil { return true }
            last = style
        }
        return false
    }

    /// The form of a paragraph that begins at a place: of its first character, or of the text typed there.
    func form(at place: Int) -> ParagraphForm? {
        guard let styles, !styles.isEmpty else { return typing?.paragraphForm }
        return styles[min(place, styles.count - 1)].paragraphForm
    }
}

extension AttributeContainer {
    /// The form that the attributes give a paragraph; nil for the default.
    fileprivate var paragraphForm: ParagraphForm? {
        let style = self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self]
        let alignment = self[AttributeScopes.CoreTextAttributes.TextAlignmentAttribute.self]
        let height = self[AttributeScopes.CoreTextAttributes.LineHeightAttribute.self]
        guard alignment != nil || height != nil else { return style?.form() }
        var values = style?.form()?.values ?? ParagraphForm.Values()
        values.lineHeight = height?.height
        switch alignment {
        case nil: break
        case .left: values.alignment = .left
        case .center: values.alignment = .center
        case .right: values.alignment = .right
        }
        return ParagraphForm(values)
    }
}

extension AttributedString {
    /// The text without the attributes of paragraphs, for a line that has its place already.
    fileprivate var withoutForms: AttributedString {
        var plain = self
        plain[AttributeScopes.CoreTextAttributes.TextAlignmentAttribute.self] = nil
        plain[AttributeScopes.CoreTextAttributes.LineHeightAttribute.self] = nil
        return plain
    }
}
