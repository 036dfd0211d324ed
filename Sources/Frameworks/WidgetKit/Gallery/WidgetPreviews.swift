import AppIntents
import SwiftUI
import SwiftUICore

/// Declares a preview of a widget with some of its entries.
/// - Parameters:
///   - name: The preview's title; nil, the default, for none.
///   - family: The widget's size.
///   - widget: Makes the widget.
///   - timeline: The entries.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @TimelineEntryBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "OrielMacros", type: "PreviewMacro")

/// Declares a preview of a widget with the entries that a provider makes.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "OrielMacros", type: "PreviewMacro")

/// Declares a preview of a widget in a configuration, with some of its entries.
@freestanding(declaration)
public macro Preview<Intent: WidgetConfigurationIntent>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
    widget: @escaping @MainActor () -> any Widget,
    @TimelineEntryBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "OrielMacros", type: "PreviewMacro")

/// Collects the entries of a preview.
@resultBuilder
public enum TimelineEntryBuilder {
    /// The entries in their order.
    public static func buildBlock(_ entries: any TimelineEntry...) -> [any TimelineEntry] { entries }
}

extension Preview {
    /// Creates a preview of a widget with some of its entries.
    public init(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
        @TimelineEntryBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
    ) {
        self.init(name) {
            WidgetEntriesPreview(widgets: WidgetDescription.of(widget()), family: family, entries: timeline())
        }
    }

    /// Creates a preview of a widget with the entries that a provider makes; the widget's own provider makes them here.
    public init<Provider: TimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
        timelineProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(name) {
            ForEach(Array(WidgetDescription.of(widget()).enumerated()), id: \.offset) {
                LiveWidget(widget: $0.element, family: family)
            }
        }
    }

    /// Creates a preview of a widget in a configuration, with some of its entries.
    public init<Intent: WidgetConfigurationIntent>(
        _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
        widget: @escaping @MainActor () -> any Widget,
        @TimelineEntryBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
    ) {
        self.init(name, as: family, widget: widget, timeline: timeline)
    }
}

/// A widget's entries, one below the other.
private struct WidgetEntriesPreview: View {
    let widgets: [WidgetDescription]
    let family: WidgetFamily
    let entries: [any TimelineEntry]

    var body: some View {
        VStack(spacing: 16) {
            ForEach(entries.indices, id: \.self) { index in
                ForEach(widgets.indices, id: \.self) { place in
                    if let view = widgets[place].view(entries[index]) {
                        WidgetCard(family: family, hasMargins: widgets[place].hasMargins, content: view)
                    }
                }
            }
        }
        .padding()
    }
}
