import Foundation

extension View {
    /// Shows a sheet above the window while a value is true.
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            SheetModifier(isPresented: isPresented, isCover: false, onDismiss: onDismiss) { AnyView(content()) })
    }

    /// Shows a sheet above the window for a value while there is one.
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(ItemSheetModifier(item: item, isCover: false, onDismiss: onDismiss, content: content))
    }

    /// Covers the window while a value is true.
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(SheetModifier(isPresented: isPresented, isCover: true, onDismiss: onDismiss) { AnyView(content()) })
    }

    /// Covers the window for a value while there is one.
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(ItemSheetModifier(item: item, isCover: true, onDismiss: onDismiss, content: content))
    }
}

private struct SheetModifier: ViewModifier {
    let isPresented: Binding<Bool>
    let isCover: Bool
    let onDismiss: (() -> Void)?
    let content: () -> AnyView

    func body(content base: Content) -> some View {
        let isShown = isPresented.wrappedValue
        base
            .modifier(
                PresentedOverlay(isPresented: isShown) {
                    SheetFrame(isCover: isCover, close: { isPresented.wrappedValue = false }, content: content)
                }
            )
            .onChange(of: isShown) { if !isPresented.wrappedValue { onDismiss?() } }
    }
}

private struct ItemSheetModifier<Item: Identifiable, Sheet: View>: ViewModifier {
    let item: Binding<Item?>
    let isCover: Bool
    let onDismiss: (() -> Void)?
    let content: (Item) -> Sheet

    func body(content base: Content) -> some View {
        let shown = item.wrappedValue
        base
            .modifier(
                PresentedOverlay(isPresented: shown != nil) {
                    SheetFrame(isCover: isCover, close: { item.wrappedValue = nil }) {
                        // Another item begins anew.
                        AnyView(shown.map { content($0).id($0.id) })
                    }
                }
            )
            .onChange(of: shown == nil) { if item.wrappedValue == nil { onDismiss?() } }
    }
}

/// A sheet in the middle of the window, or a cover over all of it.
private struct SheetFrame: View {
    let isCover: Bool
    let close: () -> Void
    let content: () -> AnyView
    @State private var isLocked = false
    @State private var detents: PresentationDetentsKey.Wish?

    var body: some View {
        ZStack {
            if isCover {
                Color(UIColor.systemBackground)
                card
            } else {
                Color.black.opacity(0.35).onTapGesture(perform: tryClose)
                card
                    .background(Color(UIColor.systemBackground))
                    .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
                    .shadow(color: Color.black.opacity(0.3), radius: 20, x: 0, y: 8)
                    .modifier(SheetHeight(wish: detents))
                    .frame(maxWidth: 560)
                    .padding(24)
            }
        }
        .onPreferenceChange(InteractiveDismissKey.self) { isLocked = $0 }
        .onPreferenceChange(PresentationDetentsKey.self) { detents = $0 }
        .responder {
            $0.isModal = true
            $0.matchesShortcut = { !isCover && $0.key == .escape }
            $0.activate = tryClose
        }
        .environment(\.dismiss, DismissAction(close))
    }

    private var card: some View {
        VStack(spacing: 0) { content() }.frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
            .environment(\.isInList, false)
    }

    private func tryClose() {
        if !isLocked { close() }
    }
}

private enum InteractiveDismissKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
    /// Keeps the sheet that the view is in from being closed by Escape or a press beside it.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        preference(key: InteractiveDismissKey.self, value: isDisabled)
    }
}
