import Foundation
import SwiftUICore

/// A proposal as representables received it before `sizeThatFits(_:uiView:context:)` existed.
///
/// Packages read its width and height by a `Mirror`.
public struct _ProposedSize: Hashable, Sendable {
    let width: CGFloat?
    let height: CGFloat?

    init(_ proposal: ProposedViewSize) {
        width = proposal.width
        height = proposal.height
    }
}

extension UIViewRepresentable {
    public func _overrideSizeThatFits(
        _ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType
    ) {}

    /// Returns the size by which the representable overrides the view's own; nil where it leaves that as it is.
    func overriddenSize(of view: UIViewType, for proposal: ProposedViewSize) -> CGSize? {
        let own = CGSize(width: proposal.width ?? -1, height: proposal.height ?? -1)
        var size = own
        _overrideSizeThatFits(&size, in: _ProposedSize(proposal), uiView: view)
        return size == own ? nil : size
    }
}

extension UIViewControllerRepresentable {
    public func _overrideSizeThatFits(
        _ size: inout CGSize, in proposedSize: _ProposedSize, uiViewController: UIViewControllerType
    ) {}

    /// Returns the size by which the representable overrides the controller's own; nil where it leaves that as it is.
    func overriddenSize(of controller: UIViewControllerType, for proposal: ProposedViewSize) -> CGSize? {
        let own = CGSize(width: proposal.width ?? -1, height: proposal.height ?? -1)
        var size = own
        _overrideSizeThatFits(&size, in: _ProposedSize(proposal), uiViewController: controller)
        return size == own ? nil : size
    }
}
