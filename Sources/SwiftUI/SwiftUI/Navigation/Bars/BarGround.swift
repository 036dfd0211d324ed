import Foundation

/// The app's settings for the appearance of a bar.
struct BarLook {
    /// The bar's background; nil for the default material.
    var background: AnyShapeStyle?
    /// Whether that is visible; by default only while content is below.
    var visibility = Visibility.automatic
    var colorScheme: ColorScheme?
    /// The background while no content is below; nil for none.
    var edge: AnyShapeStyle?
    /// The color of the line toward the content; nil for the usual one, clear for none.
    var line: Color?
    /// The color of buttons, and of the selected tab; nil for the accent color.
    var tint: Color?
    /// The title, or the titles of tabs that are not selected.
    var title = TitleAppearance()
    /// The title in large letters.
    var largeTitle = TitleAppearance()
    /// The title of the selected tab.
    var selectedTitle = TitleAppearance()
    /// The color of the icons of tabs that are not selected; nil for gray.
    var iconColor: Color?
    /// Whether the app hides all bars of the kind.
    var isHidden = false

    /// The app's settings for all navigation bars, and for all tab bars; nil if there are none.
    @MainActor static var ofNavigationBars: (() -> BarLook)?
    @MainActor static var ofTabBars: (() -> BarLook)?

    /// This look, with another one's values where it has none.
    func over(_ other: BarLook?) -> BarLook {
        guard let other else { return self }
        var look = self
        look.edge = background == nil && visibility == .automatic ? edge ?? other.edge : edge
        look.background = background ?? other.background
        look.visibility = visibility == .automatic ? other.visibility : visibility
        look.colorScheme = colorScheme ?? other.colorScheme
        look.line = line ?? other.line
        look.tint = tint ?? other.tint
        look.title = title.over(other.title)
        look.largeTitle = largeTitle.over(other.largeTitle)
        look.selectedTitle = selectedTitle.over(other.selectedTitle)
        look.iconColor = iconColor ?? other.iconColor
        look.isHidden = isHidden || other.isHidden
        return look
    }

    /// Carries the settings for a tab view's bar up to it.
    enum TabKey: PreferenceKey {
        static var defaultValue: BarLook? { nil }
        static func reduce(value: inout BarLook?, nextValue: () -> BarLook?) { value = value ?? nextValue() }
    }

    /// Reports to a tab view whether its bar is hidden.
    enum TabHiddenKey: PreferenceKey {
        static var defaultValue: Bool { false }
        static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
    }
}

/// Shows a bar in a color scheme, whatever the window's is.
struct BarColorScheme: ViewModifier {
    let colorScheme: ColorScheme?

    func body(content: Content) -> some View {
        content.transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
    }
}

/// Shows the buttons of a bar in a color; nil for the one around.
private struct BarTint: ViewModifier {
    let color: Color?

    @ViewBuilder func body(content: Content) -> some View {
        if let color { content.tint(color) } else { content }
    }
}

/// Gives the content of a bar its appearance.
struct InBar: ViewModifier {
    let look: BarLook

    func body(content: Content) -> some View {
        content
            .buttonStyle(BarButtonStyle())
            .environment(\.isInBar, true)
            .environment(\.isInList, false)
            .modifier(BarColorScheme(colorScheme: look.colorScheme))
            // The Mac's symbols are gray.
            .modifier(BarTint(color: look.tint ?? (DeviceFamily.isMac ? Color(UIColor.secondaryLabel) : nil)))
    }
}

/// A button that is pressed in all of the bar's height.
private struct BarButtonStyle: PrimitiveButtonStyle {
    @Environment(\.barMetrics) private var metrics

    func makeBody(configuration: Configuration) -> some View {
        let isLine = !metrics.hasLines
        Button(role: configuration.role, action: configuration.trigger) {
            configuration.label.frame(minWidth: isLine ? 0 : 24, minHeight: isLine ? 0 : metrics.bar).contentShape(
                Rectangle())
        }
        .buttonStyle(.borderless)
    }
}

/// The background of a title bar: visible once content has moved below it.
struct BarGround: View {
    let look: BarLook
    /// The height of the large title below the bar, in points; 0 for none.
    let largeHeight: CGFloat
    /// The height of the part that does not scroll away, in points.
    let fixedHeight: CGFloat
    @ObservedObject var scroll: BarScroll

    var body: some View {
        let visible = max(largeHeight - scroll.offset, 0)
        let share =
            look.visibility == .visible ? 1 : min(max((scroll.offset - max(largeHeight - 4, 0)) / 8, 0), 1)
        ZStack {
            if let edge = look.edge { Rectangle().fill(edge).ignoresSafeArea().opacity(1 - share) }
            BarFill(look: look, isShown: share > 0, edge: .bottom).opacity(share)
        }
        .frame(height: fixedHeight + visible)
    }
}

/// The background of a bar with a line toward the content.
struct BarFill: View {
    let look: BarLook
    let isShown: Bool
    /// Where the content is.
    let edge: VerticalEdge
    @Environment(\.barMetrics) private var metrics

    var body: some View {
        if isShown, look.visibility != .hidden {
            Rectangle().fill(look.background ?? AnyShapeStyle(Material.bar))
                .overlay(alignment: edge == .bottom ? .bottom : .top) {
                    if metrics.hasLines { Rectangle().fill(look.line ?? Color(UIColor.separator)).modifier(Hairline()) }
                }
                .ignoresSafeArea()
        }
    }
}
