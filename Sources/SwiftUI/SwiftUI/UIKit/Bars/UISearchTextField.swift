import Foundation
import SwiftUICore

/// A token of a search, such as a contact or a category, shown before the text.
///
/// Follows Apple's [UISearchToken](https://developer.apple.com/documentation/uikit/uisearchtoken).
@MainActor @preconcurrency
open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String
    /// The app's object that the token represents.
    open var representedObject: Any?

    /// Creates a token with a text, and an image before it; nil for none.
    public init(icon: UIImage?, text: String) {
        (self.icon, self.text) = (icon, text)
        super.init()
    }
}

/// A field for searching, of its own or in a search bar, with tokens before its text.
///
/// Follows Apple's [UISearchTextField](https://developer.apple.com/documentation/uikit/uisearchtextfield).
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
    /// The picture before the text; nil for a magnifying glass.
    var searchIcon: UIImage? { didSet { noteChange() } }
    /// The tokens before the text.
    open var tokens: [UISearchToken] = [] { didSet { noteTokens() } }
    /// The tokens' background; nil for the tint.
    open var tokenBackgroundColor: UIColor? { didSet { noteTokens() } }
    /// Whether Delete removes tokens; true by default.
    open var allowsDeletingTokens = true { didSet { noteTokens() } }
    /// Whether tokens can be copied; they never are here.
    open var allowsCopyingTokens = true
    /// The bar that shows the field; nil where it is shown by itself.
    weak var bar: UISearchBar?

    private func noteTokens() {
        noteChange()
        bar?.noteChange()
    }

    /// Inserts a token; beyond the last one it is added at the end.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
    }

    /// Removes the token at a place, if there is one.
    open func removeToken(at tokenIndex: Int) {
        if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
    }

    /// Removes a token, as a key does.
    func delete(_ place: Int) {
        if !allowsDeletingTokens { return }
        removeToken(at: place)
        sendActions(for: .editingChanged)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 36) }
}

/// The text of a search field of UIKit, with its tokens.
struct SearchFieldContent: View {
    /// Differs after each change of the view.
    let version: Int
    let field: UISearchTextField
    @State private var selected: AnyHashable?

    var body: some View {
        HStack(spacing: 6) {
            (field.searchIcon.map { Image(uiImage: $0) } ?? Image(systemName: "magnifyingglass")).foregroundStyle(
                .secondary
            ).accessibilityHidden(true)
            if field.tokens.isEmpty {
                FieldCounterpart(version: version, field: field)
            } else {
                SearchTokenLayout(spacing: 6) {
                    SearchTokenRow(tokens: tokens, selected: $selected)
                        .tint(field.tokenBackgroundColor.map { Color($0) })
                    FieldCounterpart(version: version, field: field)
                        .environment(\.fieldKey) { $0.key == .delete && tokens.delete(&selected, isAtStart: $1) }
                }
                .clipped()
            }
        }
    }

    private var tokens: SearchTokens {
        SearchTokens(
            chosen: field.tokens.map { token in
                SearchTokens.Token(
                    id: ObjectIdentifier(token),
                    view: AnyView(
                        HStack(spacing: 4) {
                            if let icon = token.icon { Image(uiImage: icon) }
                            Text(verbatim: token.text)
                        }))
            },
            remove: { field.delete($0) })
    }
}

/// The background of a search field of UIKit.
struct SearchFieldFrame: ViewModifier {
    let field: UISearchTextField

    func body(content: Content) -> some View {
        content
            .padding(.horizontal, 8)
            .frame(height: 36)
            .background(
                Color(field.backgroundColor ?? .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
    }
}
