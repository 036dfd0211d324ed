import SwiftUI

extension EnvironmentValues {
    @Entry var tipViewStyle: any TipViewStyle = MiniTipViewStyle()
    @Entry var tipBackground: AnyShapeStyle?
    @Entry var tipCornerRadius: CGFloat = 13
    @Entry var tipImageSize: CGSize?
}

extension View {
    /// Sets the look of tips.
    public nonisolated func tipViewStyle(_ style: some TipViewStyle) -> some View { environment(\.tipViewStyle, style) }

    /// Sets the ground of tips.
    public nonisolated func tipBackground<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.tipBackground, AnyShapeStyle(style))
    }

    /// Sets the radius of the corners of tips, in points.
    public nonisolated func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View {
        environment(\.tipCornerRadius, antialiased ? cornerRadius : cornerRadius.rounded())
    }

    /// Sets the size of the pictures of tips, in points.
    public nonisolated func tipImageSize(_ size: CGSize) -> some View { environment(\.tipImageSize, size) }

    /// Shows a tip in a panel beside the view, while it is available.
    /// - Parameters:
    ///   - tip: The tip; nil for none.
    ///   - arrowEdge: Where the panel is placed if there is room on several sides; the panel has no arrow.
    ///   - action: Called with the button that was pressed, after the button's own action.
    public nonisolated func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View { modifier(TipPopover(tip: tip, edge: arrowEdge, action: action)) }
}

/// Shows a tip in a panel beside a view.
private struct TipPopover: ViewModifier {
    let tip: (any Tip)?
    let edge: Edge?
    let action: (Tips.Action) -> Void
    @Environment(\.tipViewStyle) private var style
    @State private var isClosed = false

    func body(content: Content) -> some View {
        let isShown = tip?.shouldDisplay == true && !isClosed
        content.popover(isPresented: Binding(get: { isShown }, set: { if !$0 { close() } }), arrowEdge: edge) {
            if let tip {
                TipCard(tip: tip, style: style, action: action)
                    .frame(idealWidth: 300, maxWidth: 360)
                    .onAppear { TipStore.shared.appeared(tip.id) }
                    .onDisappear { TipStore.shared.disappeared(tip.id) }
                    .task { await TipStore.shared.waitForEnd(of: tip) }
            }
        }
        .onChange(of: tip?.id) { isClosed = false }
    }

    /// A press elsewhere closes the panel; the tip may come again with its view.
    private func close() { isClosed = true }
}
