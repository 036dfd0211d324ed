import Foundation
import SwiftUI

/// Labels of values other than literals: one declaration for all of them keeps charts quick to compile.
public protocol _PlottableLabel {
    /// The label as charts keep it.
    var _label: _PlotLabel { get }
}

/// A label as charts keep it.
public struct _PlotLabel {
    let label: PlotLabel
}

extension String: _PlottableLabel {
    public var _label: _PlotLabel { _PlotLabel(label: PlotLabel(self)) }
}

extension Substring: _PlottableLabel {
    public var _label: _PlotLabel { _PlotLabel(label: PlotLabel(self)) }
}

extension Text: _PlottableLabel {
    public var _label: _PlotLabel { _PlotLabel(label: .text(self)) }
}

extension LocalizedStringResource: _PlottableLabel {
    public var _label: _PlotLabel { _PlotLabel(label: PlotLabel(self)) }
}

/// Intervals of values: one declaration for all of them keeps charts quick to compile.
public protocol _PlottableInterval<Bound> {
    /// The type of the ends.
    associatedtype Bound: Plottable & Comparable
    /// The interval's beginning.
    var lowerBound: Bound { get }
    /// The interval's end.
    var upperBound: Bound { get }
}

extension Range: _PlottableInterval where Bound: Plottable {}
extension ClosedRange: _PlottableInterval where Bound: Plottable {}
extension ChartBinRange: _PlottableInterval where Bound: Plottable {}
