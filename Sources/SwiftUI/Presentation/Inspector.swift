import Foundation

/// The width that the content of an inspector asks for; nil for the usual one.
private enum InspectorWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

/// A column at the trailing edge; a sheet where there is no room for columns.
private struct InspectorModifier<Inspector: View>: ViewModifier {
    @Binding var isPresented: Bool
    let inspector: () -> Inspector
    @State private var width: CGFloat?
    /// Whether the inspector's own ground is the gray one of grouped rows.
    @State private var isGrouped = false
    @Environment(\.horizontalSizeClass) private var sizeClass

    private var isSheet: Bool { sizeClass == .compact }

    func body(content: Content) -> some View {
        HStack(spacing: 0) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if isPresented, !isSheet {
                HStack(spacing: 0) {
                    Divider().ignoresSafeArea(edges: .vertical)
                    inspector()
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
                        .onPreferenceChange(NavigationBarShape.Key.self) { isGrouped = $0.isGrouped }
                        // The page keeps the ground of its own content.
                        .barShape { $0.isGrouped = false }
                        .background {
                            Color(isGrouped ? UIColor.systemGroupedBackground : UIColor.systemBackground)
                                .ignoresSafeArea(edges: .vertical)
                        }
                }
                .frame(width: width ?? 270)
                .transition(.move(edge: .trailing))
            }
        }
        .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
        .animation(.easeInOut(duration: 0.25), value: isPresented && !isSheet)
        .sheet(
            isPresented: Binding {
                isPresented && isSheet
            } set: {
                if !$0 { isPresented = false }
            }
        ) {
            inspector()
        }
    }
}

extension View {
    /// Shows a view beside this one: a column at the trailing edge, or a sheet in narrow windows.
    ///
    /// Follows Apple's
    /// [inspector(isPresented:content:)](https://developer.apple.com/documentation/swiftui/view/inspector(ispresented:content:)).
    /// - Parameters:
    ///   - isPresented: Whether the inspector is shown.
    ///   - content: The inspector.
    public nonisolated func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
    ) -> some View { modifier(InspectorModifier(isPresented: isPresented, inspector: content)) }

    /// Sets the width of the inspector that the view is the content of, in points.
    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthKey.self, value: max(width.isFinite ? width : 270, 0))
    }

    /// Sets the width of the inspector that the view is the content of, in points; the limits are for dragging its edge, which
    /// it does not offer here.
    public nonisolated func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { inspectorColumnWidth(Swift.min(Swift.max(ideal, min ?? 0), max ?? .greatestFiniteMagnitude)) }
}
