import Foundation

extension View {
    nonisolated func bar(_ change: @escaping (inout NavigationBarContent) -> Void) -> some View {
        transformPreference(NavigationBarKey.self, change)
    }

    nonisolated func barShape(_ change: @escaping (inout NavigationBarShape) -> Void) -> some View {
        transformPreference(NavigationBarShape.Key.self, change)
    }

    /// The title is the bar's in a navigation stack, and the window's.
    private nonisolated func titled(_ title: Text) -> some View { titled(AnyView(title), plain: title.plainString) }

    private nonisolated func titled(_ title: AnyView, plain: String) -> some View {
        bar { $0.title = title }
            .barShape {
                $0.hasTitle = true
                $0.title = plain
            }
            .transformPreference(WindowTitleKey.self) { $0 = $0 ?? (plain.isEmpty ? nil : plain) }
    }

    /// Sets the title of the view in a navigation stack.
    public nonisolated func navigationTitle(_ title: Text) -> some View { titled(title) }

    /// Sets the title of the view in a navigation stack.
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        titled(Text(titleKey))
    }

    /// Sets the title of the view in a navigation stack.
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { titled(Text(title)) }

    /// Sets a title that can be edited in the bar.
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
        titled(AnyView(TextField("", text: title)), plain: title.wrappedValue)
    }

    /// Sets the title of the view in a navigation stack.
    public nonisolated func navigationBarTitle(_ title: Text) -> some View { titled(title) }

    /// Sets the title of the view in a navigation stack.
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        titled(Text(titleKey))
    }

    /// Sets the title of the view in a navigation stack.
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        titled(Text(title))
    }

    /// Sets the title of the view in a navigation stack and how it is shown.
    public nonisolated func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { titled(title).navigationBarTitleDisplayMode(displayMode) }

    /// Sets the title of the view in a navigation stack and how it is shown.
    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { titled(Text(titleKey)).navigationBarTitleDisplayMode(displayMode) }

    /// Sets the title of the view in a navigation stack and how it is shown.
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { titled(Text(title)).navigationBarTitleDisplayMode(displayMode) }

    /// Sets how the title is shown.
    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { barShape { $0.mode = displayMode } }

    /// Hides the title bar.
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
        barShape { $0.isHidden = hidden }
    }

    /// Hides the button back.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        bar { $0.hidesBack = hidesBackButton }
    }

    /// Adds items to both ends of the title bar.
    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
    }

    /// Adds an item to the leading end of the title bar.
    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
        bar { $0.items.append(ToolbarEntry(id: "leading", placement: .topBarLeading, content: AnyView(leading))) }
    }

    /// Adds an item to the trailing end of the title bar.
    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
        bar { $0.items.append(ToolbarEntry(id: "trailing", placement: .topBarTrailing, content: AnyView(trailing))) }
    }

    /// Adds entries to the bars.
    nonisolated func toolbarEntries(_ entries: [ToolbarEntry]) -> some View {
        let hasBottom = entries.contains { $0.placement.kind == .bottom }
        let movesSearch = entries.contains { $0.kind == .search }
        return bar { $0.items += entries }.barShape {
            if hasBottom { $0.hasBottomBar = true }
            if movesSearch { $0.movesSearch = true }
        }
        .modifier(WindowToolbarModifier(entries: entries.filter { $0.placement.kind != .none }))
    }
}
