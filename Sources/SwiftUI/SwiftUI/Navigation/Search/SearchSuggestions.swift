import DisplayList

/// The messages between a search field and its suggestions.
final class SearchKeys: ObservableObject, ViewOwned {
    /// The field's text.
    var text = Binding.constant("")
    /// Whether one of the suggestions has the keyboard.
    var isInSuggestions = Binding.constant(false)
    /// Whether there are suggestions to go to.
    var areOffered: () -> Bool = { false }
    /// Gives the keyboard back to the field.
    var returnToField: () -> Void = {}
    /// Ends the search.
    var end: () -> Void = {}

    // The field and its suggestions hold these keys.
    func ownerRemoved() { (areOffered, returnToField, end) = ({ false }, {}, {}) }
}

private enum SearchSuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private enum SearchTextKey: EnvironmentKey { static var defaultValue: Binding<String>? { nil } }

extension EnvironmentValues {
    /// The suggestions for the search field within; nil for none.
    var searchSuggestions: AnyView? {
        get { self[SearchSuggestionsKey.self] }
        set { self[SearchSuggestionsKey.self] = newValue }
    }

    /// The text of the search field whose suggestion the view is.
    var searchText: Binding<String>? {
        get { self[SearchTextKey.self] }
        set { self[SearchTextKey.self] = newValue }
    }
}

/// The suggestions as a list over the content, while the field has the focus or one of them has.
struct SearchSuggestionList: ViewModifier {
    let search: SearchKeys
    let isPresented: Bool
    let tokens: SearchTokens?
    @Environment(\.searchSuggestions) private var suggestions
    @Environment(\.hiddenSearchSuggestions) private var hidden

    func body(content: Content) -> some View {
        let isOffered = !hidden.contains(.content) && (suggestions != nil || tokens?.suggested.isEmpty == false)
        search.areOffered = { isOffered && !ViewItem.items(of: AnyView(rows)).isEmpty }
        return content.overlay {
            if isPresented, isOffered {
                SuggestionRows(suggestions: { AnyView(rows) })
                    .environment(\.searchText, text)
                    .environment(\.addSearchToken, tokens?.add)
                    .responder { responder in
                        responder.arrowsMoveFocus = true
                        responder.showsFocus = true
                        responder.wantsFocus = search.isInSuggestions.wrappedValue
                        responder.focusWithinChanged = { search.isInSuggestions.wrappedValue = $0 }
                        responder.key = { event in
                            guard event.key == .escape, event.phase != .up else { return false }
                            search.end()
                            return true
                        }
                        // Typing continues in the field.
                        responder.find = { typed, _ in
                            text.wrappedValue += typed
                            return true
                        }
                    }
            }
        }
    }

    /// The field's text: after a suggestion was taken the user continues in the field.
    private var text: Binding<String> {
        Binding {
            search.text.wrappedValue
        } set: {
            search.text.wrappedValue = $0
            search.returnToField()
        }
    }

    /// The app's suggestions, after the tokens that it suggests.
    @ViewBuilder private var rows: some View {
        if let tokens {
            ForEach(Array(tokens.suggested.enumerated()), id: \.element.id) { place, token in
                Button {
                    tokens.addSuggested(place)
                    text.wrappedValue = ""
                } label: {
                    token.view.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
                }
                .buttonStyle(FramedPlainButtonStyle())
            }
        }
        suggestions
    }
}

/// The list; nothing where there are no suggestions, so that the content is seen.
private struct SuggestionRows: View {
    let suggestions: () -> AnyView

    var body: some View {
        let content = suggestions()
        if ViewItem.items(of: content).isEmpty {
            content
        } else {
            List { content }.listStyle(.plain).background(Color(UIColor.systemBackground))
        }
    }
}

/// A suggestion that completes the search when it is pressed.
private struct SearchCompletion: ViewModifier {
    let completion: String
    @Environment(\.searchText) private var text

    func body(content: Content) -> some View {
        Button {
            text?.wrappedValue = completion
        } label: {
            content.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
        }
        .buttonStyle(FramedPlainButtonStyle())
        .disabled(text == nil)
    }
}

extension View {
    /// Suggests what to search for, in a list over the content while the search field within has the focus.
    ///
    /// Follows Apple's
    /// [searchSuggestions(_:)](https://developer.apple.com/documentation/swiftui/view/searchsuggestions(_:)). A suggestion with
    /// `searchCompletion(_:)` sets the field's text.
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.searchSuggestions, AnyView(suggestions()))
    }

    /// Sets the text of the search field to a string when the view, a suggestion, is pressed.
    public nonisolated func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletion(completion: completion))
    }

    /// Shows a search field above the view, with suggestions; the form of ``searchSuggestions(_:)`` of iOS 15.
    public nonisolated func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Shows a search field above the view, with suggestions; the form of ``searchSuggestions(_:)`` of iOS 15.
    public nonisolated func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }
}
