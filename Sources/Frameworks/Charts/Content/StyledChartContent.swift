import SwiftUI

/// Content with a modifier.
public struct _StyledChartContent<Content: ChartContent> {
    public typealias Body = Never
    let content: Content
    let change: (MarkAttributes) -> Void

    @MainActor public static func _collect(_ content: Self, into collector: _ChartCollector) {
        collector.styled(content.change) { Content._collect(content.content, into: collector) }
    }
}

extension _StyledChartContent: BasicChartContent {}

extension ChartContent {
    nonisolated func styled(_ change: @escaping (MarkAttributes) -> Void) -> _StyledChartContent<Self> {
        _StyledChartContent(content: self, change: change)
    }
}
