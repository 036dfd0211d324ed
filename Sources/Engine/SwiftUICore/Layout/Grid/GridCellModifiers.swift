import OrielFoundation

/// How many columns a cell spans.
private enum GridColumnsKey: ViewTraitKey { static var defaultValue: Int { 1 } }
/// The anchor of a view in its cell.
private enum GridAnchorKey: ViewTraitKey { static var defaultValue: UnitPoint? { nil } }
/// The axes along which a view is offered no more than its cell has anyway.
private enum GridUnsizedKey: ViewTraitKey { static var defaultValue: Axis.Set { [] } }
/// Where views of a column meet.
private enum GridColumnAlignmentKey: ViewTraitKey { static var defaultValue: HorizontalAlignment? { nil } }

extension View {
    /// Makes the view span several columns of its grid: 1000 at most.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        // The grid asks its cells column by column.
        let most = 1000
        if count > most { RuntimeWarning.issue("A grid cell spans at most \(most) columns; it was told \(count).") }
        return modifier(_TraitWritingModifier<GridColumnsKey>(value: min(max(count, 1), most)))
    }

    /// Sets where the view is placed in its grid cell.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(_TraitWritingModifier<GridAnchorKey>(value: anchor))
    }

    /// Keeps the view from making its grid's column wider, or its row higher.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(_TraitWritingModifier<GridUnsizedKey>(value: axes))
    }

    /// Sets where the views of this one's column meet horizontally.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(_TraitWritingModifier<GridColumnAlignmentKey>(value: guide))
    }
}

extension NodeRef {
    var gridColumns: Int { kind.trait(self, GridColumnsKey.self) ?? 1 }
    var gridAnchor: UnitPoint? { kind.trait(self, GridAnchorKey.self) ?? nil }
    var gridUnsizedAxes: Axis.Set { kind.trait(self, GridUnsizedKey.self) ?? [] }
    var gridColumnAlignment: HorizontalAlignment? { kind.trait(self, GridColumnAlignmentKey.self) ?? nil }
}
