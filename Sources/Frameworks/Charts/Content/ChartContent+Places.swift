import SwiftUI

extension ChartContent {
    /// Moves marks by distances in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
    }

    /// Moves marks by a distance in points.
    public nonisolated func offset(_ offset: CGSize) -> some ChartContent {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Moves the horizontal edges of marks together and the vertical edges apart, in points.
    public nonisolated func offset(x: CGFloat = 0, yStart: CGFloat, yEnd: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
    }

    /// Moves the vertical edges of marks together and the horizontal edges apart, in points.
    public nonisolated func offset(xStart: CGFloat, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
    }

    /// Moves each edge of marks by a distance in points.
    public nonisolated func offset(
        xStart: CGFloat, xEnd: CGFloat = 0, yStart: CGFloat, yEnd: CGFloat = 0
    ) -> some ChartContent {
        styled {
            $0.offset.xStart += xStart.isFinite ? xStart : 0
            $0.offset.xEnd += xEnd.isFinite ? xEnd : 0
            $0.offset.yStart += yStart.isFinite ? yStart : 0
            $0.offset.yEnd += yEnd.isFinite ? yEnd : 0
        }
    }

    /// Shows only the part of marks within a shape in each mark's rectangle.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
        styled { $0.clips.append(.shape(AnyShape(shape), style)) }
    }

    /// Shows only the part of marks that other marks cover.
    public nonisolated func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        let content = content()
        return styled { $0.clips.append(.marks { C._collect(content, into: $0) }) }
    }

    /// Sets the name of marks for assistive technology.
    public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent {
        styled { $0.accessibilityLabel = label }
    }

    /// Sets the name of marks for assistive technology.
    public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(key))
    }

    /// Sets the name of marks for assistive technology.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        accessibilityLabel(Text(label))
    }

    /// Sets the value of marks for assistive technology.
    public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent {
        styled { $0.accessibilityValue = value }
    }

    /// Sets the value of marks for assistive technology.
    public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(key))
    }

    /// Sets the value of marks for assistive technology.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        accessibilityValue(Text(value))
    }

    /// Sets whether assistive technology leaves marks out.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        styled { $0.isAccessibilityHidden = hidden }
    }

    /// Returns the marks: charts report no identifiers, which is reported once.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        ChartGaps.warn(.identifiers)
        return self
    }
}
