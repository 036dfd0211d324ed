import SwiftUICore

/// A container whose background a view within can set.
///
/// Follows Apple's
/// [ContainerBackgroundPlacement](https://developer.apple.com/documentation/swiftui/containerbackgroundplacement).
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    let name: String
    /// The view of a navigation stack that the view belongs to.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// The split view around the view; without effect here.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// The widget around the view, in the gallery of a program of widgets.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    /// The window around the view; without effect here.
    public static let window = ContainerBackgroundPlacement(name: "window")
}

extension View {
    /// Fills a container around the view with a style, below the container's bars as well.
    public nonisolated func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }

    /// Fills a container around the view with views, below the container's bars as well.
    public nonisolated func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let views = content()
        let ground = AnyView(
            ZStack(alignment: alignment) { views }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        return transformPreference(PageGroundKey.self) {
            if container == .navigation { $0 = $0 ?? ground }
        }
        .transformPreference(WidgetGroundKey.self) {
            if container == .widget { $0 = $0 ?? ground }
        }
        .withoutEffect(
            "containerBackground(_:for: .\(container.name))", where: container != .navigation && container != .widget)
    }
}

/// Carries the background of a view on a navigation stack up to the stack.
enum PageGroundKey: PreferenceKey {
    static var defaultValue: AnyView? { nil }
    static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) { value = value ?? nextValue() }
}

/// Carries the background of a view in a widget up to the widget.
package enum WidgetGroundKey: PreferenceKey {
    package static var defaultValue: AnyView? { nil }
    package static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) { value = value ?? nextValue() }
}
