import Foundation

/// What views tell the title bar.
struct NavigationBarContent {
    var title: AnyView?
    var items: [ToolbarEntry] = []
    var hidesBack = false
}

/// Carries what views tell the title bar up to the stack.
enum NavigationBarKey: PreferenceKey {
    static var defaultValue: NavigationBarContent { NavigationBarContent() }
    static func reduce(value: inout NavigationBarContent, nextValue: () -> NavigationBarContent) {
        let next = nextValue()
        value.title = value.title ?? next.title
        value.items += next.items
        value.hidesBack = value.hidesBack || next.hidesBack
    }
}

/// What of the title bar concerns the layout.
struct NavigationBarShape: Equatable {
    var mode: NavigationBarItem.TitleDisplayMode?
    var hasTitle = false
    var isHidden = false
    var hasBottomBar = false
    /// Whether the content's own ground is the grey one of grouped rows.
    var isGrouped = false

    /// Whether the title stands in large letters in a line of its own.
    func isLarge(isRoot: Bool) -> Bool { hasTitle && (mode == .large || (mode ?? .automatic) == .automatic && isRoot) }

    enum Key: PreferenceKey {
        static var defaultValue: NavigationBarShape { NavigationBarShape() }
        static func reduce(value: inout NavigationBarShape, nextValue: () -> NavigationBarShape) {
            let next = nextValue()
            value.mode = value.mode ?? next.mode
            value.hasTitle = value.hasTitle || next.hasTitle
            value.isHidden = value.isHidden || next.isHidden
            value.isGrouped = value.isGrouped || next.isGrouped
            value.hasBottomBar = value.hasBottomBar || next.hasBottomBar
        }
    }
}

/// The title bar's settings.
///
/// Follows Apple's [NavigationBarItem](https://developer.apple.com/documentation/swiftui/navigationbaritem).
public struct NavigationBarItem: Sendable {
    /// How the title is shown.
    public enum TitleDisplayMode: Sendable {
        /// Large for the first view, in the bar for others.
        case automatic
        /// In the bar.
        case inline
        /// In large letters below the bar.
        case large
    }
}

/// The bar with the title, the button back and the items.
struct NavigationBar: View {
    let bar: NavigationBarContent
    let isLarge: Bool
    let back: (() -> Void)?

    var body: some View {
        let leading = items(.leading), trailing = items(.trailing), middle = items(.principal)
        VStack(alignment: .leading, spacing: 0) {
            BarLayout {
                HStack(spacing: 14) {
                    if let back, !bar.hidesBack { BackButton(action: back) }
                    ForEach(leading) { $0.content }
                }
                // As on a phone, of labels with a title and an icon a bar shows the icon.
                .labelStyle(.iconOnly)
                ZStack {
                    if !middle.isEmpty {
                        HStack { ForEach(middle) { $0.content } }
                    } else if !isLarge, let title = bar.title {
                        title.font(.headline).lineLimit(1).accessibilityHeading(.h1)
                    }
                }
                HStack(spacing: 14) { ForEach(trailing) { $0.content } }.labelStyle(.iconOnly)
            }
            .frame(height: 44)
            .padding(.horizontal, 16)
            if isLarge, let title = bar.title {
                title.font(.largeTitle.bold()).lineLimit(1).accessibilityHeading(.h1)
                    .padding(.horizontal, 16)
                    .frame(height: 52, alignment: .leading)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .environment(\.isInList, false)
    }

    private func items(_ kind: ToolbarItemPlacement.Kind) -> [ToolbarEntry] {
        bar.items.filter { $0.placement.kind == kind }
    }
}

/// The bar at the bottom.
struct BottomBar: View {
    let items: [ToolbarEntry]

    var body: some View {
        HStack(spacing: 14) { ForEach(items) { $0.content } }
            .labelStyle(.iconOnly)
            .frame(maxWidth: .infinity, minHeight: 44)
            .padding(.horizontal, 16)
            .background(Color(UIColor.secondarySystemBackground))
    }
}

private struct BackButton: View {
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            HStack(spacing: 6) {
                Chevron()
                    .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
                    .rotationEffect(.degrees(180))
                    .frame(width: 9, height: 17)
                Text("Back")
            }
        }
    }
}

extension View {
    private nonisolated func bar(_ change: @escaping (inout NavigationBarContent) -> Void) -> some View {
        transformPreference(NavigationBarKey.self, change)
    }

    private nonisolated func barShape(_ change: @escaping (inout NavigationBarShape) -> Void) -> some View {
        transformPreference(NavigationBarShape.Key.self, change)
    }

    /// The title is the bar's in a navigation stack, and the window's.
    private nonisolated func titled(_ title: Text) -> some View { titled(AnyView(title), plain: title.plainString) }

    private nonisolated func titled(_ title: AnyView, plain: String) -> some View {
        bar { $0.title = title }.barShape { $0.hasTitle = true }
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
        return bar { $0.items += entries }.barShape { if hasBottom { $0.hasBottomBar = true } }
    }

    /// Sets whether a bar is shown.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barShape { shape in
            if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) {
                shape.isHidden = visibility == .hidden
            }
        }
    }
}
