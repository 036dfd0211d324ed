import Foundation

extension View {
    /// Adds a menu that the secondary mouse button, or a long press, opens.
    public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: @escaping () -> MenuItems) -> some View
    {
        modifier(ContextMenuModifier(items: menuItems))
    }

    /// Adds a menu that the secondary mouse button, or a long press, opens; the preview is a touch screen's and not shown.
    public nonisolated func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: @escaping () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems))
    }
}

private struct ContextMenuModifier<Items: View>: ViewModifier {
    let items: () -> Items
    @State private var place: CGPoint?
    @State private var frame = CGRect.zero

    func body(content: Content) -> some View {
        let place = place
        content
            .noteFrame($frame)
            .responder { $0.secondaryPress = { self.place = $0 } }
            .simultaneousGesture(
                LongPressGesture().onEnded { _ in self.place = CGPoint(x: frame.midX, y: frame.midY) }
            )
            .modifier(
                PresentedOverlay(isPresented: place != nil) {
                    FloatingPanel(
                        anchor: CGRect(origin: place ?? .zero, size: .zero), close: { self.place = nil },
                        panel: MenuPanel(content: items())
                    )
                    .environment(\.closeMenu, { self.place = nil })
                })
    }
}
