import SwiftUI

/// A set of marks along an axis, as apps describe it.
struct AxisSet {
    var preset = AxisMarkPreset.automatic
    var position = AxisMarkPosition.automatic
    var values = AxisMarkValues.automatic
    var stroke: StrokeStyle?
    /// Makes the parts at a value; nil for the standard parts.
    var content: (@MainActor (AxisValue, inout _AxisParts) -> Void)?
    /// Writes values in the app's format.
    var format: ((_PlotDatum) -> String?)?
    /// Whether the parts are the standard ones, where the app doesn't describe the axis at all.
    var isDefault = false
}

/// How the labels of an axis are placed.
///
/// Follows Apple's [AxisMarkPreset](https://developer.apple.com/documentation/charts/axismarkpreset).
public struct AxisMarkPreset: Hashable, Sendable {
    enum Storage { case automatic, aligned, extended, inset }
    let storage: Storage
    /// Whatever suits the axis.
    public static let automatic = AxisMarkPreset(storage: .automatic)
    /// The first and last label are aligned with the ends of the plot.
    public static let aligned = AxisMarkPreset(storage: .aligned)
    /// Lines extend to the labels.
    public static let extended = AxisMarkPreset(storage: .extended)
    /// Labels are within the plot.
    public static let inset = AxisMarkPreset(storage: .inset)
}

/// The side of the plot where an axis is.
///
/// Follows Apple's [AxisMarkPosition](https://developer.apple.com/documentation/charts/axismarkposition).
public struct AxisMarkPosition: Hashable, Sendable {
    enum Storage { case automatic, leading, trailing, top, bottom }
    let storage: Storage
    /// Below the plot, or at its trailing side.
    public static let automatic = AxisMarkPosition(storage: .automatic)
    /// At the leading side.
    public static let leading = AxisMarkPosition(storage: .leading)
    /// At the trailing side.
    public static let trailing = AxisMarkPosition(storage: .trailing)
    /// Above the plot.
    public static let top = AxisMarkPosition(storage: .top)
    /// Below the plot.
    public static let bottom = AxisMarkPosition(storage: .bottom)
}

/// Grid lines, ticks and labels at values along an axis.
///
/// Follows Apple's [AxisMarks](https://developer.apple.com/documentation/charts/axismarks).
public struct AxisMarks<Content: AxisMark> {
    private let set: AxisSet

    private nonisolated init(set: AxisSet) { self.set = set }

    @MainActor public func _collect(into list: inout _AxisSets) { list.sets.append(set) }

    /// Creates marks of parts that a closure makes for each value.
    /// - Parameters:
    ///   - preset: How labels are placed.
    ///   - position: The side of the plot; below or trailing by default.
    ///   - values: Which values; round ones by default.
    ///   - content: Makes the parts at a value.
    public nonisolated init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(
            set: AxisSet(preset: preset, position: position, values: values) { content($0)._collect(into: &$1) })
    }

    /// Creates marks of the same parts at each value.
    public nonisolated init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset: preset, position: position, values: values) { _ in content() }
    }

    /// Creates marks at the values of an array, of parts that a closure makes for each.
    public nonisolated init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(preset: preset, position: position, values: AxisMarkValues(values), content: content)
    }

    /// Creates marks at the values of an array, of the same parts at each.
    public nonisolated init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset: preset, position: position, values: AxisMarkValues(values)) { _ in content() }
    }
}

extension AxisMarks: AxisContent {}

extension AxisMarks where Content == AnyAxisMark {
    /// Creates marks with the usual lines and labels.
    public nonisolated init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        self.init(set: AxisSet(preset: preset, position: position, values: values, stroke: stroke))
    }

    /// Creates marks with the usual lines and labels at the values of an array.
    public nonisolated init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        self.init(set: AxisSet(preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke))
    }

    /// Creates marks with the usual lines, and labels in a format.
    public nonisolated init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(
            set: AxisSet(
                preset: preset, position: position, values: values, stroke: stroke,
                format: { F.FormatInput(datum: $0).map(format.format) }))
    }

    /// Creates marks with the usual lines, and labels in a format, at the values of an array.
    public nonisolated init<F: FormatStyle, Value: Plottable>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(
            format: format, preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke)
    }
}

extension AxisMarkValues {
    init<Value: Plottable>(_ values: [Value]) { storage = .values(values.map(\.datum)) }
}
