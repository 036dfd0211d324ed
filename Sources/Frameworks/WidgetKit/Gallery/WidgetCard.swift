import SwiftUI
import SwiftUICore

extension WidgetFamily {
    /// The size of widgets on a phone, in points.
    var size: CGSize {
        switch self {
        case .systemSmall: CGSize(width: 170, height: 170)
        case .systemMedium: CGSize(width: 364, height: 170)
        case .systemLarge: CGSize(width: 364, height: 382)
        case .systemExtraLarge: CGSize(width: 756, height: 382)
        case .accessoryCircular: CGSize(width: 76, height: 76)
        case .accessoryRectangular: CGSize(width: 172, height: 76)
        case .accessoryInline: CGSize(width: 257, height: 26)
        }
    }

    /// Whether it is a widget of the lock screen, without a background of its own.
    var isAccessory: Bool { rawValue >= WidgetFamily.accessoryCircular.rawValue }

    /// The name for the user.
    var name: LocalizedStringKey {
        switch self {
        case .systemSmall: "Small"
        case .systemMedium: "Medium"
        case .systemLarge: "Large"
        case .systemExtraLarge: "Extra Large"
        case .accessoryCircular: "Circular"
        case .accessoryRectangular: "Rectangular"
        case .accessoryInline: "Inline"
        }
    }
}

/// A widget's content in its size, on its background.
struct WidgetCard: View {
    let family: WidgetFamily
    var hasMargins = true
    let content: AnyView
    @State private var url: URL?
    @Environment(\.openURL) private var openURL

    private var margins: EdgeInsets {
        let margin: CGFloat = family.isAccessory ? 0 : 16
        return EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
    }

    private var shape: RoundedRectangle {
        RoundedRectangle(cornerRadius: family.isAccessory ? 0 : 22, style: .continuous)
    }

    var body: some View {
        content
            .environment(\.widgetFamily, family)
            .environment(\.widgetContentMargins, hasMargins ? EdgeInsets() : margins)
            .font(family.isAccessory ? .system(size: 14) : nil)
            .padding(hasMargins ? margins : EdgeInsets())
            .frame(width: family.size.width, height: family.size.height)
            .backgroundPreferenceValue(WidgetGroundKey.self) { ground in
                if let ground {
                    ground
                } else if !family.isAccessory {
                    Rectangle().fill(.background)
                }
            }
            .clipShape(shape)
            .contentShape(shape)
            .onPreferenceChange(WidgetURLKey.self) { url = $0 }
            .onTapGesture { if let url { openURL(url) } }
            .accessibilityElement(children: .contain)
    }
}

extension View {
    /// Shows a preview as a widget of a size.
    public nonisolated func previewContext(_ value: WidgetPreviewContext) -> some View {
        WidgetCard(family: value.family, content: AnyView(self))
    }
}
