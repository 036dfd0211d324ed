import Foundation

/// What the app asks a bar to look like.
struct BarLook {
    /// What fills the bar; nil for the material of bars.
    var background: AnyShapeStyle?
    /// Whether that is seen; where the app does not say, only while content lies below.
    var visibility = Visibility.automatic
    var colorScheme: ColorScheme?

    /// Carries what is asked of the bar of a tab view up to it.
    enum TabKey: PreferenceKey {
        static var defaultValue: BarLook? { nil }
        static func reduce(value: inout BarLook?, nextValue: () -> BarLook?) { value = value ?? nextValue() }
    }

    /// Tells a tab view whether its bar is hidden.
    enum TabHiddenKey: PreferenceKey {
        static var defaultValue: Bool { false }
        static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
    }
}

/// Shows a bar light or dark, whatever the window is.
struct BarColorScheme: ViewModifier {
    let colorScheme: ColorScheme?

    func body(content: Content) -> some View {
        content.transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
    }
}

/// Gives what stands in a bar the looks of one.
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
    func makeBody(configuration: Configuration) -> some View {
        Button(role: configuration.role, action: configuration.trigger) {
            configuration.label.frame(minWidth: 24, minHeight: NavigationBarShape.barHeight).contentShape(Rectangle())
        }
        .buttonStyle(.borderless)
    }
}

/// The ground of a title bar: seen once content has moved below it.
struct BarGround: View {
    let look: BarLook
    /// The height of the large title below the bar, in points; 0 for none.
    let largeHeight: CGFloat
    /// The height of what does not move away, in points.
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

/// The ground of a bar with a line towards the content.
struct BarFill: View {
    let look: BarLook
    let isShown: Bool
    /// Where the content is.
    let edge: VerticalEdge

    var body: some View {
        if isShown, look.visibility != .hidden {
            Rectangle().fill(look.background ?? AnyShapeStyle(Material.bar))
                .overlay(alignment: edge == .bottom ? .bottom : .top) {
                    Rectangle().fill(Color(UIColor.separator)).modifier(Hairline())
                }
                .ignoresSafeArea()
        }
    }
}
