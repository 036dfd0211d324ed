import SwiftUICore

/// The row of a navigation bar: its buttons, and its title between them.
struct BarRow<Leading: View>: View {
    let item: UINavigationItem?
    /// The title; nil for none, and where it is shown below the row.
    let title: String?
    let look: BarLook
    @ViewBuilder let leading: Leading

    var body: some View {
        ZStack {
            HStack(spacing: 16) {
                leading
                Spacer(minLength: 0)
                ForEach(BarEntry.all(item?.rightBarButtonItems).reversed()) { BarButton(item: $0.item) }
            }
            if let view = item?.titleView {
                view._swiftUIContent.fixedSize()
            } else if let title, !title.isEmpty {
                Text(verbatim: title)
                    .titleAppearance(look.title, font: .headline)
                    .lineLimit(1)
                    .padding(.horizontal, 80)
                    .accessibilityAddTraits(.isHeader)
            }
        }
        .frame(height: 44)
    }
}

/// The button that leads back.
struct BarBackButton: View {
    /// The title of the place before; nil for none.
    let title: String?
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            HStack(spacing: 4) {
                Image(systemName: "chevron.backward").fontWeight(.semibold)
                if let title { Text(verbatim: title).lineLimit(1) } else { Text("Back") }
            }
        }
        .modifier(BackShortcut())
    }
}

/// The row of a toolbar.
struct ToolbarRow: View {
    let items: [UIBarButtonItem]?
    let look: BarLook

    var body: some View {
        HStack(spacing: 16) { ForEach(BarEntry.all(items)) { BarButton(item: $0.item) } }
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity, alignment: .leading)
            .frame(height: 44)
            .barSurface(look)
    }
}

extension View {
    /// Gives a bar of UIKit, of whose content nothing is known, its background and its colors.
    func barSurface(_ look: BarLook) -> some View {
        background {
            if let fill = look.edge ?? (look.visibility == .hidden ? nil : look.background) {
                Rectangle().fill(fill).ignoresSafeArea()
            }
        }
        .modifier(BarColorScheme(colorScheme: look.colorScheme))
        .tint(look.tint)
    }
}
