import SwiftUI

/// The settings of modifiers around a chart.
struct ChartSettings {
    var x = AxisSettings()
    var y = AxisSettings()
    var styles = ValueScaleSettings<AnyShapeStyle>()
    var symbols = ValueScaleSettings<AnyChartSymbolShape>()
    var lineStyles = ValueScaleSettings<StrokeStyle>()
    var sizes = ValueScaleSettings<CGFloat>()
    var legend = LegendSettings()
    var plotStyle: ((AnyView) -> AnyView)?
    var overlays: [ChartCover] = []
    var backgrounds: [ChartCover] = []
    var gesture: ((ChartProxy) -> AnyGesture<Void>)?
    var angleSelection: ((_PlotDatum?) -> Void)?
    var scrollableAxes: Axis.Set = []
    var scrollBehavior: AnyScrollTargetBehavior?
    var scrollBehaviorOfValues: ValueAlignment?
}

/// The settings of modifiers for one axis.
struct AxisSettings {
    var scale = AxisScaleSettings()
    var visibility = Visibility.automatic
    /// The sets of marks that the app describes; nil for the standard ones.
    var content: [AxisSet]?
    var titles: [AxisTitle] = []
    var axisStyle: ((AnyView) -> AnyView)?
    var selection: ((_PlotDatum?) -> Void)?
    var rangeSelection: (((_PlotDatum, _PlotDatum)?) -> Void)?
    /// The visible part of a scrollable axis, in numbers or seconds, or a number of categories.
    var visibleLength: Double?
    var scrollPosition: ScrollBinding?

    var desiredCount: Int? { content?.lazy.compactMap(\.values.desiredCount).first }
}

/// A view over or below a chart.
struct ChartCover {
    let alignment: Alignment
    let content: (ChartProxy) -> AnyView
}

/// The first visible value of a scrollable axis, which the app and the user change.
struct ScrollBinding {
    let get: () -> _PlotDatum?
    let set: (_PlotDatum) -> Void
    /// Whether only the first place is given.
    var isInitial = false
}

/// The name of an axis beside it.
struct AxisTitle {
    let position: AnnotationPosition
    let alignment: Alignment?
    let spacing: CGFloat?
    let content: AnyView
}

struct LegendSettings {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
}

private struct ChartSettingsKey: EnvironmentKey {
    static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
    var chartSettings: ChartSettings {
        get { self[ChartSettingsKey.self] }
        set { self[ChartSettingsKey.self] = newValue }
    }
}

extension View {
    nonisolated func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }
}

/// Features that charts lack here: reported once each.
enum ChartGaps: String {
    case identifiers = "Marks of charts have no identifiers here: accessibilityIdentifier(_:) has no effect."
    case layers = "compositingLayer() has no effect on marks here: each mark is drawn by itself."

    static func warn(_ gap: ChartGaps) { RuntimeWarning.issue(gap.rawValue) }
}
