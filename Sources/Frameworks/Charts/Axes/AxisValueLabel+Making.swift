import SwiftUI

extension AxisValueLabel where Content == Text {
    /// Creates a label with the value as the axis writes it.
    /// - Parameters:
    ///   - centered: Whether it is in the middle between this value and the next.
    ///   - anchor: The point of the label at the value.
    ///   - multiLabelAlignment: How several labels at one value are aligned.
    ///   - collisionResolution: The treatment of labels that overlap.
    ///   - offsetsMarks: Whether further parts make room for the label.
    ///   - orientation: The direction of the text.
    ///   - horizontalSpacing: The distance to the value or plot, in points.
    ///   - verticalSpacing: The distance to the plot or value, in points.
    public nonisolated init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            AxisLabel(
                isCentered: centered, anchor: anchor, collision: collisionResolution,
                horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, orientation: orientation))
    }

    /// Creates a label with the value in a format, such as `.dateTime.month()` or `.percent`.
    public nonisolated init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(
            AxisLabel(
                isCentered: centered, anchor: anchor, collision: collisionResolution,
                horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, orientation: orientation,
                format: { F.FormatInput(datum: $0).map(format.format) }))
    }

    /// Creates a label with a text.
    public nonisolated init(
        _ labelKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            AxisLabel(
                isCentered: centered, anchor: anchor, collision: collisionResolution,
                horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, orientation: orientation,
                content: AnyView(Text(labelKey))))
    }

    /// Creates a label with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ label: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            AxisLabel(
                isCentered: centered, anchor: anchor, collision: collisionResolution,
                horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, orientation: orientation,
                content: AnyView(Text(label))))
    }

    /// Creates a label with a text.
    public nonisolated init(
        _ label: Text, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            AxisLabel(
                isCentered: centered, anchor: anchor, collision: collisionResolution,
                horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, orientation: orientation,
                content: AnyView(label)))
    }
}

extension AxisValueLabel {
    /// Creates a label with a view.
    public nonisolated init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            AxisLabel(
                isCentered: centered, anchor: anchor, collision: collisionResolution,
                horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, orientation: orientation,
                content: AnyView(content())))
    }
}
