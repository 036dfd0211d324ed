import SwiftUI

/// A tip within a view's content, while it is available.
///
/// Follows Apple's [TipView](https://developer.apple.com/documentation/tipkit/tipview). It takes no room while the tip is not shown.
@MainActor @preconcurrency
public struct TipView<Content: Tip>: View {
    private let tip: (any Tip)?
    private let arrowEdge: Edge?
    private nonisolated(unsafe) let action: (Tips.Action) -> Void

    /// Shows a tip.
    /// - Parameters:
    ///   - arrowEdge: The edge with an arrow; nil for none.
    ///   - action: Called with the button that was pressed, after the button's own action.
    public nonisolated init(
        _ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) { (self.tip, self.arrowEdge, self.action) = (tip, arrowEdge, action) }

    public var body: some View { ShownTip(tip: tip, arrowEdge: arrowEdge, action: action) }
}

extension TipView where Content == _AnyTip {
    /// Shows a tip, such as the current one of a group; nil for none.
    @_disfavoredOverload
    public nonisolated init(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) { self.init(any: tip, arrowEdge: arrowEdge, action: action) }
}

extension TipView {
    fileprivate nonisolated init(any tip: (any Tip)?, arrowEdge: Edge?, action: @escaping (Tips.Action) -> Void) {
        (self.tip, self.arrowEdge, self.action) = (tip, arrowEdge, action)
    }
}

/// Stands for a tip whose type is known only when the app runs.
public struct _AnyTip: Tip {
    public var title: Text { Text(verbatim: "") }
}

/// A tip in the style of its surroundings, while it is available.
private struct ShownTip: View {
    let tip: (any Tip)?
    let arrowEdge: Edge?
    let action: (Tips.Action) -> Void
    @Environment(\.tipViewStyle) private var style

    var body: some View {
        if let tip, tip.shouldDisplay {
            VStack(alignment: .center, spacing: 0) {
                if arrowEdge == .top { TipArrow(edge: .top) }
                TipCard(tip: tip, style: style, action: action)
                if arrowEdge == .bottom { TipArrow(edge: .bottom) }
            }
            .onAppear { TipStore.shared.appeared(tip.id) }
            .onDisappear { TipStore.shared.disappeared(tip.id) }
            .task { await TipStore.shared.waitForEnd(of: tip) }
            .id(tip.id)
        }
    }
}

/// A tip's parts, in a style.
struct TipCard: View {
    let tip: any Tip
    let style: any TipViewStyle
    let action: (Tips.Action) -> Void

    var body: some View {
        let actions = Tips.Action.numbered(tip.actions).map { own in
            Tips.Action(
                id: own.id, perform: { [action] in MainActor.assumeIsolated { perform(own, action) } }, own.label)
        }
        AnyView(style.body(of: TipViewStyleConfiguration(tip: tip, actions: actions)))
            .accessibilityElement(children: .contain)
    }

    private func perform(_ own: Tips.Action, _ action: (Tips.Action) -> Void) {
        own.handler()
        action(own)
    }
}

/// The arrow of a tip.
struct TipArrow: View {
    let edge: Edge
    @Environment(\.tipBackground) private var background

    var body: some View {
        Path { path in
            path.move(to: CGPoint(x: 0, y: edge == .top ? 8 : 0))
            path.addLine(to: CGPoint(x: 8, y: edge == .top ? 0 : 8))
            path.addLine(to: CGPoint(x: 16, y: edge == .top ? 8 : 0))
            path.closeSubpath()
        }
        .fill(background ?? AnyShapeStyle(Color.gray.opacity(0.18)))
        .frame(width: 16, height: 8)
        .accessibilityHidden(true)
    }
}
