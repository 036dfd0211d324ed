import SwiftUI

/// A mark with its values, before they have places.
struct Mark {
    enum Kind: UInt8 { case bar, line, area, point, rule, rectangle, sector }

    var kind: Kind
    var x = MarkExtent.whole
    var y = MarkExtent.whole
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.unstacked
    /// The line or area that a point belongs to, beside what its color and symbol stand for.
    var series: _PlotDatum?
    var sector: SectorSize?
    var id = 0
    var attributes = MarkAttributes.none

    init(_ kind: Kind, x: MarkExtent = .whole, y: MarkExtent = .whole) {
        self.kind = kind
        self.x = x
        self.y = y
    }
}

/// The radii of a sector.
struct SectorSize {
    var inner = MarkDimension.automatic
    var outer = MarkDimension.automatic
    var inset: CGFloat = 0
}

/// The width or height of a mark.
///
/// Follows Apple's [MarkDimension](https://developer.apple.com/documentation/charts/markdimension).
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    enum Storage { case automatic, fixed(CGFloat), inset(CGFloat), ratio(CGFloat) }
    let storage: Storage

    /// A size that suits the mark and the plot.
    public static let automatic = MarkDimension(storage: .automatic)
    /// A size in points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(storage: .fixed(value)) }
    /// The room that there is, less a distance in points on both sides.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(storage: .inset(value)) }
    /// A share of the room that there is, from 0 to 1.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(storage: .ratio(value)) }

    init(storage: Storage) { self.storage = storage }
    public init(floatLiteral value: Double) { storage = .fixed(value) }
    public init(integerLiteral value: Int) { storage = .fixed(CGFloat(value)) }

    /// The size within some room, in points.
    func size(in room: CGFloat, automatic: CGFloat) -> CGFloat {
        let size: CGFloat =
            switch storage {
            case .automatic: automatic
            case .fixed(let value): value
            case .inset(let value): room - 2 * value
            case .ratio(let value): room * value
            }
        return size.isFinite ? max(size, 0) : 0
    }
}

/// How marks at the same place are stacked.
///
/// Follows Apple's [MarkStackingMethod](https://developer.apple.com/documentation/charts/markstackingmethod).
public struct MarkStackingMethod: Hashable, Sendable {
    enum Storage { case standard, normalized, center, unstacked }
    let storage: Storage

    /// One on top of the other, from zero.
    public static let standard = MarkStackingMethod(storage: .standard)
    /// As shares of the whole, from 0 to 1.
    public static let normalized = MarkStackingMethod(storage: .normalized)
    /// One on top of the other, with the middle at zero.
    public static let center = MarkStackingMethod(storage: .center)
    /// Each from zero.
    public static let unstacked = MarkStackingMethod(storage: .unstacked)
}
