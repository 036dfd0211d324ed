import DisplayList
import Foundation

/// The placement of a search field.
///
/// Follows Apple's [SearchFieldPlacement](https://developer.apple.com/documentation/swiftui/searchfieldplacement). Here
/// it is above the content whatever the placement, in a stack below the title; on the Mac in the bar, but for a sidebar's.
public struct SearchFieldPlacement: Sendable {
    /// When a search field in a title bar is shown.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        /// While it is scrolled to.
        public static let automatic = NavigationBarDrawerDisplayMode()
        /// Always.
        public static let always = NavigationBarDrawerDisplayMode()
    }

    /// Whether the field is there in any case.
    fileprivate var isUsual = true

    /// As suits the place.
    public static let automatic = SearchFieldPlacement()
    /// In the toolbar.
    public static let toolbar = SearchFieldPlacement(isUsual: DeviceFamily.isMac)
    /// In the sidebar.
    public static let sidebar = SearchFieldPlacement(isUsual: false)
    /// Below the title bar.
    public static let navigationBarDrawer = SearchFieldPlacement()
    /// Below the title bar.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement()
    }
}

extension View {
    /// Shows a search field above the view.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        searchField(text, nil, nil, placement, prompt)
    }

    /// Shows a search field above the view.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchField(text, nil, nil, placement, Text(prompt))
    }

    /// Shows a search field above the view.
    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchField(text, nil, nil, placement, Text(prompt))
    }

    /// Shows a search field above the view; whether it has the keyboard is a value of the app.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        searchField(text, isPresented, nil, placement, prompt)
    }

    /// Shows a search field above the view; whether it has the keyboard is a value of the app.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchField(text, isPresented, nil, placement, Text(prompt))
    }

    /// Shows a search field above the view; whether it has the keyboard is a value of the app.
    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchField(text, isPresented, nil, placement, Text(prompt))
    }

    /// Shows a search field, with tokens before the text.
    nonisolated func searchField(
        _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ tokens: (() -> SearchTokens)?,
        _ placement: SearchFieldPlacement, _ prompt: Text?
    ) -> some View {
        modifier(
            SearchModifier(
                search: Search(text: text, isPresented: isPresented, prompt: prompt ?? Text("Search"), tokens: tokens))
        )
        .withoutEffect("searchable(placement:)", where: !placement.isUsual)
    }
}

/// Ends a search.
///
/// Follows Apple's [DismissSearchAction](https://developer.apple.com/documentation/swiftui/dismisssearchaction).
@MainActor @preconcurrency
public struct DismissSearchAction {
    nonisolated(unsafe) let action: (() -> Void)?
    nonisolated init(_ action: (() -> Void)?) { self.action = action }
    /// Empties the search field and takes the keyboard from it.
    public func callAsFunction() { action?() }
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction(nil) }
}

extension EnvironmentValues {
    /// Whether a search field around the view has the keyboard or text.
    public var isSearching: Bool { self[IsSearchingKey.self] }
    /// Ends a search.
    public var dismissSearch: DismissSearchAction { self[DismissSearchKey.self] }

    var searching: (Bool, DismissSearchAction) {
        get { (self[IsSearchingKey.self], self[DismissSearchKey.self]) }
        set {
            self[IsSearchingKey.self] = newValue.0
            self[DismissSearchKey.self] = newValue.1
        }
    }
}

/// Shows a search field in the bar of the stack around, else above the content; where the content has a bar of its own that
/// takes the search, there.
struct SearchModifier: ViewModifier {
    let search: Search
    /// Whether a stack within has taken the search.
    @State private var isTaken = false
    /// The token that Delete removes; nil for none.
    @State private var selected: AnyHashable?
    @FocusState private var hasFocus: Bool
    /// Whether one of the suggestions has the keyboard.
    @State private var isInSuggestions = false
    @StateObject private var keys = SearchKeys()
    @Environment(\.searchFocus) private var appFocus
    @Environment(\.searchSubmitActions) private var submitActions
    @Environment(\.navigation) private var navigation
    @Environment(\.columnPlace) private var column
    @Environment(\.barMetrics) private var metrics
    @Environment(\.splitColumn) private var splitColumn
    @Environment(\.hasMacControls) private var isMac

    private var text: Binding<String> { search.text }
    private var isPresented: Binding<Bool>? { search.isPresented }

    func body(content: Content) -> some View {
        let isInBar = navigation != nil
        let tokens = search.tokens?()
        let isSearching = isSearching(tokens)
        let _ = prepare()
        VStack(spacing: 0) {
            if !isInBar, !isTaken { field(tokens) }
            if !isTaken { SearchScopeBar(text: text.wrappedValue, isSearching: isSearching) }
            content.frame(maxHeight: .infinity)
                .modifier(SearchSuggestionList(search: keys, isPresented: isActive, tokens: tokens))
                .environment(\.searching, (isSearching, DismissSearchAction(end)))
                // A stack at the top of a column has the column's bar.
                .environment(\.offeredSearch, isInBar && column == nil ? nil : search)
                .onPreferenceChange(TakesSearchKey.self) { isTaken = $0 }
        }
        .bar { if isInBar, !isTaken { $0.search = $0.search ?? AnyView(field(tokens)) } }
        .barShape { [isBeside] in
            guard isInBar, !isTaken else { return }
            $0.hasSearch = true
            if isBeside { $0.movesSearch = true }
        }
        .onChange(of: isActive) { if isPresented?.wrappedValue != isActive { isPresented?.wrappedValue = isActive } }
        .onChange(of: isPresented?.wrappedValue) {
            if let isPresented, isPresented.wrappedValue != isActive { hasFocus = isPresented.wrappedValue }
        }
    }

    /// Whether the field is in the bar itself.
    private var isBeside: Bool { metrics.titleLeads && splitColumn?.index != 0 }

    /// Whether the field or one of its suggestions has the keyboard.
    private var isActive: Bool { hasFocus || isInSuggestions }

    private func prepare() {
        keys.text = text
        keys.isInSuggestions = $isInSuggestions
        keys.returnToField = { hasFocus = true }
        keys.end = end
    }

    private func field(_ tokens: SearchTokens?) -> some View {
        HStack(spacing: 8) {
            HStack(spacing: 6) {
                Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
                if let tokens {
                    SearchTokenLayout(spacing: 6) {
                        SearchTokenRow(tokens: tokens, selected: $selected)
                        entry(tokens)
                    }
                    .clipped()
                } else {
                    entry(nil)
                }
                if !text.wrappedValue.isEmpty || tokens?.chosen.isEmpty == false {
                    Button {
                        text.wrappedValue = ""
                        tokens?.clear()
                    } label: {
                        Image(systemName: "xmark.circle.fill").foregroundStyle(Color.secondary)
                    }
                    .accessibilityLabel(Text("Clear"))
                }
            }
            .padding(isMac ? 5 : 8)
            .background(
                RoundedRectangle(cornerRadius: isMac ? 6 : 10, style: .continuous)
                    .fill(Color(UIColor.tertiarySystemFill))
            )
            if isSearching(tokens), !isMac { Button("Cancel", action: end) }
        }
        .buttonStyle(.borderless)
        .environment(\.hasFramelessControls, true)
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .frame(height: metrics.search, alignment: metrics.hasLines ? .center : .top)
    }

    @ViewBuilder private func entry(_ tokens: SearchTokens?) -> some View {
        let field = TextField(text: text, prompt: search.prompt) { search.prompt }.asSearch.focused($hasFocus)
            .environment(\.submitActions, submitActions)
            .environment(\.fieldKey) { key($0, tokens, isAtStart: $1) }
        if let appFocus { appFocus(AnyView(field)) } else { field }
    }

    /// Answers to a key in the field: Delete before the text removes a token, Escape ends the search, and Down leads to the
    /// suggestions.
    private func key(_ event: KeyEvent, _ tokens: SearchTokens?, isAtStart: Bool) -> Bool {
        switch event.key {
        case .delete: return tokens?.delete(&selected, isAtStart: isAtStart) ?? false
        case .escape where event.modifiers.isEmpty: end()
        case .down where event.modifiers.isEmpty && keys.areOffered(): isInSuggestions = true
        default: return false
        }
        return true
    }

    private func isSearching(_ tokens: SearchTokens?) -> Bool {
        isActive || !text.wrappedValue.isEmpty || tokens?.chosen.isEmpty == false
    }

    private func end() {
        text.wrappedValue = ""
        search.tokens?().clear()
        hasFocus = false
        isInSuggestions = false
    }
}
