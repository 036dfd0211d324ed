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
    @State private var memory = PresentationMotion.Memory()
    @Environment(\.movesPages) private var movesPages

    func body(content base: Content) -> some View {
        let isShown = isPresented.wrappedValue
        let motion = memory.motion(isShown: isShown, movesPages: movesPages)
        base
            .modifier(
                PresentedOverlay(isPresented: isShown || hasTransition && !motion.isStill) {
                    SheetFrame(
                        isCover: isCover, motion: motion, isPresented: { isPresented.wrappedValue },
                        moving: { if $0 || !isPresented.wrappedValue { hasTransition = $0 } },
                        close: { isPresented.wrappedValue = false }, content: content)
                }
            )
            .onChange(of: isShown || hasTransition) {
                if !isPresented.wrappedValue, !hasTransition { onDismiss?() }
            }
            .onChange(of: isShown) { if motion.isStill, !isPresented.wrappedValue { hasTransition = false } }
    }
}

private struct ItemSheetModifier<Item: Identifiable, Sheet: View>: ViewModifier {
    let item: Binding<Item?>
    let isCover: Bool
    let onDismiss: (() -> Void)?
    let content: (Item) -> Sheet

    func body(content base: Content) -> some View {
        let shown = item.wrappedValue
        return base.modifier(
            SheetModifier(
                isPresented: Binding(
                    get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
                isCover: isCover, onDismiss: onDismiss
            ) {
                // Another item starts over.
                AnyView(shown.map { content($0).id($0.id) })
            })
    }
}

enum InteractiveDismissKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
    /// Keeps the sheet that the view is in from being closed by Escape, by dragging it down or a press beside it.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        preference(key: InteractiveDismissKey.self, value: isDisabled)
    }
}
