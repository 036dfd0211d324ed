import Foundation

/// The width that the content of an inspector asks for; nil for the usual one.
private enum InspectorWidthKey: PreferenceKey {
    static var defaultValue: ColumnWidth? { nil }
    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}

private final class InspectorOwner {}

/// A column at the trailing edge; a sheet where there is no room for columns.
private struct InspectorModifier<Inspector: View>: ViewModifier {
    @Binding var isPresented: Bool
    let inspector: Inspector
    @State private var wanted: ColumnWidth?
    /// The width that the column was dragged to; nil for the one that it asks for.
    @State private var dragged: CGFloat?
    /// Whether the inspector's own ground is the gray one of grouped rows.
    @State private var isGrouped = false
    /// What tells this inspector from others.
    @State private var owner = InspectorOwner()
    @Environment(\.horizontalSizeClass) private var sizeClass

    private var width: CGFloat { (wanted ?? ColumnWidth(ideal: 270)).width(dragged: dragged) }
    private var isSheet: Bool { sizeClass == .compact }

    func body(content: Content) -> some View {
        HStack(spacing: 0) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if isPresented, !isSheet {
                HStack(spacing: 0) {
                    DividerDrag.line {
                        -width
                    } _: {
                        dragged = -$0
                    }
                    .ignoresSafeArea(edges: .vertical)
                    inspector
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
                        .onPreferenceChange(NavigationBarShape.Key.self) { isGrouped = $0.isGrouped }
                        // The page keeps the ground of its own content.
                        .barShape { $0.isGrouped = false }
                        .background {
                            Color(isGrouped ? UIColor.systemGroupedBackground : UIColor.windowBackgroundColor)
                                .ignoresSafeArea(edges: .vertical)
                        }
                }
                .frame(width: width)
                .transition(.move(edge: .trailing))
            }
        }
        .onPreferenceChange(InspectorWidthKey.self) { wanted = $0 }
        .focusedSceneValue(
            \.inspectorColumn,
            EdgeColumn(of: owner, isShown: isPresented) { [isPresented = $isPresented] in
                isPresented.wrappedValue.toggle()
            }
        )
        // A window that becomes wide shows it at once.
        .animation(.easeInOut(duration: 0.25), value: isPresented)
        .sheet(
            isPresented: Binding {
                isPresented && isSheet
            } set: {
                if !$0 { isPresented = false }
            }
        ) {
            inspector
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
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View { modifier(InspectorModifier(isPresented: isPresented, inspector: content())) }

    /// Sets the width of the inspector that the view is the content of, in points; it can't be dragged.
    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
        let width = max(width.isFinite ? width : 270, 0)
        return preference(key: InspectorWidthKey.self, value: ColumnWidth(least: width, ideal: width, most: width))
    }

    /// Sets the width of the inspector that the view is the content of, in points: the ideal one at first.
    ///
    /// Dragging the line beside the inspector keeps within the bounds.
    public nonisolated func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(
            key: InspectorWidthKey.self,
            value: ColumnWidth(least: min, ideal: Swift.max(ideal.isFinite ? ideal : 270, 0), most: max))
    }
}
