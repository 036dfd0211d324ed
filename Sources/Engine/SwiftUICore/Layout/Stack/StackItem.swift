import Foundation

/// A child's share of a stack.
struct StackItem {
    var size = CGSize.zero
    var proposal = ProposedViewSize.unspecified
    var guide: CGFloat = 0

    /// The child's sizes, with their proposals.
    var viewSize: ViewSize { ViewSize(size, proposal) }
}

/// The space that aligned children take across a stack: before and after the line on which their guides meet.
struct MinorExtent {
    var before: CGFloat = 0
    private var after: CGFloat = 0
    private var isEmpty = true

    var length: CGFloat { isEmpty ? 0 : before + after }

    @inline(__always)
    mutating func add(_ guide: CGFloat, length: CGFloat) {
        let guide = guide.isFinite ? guide : 0
        if isEmpty {
            (before, after, isEmpty) = (guide, length - guide, false)
        } else {
            before = max(before, guide)
            after = max(after, length - guide)
        }
    }
}
