import DisplayList
import Foundation

/// Shows views above the whole window: the base of sheets, alerts, menus and popovers.
struct PresentedOverlay<Overlay: View>: ViewModifier {
    let isPresented: Bool
    let overlay: () -> Overlay
    @State private var token = PresentationToken()
    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
        let own =
            isPresented
            ? [
                PresentationItem(
                    id: AnyHashable(token.id), environment: environment, content: AnyView(Presented(make: overlay)))
            ]
            : []
        // Views presented from within the content are further down, and stay.
        return content.transformPreference(PresentationKey.self) { $0 = own + $0 }
    }
}

/// Notifies the presenter.
final class PresentationToken {
    let id = UUID()
}

/// The presented view; made in its own place, so that the presenting view does not depend on its reads.
private struct Presented<Overlay: View>: View {
    let make: () -> Overlay
    var body: some View { make() }
}

/// A panel near a place of the window, which a press elsewhere or Escape closes.
struct FloatingPanel<Panel: View>: View {
    let anchor: CGRect
    let close: () -> Void
    /// Whether the panel is a menu, which receives keys without having the focus.
    var isMenu = false
    /// Whether the panel takes the focus from the views below.
    var isModal = true
    let panel: Panel

    var body: some View {
        ZStack {
            Backdrop.clear(close: close)
            PanelPlacement(anchor: anchor) { panel }
        }
        .responder {
            $0.isModal = isModal
            $0.isMenu = isMenu
            // A button for Escape in the content comes first.
            $0.matchesShortcutInstead = { $0.key == .escape }
            $0.activate = close
        }
    }
}

/// Places a panel below a rectangle, or above it if there is no room, within the window.
private struct PanelPlacement: Layout {
    let anchor: CGRect

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            let room = CGSize(width: max(bounds.width - 16, 0), height: max(bounds.height - 16, 0))
            let ideal = subview.sizeThatFits(.unspecified)
            let size = CGSize(width: min(ideal.width, room.width), height: min(ideal.height, room.height))
            let below = anchor.maxY + 4
            let above = anchor.minY - 4 - size.height
            let y = below + size.height <= bounds.maxY - 8 ? below : max(above, bounds.minY + 8)
            let x = min(max(anchor.midX - size.width / 2, bounds.minX + 8), max(bounds.maxX - 8 - size.width, 8))
            subview.place(
                at: CGPoint(x: x, y: min(y, max(bounds.maxY - 8 - size.height, 8))), anchor: .topLeading,
                proposal: ProposedViewSize(size))
        }
    }
}

/// The background of menus and popovers.
struct PanelGround: ViewModifier {
    func body(content: Content) -> some View {
        content
            .modifier(CellFrame())
            .background(
                RoundedRectangle(cornerRadius: 12, style: .continuous).fill(
                    Color(UIColor.secondarySystemGroupedBackground))
            )
            .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
            .shadow(color: Color.black.opacity(0.25), radius: 16, x: 0, y: 6)
    }
}

extension View {
    /// Keeps a view's rectangle in the window in a value.
    func noteFrame(_ frame: Binding<CGRect>) -> some View {
        onGeometryChange(for: CGRect.self) {
            $0.frame(in: .global)
        } action: {
            frame.wrappedValue = $0
        }
    }
}
