import Foundation

/// The app's settings for the appearance of a bar.
struct BarLook {
    /// The bar's background; nil for the default material.
    var background: AnyShapeStyle?
    /// Whether that is visible; by default only while content is below.
    var visibility = Visibility.automatic
    var colorScheme: ColorScheme?

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

/// Gives the content of a bar its appearance.
struct InBar: ViewModifier {
    let look: BarLook

    func body(content: Content) -> some View {
        content
            .buttonStyle(BarButtonStyle())
            .environment(\.isInBar, true)
            .environment(\.isInList, false)
            .modifier(BarColorScheme(colorScheme: look.colorScheme))
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
        BarFill(look: look, isShown: share > 0, edge: .bottom)
            .opacity(share)
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
                    if metrics.hasLines { Rectangle().fill(Color(UIColor.separator)).modifier(Hairline()) }
                }
                .ignoresSafeArea()
        }
    }
}
