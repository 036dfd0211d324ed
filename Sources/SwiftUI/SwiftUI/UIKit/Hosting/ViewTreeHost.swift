import Combine
import Foundation
import SwiftUICore

/// Knows when a tree of UIKit's views has changed, so that SwiftUI shows it again.
@MainActor
final class ViewTreeHost: ObservableObject {
    @Published private var shown = 0
    /// How often the tree has changed.
    private(set) var revision = 0
    private var updates = 0

    /// Notes a change.
    ///
    /// Changes while the tree is updated are shown by that very update.
    func changed() {
        revision += 1
        if updates == 0 { shown = revision }
    }

    /// Calls a function whose changes are shown by the update that is in progress.
    func updating<T>(_ body: () -> T) -> T {
        updates += 1
        defer { updates -= 1 }
        return body()
    }

    /// Makes the body that calls this follow the changes.
    func follow() -> Int {
        _ = shown
        return revision
    }
}

/// Shows a view of UIKit, those within it by their frames, and what changes.
struct HostedViewTree: View {
    let view: UIView
    @ObservedObject var host: ViewTreeHost
    /// How often the tree had changed when the view was made; differs after each update of the representable.
    var revision = 0
    /// The representable's answer to a proposal; nil where it leaves that to the view.
    var answer: ((ProposedViewSize) -> CGSize?)?

    var body: some View {
        let revision = host.follow()
        ViewTreeLayout(view: view, answer: answer, revision: revision) {
            if view.isLeaf {
                LayerBox(layer: view.layer, revision: revision, isFramed: false)
            } else {
                GeometryReader { proxy in
                    LayerBox(layer: view.layer, revision: laidOut(in: proxy.size, revision), isFramed: true)
                        // Frames run from the left, whatever the language.
                        .environment(\.layoutDirection, .leftToRight)
                }
            }
        }
    }

    /// Lays the tree out in a size, and returns its revision after that.
    private func laidOut(in size: CGSize, _ revision: Int) -> Int {
        host.updating {
            let size = CGSize(width: size.width.finite, height: size.height.finite)
            if view.bounds.size != size { view.bounds.size = size }
            // The outermost view is where SwiftUI has it.
            view.center = CGPoint(x: size.width * view.layer.anchorPoint.x, y: size.height * view.layer.anchorPoint.y)
            ViewLayout.run(view)
            return host.revision
        }
    }
}

extension CGFloat {
    /// The number; 0 for one that is none.
    var finite: CGFloat { isFinite ? self : 0 }
}

/// Gives a represented view its size: the representable's result, else the view's natural size.
///
/// As with Apple's, a view with a natural size is at least as large where it resists compression with a priority of 750 or more, and
/// at most as large where it hugs its content with a priority of that kind.
struct ViewTreeLayout: Layout {
    let view: UIView
    let answer: ((ProposedViewSize) -> CGSize?)?
    /// Makes values differ whenever the view has changed, so that it is measured again.
    let revision: Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        // A result that is not a size counts as none.
        if let size = answer?(proposal), size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 {
            return size
        }
        if let leaf = subviews.first, MainActor.assumeIsolated({ view.isLeaf }) { return leaf.sizeThatFits(proposal) }
        return MainActor.assumeIsolated {
            view.host.updating {
                let natural = view.intrinsicContentSize
                let fitting = proposal.width == nil || proposal.height == nil ? view.smallestSize : .zero
                return CGSize(
                    width: size(natural.width, proposal.width, fitting.width, view.priorities.horizontal),
                    height: size(natural.height, proposal.height, fitting.height, view.priorities.vertical))
            }
        }
    }

    private func size(
        _ natural: CGFloat, _ proposed: CGFloat?, _ fitting: CGFloat, _ priorities: ContentPriorities.Axis
    ) -> CGFloat {
        let hasNatural = natural.isFinite && natural >= 0
        guard let proposed else { return hasNatural ? natural : fitting }
        guard hasNatural else { return proposed }
        let least = priorities.resistance >= .defaultHigh ? natural : 0
        let most = priorities.hugging >= .defaultHigh ? natural : max(proposed, natural)
        return min(max(proposed, least), most)
    }

    // The content's baselines become the view's.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guard let content = subviews.first?.dimensions(in: ProposedViewSize(bounds.size)) else { return nil }
        return content[explicit: guide].map { $0 + (bounds.height - content.height) / 2 }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guard let content = subviews.first?.dimensions(in: ProposedViewSize(bounds.size)) else { return nil }
        return content[explicit: guide].map { $0 + (bounds.width - content.width) / 2 }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
        }
        MainActor.assumeIsolated {
            // A view that is shown by its counterpart knows how large that is.
            if view.isLeaf, view.superview == nil {
                view.host.updating { view.layer.bounds.size = bounds.size }
            }
        }
    }
}
