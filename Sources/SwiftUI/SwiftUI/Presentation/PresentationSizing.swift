import Foundation
import SwiftUICore

/// The size of a presentation, and how it follows the size of its content.
///
/// Follows Apple's [PresentationSizing](https://developer.apple.com/documentation/swiftui/presentationsizing).
public protocol PresentationSizing {
    /// Returns the size to propose to the content; where it names no length, the presentation has the content's ideal one.
    /// - Parameters:
    ///   - root: The content.
    ///   - context: Information about the presentation.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a presentation, to ask it for its size.
///
/// Follows Apple's [PresentationSizingRoot](https://developer.apple.com/documentation/swiftui/presentationsizingroot).
public struct PresentationSizingRoot {
    let subview: LayoutSubview

    /// Returns the size that the content takes for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { subview.sizeThatFits(proposal) }
}

/// Information about a presentation that is about to get its size.
///
/// Follows Apple's
/// [PresentationSizingContext](https://developer.apple.com/documentation/swiftui/presentationsizingcontext).
public struct PresentationSizingContext {
    /// The room that there is, in points.
    let room: CGSize
    /// The greatest size that the presentation has had; nil before the first.
    let greatest: CGSize?
}

/// The size that fits the place.
public struct AutomaticPresentationSizing: PresentationSizing {
    /// Creates the sizing.
    public nonisolated init() {}
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        ProposedViewSize(width: min(560, context.room.width), height: context.room.height)
    }
}

/// A size for forms, a little narrower than a page.
public struct FormPresentationSizing: PresentationSizing {
    /// Creates the sizing.
    public nonisolated init() {}
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { context.size(540, 620) }
}

/// About the size of a page of paper.
public struct PagePresentationSizing: PresentationSizing {
    /// Creates the sizing.
    public nonisolated init() {}
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { context.size(704, 850) }
}

/// The content's ideal size.
public struct FittedPresentationSizing: PresentationSizing {
    /// Creates the sizing.
    public nonisolated init() {}
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { .unspecified }
}

extension PresentationSizingContext {
    /// A size, as far as there is room.
    func size(_ width: CGFloat, _ height: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: min(width, room.width), height: min(height, room.height))
    }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The size that fits the place.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    /// A size for forms, a little narrower than a page.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    /// About the size of a page of paper.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    /// The content's ideal size.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing {
    /// The sizing, but with the content's own length in some directions, for the other length that the sizing has.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        FittingPresentationSizing(base: self, horizontal: horizontal, vertical: vertical)
    }

    /// The sizing, but in some directions the presentation grows with its content and never shrinks.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
        StickyPresentationSizing(base: self, horizontal: horizontal, vertical: vertical)
    }

    /// The size of a presentation of some content.
    func size(of root: PresentationSizingRoot, _ context: PresentationSizingContext) -> CGSize {
        let proposal = proposedSize(for: root, context: context)
        let size = root.sizeThatFits(proposal)
        return CGSize(width: min(size.width, context.room.width), height: min(size.height, context.room.height))
    }
}

private struct FittingPresentationSizing<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let horizontal: Bool
    let vertical: Bool

    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        var size = base.proposedSize(for: root, context: context)
        if horizontal { size.width = nil }
        if vertical { size.height = nil }
        return size
    }
}

private struct StickyPresentationSizing<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let horizontal: Bool
    let vertical: Bool

    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        var proposal = base.proposedSize(for: root, context: context)
        guard let greatest = context.greatest else { return proposal }
        let size = base.size(of: root, context)
        if horizontal { proposal.width = max(size.width, greatest.width) }
        if vertical { proposal.height = max(size.height, greatest.height) }
        return proposal
    }
}

extension View {
    /// Sets the size of the sheet around the view.
    ///
    /// In narrow windows sheets have the window's width whatever their sizing.
    public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        preference(key: SheetSizing.Key.self, value: SheetSizing(sizing: sizing))
    }
}

/// The sizing that the content of a sheet asks for.
struct SheetSizing: Equatable {
    let sizing: any PresentationSizing

    static func == (a: SheetSizing, b: SheetSizing) -> Bool {
        // Sizings are small values without a comparison of their own.
        String(reflecting: a.sizing) == String(reflecting: b.sizing)
    }

    /// Carries it up to the sheet.
    enum Key: PreferenceKey {
        static var defaultValue: SheetSizing? { nil }
        static func reduce(value: inout SheetSizing?, nextValue: () -> SheetSizing?) { value = value ?? nextValue() }
    }

    /// The greatest size that a sheet has had.
    final class Memory {
        var greatest: CGSize?
    }
}

/// A sheet as large as its sizing wants it, in the middle of the room there is.
struct SheetSizingLayout: Layout {
    let sizing: any PresentationSizing
    let memory: SheetSizing.Memory

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let subview = subviews.first else { return .zero }
        return size(of: subview, in: proposal.replacingUnspecifiedDimensions(by: CGSize(width: 560, height: 560)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let subview = subviews.first else { return }
        memory.greatest = CGSize(
            width: max(memory.greatest?.width ?? 0, bounds.width),
            height: max(memory.greatest?.height ?? 0, bounds.height))
        subview.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }

    private func size(of subview: LayoutSubview, in room: CGSize) -> CGSize {
        sizing.size(
            of: PresentationSizingRoot(subview: subview),
            PresentationSizingContext(room: room, greatest: memory.greatest))
    }
}
