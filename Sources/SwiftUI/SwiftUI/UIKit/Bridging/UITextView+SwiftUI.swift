import Foundation
import SwiftUICore

/// A text of several lines of UIKit as an editor of SwiftUI, or as a text where it is not edited.
struct TextViewCounterpart: View {
    /// Differs after each change of the view.
    let version: Int
    let view: UITextView
    @State private var revision = 0
    @State private var position = ScrollPosition()

    var body: some View {
        let _ = revision
        Group {
            if view.isScrollEnabled { scrolled } else { padded }
        }
        .focusesEditor()
        .font(Font(view.font ?? .systemFont(ofSize: 12)))
        .foregroundStyle(Color(view.textColor ?? .label))
        .multilineTextAlignment(alignment.lines(view.effectiveUserInterfaceLayoutDirection))
        .lineSpacing(0)
        .background(view.backgroundColor.map { Color($0) } ?? .clear)
    }

    private var scrolled: some View {
        ScrollView(showsIndicators: view.showsVerticalScrollIndicator) { padded }
            .scrollPosition($position)
            .onScrollGeometryChange(for: [CGFloat].self) {
                [$0.distance.x, $0.distance.y, $0.contentSize.width, $0.contentSize.height]
            } action: { [view] _, new in
                view.outermost.host.updating { view.contentSize = CGSize(width: new[2], height: new[3]) }
                view.moved(to: CGPoint(x: new[0], y: new[1]))
            }
            .onScrollPhaseChange { [view] old, new in view.changed(from: old, to: new) }
            .onChange(of: version, initial: true) { carryOut() }
    }

    /// Performs the app's request to scroll.
    private func carryOut() {
        guard let request = view.request else { return }
        view.request = nil
        if request.isAnimated {
            withAnimation { position.scrollTo(point: request.offset) }
        } else {
            position.scrollTo(point: request.offset)
        }
    }

    private var padded: some View {
        let insets = view.textContainerInset
        let beside = view.textContainer.lineFragmentPadding
        return
            content
            .frame(maxWidth: .infinity, alignment: alignment.side(view.effectiveUserInterfaceLayoutDirection))
            .padding(
                EdgeInsets(
                    top: insets.top.finite, leading: (insets.left + beside).finite, bottom: insets.bottom.finite,
                    trailing: (insets.right + beside).finite))
    }

    @ViewBuilder private var content: some View {
        if view.isEditable {
            StorageEditor(view: view) { revision += 1 }
                .modifier(FollowsKeyboardRequests(requests: view.keyboard))
                .transformEnvironment(\.textInputTraits) {
                    $0.keyboard = view.keyboardType
                    $0.capitalization = view.autocapitalizationType
                    $0.contentType = view.textContentType
                    $0.disablesCorrection = view.autocorrectionType == .no
                }
        } else if view.isStyled || !view.dataDetectorTypes.isEmpty {
            Text(uiKit: view.linkedText)
                .lineLimit(view.textContainer.maximumNumberOfLines > 0 ? view.textContainer.maximumNumberOfLines : nil)
                .tint((view.linkTextAttributes?[.foregroundColor] as? UIColor).map { Color($0) })
                .environment(\.openURL, OpenURLAction { view.open($0) })
        } else {
            Text(verbatim: view.text ?? "")
                .lineLimit(view.textContainer.maximumNumberOfLines > 0 ? view.textContainer.maximumNumberOfLines : nil)
        }
    }

    private var alignment: NSTextAlignment {
        guard view.isStyled else { return view.textAlignment }
        let own = view.attributedText.paragraphs.alignment
        return own == .natural ? view.textAlignment : own
    }
}

extension UITextView: EditedStorage {
    package var editedText: String { text ?? "" }
    package var styledText: NSAttributedString? { isStyled ? attributedText : nil }
    package var selectedPart: NSRange? { selection }

    package func select(_ range: NSRange) {
        guard range != selection else { return }
        selection = range
        delegate?.textViewDidChangeSelection(self)
    }

    package var allowsEditing: Bool { delegate?.textViewShouldBeginEditing(self) ?? true }
    package func resignFocus() { keyboard.request(false) }

    package func editingChanged(_ isEditing: Bool) {
        guard isEditing != self.isEditing else { return }
        self.isEditing = isEditing
        if isEditing { delegate?.textViewDidBeginEditing(self) } else { delegate?.textViewDidEndEditing(self) }
        NotificationCenter.default.post(
            name: isEditing ? Self.textDidBeginEditingNotification : Self.textDidEndEditingNotification, object: self)
    }
}

extension UITextView {
    /// The text with links where the view finds data.
    fileprivate var linkedText: NSAttributedString {
        guard !dataDetectorTypes.isEmpty else { return attributedText }
        let text = NSMutableAttributedString(attributedString: attributedText)
        var kinds: NSTextCheckingTypes = 0
        if dataDetectorTypes.contains(.link) { kinds |= .links }
        if dataDetectorTypes.contains(.phoneNumber) { kinds |= .phoneNumbers }
        guard let detector = try? NSDataDetector(types: kinds) else { return text }
        for match in detector.matches(in: text.string, range: NSRange(location: 0, length: text.length)) {
            let number = match.phoneNumber.flatMap { URL(string: "tel:" + $0.filter { !$0.isWhitespace }) }
            if let url = match.url ?? number { text.addAttribute(.link, value: url, range: match.range) }
        }
        return text
    }

    /// Opens a link as the delegate decides.
    fileprivate func open(_ url: URL) -> OpenURLAction.Result {
        guard let delegate else { return .systemAction }
        let text = linkedText
        var range = NSRange(location: 0, length: 0)
        text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { value, part, stop in
            guard value as? URL == url || value as? String == url.absoluteString else { return }
            range = part
            stop.pointee = true
        }
        let opens = delegate.textView(
            self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
        guard opens else { return .handled }
        let usual = UIAction { _ in }
        let item = UITextItem(content: .link(url), range: range)
        guard let action = delegate.textView(self, primaryActionFor: item, defaultAction: usual) else {
            return .discarded
        }
        if action === usual { return .systemAction }
        action.handler(action)
        return .handled
    }
}
