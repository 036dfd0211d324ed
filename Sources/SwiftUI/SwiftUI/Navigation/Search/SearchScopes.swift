/// When the scopes of a search are shown.
///
/// Follows Apple's [SearchScopeActivation](https://developer.apple.com/documentation/swiftui/searchscopeactivation).
public struct SearchScopeActivation: Sendable {
    enum Kind { case onTextEntry, onSearchPresentation }
    let kind: Kind

    /// While there is a search.
    public static let automatic = SearchScopeActivation(kind: .onSearchPresentation)
    /// While the field has text.
    public static let onTextEntry = SearchScopeActivation(kind: .onTextEntry)
    /// While there is a search.
    public static let onSearchPresentation = SearchScopeActivation(kind: .onSearchPresentation)
}

/// The scopes to choose from, and when they are shown.
struct SearchScopes {
    let activation: SearchScopeActivation
    let picker: AnyView
}

private enum SearchScopesKey: EnvironmentKey { static var defaultValue: SearchScopes? { nil } }

extension EnvironmentValues {
    /// The scopes of the search field within; nil for none.
    var searchScopes: SearchScopes? {
        get { self[SearchScopesKey.self] }
        set { self[SearchScopesKey.self] = newValue }
    }
}

/// The scopes between the field and the content.
struct SearchScopeBar: View {
    let text: String
    let isSearching: Bool
    @Environment(\.searchScopes) private var scopes

    var body: some View {
        if let scopes, scopes.activation.kind == .onTextEntry ? !text.isEmpty : isSearching {
            scopes.picker.pickerStyle(.segmented).labelsHidden().padding(.horizontal, 16).padding(.bottom, 8)
        }
    }
}

extension View {
    /// Lets the user choose among the scopes of a search, below the field.
    ///
    /// Follows Apple's
    /// [searchScopes(_:scopes:)](https://developer.apple.com/documentation/swiftui/view/searchscopes(_:scopes:)).
    /// - Parameters:
    ///   - scope: The chosen scope.
    ///   - scopes: The scopes, each with its value as a tag.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { searchScopes(scope, activation: .automatic, scopes) }

    /// Lets the user choose among the scopes of a search, below the field, at a given time.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        environment(
            \.searchScopes,
            SearchScopes(
                activation: activation, picker: AnyView(Picker(selection: scope, content: scopes) { Text("Scope") })))
    }
}
