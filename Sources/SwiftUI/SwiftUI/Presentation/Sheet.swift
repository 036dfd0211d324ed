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
                        // Another item starts over.
                        AnyView(shown.map { content($0).id($0.id) })
                    }
                }
            )
            .onChange(of: shown == nil) { if item.wrappedValue == nil { onDismiss?() } }
    }
}

enum InteractiveDismissKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
    /// Keeps the sheet that the view is in from being closed by Escape or a press beside it.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        preference(key: InteractiveDismissKey.self, value: isDisabled)
    }
}
