import Foundation

extension View {
    /// Sets the greatest number of lines of text in this view; nil for as many as fit.
    public nonisolated func lineLimit(_ number: Int?) -> some View {
        modifier(_EnvironmentWritingModifier(LineLimitKey.self, LineLimits(upper: number, lower: nil)))
    }

    /// Sets the greatest number of lines, and whether space is kept for all of them.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        modifier(
            _EnvironmentWritingModifier(
                LineLimitKey.self, LineLimits(upper: limit, lower: reservesSpace ? limit : nil)))
    }

    /// Sets the least number of lines for which space is kept.
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        modifier(
            _EnvironmentWritingModifier(
                LineLimitKey.self, LineLimits(upper: nil, lower: limit.lowerBound)))
    }

    /// Sets the greatest number of lines.
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        modifier(
            _EnvironmentWritingModifier(
                LineLimitKey.self, LineLimits(upper: limit.upperBound, lower: nil)))
    }

    /// Sets the least number of lines for which space is kept, and the greatest.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        modifier(
            _EnvironmentWritingModifier(
                LineLimitKey.self, LineLimits(upper: limit.upperBound, lower: limit.lowerBound)))
    }

    /// Sets extra space between lines, in points.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        modifier(_EnvironmentWritingModifier(LineSpacingKey.self, lineSpacing))
    }

    /// Sets the factor down to which text may shrink to fit, above 0 and at most 1.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        modifier(_EnvironmentWritingModifier(MinimumScaleFactorKey.self, factor))
    }

    /// Sets where text is cut when it does not fit.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        modifier(_EnvironmentWritingModifier(TruncationModeKey.self, mode))
    }

    /// Sets how lines of a text are aligned within the text's own width (T06).
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        modifier(_EnvironmentWritingModifier(MultilineTextAlignmentKey.self, alignment))
    }

    /// Sets whether letters may move closer before text is cut.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View {
        modifier(_EnvironmentWritingModifier(AllowsTighteningKey.self, flag))
    }

    /// Sets the size of text within this view that the user would otherwise choose.
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        modifier(_EnvironmentWritingModifier(DynamicTypeSizeKey.self, size))
    }

    /// Keeps the user's size of text within a range.
    public nonisolated func dynamicTypeSize<T>(_ range: T) -> some View
    where T: RangeExpression, T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            let allowed = DynamicTypeSize.allCases.filter(range.contains)
            guard let first = allowed.first, let last = allowed.last else { return }
            size = min(max(size, first), last)
        }
    }
}
