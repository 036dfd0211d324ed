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
    /// Whether the sheet came by a transition, by which it goes.
    @State private var hasTransition = false

    func body(content base: Content) -> some View {
        let isShown = isPresented.wrappedValue
        base
            .modifier(
                PresentedOverlay(isPresented: isShown || hasTransition) {
                    SheetFrame(
                        isCover: isCover, isClosing: !isShown,
                        moving: { if $0 || !isPresented.wrappedValue { hasTransition = $0 } },
                        close: { isPresented.wrappedValue = false }, content: content)
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
    /// Whether the sheet came by a transition, by which it goes.
    @State private var hasTransition = false
    @State private var last = LastItem<Item>()

    func body(content base: Content) -> some View {
        let shown = item.wrappedValue
        if let shown { last.item = shown }
        return
            base
            .modifier(
                PresentedOverlay(isPresented: shown != nil || hasTransition) {
                    SheetFrame(
                        isCover: isCover, isClosing: shown == nil,
                        moving: { if $0 || item.wrappedValue == nil { hasTransition = $0 } },
                        close: { item.wrappedValue = nil }
                    ) {
                        // Another item starts over.
                        AnyView((shown ?? last.item).map { content($0).id($0.id) })
                    }
                }
            )
            .onChange(of: shown == nil) {
                if item.wrappedValue == nil {
                    onDismiss?()
                    if !hasTransition { last.item = nil }
                }
            }
            .onChange(of: hasTransition) { if !hasTransition, item.wrappedValue == nil { last.item = nil } }
    }
}

/// The item that a sheet showed last, while the sheet goes.
private final class LastItem<Item> {
    var item: Item?
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
