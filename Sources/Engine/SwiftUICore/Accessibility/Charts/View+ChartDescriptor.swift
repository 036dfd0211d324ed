import DisplayList
import Foundation

/// Describes a chart to assistive technology.
///
/// Follows Apple's
/// [AXChartDescriptorRepresentable](https://developer.apple.com/documentation/swiftui/axchartdescriptorrepresentable).
public protocol AXChartDescriptorRepresentable {
    /// Makes the description.
    func makeChartDescriptor() -> AXChartDescriptor
    /// Brings a description up to date; by default it stays as it is. Here descriptions are always made, when they are read.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
    /// Adds a description of the chart that the view shows: its series become groups of points in words.
    ///
    /// Follows Apple's
    /// [accessibilityChartDescriptor(_:)](https://developer.apple.com/documentation/swiftui/view/accessibilitychartdescriptor(_:)).
    public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
        _ representable: R
    ) -> some View {
        modifier(AccessibilityAttachmentModifier { $0.chart = { representable.makeChartDescriptor() } })
    }
}

extension ViewGraph {
    /// The largest number of points that a chart's description lists.
    private static let mostPoints = 1000

    /// Adds the content of a chart to its element.
    func describe(_ chart: AXChartDescriptor, of node: NodeRef, in draft: inout AccessibilityDraft) {
        if draft.item.label.isEmpty { draft.item.label = chart.title ?? "" }
        if draft.item.role == .staticText { draft.item.role = .group }
        if let summary = chart.summary, !summary.isEmpty {
            draft.item.hint = draft.item.hint.isEmpty ? summary : "\(draft.item.hint), \(summary)"
        }
        var count = 0
        for (number, series) in chart.series.enumerated() {
            var group = AccessibilityDraft(part(-1 - number, .group, series.name ?? "", draft))
            for point in series.dataPoints where count < Self.mostPoints {
                var item = part(count, .staticText, point.label ?? chart.name(point), draft)
                if point.label != nil { item.value = chart.name(point) }
                group.children.append(AccessibilityDraft(item))
                count += 1
            }
            draft.children.append(group)
        }

        func part(
            _ index: Int, _ role: AccessibilityItem.Role, _ label: String, _ draft: AccessibilityDraft
        )
            -> AccessibilityItem
        {
            AccessibilityItem(
                id: node.accessibilityID(ofPart: index), role: role, label: label, frame: draft.item.frame)
        }
    }
}

extension AXChartDescriptor {
    /// A point in words.
    fileprivate func name(_ point: AXDataPoint) -> String {
        func words(_ value: AXDataPoint.Value, _ axis: (any AXDataAxisDescriptor)?) -> String {
            let text =
                switch value {
                case .category(let name): name
                case .number(let number):
                    (axis as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider(number) ?? "\(number)"
                }
            guard let title = axis?.title, !title.isEmpty else { return text }
            return "\(title) \(text)"
        }
        var parts = [words(point.xValue, xAxis)]
        if let y = point.yValue { parts.append(words(.number(y), yAxis)) }
        for (index, value) in point.additionalValues.enumerated() {
            parts.append(words(value, additionalAxes.indices.contains(index) ? additionalAxes[index] : nil))
        }
        return parts.joined(separator: ", ")
    }
}
