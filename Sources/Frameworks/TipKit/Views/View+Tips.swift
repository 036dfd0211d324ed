import SwiftUI

extension EnvironmentValues {
    @Entry var tipViewStyle: any TipViewStyle = MiniTipViewStyle()
    @Entry var tipBackground: AnyShapeStyle?
    @Entry var tipCornerRadius: CGFloat = 13
    @Entry var tipImageSize: CGSize?
    @Entry var tipImageStyle: TipImageStyle?
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

    /// Sets the color of the pictures of tips.
    public nonisolated func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.tipImageStyle, TipImageStyle([AnyShapeStyle(style)]))
    }

    /// Sets the first two colors of the pictures of tips.
    public nonisolated func tipImageStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        environment(\.tipImageStyle, TipImageStyle([AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// Sets the first three colors of the pictures of tips.
    public nonisolated func tipImageStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        environment(
            \.tipImageStyle,
            TipImageStyle([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }

    /// Sets whether the user can use the views behind the panel of a tip; without effect, which is reported once: a press elsewhere
    /// closes the panel.
    public nonisolated func tipBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        RuntimeWarning.issue("tipBackgroundInteraction(_:) has no effect here: see CompatibilityGaps.md.")
        return self
    }

    /// Shows a tip in a panel beside the view, while it is available.
    /// - Parameters:
    ///   - tip: The tip; nil for none.
    ///   - arrowEdge: Where the panel is placed if there is room on several sides; the panel has no arrow.
    ///   - action: Called with the button that was pressed, after the button's own action.
    public nonisolated func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View { modifier(TipPopover(tip: tip, edge: arrowEdge, action: action)) }

    /// Shows a tip in a panel beside the view, while it is available and a value is true.
    /// - Parameters:
    ///   - tip: The tip; nil for none.
    ///   - isPresented: Becomes true when the tip is shown; the app hides a tip for some time with false.
    ///   - attachmentAnchor: The part of the view that the panel is beside.
    ///   - arrowEdge: Where the panel is placed if there is room on several sides; the panel has no arrow.
    ///   - action: Called with the button that was pressed, after the button's own action.
    public nonisolated func popoverTip(
        _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil,
        attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge? = nil,
        action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(
            TipPopover(tip: tip, edge: arrowEdge, action: action, isPresented: isPresented, anchor: attachmentAnchor))
    }

    /// Shows a tip in a panel beside the view, while it is available and a value is true.
    public nonisolated func popoverTip(
        _ tip: (any Tip)?, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
        action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View { modifier(TipPopover(tip: tip, edge: arrowEdge, action: action, isPresented: isPresented)) }
}

/// The colors of the pictures of tips.
struct TipImageStyle: @unchecked Sendable {
    let styles: [AnyShapeStyle]
    init(_ styles: [AnyShapeStyle]) { self.styles = styles }
}

/// Draws the picture of a tip in its colors.
struct TipImageColors: ViewModifier {
    let style: TipImageStyle?

    func body(content: Content) -> some View {
        let styles = style?.styles ?? []
        switch styles.count {
        case 0: content.foregroundStyle(.tint)
        case 1: content.foregroundStyle(styles[0])
        case 2: content.foregroundStyle(styles[0], styles[1])
        default: content.foregroundStyle(styles[0], styles[1], styles[2])
        }
    }
}

/// Shows a tip in a panel beside a view.
private struct TipPopover: ViewModifier {
    let tip: (any Tip)?
    let edge: Edge?
    let action: (Tips.Action) -> Void
    var isPresented: Binding<Bool>?
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    @Environment(\.tipViewStyle) private var style
    @State private var isClosed = false
    /// Whether the tip was shown: the value counts from then on.
    @State private var wasShown = false

    func body(content: Content) -> some View {
        let canBeShown = tip?.shouldDisplay == true
        let isShown = canBeShown && !isClosed && (isPresented?.wrappedValue != false || !wasShown)
        content.popover(
            isPresented: Binding(get: { isShown }, set: { if !$0 { close() } }), attachmentAnchor: anchor,
            arrowEdge: edge
        ) {
            if let tip {
                TipCard(tip: tip, style: style, action: action)
                    .frame(idealWidth: 300, maxWidth: 360)
                    .onAppear { TipStore.shared.appeared(tip.id) }
                    .onDisappear { TipStore.shared.disappeared(tip.id) }
                    .task { await TipStore.shared.waitForEnd(of: tip) }
            }
        }
        .onChange(of: tip?.id) { isClosed = false }
        .onChange(of: canBeShown, initial: isPresented != nil) { _, isShown in
            guard let isPresented, isShown || wasShown else { return }
            wasShown = isShown
            if isPresented.wrappedValue != isShown { isPresented.wrappedValue = isShown }
        }
    }

    /// A press elsewhere closes the panel; the tip may come again with its view, or when the app's value becomes true.
    private func close() {
        if let isPresented { isPresented.wrappedValue = false } else { isClosed = true }
    }
}
