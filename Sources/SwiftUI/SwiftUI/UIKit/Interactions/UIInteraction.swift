import Foundation
import SwiftUICore

/// A kind of interaction that a view is given, such as a menu or drags.
///
/// Follows Apple's [UIInteraction](https://developer.apple.com/documentation/uikit/uiinteraction).
@MainActor @preconcurrency
public protocol UIInteraction: AnyObject {
    /// The view with the interaction; nil for none.
    var view: UIView? { get }
    /// Called when the interaction is about to be given to a view, or to be taken from one, which is nil then.
    func willMove(to view: UIView?)
    /// Called when the interaction was given to a view, or taken from one, which is nil then.
    func didMove(to view: UIView?)
}

extension UIView {
    var standardInteractions: [any UIInteraction] {
        get { heldInteractions }
        set {
            for held in heldInteractions where !newValue.contains(where: { $0 === held }) { removeInteraction(held) }
            for new in newValue where !heldInteractions.contains(where: { $0 === new }) { addInteraction(new) }
        }
    }

    func standardAddInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        heldInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    func standardRemoveInteraction(_ interaction: any UIInteraction) {
        guard heldInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        heldInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    /// The content with the view's interactions.
    func interacting(_ content: AnyView) -> AnyView {
        heldInteractions.reduce(content) { ($1 as? any ShownInteraction)?.attached(to: $0) ?? $0 }
    }
}

/// An interaction that SwiftUI shows.
@MainActor
protocol ShownInteraction: UIInteraction {
    /// A view with the interaction.
    func attached(to content: AnyView) -> AnyView
}

/// What interactions of this module have in common.
@MainActor @preconcurrency
open class _UIInteractionBase: NSObject, UIInteraction {
    /// The view with the interaction; nil for none.
    open private(set) weak var view: UIView?
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
