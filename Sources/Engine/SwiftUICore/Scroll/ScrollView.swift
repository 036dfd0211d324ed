import Foundation

/// A view whose content can be larger than itself and is moved by wheel, fingers, and keys.
///
/// The content is proposed no length along the axes that scroll, and the view's own length along the others. Wheel, touchpad,
/// touch, keys and assistive technologies scroll. Use lazy stacks for many rows, and `scrollPosition(id:)` or a
/// `ScrollViewReader` to scroll in code.
///
/// ```swift
/// ScrollView(.horizontal) {
///     HStack {
///         ForEach(0..<20) { Text("Card \($0)").padding() }
///     }
/// }
/// .scrollIndicators(.hidden)
/// ```
///
/// Follows Apple's [ScrollView](https://developer.apple.com/documentation/swiftui/scrollview); statement L74.
public struct ScrollView<Content: View> {
    /// The content.
    public var content: Content
    /// The axes along which it moves.
    public var axes: Axis.Set
    /// Whether indicators show where the content is.
    public var showsIndicators: Bool

    /// Creates a view that scrolls.
    /// - Parameters:
    ///   - axes: The axes along which the content moves; vertical by default.
    ///   - showsIndicators: Whether indicators show where the content is; true by default.
    public nonisolated init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }
}

extension ScrollView: _PrimitiveView {
    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        // Scrolled content of a row does not belong to the row's own content: links there have no chevron, and labels no column.
        let isInRow = EnvironmentValues._isBelowRow(context.environment)
        let isRefreshable = view.axes.contains(.vertical) && EnvironmentValues._isRefreshable(context.environment)
        func reconcile(_ content: inout _Reconciler) {
            if isInRow {
                content.environment(RowLabelKey.self, false, around: view.content)
            } else {
                Content._reconcile(view.content, &content)
            }
        }
        context.element(ScrollKind.shared, .init(axes: view.axes, showsIndicators: view.showsIndicators)) { inner in
            inner.element(ScrollContentKind.shared, .init()) { content in
                // Several views are in a column, or a row if only that axis scrolls.
                if Content._isUnary {
                    reconcile(&content)
                } else {
                    let isRow = view.axes == .horizontal
                    content.element(
                        StackKind.inScrollView,
                        .init(
                            axis: isRow ? .horizontal : .vertical,
                            alignment: isRow ? VerticalAlignment.center.key : HorizontalAlignment.center.key)
                    ) { reconcile(&$0) }
                }
            }
            inner.element(ScrollIndicatorKind.shared, .init(axis: .vertical))
            inner.element(ScrollIndicatorKind.shared, .init(axis: .horizontal))
            if isRefreshable { inner.element(RefreshWheelKind.shared, .init()) }
        }
    }
}

extension EnvironmentValues {
    /// Whether indicators show where upright scrolling content is.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorsKey.self] }
        set { self[VerticalIndicatorsKey.self] = newValue }
    }
    /// Whether indicators show where content is that scrolls across.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorsKey.self] }
        set { self[HorizontalIndicatorsKey.self] = newValue }
    }
    /// Whether views can be scrolled.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
}

private enum VerticalIndicatorsKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
    static var _effect: _EnvironmentEffect { .layout }
}

private enum HorizontalIndicatorsKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
    static var _effect: _EnvironmentEffect { .layout }
}

private enum ScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

/// Whether scroll indicators are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let rawValue: UInt8
    /// As usual: while and shortly after scrolling.
    public static let automatic = ScrollIndicatorVisibility(rawValue: 0)
    /// While and shortly after scrolling.
    public static let visible = ScrollIndicatorVisibility(rawValue: 1)
    /// Not, unless a mouse needs them.
    public static let hidden = ScrollIndicatorVisibility(rawValue: 2)
    /// Never.
    public static let never = ScrollIndicatorVisibility(rawValue: 3)

    var isHidden: Bool { rawValue >= 2 }
}

extension View {
    /// Sets whether scroll indicators are shown along some axes.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.self) { values in
            if axes.contains(Axis.Set.vertical) { values.verticalScrollIndicatorVisibility = visibility }
            if axes.contains(Axis.Set.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
        }
    }

    /// Sets whether views can be scrolled.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        modifier(_EnvironmentWritingModifier<ScrollEnabledKey>(ScrollEnabledKey.self, !disabled))
    }
}
