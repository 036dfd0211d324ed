import Foundation

/// The device's smallest units, to which frames are rounded: pixels of a screen, cells of a terminal.
///
/// Pixels are small enough for layout to ignore them: an element has its exact place, and its layer is on the nearest
/// pixels. Where a unit is larger than a point that would make equal gaps unequal and cut texts, so there the lengths
/// and distances of layout are whole units themselves, and with them all places.
struct DeviceGrid: Equatable {
    /// Units per point, across and down.
    let perPoint: CGSize
    /// Whether a unit is larger than a point.
    let isCoarse: Bool

    /// Creates a grid of pixels.
    /// - Parameter pixelsPerPoint: Pixels per point; 1 for values that are not numbers greater than 0.
    init(pixelsPerPoint: CGFloat = 1) {
        let scale = pixelsPerPoint > 0 && pixelsPerPoint < .infinity ? pixelsPerPoint : 1
        perPoint = CGSize(width: scale, height: scale)
        isCoarse = false
    }

    /// Creates a grid of units with a size in points.
    init(unit: CGSize) {
        perPoint = CGSize(width: 1 / unit.width, height: 1 / unit.height)
        isCoarse = unit.width > 1 || unit.height > 1
    }

    /// The length of a unit along an axis, in points.
    func unit(_ axis: Axis) -> CGFloat { 1 / perPoint[axis] }

    /// Returns a rectangle whose edges are between units (L05).
    @inline(__always)
    func rounded(_ frame: CGRect) -> CGRect {
        let x = (frame.minX * perPoint.width).roundedHalfUp / perPoint.width
        let y = (frame.minY * perPoint.height).roundedHalfUp / perPoint.height
        let maxX = (frame.maxX * perPoint.width).roundedHalfUp / perPoint.width
        let maxY = (frame.maxY * perPoint.height).roundedHalfUp / perPoint.height
        return CGRect(x: x, y: y, width: maxX - x, height: maxY - y)
    }

    /// Returns the size of the units that hold a size.
    @inline(__always)
    func roundedUp(_ size: CGSize) -> CGSize {
        CGSize(
            width: (size.width * perPoint.width).rounded(.up) / perPoint.width,
            height: (size.height * perPoint.height).rounded(.up) / perPoint.height)
    }

    // MARK: Coarse grids

    /// Returns the rounded size of an element: whole units, and at least one if it is not empty.
    func elementSize(_ size: CGSize) -> CGSize {
        CGSize(width: elementLength(size.width, .horizontal), height: elementLength(size.height, .vertical))
    }

    private func elementLength(_ length: CGFloat, _ axis: Axis) -> CGFloat {
        guard length > 0, length < .infinity else { return length }
        return max((length * perPoint[axis]).roundedHalfUp, 1) / perPoint[axis]
    }

    /// Returns the rounded distance between views: whole units, halves down.
    ///
    /// A distance of 8 points is a column of a terminal and no row.
    @inline(__always)
    func distance(_ length: CGFloat, _ axis: Axis) -> CGFloat { isCoarse ? coarseDistance(length, axis) : length }

    // Out of line: pixels, which most devices have, need no more than the question above.
    @inline(never)
    private func coarseDistance(_ length: CGFloat, _ axis: Axis) -> CGFloat {
        guard length.isFinite else { return length }
        return (length * perPoint[axis] - 0.5 - 1e-6).rounded(.up) / perPoint[axis]
    }

    /// Returns insets of whole units, halves down.
    func distances(_ insets: EdgeInsets) -> EdgeInsets {
        guard isCoarse else { return insets }
        return EdgeInsets(
            top: distance(insets.top, .vertical), leading: distance(insets.leading, .horizontal),
            bottom: distance(insets.bottom, .vertical), trailing: distance(insets.trailing, .horizontal))
    }

    /// Returns the place of a guide that is not between units: the one before.
    @inline(__always)
    func guide(_ position: CGFloat, _ axis: Axis) -> CGFloat { isCoarse ? coarseGuide(position, axis) : position }

    @inline(never)
    private func coarseGuide(_ position: CGFloat, _ axis: Axis) -> CGFloat {
        guard position.isFinite else { return position }
        return (position * perPoint[axis] + 1e-6).rounded(.down) / perPoint[axis]
    }
}

extension CGFloat {
    /// The nearest whole number, halves up.
    ///
    /// A number that is below a half by no more than the rounding error of a sum counts as a half: a view that arrived
    /// at its position in steps must not be a pixel away from one that was placed there at once.
    @inline(__always)
    var roundedHalfUp: CGFloat { (self + (0.5 + 1e-6)).rounded(.down) }
}
