import SwiftUI

/// A label at a value of an axis.
struct AxisLabel {
    var isCentered: Bool?
    var anchor: UnitPoint?
    var collision = AxisValueLabelCollisionResolution.automatic
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
    var orientation = AxisValueLabelOrientation.automatic
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
    /// The view; nil for the value as the axis writes it.
    var content: AnyView?
    /// Writes the value in the app's format.
    var format: ((_PlotDatum) -> String?)?
}

/// The value of an axis as text, or a view instead.
///
/// Follows Apple's [AxisValueLabel](https://developer.apple.com/documentation/charts/axisvaluelabel).
public struct AxisValueLabel<Content: View> {
    private var label: AxisLabel

    nonisolated init(_ label: AxisLabel) { self.label = label }

    @MainActor public func _collect(into list: inout _AxisParts) {
        var label = label
        (label.style, label.font) = (list.style, list.font)
        label.offset.width += list.offset.width
        label.offset.height += list.offset.height
        list.parts.append(.label(label))
    }
}

extension AxisValueLabel: AxisMark {}

/// The treatment of labels that overlap.
///
/// Follows Apple's
/// [AxisValueLabelCollisionResolution](https://developer.apple.com/documentation/charts/axisvaluelabelcollisionresolution).
public struct AxisValueLabelCollisionResolution: Sendable {
    enum Storage { case automatic, disabled, truncate, greedy(minimum: CGFloat) }
    let storage: Storage

    /// Leaves labels out that would overlap.
    public static let automatic = AxisValueLabelCollisionResolution(storage: .automatic)
    /// Shows all labels.
    public static let disabled = AxisValueLabelCollisionResolution(storage: .disabled)
    /// Shortens labels to the room between two values.
    public static let truncate = AxisValueLabelCollisionResolution(storage: .truncate)
    /// Leaves labels out that would overlap.
    public static let greedy = AxisValueLabelCollisionResolution(storage: .greedy(minimum: 2))
    /// Leaves labels out that would come nearer to the one before than a distance in points.
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self {
        Self(storage: .greedy(minimum: minimumSpacing ?? 2))
    }
}

/// The direction in which a label is written.
///
/// Follows Apple's
/// [AxisValueLabelOrientation](https://developer.apple.com/documentation/charts/axisvaluelabelorientation).
public struct AxisValueLabelOrientation: Hashable, Sendable {
    enum Storage { case automatic, horizontal, vertical, verticalReversed }
    let storage: Storage

    /// Horizontally.
    public static let automatic = AxisValueLabelOrientation(storage: .automatic)
    /// Horizontally.
    public static let horizontal = AxisValueLabelOrientation(storage: .horizontal)
    /// Downward.
    public static let vertical = AxisValueLabelOrientation(storage: .vertical)
    /// Upward.
    public static let verticalReversed = AxisValueLabelOrientation(storage: .verticalReversed)
}
