import DisplayList
import Foundation
import SwiftUICore

#if ORIEL_IMAGE
import ImageFrontend
#endif

extension UIView {
    /// The natural size of the view's content by its counterpart; -1 for none.
    var naturalSize: CGSize {
        let none = CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
        if let host = controller as? any MeasuredController { return host.contentSize(for: .unspecified) ?? none }
        switch self {
        case let view as UIImageView: return view.image?.size ?? none
        case let view as UILabel:
            let most = view.preferredMaxLayoutWidth
            return measured(ProposedViewSize(width: most > 0 && view.isMultiline ? most : nil, height: nil)) ?? none
        case let view as UITextView:
            if view.isScrollEnabled { return none }
            let width = bounds.width > 0 ? bounds.width : nil
            let size = measured(ProposedViewSize(width: width, height: nil))
            return CGSize(width: Self.noIntrinsicMetric, height: size?.height ?? Self.noIntrinsicMetric)
        case is UISlider, is UIProgressView:
            return CGSize(width: Self.noIntrinsicMetric, height: measured(.unspecified)?.height ?? 0)
        case is UIScrollView, is UIVisualEffectView: return none
        default: return measured(.unspecified) ?? none
        }
    }

    /// The size of the counterpart that fits into another; nil for a view without a counterpart.
    func fittingSize(in size: CGSize) -> CGSize? {
        if let host = controller as? any MeasuredController { return host.contentSize(for: ProposedViewSize(size)) }
        if self is UIScrollView, !(self is UITextView) { return nil }
        let room = isMultiline || self is UITextView ? size.width : 0
        return measured(ProposedViewSize(width: room > 0 && room.isFinite ? room : nil, height: nil))
    }

    /// Whether the content has several lines, whose number depends on the width.
    var isMultiline: Bool { (self as? UILabel).map { $0.numberOfLines != 1 } ?? false }

    func height(forWidth width: CGFloat) -> CGFloat? {
        measured(ProposedViewSize(width: width, height: nil))?.height
    }

    /// The least size that constraints allow; 10 points in a direction without.
    var smallestSize: CGSize {
        guard AutoLayout.concerns(self) else { return CGSize(width: 10, height: 10) }
        return systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
    }

    /// The counterpart's size for a proposal; nil where there is none.
    ///
    /// It is kept until the view changes.
    private func measured(_ proposal: ProposedViewSize) -> CGSize? {
        guard isLeaf, let textSystem = Self.textSystem else { return nil }
        if measures.system !== textSystem { measures = Measures(system: textSystem) }
        if let known = measures.sizes[.init(width: proposal.width, height: proposal.height)] { return known }
        guard let size = Self.measure(proposal, leafContent(isFramed: false)) else { return nil }
        measures.sizes[.init(width: proposal.width, height: proposal.height)] = size
        return size
    }

    /// Measures a view of SwiftUI in a window of its own, which is never shown; nil where texts cannot be measured.
    static func measure(_ proposal: ProposedViewSize, _ content: AnyView?) -> CGSize? {
        guard let textSystem else { return nil }
        func measure() -> CGSize {
            guard let content else { return .zero }
            let host = ViewHost(content, textSystem: textSystem)
            defer { host.close() }
            let size = host.size(for: proposal)
            // Whole points, as UIKit has them, so that texts find room.
            return CGSize(width: size.width.finite.rounded(.up), height: size.height.finite.rounded(.up))
        }
        return HostScope.window.map { HostScope.run($0, measure) } ?? measure()
    }

    /// Measures texts as the window does.
    private static var textSystem: (any TextMeasuring)? {
        if let known = ViewHost.current?.graph.textSystem { return known }
        #if ORIEL_IMAGE
        return PictureMaker.textSystem
        #else
        return nil
        #endif
    }
}

/// The sizes of a view's counterpart that are known.
struct Measures {
    /// The text system of the measurement.
    weak var system: (any TextMeasuring)?
    var sizes: [Key: CGSize] = [:]

    /// A proposal.
    struct Key: Hashable { var width, height: CGFloat? }
}

/// A controller whose view has the size of its view of SwiftUI.
@MainActor protocol MeasuredController: UIViewController {}

extension MeasuredController {
    /// The size of the content for a proposal; nil where texts cannot be measured.
    func contentSize(for proposal: ProposedViewSize) -> CGSize? { UIView.measure(proposal, _swiftUIContent) }
}
