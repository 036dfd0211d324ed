import DisplayList
import Foundation

/// The tokens of a search field, their types hidden.
struct SearchTokens {
    /// A token with its view.
    struct Token: Identifiable {
        let id: AnyHashable
        let view: AnyView
    }

    /// The chosen tokens, and the suggested ones.
    var chosen: [Token], suggested: [Token]
    /// Removes the token at a place.
    var remove: (Int) -> Void
    /// Adds the suggested token at a place.
    var addSuggested: (Int) -> Void
    /// Adds a token of the app's; returns whether it is of the field's type.
    var add: (Any) -> Bool
    /// Removes all tokens.
    var clear: () -> Void

    /// Describes tokens of UIKit's: none is suggested.
    init(chosen: [Token], remove: @escaping (Int) -> Void) {
        (self.chosen, suggested, self.remove) = (chosen, [], remove)
        (addSuggested, add, clear) = ({ _ in }, { _ in false }, {})
    }

    /// Describes tokens.
    /// - Parameters:
    ///   - suggested: The tokens to choose from; nil for none.
    ///   - view: Makes the view of a token.
    init<C: RandomAccessCollection & RangeReplaceableCollection>(
        _ tokens: Binding<C>, suggested: Binding<C>?, view: (C.Element) -> AnyView
    ) where C.Element: Identifiable {
        func described(_ tokens: C) -> [Token] { tokens.map { Token(id: AnyHashable($0.id), view: view($0)) } }
        chosen = described(tokens.wrappedValue)
        self.suggested = suggested.map { described($0.wrappedValue) } ?? []
        remove = { place in
            var value = tokens.wrappedValue
            guard place >= 0, let index = value.index(value.startIndex, offsetBy: place, limitedBy: value.endIndex),
                index != value.endIndex
            else { return }
            value.remove(at: index)
            tokens.wrappedValue = value
        }
        addSuggested = { place in
            guard let all = suggested?.wrappedValue, place < all.count else { return }
            tokens.wrappedValue.append(all[all.index(all.startIndex, offsetBy: place)])
        }
        add = { token in
            guard let token = token as? C.Element else { return false }
            tokens.wrappedValue.append(token)
            return true
        }
        clear = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue = C() } }
    }
}

extension SearchTokens {
    /// Removes the selected token, or the last one if nothing is before the caret; returns whether it did.
    func delete(_ selected: inout AnyHashable?, isAtStart: Bool) -> Bool {
        if let place = chosen.firstIndex(where: { $0.id == selected }) {
            remove(place)
        } else if isAtStart, !chosen.isEmpty {
            remove(chosen.count - 1)
        } else {
            return false
        }
        selected = nil
        return true
    }

    /// Describes tokens whose views get bindings to them.
    static func editable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
        _ tokens: Binding<C>, _ view: (Binding<C.Element>) -> T
    ) -> SearchTokens where C.Element: Identifiable {
        SearchTokens(tokens, suggested: nil) { element in
            let id = element.id
            // A token that has gone meanwhile keeps its last value.
            return AnyView(
                view(
                    Binding {
                        tokens.wrappedValue.first { $0.id == id } ?? element
                    } set: { new in
                        if let index = tokens.wrappedValue.firstIndex(where: { $0.id == id }) {
                            tokens.wrappedValue[index] = new
                        }
                    }))
        }
    }
}

/// The chosen tokens before the text of a search field.
struct SearchTokenRow: View {
    let tokens: SearchTokens
    @Binding var selected: AnyHashable?

    var body: some View {
        ForEach(Array(tokens.chosen.enumerated()), id: \.element.id) { place, token in
            Button {
                selected = selected == token.id ? nil : token.id
            } label: {
                token.view
                    .lineLimit(1)
                    .font(.subheadline)
                    .foregroundStyle(
                        selected == token.id ? AnyShapeStyle(Color.white) : AnyShapeStyle(TintShapeStyle())
                    )
                    .padding(.horizontal, 8)
                    .padding(.vertical, 2)
                    .background(
                        Capsule().fill(TintShapeStyle()).opacity(selected == token.id ? 1 : 0.18)
                    )
            }
            .buttonStyle(StillButtonStyle())
            .controlAccessibility { $0.addedTraits = selected == token.id ? .isSelected : [] }
            .accessibilityAction(.delete) { tokens.remove(place) }
        }
    }
}

private enum FieldKeyKey: EnvironmentKey { static var defaultValue: ((KeyEvent, Bool) -> Bool)? { nil } }
private enum AddSearchTokenKey: EnvironmentKey { static var defaultValue: ((Any) -> Bool)? { nil } }
private enum SearchFocusKey: EnvironmentKey { static var defaultValue: ((AnyView) -> AnyView)? { nil } }

extension EnvironmentValues {
    /// Answers to a key in a field before the field does, with whether nothing is before the caret; returns whether it
    /// did.
    var fieldKey: ((KeyEvent, Bool) -> Bool)? {
        get { self[FieldKeyKey.self] }
        set { self[FieldKeyKey.self] = newValue }
    }

    /// Adds a token to the search field whose suggestion the view is; nil where there are no tokens.
    var addSearchToken: ((Any) -> Bool)? {
        get { self[AddSearchTokenKey.self] }
        set { self[AddSearchTokenKey.self] = newValue }
    }

    /// Connects the focus of the search field within with values of the app; nil for none.
    var searchFocus: ((AnyView) -> AnyView)? {
        get { self[SearchFocusKey.self] }
        set { self[SearchFocusKey.self] = newValue }
    }
}

/// A suggestion that adds a token in place of the text when it is pressed.
private struct TokenCompletion: ViewModifier {
    let token: Any
    @Environment(\.searchText) private var text
    @Environment(\.addSearchToken) private var add

    func body(content: Content) -> some View {
        Button {
            if add?(token) == true { text?.wrappedValue = "" }
        } label: {
            content.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
        }
        .buttonStyle(FramedPlainButtonStyle())
        .disabled(add == nil)
    }
}

extension View {
    /// Adds a token to the search, in place of the text, when the view, a suggestion, is pressed.
    ///
    /// Follows Apple's
    /// [searchCompletion(_:)](https://developer.apple.com/documentation/swiftui/view/searchcompletion(_:)-46wcd).
    public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(TokenCompletion(token: token))
    }

    /// Connects whether the search field within has the keyboard with a value.
    public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        transformEnvironment(\.searchFocus) { outer in
            let inner = outer
            outer = { AnyView((inner?($0) ?? $0).focused(binding)) }
        }
    }

    /// Connects whether the search field within has the keyboard with a value of a focus state.
    public nonisolated func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View {
        transformEnvironment(\.searchFocus) { outer in
            let inner = outer
            outer = { AnyView((inner?($0) ?? $0).focused(binding, equals: value)) }
        }
    }
}
