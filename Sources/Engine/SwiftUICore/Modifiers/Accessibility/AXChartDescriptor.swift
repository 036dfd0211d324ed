import Foundation

/// The content of a chart, for assistive technology: its axes, and its series of points.
///
/// Follows Apple's [AXChartDescriptor](https://developer.apple.com/documentation/accessibility/axchartdescriptor).
open class AXChartDescriptor {
    /// The direction in which a chart is read.
    public enum ContentDirection: Int, Sendable {
        /// From left to right.
        case leftToRight
        /// From right to left.
        case rightToLeft
        /// From the top down.
        case topToBottom
        /// From the bottom up.
        case bottomToTop
        /// From the middle outwards.
        case radialClockwise
        /// From the middle outwards, the other way round.
        case radialCounterClockwise
    }

    /// The title; nil for none.
    open var title: String?
    /// The summary of the chart in a sentence; nil for none.
    open var summary: String?
    /// The horizontal axis.
    open var xAxis: any AXDataAxisDescriptor
    /// The vertical axis; nil for none.
    open var yAxis: AXNumericDataAxisDescriptor?
    /// Further axes.
    open var additionalAxes: [any AXDataAxisDescriptor]
    /// The series of points.
    open var series: [AXDataSeriesDescriptor]
    /// The direction in which the chart is read; from left to right by default.
    open var contentDirection = ContentDirection.leftToRight
    /// Where the chart is, in points; unknown by default.
    open var contentFrame = CGRect.null

    /// Creates a description of a chart.
    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
        (self.additionalAxes, self.series) = (additionalAxes, series)
    }
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
    /// The title.
    var title: String { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
    /// How numbers become distances along the axis.
    public enum ScaleType: Int, Sendable {
        /// In proportion.
        case linear
        /// By their logarithms of 10.
        case log10
        /// By their natural logarithms.
        case ln
    }

    /// The title.
    open var title: String
    /// The numbers from one end to the other.
    open var range: ClosedRange<Double>
    /// Where lines cross the chart.
    open var gridlinePositions: [Double]
    /// Says a number in words.
    open var valueDescriptionProvider: (Double) -> String
    /// How numbers become distances; in proportion by default.
    open var scaleType = ScaleType.linear

    /// Creates an axis.
    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double] = [],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}

/// An axis of names.
open class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
    /// The title.
    open var title: String
    /// The names in their order.
    open var categoryOrder: [String]

    /// Creates an axis.
    public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
}

/// A series of points of a chart.
open class AXDataSeriesDescriptor {
    /// The name; nil for none.
    open var name: String?
    /// Whether the points are joined, as by a line.
    open var isContinuous: Bool
    /// The points.
    open var dataPoints: [AXDataPoint]

    /// Creates a series.
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
    }
}

/// A point of a chart.
open class AXDataPoint {
    /// A number or a name.
    public enum Value: Hashable, Sendable {
        /// A number.
        case number(Double)
        /// A name.
        case category(String)
    }

    /// The place on the horizontal axis.
    open var xValue: Value
    /// The place on the vertical axis; nil for none.
    open var yValue: Double?
    /// The places on further axes.
    open var additionalValues: [Value]
    /// The label of the point; nil for none.
    open var label: String?

    /// Creates a point.
    public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        (xValue, yValue, self.additionalValues, self.label) = (.number(x), y, additionalValues, label)
    }

    /// Creates a point on an axis of names.
    public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        (xValue, yValue, self.additionalValues, self.label) = (.category(x), y, additionalValues, label)
    }
}
