import Foundation

/// The anchor of a popover.
///
/// Follows Apple's [PopoverAttachmentAnchor](https://developer.apple.com/documentation/swiftui/popoverattachmentanchor).
public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle of the view.
    case rect(Source)
    /// A place of the view.
    case point(UnitPoint)

    /// A rectangle of a view.
    public struct Source: Sendable {
        let rect: CGRect?
        /// The view's bounds.
        public static let bounds = Source(rect: nil)
        /// A rectangle in the view's own space, in points.
        public static func rect(_ rect: CGRect) -> Source { Source(rect: rect) }
    }
}

extension View {
    /// Shows a panel beside the view while a value is true.
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PopoverModifier(
                isPresented: isPresented.wrappedValue, anchor: attachmentAnchor,
                close: { isPresented.wrappedValue = false }, content: content)
        )
        .withoutEffect("popover(arrowEdge:)", where: arrowEdge != nil)
    }

    /// Shows a panel beside the view for a value while there is one.
    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        let shown = item.wrappedValue
        return modifier(
            PopoverModifier(
                isPresented: shown != nil, anchor: attachmentAnchor, close: { item.wrappedValue = nil },
                content: { shown.map { content($0).id($0.id) } })
        )
        .withoutEffect("popover(arrowEdge:)", where: arrowEdge != nil)
    }
}

private struct PopoverModifier<Panel: View>: ViewModifier {
    let isPresented: Bool
    let anchor: PopoverAttachmentAnchor
    let close: () -> Void
    let content: () -> Panel
    @State private var frame = CGRect.zero

    func body(content base: Content) -> some View {
        base
            .noteFrame($frame)
            .modifier(
                PresentedOverlay(isPresented: isPresented) {
                    FloatingPanel(
                        anchor: anchorFrame, close: close,
                        panel: VStack(spacing: 0) { content() }.contentShape(Rectangle()).modifier(PanelGround())
                            .modifier(FadesIn())
                            .environment(\.dismiss, DismissAction(close)))
                })
    }

    private var anchorFrame: CGRect {
        switch anchor {
        case .rect(let source): return source.rect.map { $0.offsetBy(dx: frame.minX, dy: frame.minY) } ?? frame
        case .point(let point):
            return CGRect(
                x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 0, height: 0)
        }
    }
}
