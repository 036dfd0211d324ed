import Foundation
import SwiftUICore

/// A field for searching, with a button that ends the search and a row of scopes.
///
/// Follows Apple's [UISearchBar](https://developer.apple.com/documentation/uikit/uisearchbar).
@MainActor @preconcurrency
open class UISearchBar: UIView, UITextInputTraits {
    /// How prominent the bar is.
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }

    /// The field, for its appearance.
    open private(set) var searchTextField = UISearchTextField(frame: .zero)
    /// The text.
    open var text: String? {
        get { searchTextField.text ?? "" }
        set {
            searchTextField.text = newValue
            noteChange()
        }
    }
    /// The text that is shown while the field is empty.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set {
            searchTextField.placeholder = newValue
            noteChange()
        }
    }
    /// An image of the bar.
    public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
    private var icons: [Icon: UIImage] = [:]

    /// Sets an image of the bar; the one before the field is shown.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons[icon] = iconImage
        if icon == .search { searchTextField.searchIcon = iconImage }
        noteChange()
    }

    /// Returns an image of the bar; nil for the usual one.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon] }

    /// A line above the field; nil for none.
    open var prompt: String? { didSet { noteChange() } }
    /// The delegate, which is notified of the search.
    open weak var delegate: (any UISearchBarDelegate)?
    /// Whether a button is shown that ends the search.
    open var showsCancelButton = false { didSet { noteChange() } }
    /// Whether a button is shown for bookmarks.
    open var showsBookmarkButton = false { didSet { noteChange() } }
    /// The titles of the scopes; nil for none.
    open var scopeButtonTitles: [String]? { didSet { noteChange() } }
    /// The index of the selected scope.
    open var selectedScopeButtonIndex = 0 { didSet { noteChange() } }
    /// Whether the scopes are shown.
    open var showsScopeBar = false { didSet { noteChange() } }
    /// How prominent the bar is: a minimal one has no background.
    open var searchBarStyle = Style.default { didSet { noteChange() } }
    /// The background color; nil for the default.
    open var barTintColor: UIColor? { didSet { noteChange() } }
    /// The background's image; one, even if it is empty, takes the place of the usual background.
    open var backgroundImage: UIImage? { didSet { noteChange() } }
    /// Whether the bar is translucent.
    open var isTranslucent = true
    /// Which letters the desktop's input method capitalizes.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    /// Whether the desktop's input method corrects.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// Whether words are checked; the front end decides.
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }
    /// The kind of on-screen keyboard.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    /// The label of Return on an on-screen keyboard; there is none here.
    open var returnKeyType = UIReturnKeyType.search
    /// Whether Return waits for a text on an on-screen keyboard; there is none here.
    open var enablesReturnKeyAutomatically = true
    private lazy var relay = SearchRelay(bar: self)
    /// The search controller of the bar; nil for none.
    weak var follower: (any SearchBarFollower)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        searchTextField.bar = self
        searchTextField.delegate = relay
        searchTextField.clearButtonMode = .always
    }

    /// Sets whether a button is shown that ends the search.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    /// Sets whether the scopes are shown.
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    /// Selects a scope, as a press does.
    func choose(_ scope: Int) {
        if scope == selectedScopeButtonIndex { return }
        selectedScopeButtonIndex = scope
        follower?.scopeChanged()
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scope)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
    open override var _showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView { AnyView(SearchBarContent(version: contentVersion, bar: self)) }
}

/// Methods for reacting to a search; all are optional.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Whether editing may begin by the app's request; true by default.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when editing began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Whether editing may end by the app's request; true by default.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when editing ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called when the text changed, also when it was cleared.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Whether a change may be made; true by default. Here it is asked of the whole change since the last one.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when Return was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the button was pressed that ends the search.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called when the button for bookmarks was pressed.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Called when a scope was selected.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// Tells a search bar's delegate what happens in its field.
@MainActor
private final class SearchRelay: NSObject, UITextFieldDelegate {
    unowned let bar: UISearchBar
    /// The text that the delegate received last.
    private var known = ""

    init(bar: UISearchBar) { self.bar = bar }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
        bar.follower?.began()
        bar.delegate?.searchBarTextDidBeginEditing(bar)
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarShouldEndEditing(bar) ?? true
    }
    func textFieldDidEndEditing(_ textField: UITextField) { bar.delegate?.searchBarTextDidEndEditing(bar) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarSearchButtonClicked(bar)
        return true
    }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true }
    func textFieldDidChangeSelection(_ textField: UITextField) {
        let text = textField.text ?? ""
        // Moving the caret is not a change of the text.
        guard text != known else { return }
        known = text
        bar.follower?.changed()
        bar.delegate?.searchBar(bar, textDidChange: text)
    }
}

/// A search bar of UIKit.
private struct SearchBarContent: View {
    /// Differs after each change of the view.
    let version: Int
    let bar: UISearchBar

    var body: some View {
        VStack(spacing: 8) {
            if let prompt = bar.prompt { Text(verbatim: prompt).font(.footnote) }
            HStack(spacing: 8) {
                HStack(spacing: 6) {
                    SearchFieldContent(version: version, field: bar.searchTextField)
                    if bar.showsBookmarkButton {
                        Button {
                            bar.delegate?.searchBarBookmarkButtonClicked(bar)
                        } label: {
                            Image(systemName: "book")
                        }
                        .buttonStyle(FramedPlainButtonStyle()).foregroundStyle(.secondary).accessibilityLabel(
                            "Bookmarks")
                    }
                }
                .modifier(SearchFieldFrame(field: bar.searchTextField))
                if bar.showsCancelButton {
                    Button("Cancel") {
                        bar.delegate?.searchBarCancelButtonClicked(bar)
                        bar.follower?.canceled()
                    }
                    .buttonStyle(.borderless)
                }
            }
            if bar.showsScopeBar, let titles = bar.scopeButtonTitles, !titles.isEmpty {
                Picker(
                    "Scope",
                    selection: Binding {
                        bar.selectedScopeButtonIndex
                    } set: {
                        bar.choose($0)
                    }
                ) {
                    ForEach(Array(titles.enumerated()), id: \.offset) { Text(verbatim: $1).tag($0) }
                }
                .pickerStyle(.segmented).labelsHidden()
            }
        }
        .padding(.horizontal, 8)
        .padding(.vertical, 10)
        .background(background)
        .tint(bar.ownTint.map { Color($0) })
    }

    private var background: Color {
        if let color = bar.barTintColor ?? bar.backgroundColor { return Color(color) }
        return bar.searchBarStyle == .minimal || bar.backgroundImage != nil ? .clear : Color(.secondarySystemBackground)
    }
}
