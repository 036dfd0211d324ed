import Foundation
import SwiftUICore

/// The traits of a view of UIKit besides its layer: its gestures, accent color, appearance and description.
struct ViewTraits: ViewModifier {
    let view: UIView?
    let revision: Int

    func body(content: Content) -> some View {
        if let view {
            view.recognizing(content, revision)
                .modifier(Tint(color: view.ownTint))
                .modifier(Appearance(style: view.overrideUserInterfaceStyle))
                .modifier(ViewDescription(view: view, revision: revision))
                .allowsHitTesting(view.isUserInteractionEnabled && !view.isPassive)
                .background {
                    if let popover = view.popover { Color.clear.modifier(SourcePopover(controller: popover)) }
                }
        } else {
            content.allowsHitTesting(false)
        }
    }

    private struct Tint: ViewModifier {
        let color: UIColor?
        func body(content: Content) -> some View {
            if let color { content.tint(Color(color)) } else { content }
        }
    }

    private struct Appearance: ViewModifier {
        let style: UIUserInterfaceStyle
        func body(content: Content) -> some View {
            switch style {
            case .light: content.environment(\.colorScheme, .light)
            case .dark: content.environment(\.colorScheme, .dark)
            default: content
            }
        }
    }
}

extension UIView {
    /// Whether touches go through the view, as through labels and images.
    var isPassive: Bool {
        (self is UILabel || self is UIImageView) && recognizers.isEmpty && heldInteractions.isEmpty && subviews.isEmpty
            && superview != nil
    }

    /// The content with the view's gestures.
    fileprivate func recognizing(_ content: some View, _ revision: Int) -> some View {
        interactive(pressed(content, revision))
    }

    @ViewBuilder private func pressed(_ content: some View, _ revision: Int) -> some View {
        if let cell = self as? UICollectionViewCell, cell.isChosenByPress {
            gestures(content).modifier(CellPress(cell: cell, revision: revision))
        } else if ViewTouches.concern(self) {
            gestures(content).modifier(ViewTouches(view: self))
        } else {
            gestures(content)
        }
    }

    @ViewBuilder private func gestures(_ content: some View) -> some View {
        if let view = self as? any RepresentingView {
            view.decorated(AnyView(content))
        } else if recognizers.isEmpty {
            content
        } else {
            recognizers.reduce(AnyView(content)) { $1.attached(to: AnyView($0.contentShape(Rectangle()))) }
        }
    }

    @ViewBuilder private func interactive(_ content: some View) -> some View {
        if heldInteractions.isEmpty { content } else { interacting(AnyView(content.contentShape(Rectangle()))) }
    }
}
