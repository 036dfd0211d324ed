import Foundation

// A search field with tokens: values that narrow the search, shown before the text as small labels.

extension View {
    /// Shows a search field with tokens above the view.
    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(
            text, nil, { SearchTokens(tokens, suggested: nil) { AnyView(token($0)) } }, placement, prompt)
    }

    /// Shows a search field with tokens above the view.
    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(
            text, nil, { SearchTokens(tokens, suggested: nil) { AnyView(token($0)) } }, placement, Text(prompt))
    }

    /// Shows a search field with tokens above the view.
    @_disfavoredOverload
    public nonisolated func searchable<
        S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(
            text, nil, { SearchTokens(tokens, suggested: nil) { AnyView(token($0)) } }, placement, Text(prompt))
    }

    /// Shows a search field with tokens above the view; whether it has the keyboard is a value of the app.
    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(
            text, isPresented, { SearchTokens(tokens, suggested: nil) { AnyView(token($0)) } }, placement, prompt)
    }

    /// Shows a search field with tokens above the view; whether it has the keyboard is a value of the app.
    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(
            text, isPresented, { SearchTokens(tokens, suggested: nil) { AnyView(token($0)) } }, placement, Text(prompt))
    }

    /// Shows a search field with tokens above the view; whether it has the keyboard is a value of the app.
    @_disfavoredOverload
    public nonisolated func searchable<
        S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(
            text, isPresented, { SearchTokens(tokens, suggested: nil) { AnyView(token($0)) } }, placement, Text(prompt))
    }

    /// Shows a search field with tokens, some of them suggested, above the view.
    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(
            text, nil, { SearchTokens(tokens, suggested: suggestedTokens) { AnyView(token($0)) } }, placement, prompt)
    }

    /// Shows a search field with tokens, some of them suggested, above the view.
    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(
            text, nil, { SearchTokens(tokens, suggested: suggestedTokens) { AnyView(token($0)) } }, placement,
            Text(prompt))
    }

    /// Shows a search field with tokens, some of them suggested, above the view.
    @_disfavoredOverload
    public nonisolated func searchable<
        S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(
            text, nil, { SearchTokens(tokens, suggested: suggestedTokens) { AnyView(token($0)) } }, placement,
            Text(prompt))
    }

    /// Shows a search field with tokens, some of them suggested, above the view; whether it has the keyboard is a value of the app.
    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(
            text, isPresented, { SearchTokens(tokens, suggested: suggestedTokens) { AnyView(token($0)) } }, placement,
            prompt)
    }

    /// Shows a search field with tokens, some of them suggested, above the view; whether it has the keyboard is a value of the app.
    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(
            text, isPresented, { SearchTokens(tokens, suggested: suggestedTokens) { AnyView(token($0)) } }, placement,
            Text(prompt))
    }

    /// Shows a search field with tokens, some of them suggested, above the view; whether it has the keyboard is a value of the app.
    @_disfavoredOverload
    public nonisolated func searchable<
        S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(
            text, isPresented, { SearchTokens(tokens, suggested: suggestedTokens) { AnyView(token($0)) } }, placement,
            Text(prompt))
    }

    /// Shows a search field with tokens that can be edited above the view.
    public nonisolated func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
    >(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(
            text, nil, { .editable(editableTokens, token) }, placement, prompt)
    }

    /// Shows a search field with tokens that can be edited above the view.
    public nonisolated func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
    >(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(
            text, nil, { .editable(editableTokens, token) }, placement, Text(prompt))
    }

    /// Shows a search field with tokens that can be edited above the view.
    @_disfavoredOverload
    public nonisolated func searchable<
        S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
    >(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(
            text, nil, { .editable(editableTokens, token) }, placement, Text(prompt))
    }

    /// Shows a search field with tokens that can be edited above the view; whether it has the keyboard is a value of the app.
    public nonisolated func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
    >(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(
            text, isPresented, { .editable(editableTokens, token) }, placement, prompt)
    }

    /// Shows a search field with tokens that can be edited above the view; whether it has the keyboard is a value of the app.
    public nonisolated func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
    >(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(
            text, isPresented, { .editable(editableTokens, token) }, placement, Text(prompt))
    }

    /// Shows a search field with tokens that can be edited above the view; whether it has the keyboard is a value of the app.
    @_disfavoredOverload
    public nonisolated func searchable<
        S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
    >(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(
            text, isPresented, { .editable(editableTokens, token) }, placement, Text(prompt))
    }
}
