import Foundation
import SwiftUICore

/// Makes a view of a view of UIKit.
///
/// `makeUIView` is called once, `updateUIView` after it and whenever the value or something that it reads changes. The
/// coordinator is made first and lives as long as the view; it is a good delegate.
///
/// ```swift
/// struct Badge: UIViewRepresentable {
///     var text: String
///     func makeUIView(context: Context) -> UILabel { UILabel() }
///     func updateUIView(_ label: UILabel, context: Context) { label.text = text }
/// }
/// ```
///
/// The view is made and kept up to date. It is shown with the subviews by their frames or constraints: controls, labels and
/// images by their counterparts in SwiftUI, layers by their properties, and the own drawing of an app's view.
///
/// Follows Apple's
/// [UIViewRepresentable](https://developer.apple.com/documentation/swiftui/uiviewrepresentable).
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    /// The view's type.
    associatedtype UIViewType: UIView
    /// The coordinator's type; none by default.
    associatedtype Coordinator = Void

    /// Makes the view.
    func makeUIView(context: Context) -> UIViewType
    /// Updates the view.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Ends the use of a view.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes the coordinator, through which the view communicates changes.
    func makeCoordinator() -> Coordinator
    /// The size for a proposal; nil, the default, for the view's own size.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
    /// Changes the view's own size for a proposal; called where `sizeThatFits(_:uiView:context:)` returns nil.
    func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType)

    /// The context that the methods receive.
    typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable {
    public var body: Never { fatalError("\(Self.self) has no body.") }
    nonisolated public static var _isUnary: Bool { true }
    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        _RepresentedView._reconcile(_RepresentedView(representable: view), &context)
    }
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The context that the methods of a represented view receive.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The coordinator, through which the view communicates changes.
    public let coordinator: Representable.Coordinator
    /// The transaction of the update.
    public let transaction: Transaction
    /// The environment.
    public let environment: EnvironmentValues
}

/// Keeps a represented view.
@MainActor
final class RepresentedViewBox<R: UIViewRepresentable> {
    private var made: (view: R.UIViewType, coordinator: R.Coordinator)?

    nonisolated init() {}

    func view(_ representable: R, _ environment: EnvironmentValues) -> R.UIViewType {
        let coordinator = made?.coordinator ?? representable.makeCoordinator()
        let context = UIViewRepresentableContext<R>(
            coordinator: coordinator, transaction: Transaction(), environment: environment)
        let isNew = made == nil
        if isNew { CurrentTraits.last = UITraitCollection(of: environment) }
        let view = made?.view ?? representable.makeUIView(context: context)
        made = (view, coordinator)
        if isNew {
            view.inherit(UITraitCollection(of: environment))
            view.enteredWindow()
        }
        view.host.updating {
            view.inherit(UITraitCollection(of: environment))
            representable.updateUIView(view, context: context)
        }
        return view
    }

    /// The representable's answer to a proposal.
    func size(_ representable: R, _ environment: EnvironmentValues, for proposal: ProposedViewSize) -> CGSize? {
        guard let made else { return nil }
        let context = UIViewRepresentableContext<R>(
            coordinator: made.coordinator, transaction: Transaction(), environment: environment)
        return made.view.host.updating {
            representable.sizeThatFits(proposal, uiView: made.view, context: context)
                ?? representable.overriddenSize(of: made.view, for: proposal)
        }
    }

    func dismantle() {
        if let made { R.dismantleUIView(made.view, coordinator: made.coordinator) }
        made = nil
    }
}

/// The view of a represented view.
struct _RepresentedView<R: UIViewRepresentable> {
    nonisolated(unsafe) let representable: R
    @State private var box = RepresentedViewBox<R>()
    @Environment(\.self) private var environment

    nonisolated init(representable: R) { self.representable = representable }

    @ViewBuilder @MainActor var body: some View {
        let box = box
        let view = box.view(representable, environment)
        HostedViewTree(view: view, host: view.host, revision: view.host.revision) { [representable, environment] in
            box.size(representable, environment, for: $0)
        }
        .onDisappear { box.dismantle() }
    }
}

extension _RepresentedView: View {}
