import Foundation

extension UIView {
    /// Follows a change of the size of the superview, by the mask.
    func follow(from old: CGSize, to new: CGSize) {
        guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty else { return }
        let mask = autoresizingMask
        let now = frame
        let (x, width) = Self.follow(
            now.minX, now.width, old.width, new.width, mask.contains(.flexibleLeftMargin),
            mask.contains(.flexibleWidth),
            mask.contains(.flexibleRightMargin))
        let (y, height) = Self.follow(
            now.minY, now.height, old.height, new.height, mask.contains(.flexibleTopMargin),
            mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
        frame = CGRect(x: x, y: y, width: width, height: height)
    }

    /// Distributes a difference among the flexible parts in proportion to their lengths, or equally where all are zero.
    private static func follow(
        _ start: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ before: Bool, _ within: Bool,
        _ after: Bool
    ) -> (CGFloat, CGFloat) {
        let difference = new - old
        guard difference.isFinite, before || within || after else { return (start, length) }
        let parts = [(before, start), (within, length), (after, old - start - length)]
        let total = parts.reduce(0) { $0 + ($1.0 ? max($1.1, 0) : 0) }
        let count = CGFloat(parts.filter(\.0).count)
        let shares = parts.map { isFlexible, part -> CGFloat in
            if !isFlexible { return 0 }
            return total > 0 ? difference * max(part, 0) / total : difference / count
        }
        return (start + shares[0], max(length + shares[1], 0))
    }
}
