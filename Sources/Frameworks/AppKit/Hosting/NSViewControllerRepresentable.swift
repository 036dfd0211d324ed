import Foundation
import SwiftUI

/// Makes a view of a controller of AppKit.
///
/// Follows Apple's
/// [NSViewControllerRepresentable](https://developer.apple.com/documentation/swiftui/nsviewcontrollerrepresentable).
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
    /// The controller's type.
    associatedtype NSViewControllerType: NSViewController
    /// The coordinator's type; none by default.
    associatedtype Coordinator = Void

    /// Makes the controller.
    func makeNSViewController(context: Context) -> NSViewControllerType
    /// Updates the controller.
    func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
    /// Ends the use of a controller.
    static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
    /// Makes the coordinator, through which the controller communicates changes.
    func makeCoordinator() -> Coordinator
    /// The size for a proposal; nil, the default, for the view's own size.
    func sizeThatFits(
        _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
    ) -> CGSize?

    /// The context that the methods receive.
    typealias Context = NSViewControllerRepresentableContext<Self>
}

extension NSViewControllerRepresentable {
    public var body: Never { fatalError("\(Self.self) has no body.") }
    nonisolated public static var _isUnary: Bool { true }
    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        ShownController._reconcile(ShownController(view), &context)
    }
    public static func dismantleNSViewController(
        _ nsViewController: NSViewControllerType, coordinator: Coordinator
    ) {}
    public func sizeThatFits(
        _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
    ) -> CGSize? { nil }
}

extension NSViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The context that the methods of a represented controller receive.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
    /// The coordinator, through which the controller communicates changes.
    public let coordinator: Representable.Coordinator
    /// The transaction of the update.
    public let transaction: Transaction
    /// The environment.
    public let environment: EnvironmentValues
}

/// Shows a representable of a controller by the controller's view.
private struct ShownController<R: NSViewControllerRepresentable>: UIViewRepresentable {
    nonisolated(unsafe) let representable: R

    nonisolated init(_ representable: R) { self.representable = representable }

    func makeCoordinator() -> RepresentedKeeper<R.NSViewControllerType, R.Coordinator> {
        RepresentedKeeper(representable.makeCoordinator())
    }

    private func context(_ context: Context) -> NSViewControllerRepresentableContext<R> {
        NSViewControllerRepresentableContext(
            coordinator: context.coordinator.coordinator, transaction: context.transaction,
            environment: context.environment)
    }

    func makeUIView(context: Context) -> UIView {
        let controller = representable.makeNSViewController(context: self.context(context))
        context.coordinator.object = controller
        controller.viewWillAppear()
        defer { controller.viewDidAppear() }
        return controller.view.backing
    }

    func updateUIView(_ uiView: UIView, context: Context) {
        guard let controller = context.coordinator.object else { return }
        representable.updateNSViewController(controller, context: self.context(context))
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
        guard let controller = context.coordinator.object else { return nil }
        return representable.sizeThatFits(proposal, nsViewController: controller, context: self.context(context))
    }

    static func dismantleUIView(_ uiView: UIView, coordinator: RepresentedKeeper<R.NSViewControllerType, R.Coordinator>)
    {
        guard let controller = coordinator.object else { return }
        controller.viewWillDisappear()
        R.dismantleNSViewController(controller, coordinator: coordinator.coordinator)
        controller.viewDidDisappear()
        coordinator.object = nil
    }
}
