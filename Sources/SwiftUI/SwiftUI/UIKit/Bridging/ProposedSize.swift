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

    /// Returns the size by which a representable overrides the natural one; nil where it leaves that as it is.
    fileprivate func overridden(by override: (inout CGSize) -> Void) -> CGSize? {
        let own = CGSize(width: width ?? -1, height: height ?? -1)
        var size = own
        override(&size)
        return size == own ? nil : size
    }
}

extension UIViewRepresentable {
    public func _overrideSizeThatFits(
        _ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType
    ) {}

    /// Returns the size by which the representable overrides the view's own; nil where it leaves that as it is.
    func overriddenSize(of view: UIViewType, for proposal: ProposedViewSize) -> CGSize? {
        let proposed = _ProposedSize(proposal)
        return proposed.overridden { _overrideSizeThatFits(&$0, in: proposed, uiView: view) }
    }
}

extension UIViewControllerRepresentable {
    public func _overrideSizeThatFits(
        _ size: inout CGSize, in proposedSize: _ProposedSize, uiViewController: UIViewControllerType
    ) {}

    /// Returns the size by which the representable overrides the controller's own; nil where it leaves that as it is.
    func overriddenSize(of controller: UIViewControllerType, for proposal: ProposedViewSize) -> CGSize? {
        let proposed = _ProposedSize(proposal)
        return proposed.overridden { _overrideSizeThatFits(&$0, in: proposed, uiViewController: controller) }
    }
}
