import SwiftUI

/// All widgets of a program, in all their sizes.
struct WidgetGallery: View {
    let widgets: [WidgetDescription]

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 32) {
                if widgets.isEmpty { Text("This program has no widgets.").foregroundStyle(.secondary) }
                ForEach(widgets.indices, id: \.self) { GalleryPart(widget: widgets[$0]) }
            }
            .padding(24)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .background(Color(white: 0.5, opacity: 0.2))
    }
}

/// A widget in all its sizes.
private struct GalleryPart: View {
    let widget: WidgetDescription

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            VStack(alignment: .leading, spacing: 2) {
                (widget.name ?? Text(verbatim: widget.kind)).font(.title2.bold())
                widget.summary?.foregroundStyle(.secondary)
            }
            if let control = widget.control {
                control
            } else {
                ForEach(widget.families, id: \.self) { family in
                    VStack(alignment: .leading, spacing: 4) {
                        LiveWidget(widget: widget, family: family)
                        Text(family.name).font(.caption).foregroundStyle(.secondary)
                    }
                }
            }
        }
    }
}

/// A program that is made of widgets alone: it shows them in a window, as no desktop does.
struct WidgetGalleryApp: App {
    static var widgets: [WidgetDescription] = []

    var body: some Scene { WindowGroup("Widgets") { WidgetGallery(widgets: Self.widgets) } }
}

/// Starts a program of widgets; SwiftUI finds it by its name.
@MainActor final class WidgetGalleryHost: WidgetHost {
    static func show(_ widgets: [any Widget]) {
        WidgetGalleryApp.widgets = widgets.flatMap { WidgetDescription.of($0) }
        WidgetReloads.shared.isShown = true
        WidgetGalleryApp.main()
    }
}
