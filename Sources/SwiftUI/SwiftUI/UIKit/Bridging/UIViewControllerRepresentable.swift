import Foundation
import SwiftUICore

/// Makes a view of a controller of UIKit.
///
/// The controller is made and kept up to date. Its SwiftUI content is shown if it has any (a hosting controller, a
/// navigation controller around one, a photo picker), otherwise a placeholder with its name.
///
/// Follows Apple's
/// [UIViewControllerRepresentable](https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable).
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The controller's type.
    associatedtype UIViewControllerType: UIViewController
    /// The coordinator's type; none by default.
    associatedtype Coordinator = Void

    /// Makes the controller.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Updates the controller.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Ends the use of a controller.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes the coordinator, through which the controller communicates changes.
    func makeCoordinator() -> Coordinator
    /// The size for a proposal; nil, the default, for all of it.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
    /// Changes the controller's own size for a proposal; called where `sizeThatFits(_:uiViewController:context:)` returns nil.
    func _overrideSizeThatFits(
        _ size: inout CGSize, in proposedSize: _ProposedSize, uiViewController: UIViewControllerType)

    /// The context that the methods receive.
    typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable {
    public var body: Never { fatalError("\(Self.self) has no body.") }
    nonisolated public static var _isUnary: Bool { true }
    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        _RepresentedController._reconcile(_RepresentedController(representable: view), &context)
    }
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The context that the methods of a represented controller receive.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The coordinator, through which the controller communicates changes.
    public let coordinator: Representable.Coordinator
    /// The transaction of the update.
    public let transaction: Transaction
    /// The environment.
    public let environment: EnvironmentValues
}

/// Keeps a represented controller.
@MainActor
final class RepresentedControllerBox<R: UIViewControllerRepresentable> {
    private var made: (controller: R.UIViewControllerType, coordinator: R.Coordinator)?

    nonisolated init() {}

    func controller(_ representable: R, _ environment: EnvironmentValues) -> R.UIViewControllerType {
        let coordinator = made?.coordinator ?? representable.makeCoordinator()
        let context = UIViewControllerRepresentableContext<R>(
            coordinator: coordinator, transaction: Transaction(), environment: environment)
        let traits = UITraitCollection(of: environment)
        CurrentTraits.last = traits
        let controller = made?.controller ?? representable.makeUIViewController(context: context)
        made = (controller, coordinator)
        controller.loadViewIfNeeded()
        controller.view.host.updating { controller.view.inherit(traits) }
        representable.updateUIViewController(controller, context: context)
        return controller
    }

    /// The size that the representable wants for a proposal; nil for all of it.
    func size(_ representable: R, _ environment: EnvironmentValues, _ proposal: ProposedViewSize) -> CGSize? {
        guard let made else { return nil }
        let context = UIViewControllerRepresentableContext<R>(
            coordinator: made.coordinator, transaction: Transaction(), environment: environment)
        return representable.sizeThatFits(proposal, uiViewController: made.controller, context: context)
            ?? representable.overriddenSize(of: made.controller, for: proposal)
    }

    func dismantle() {
        if let made { R.dismantleUIViewController(made.controller, coordinator: made.coordinator) }
        made = nil
    }
}

/// The view of a represented controller.
struct _RepresentedController<R: UIViewControllerRepresentable> {
    nonisolated(unsafe) let representable: R
    @State private var box = RepresentedControllerBox<R>()
    @Environment(\.self) private var environment

    nonisolated init(representable: R) { self.representable = representable }

    @ViewBuilder @MainActor var body: some View {
        let box = box
        let controller = box.controller(representable, environment)
        RepresentedLayout(answer: { box.size(representable, environment, $0) }) {
            ControllerContent(controller: controller, content: controller._swiftUIContent)
        }
        .onDisappear { box.dismantle() }
    }
}

extension _RepresentedController: View {}
