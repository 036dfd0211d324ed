/// The text and tokens that a search field edits.
struct Search {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let prompt: Text
    /// The tokens as they are now; nil for a field without.
    let tokens: (() -> SearchTokens)?
}

private enum OfferedSearchKey: EnvironmentKey { static var defaultValue: Search? { nil } }

extension EnvironmentValues {
    /// The search around a stack, which the stack's bar may show; nil for none.
    var offeredSearch: Search? {
        get { self[OfferedSearchKey.self] }
        set { self[OfferedSearchKey.self] = newValue }
    }
}

/// Whether a stack shows the search that is around it.
enum TakesSearchKey: PreferenceKey {
    static let defaultValue = false
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Shows the search around a stack in the bar of the stack's first page, as if the page had it.
struct TakesSearch: ViewModifier {
    @Environment(\.offeredSearch) private var search

    func body(content: Content) -> some View {
        if let search {
            content.modifier(SearchModifier(search: search)).preference(key: TakesSearchKey.self, value: true)
        } else {
            content
        }
    }
}
