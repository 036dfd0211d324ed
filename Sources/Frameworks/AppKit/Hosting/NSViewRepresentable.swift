import Foundation
import SwiftUI

/// A view that a representable can show: AppKit's, or one of the views that are UIKit's here, such as a web page's.
@MainActor
public protocol _RepresentableView: AnyObject {
    /// The view of UIKit's that is shown.
    var _shownView: UIView { get }
}

extension NSView: _RepresentableView {
    public var _shownView: UIView { backing }
}

extension UIView: _RepresentableView {
    public var _shownView: UIView { self }
}

/// Makes a view of a view of AppKit.
///
/// `makeNSView` is called once, `updateNSView` after it and whenever the value or something that it reads changes. The coordinator is
/// made first and lives as long as the view.
///
/// Follows Apple's
/// [NSViewRepresentable](https://developer.apple.com/documentation/swiftui/nsviewrepresentable).
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
    /// The view's type.
    associatedtype NSViewType: _RepresentableView
    /// The coordinator's type; none by default.
    associatedtype Coordinator = Void

    /// Makes the view.
    func makeNSView(context: Context) -> NSViewType
    /// Updates the view.
    func updateNSView(_ nsView: NSViewType, context: Context)
    /// Ends the use of a view.
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    /// Makes the coordinator, through which the view communicates changes.
    func makeCoordinator() -> Coordinator
    /// The size for a proposal; nil, the default, for the view's own size.
    func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?

    /// The context that the methods receive.
    typealias Context = NSViewRepresentableContext<Self>
}

extension NSViewRepresentable {
    public var body: Never { fatalError("\(Self.self) has no body.") }
    nonisolated public static var _isUnary: Bool { true }
    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        ShownRepresentable._reconcile(ShownRepresentable(view), &context)
    }
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
}

extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The context that the methods of a represented view receive.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    /// The coordinator, through which the view communicates changes.
    public let coordinator: Representable.Coordinator
    /// The transaction of the update.
    public let transaction: Transaction
    /// The environment.
    public let environment: EnvironmentValues

    /// Calls a function whose changes of views are animated as the transaction says.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        withTransaction(transaction, changes)
        completion?()
    }
}

/// Keeps the view or controller that a representable has made, and the app's coordinator.
@MainActor
final class RepresentedKeeper<Object, Coordinator> {
    let coordinator: Coordinator
    var object: Object?
    init(_ coordinator: Coordinator) { self.coordinator = coordinator }
}

/// Shows a representable of AppKit's as one of UIKit's.
struct ShownRepresentable<R: NSViewRepresentable>: UIViewRepresentable {
    nonisolated(unsafe) let representable: R

    nonisolated init(_ representable: R) { self.representable = representable }

    func makeCoordinator() -> RepresentedKeeper<R.NSViewType, R.Coordinator> {
        RepresentedKeeper(representable.makeCoordinator())
    }

    private func context(_ context: Context) -> NSViewRepresentableContext<R> {
        NSViewRepresentableContext(
            coordinator: context.coordinator.coordinator, transaction: context.transaction,
            environment: context.environment)
    }

    func makeUIView(context: Context) -> UIView {
        let view = representable.makeNSView(context: self.context(context))
        context.coordinator.object = view
        return view._shownView
    }

    func updateUIView(_ uiView: UIView, context: Context) {
        guard let view = context.coordinator.object else { return }
        representable.updateNSView(view, context: self.context(context))
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
        guard let view = context.coordinator.object else { return nil }
        return representable.sizeThatFits(proposal, nsView: view, context: self.context(context))
    }

    static func dismantleUIView(_ uiView: UIView, coordinator: RepresentedKeeper<R.NSViewType, R.Coordinator>) {
        if let view = coordinator.object { R.dismantleNSView(view, coordinator: coordinator.coordinator) }
        coordinator.object = nil
    }
}

/// Shows a view of AppKit's that something else keeps.
struct ShownView: UIViewRepresentable {
    let view: NSView
    /// Differs after each change of the view's surroundings.
    var revision = 0

    func makeUIView(context: Context) -> UIView { view.backing }
    func updateUIView(_ uiView: UIView, context: Context) {}
}
