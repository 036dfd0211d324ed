import DisplayList
import Foundation
import SwiftUICore

extension NSParagraphStyle {
    /// The form of a paragraph of the style; nil for the default style.
    /// - Parameters:
    ///   - fillsWidth: Whether the text takes all of the width that it is offered.
    ///   - truncates: Whether a style that truncates keeps a paragraph in one line. A label breaks lines all the same.
    package func form(fillsWidth: Bool = false, truncates: Bool = true) -> ParagraphForm? {
        // The form of the default style changes nothing but the tabs, which all texts have.
        if !fillsWidth, values == Values() { return nil }
        var form = ParagraphForm.Values()
        form.fillsWidth = fillsWidth
        form.alignment =
            switch alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justified
            case .natural: nil
            }
        form.isRightToLeft =
            switch baseWritingDirection {
            case .natural: nil
            case .leftToRight: false
            case .rightToLeft: true
            }
        (form.firstLineIndent, form.indent, form.trailingIndent) = (firstLineHeadIndent, headIndent, tailIndent)
        (form.spacingBefore, form.spacing) = (paragraphSpacingBefore, paragraphSpacing)
        form.lineSpacing = lineSpacing
        form.lineHeightMultiple = lineHeightMultiple
        (form.minimumLineHeight, form.maximumLineHeight) = (minimumLineHeight, maximumLineHeight)
        form.breaking =
            switch lineBreakMode {
            case .byWordWrapping: .betweenWords
            case .byCharWrapping: .betweenCharacters
            case .byClipping: .clips
            case .byTruncatingHead: truncates ? .truncates(.head) : .betweenWords
            case .byTruncatingMiddle: truncates ? .truncates(.middle) : .betweenWords
            case .byTruncatingTail: truncates ? .truncates(.tail) : .betweenWords
            }
        form.tabs = values.tabStops.map { ParagraphForm.Tab(location: $0.location, alignment: $0.form) }
        form.tabInterval = defaultTabInterval
        if hyphenationFactor > 0 || usesDefaultHyphenation {
            RuntimeWarning.issue("Words are not hyphenated here: see CompatibilityGaps.md.")
        }
        return ParagraphForm(form)
    }
}

extension NSTextTab {
    /// How the text behind the tab is aligned.
    fileprivate var form: ParagraphForm.Tab.Alignment {
        switch alignment {
        case .center: return .center
        case .right:
            let ends = options[.columnTerminators] as? CharacterSet
            return ends.map { $0.contains(".") || $0.contains(",") } == true ? .decimal : .right
        case .left, .justified, .natural: return .left
        }
    }
}

extension NSAttributedString {
    /// What the styles of a text's paragraphs have in common.
    package struct Paragraphs {
        /// Whether some paragraph has a style.
        package var areStyled = false
        /// The alignment of all paragraphs; natural where they differ.
        package var alignment = NSTextAlignment.natural
        /// Whether paragraphs differ in their alignment, so that they share the text's room and not the width of its lines.
        package var areMixed = false

        /// The form of a run with attributes; nil for the default.
        package func form(_ attributes: [NSAttributedString.Key: Any], truncates: Bool = true) -> ParagraphForm? {
            guard areStyled, let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return nil }
            return style.form(fillsWidth: areMixed, truncates: truncates)
        }
    }

    /// What the styles of the paragraphs have in common; a paragraph has the style of its first character.
    package var paragraphs: Paragraphs {
        var result = Paragraphs()
        enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length), options: []) { style, _, stop in
            guard style is NSParagraphStyle else { return }
            result.areStyled = true
            stop.pointee = true
        }
        guard result.areStyled else { return result }
        let text = string as NSString
        var (location, isFirst) = (0, true)
        while location < length {
            let style = attribute(.paragraphStyle, at: location, effectiveRange: nil) as? NSParagraphStyle
            let alignment = style?.alignment ?? .natural
            if !isFirst, alignment != result.alignment {
                (result.alignment, result.areMixed) = (.natural, true)
                return result
            }
            (result.alignment, isFirst) = (alignment, false)
            location = max(NSMaxRange(text.paragraphRange(for: NSRange(location: location, length: 0))), location + 1)
        }
        return result
    }
}
