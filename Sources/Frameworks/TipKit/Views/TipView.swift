import SwiftUI

/// A tip within a view's content, while it is available.
///
/// Follows Apple's [TipView](https://developer.apple.com/documentation/tipkit/tipview). It takes no room while the tip is not shown.
@MainActor @preconcurrency
public struct TipView<Content: Tip>: View {
    private let tip: (any Tip)?
    private let isPresented: Binding<Bool>?
    private let arrowEdge: Edge?
    private nonisolated(unsafe) let anchor: AnyHashable?
    private nonisolated(unsafe) let action: (Tips.Action) -> Void

    /// Shows a tip.
    /// - Parameters:
    ///   - arrowEdge: The edge with an arrow; nil for none.
    ///   - action: Called with the button that was pressed, after the button's own action.
    public nonisolated init(
        _ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) { self.init(any: tip, nil, arrowEdge, nil, action) }

    /// Shows a tip while a value is true.
    /// - Parameters:
    ///   - isPresented: Becomes true when the tip is shown; the app hides a tip for some time with false. Nil for always.
    ///   - arrowEdge: The edge with an arrow; nil for none.
    ///   - action: Called with the button that was pressed, after the button's own action.
    public nonisolated init(
        _ tip: Content, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
        action: @escaping (Tips.Action) -> Void = { _ in }
    ) { self.init(any: tip, isPresented, arrowEdge, nil, action) }

    /// Shows a tip with an arrow to a view.
    /// - Parameters:
    ///   - isPresented: Becomes true when the tip is shown; the app hides a tip for some time with false. Nil for always.
    ///   - arrowEdge: The edge with the arrow; nil for the one that is nearer to the view.
    ///   - anchorID: The name of the view, as in `tipAnchor(_:)`.
    ///   - action: Called with the button that was pressed, after the button's own action.
    public nonisolated init<AnchorID: Hashable & Sendable>(
        _ tip: Content, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil, anchorID: AnchorID,
        action: @escaping (Tips.Action) -> Void = { _ in }
    ) { self.init(any: tip, isPresented, arrowEdge, AnyHashable(anchorID), action) }

    fileprivate nonisolated init(
        any tip: (any Tip)?, _ isPresented: Binding<Bool>?, _ arrowEdge: Edge?, _ anchor: AnyHashable?,
        _ action: @escaping (Tips.Action) -> Void
    ) {
        (self.tip, self.isPresented, self.arrowEdge) = (tip, isPresented, arrowEdge)
        (self.anchor, self.action) = (anchor, action)
    }

    public var body: some View {
        ShownTip(tip: tip, isPresented: isPresented, arrowEdge: arrowEdge, anchor: anchor, action: action)
    }
}

extension TipView where Content == AnyTip {
    /// Shows a tip, such as the current one of a group; nil for none.
    @_disfavoredOverload
    public nonisolated init(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) { self.init(any: tip, nil, arrowEdge, nil, action) }

    /// Shows a tip while a value is true; nil for none.
    @_disfavoredOverload
    public nonisolated init(
        _ tip: (any Tip)?, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
        action: @escaping (Tips.Action) -> Void = { _ in }
    ) { self.init(any: tip, isPresented, arrowEdge, nil, action) }

    /// Shows a tip with an arrow to a view; nil for none.
    @_disfavoredOverload
    public nonisolated init<AnchorID: Hashable & Sendable>(
        _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil, anchorID: AnchorID,
        action: @escaping (Tips.Action) -> Void = { _ in }
    ) { self.init(any: tip, isPresented, arrowEdge, AnyHashable(anchorID), action) }
}

/// A tip whose type is known only when the app runs.
///
/// Follows Apple's [AnyTip](https://developer.apple.com/documentation/tipkit/anytip).
public struct AnyTip: Tip {
    private let tip: (any Tip)?
    /// Creates a tip with the parts and the state of another one.
    public init(_ tip: any Tip) { self.tip = tip }
    public var id: String { tip?.id ?? "AnyTip" }
    public var title: Text { tip?.title ?? Text(verbatim: "") }
    public var message: Text? { tip?.message }
    public var image: Image? { tip?.image }
    public var actions: [Tips.Action] { tip?.actions ?? [] }
    public var rules: [Tips.Rule] { tip?.rules ?? [] }
    public var options: [any TipOption] { tip?.options ?? [] }
}

/// A tip in the style of its surroundings, while it is available.
private struct ShownTip: View {
    let tip: (any Tip)?
    let isPresented: Binding<Bool>?
    let arrowEdge: Edge?
    let anchor: AnyHashable?
    let action: (Tips.Action) -> Void
    @Environment(\.tipViewStyle) private var style
    /// Whether the tip was shown: the value counts from then on.
    @State private var wasShown = false

    private var canBeShown: Bool { tip?.shouldDisplay == true }

    var body: some View {
        content.onChange(of: canBeShown, initial: isPresented != nil) { _, isShown in
            guard let isPresented, isShown || wasShown else { return }
            wasShown = isShown
            if isPresented.wrappedValue != isShown { isPresented.wrappedValue = isShown }
        }
    }

    @ViewBuilder private var content: some View {
        if let tip, canBeShown, isPresented?.wrappedValue != false || !wasShown {
            TipCard(tip: tip, style: style, action: action)
                .modifier(PointingTip(edge: arrowEdge, anchor: anchor))
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
