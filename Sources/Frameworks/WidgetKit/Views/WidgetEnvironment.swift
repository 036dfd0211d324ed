import SwiftUI

/// How colors are shown in a place for widgets.
///
/// Follows Apple's
/// [WidgetRenderingMode](https://developer.apple.com/documentation/widgetkit/widgetrenderingmode).
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    public let description: String
    /// As they are.
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// In two groups, each with one color.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// By their brightness alone.
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

extension EnvironmentValues {
    /// The size of the widget around a view; small outside of one.
    @Entry public var widgetFamily = WidgetFamily.systemSmall
    /// How colors are shown: as they are in the gallery.
    @Entry public var widgetRenderingMode = WidgetRenderingMode.fullColor
    /// Whether the widget's background is shown.
    @Entry public var showsWidgetContainerBackground = true
    /// Whether a widget of the lock screen has its label beside it.
    @Entry public var showsWidgetLabel = false
    /// The space around the widget's content, in points.
    @Entry public var widgetContentMargins = EdgeInsets()
}

extension View {
    /// Sets the URL that a press of the widget opens.
    ///
    /// The app receives it by `onOpenURL(perform:)`; the gallery passes it to the desktop.
    public nonisolated func widgetURL(_ url: URL?) -> some View { preference(key: WidgetURLKey.self, value: url) }

    /// Puts a view into the group with the accent color, in places that show two colors; the gallery shows all.
    public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { modifier(EmptyModifier()) }

    /// Sets the text beside a widget of the lock screen; the gallery shows none.
    public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> some View { modifier(EmptyModifier()) }
    /// Sets the text beside a widget of the lock screen; the gallery shows none.
    public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { modifier(EmptyModifier()) }
    /// Sets the view beside a widget of the lock screen; the gallery shows none.
    public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
        modifier(EmptyModifier())
    }
    /// Bends the content along the edge of a watch's face; there is none here.
    public nonisolated func widgetCurvesContent(_ curvesContent: Bool = true) -> some View {
        modifier(EmptyModifier())
    }
}

/// Carries a widget's URL up to the widget.
enum WidgetURLKey: PreferenceKey {
    static var defaultValue: URL? { nil }
    static func reduce(value: inout URL?, nextValue: () -> URL?) { value = value ?? nextValue() }
}

/// The background of widgets of the lock screen: a faint disk or rectangle.
///
/// Follows Apple's
/// [AccessoryWidgetBackground](https://developer.apple.com/documentation/widgetkit/accessorywidgetbackground).
public struct AccessoryWidgetBackground: View {
    @Environment(\.widgetFamily) private var family
    /// Creates the background.
    public init() {}
    public var body: some View {
        if family == .accessoryCircular {
            Circle().fill(.quaternary)
        } else {
            RoundedRectangle(cornerRadius: 8).fill(.quaternary)
        }
    }
}

/// The size of a widget in a preview.
///
/// Follows Apple's
/// [WidgetPreviewContext](https://developer.apple.com/documentation/widgetkit/widgetpreviewcontext).
public struct WidgetPreviewContext: PreviewContext {
    let family: WidgetFamily
    /// Creates a context of a size.
    public init(family: WidgetFamily) { self.family = family }
    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
