import Foundation

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    public var _datum: _PlotDatum { .number(Double(self)) }
    public init?(_datum: _PlotDatum) {
        guard case .number(let number) = _datum else { return nil }
        self.init(number)
    }
}

extension PrimitivePlottableProtocol where Self: FixedWidthInteger {
    public var _datum: _PlotDatum { .number(Double(self)) }
    /// Creates the nearest integer; nil for a value that is not a number of the type's range.
    public init?(_datum: _PlotDatum) {
        guard case .number(let number) = _datum else { return nil }
        self.init(exactly: number.rounded())
    }
}

extension Double: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Double
}

extension Float: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Float
}

extension Int: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Int
}

extension Int8: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Int8
}

extension Int16: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Int16
}

extension Int32: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Int32
}

extension Int64: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Int64
}

extension UInt: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = UInt
}

extension UInt8: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = UInt8
}

extension UInt16: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = UInt16
}

extension UInt32: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = UInt32
}

extension UInt64: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = UInt64
}

extension Decimal: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Decimal
    public var _datum: _PlotDatum { .number(NSDecimalNumber(decimal: self).doubleValue) }
    public init?(_datum: _PlotDatum) {
        guard case .number(let number) = _datum, number.isFinite else { return nil }
        self.init(number)
    }
}

extension Date: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Date
    public var _datum: _PlotDatum { .date(timeIntervalSinceReferenceDate) }
    public init?(_datum: _PlotDatum) {
        guard case .date(let seconds) = _datum else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}

extension String: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = String
    public var _datum: _PlotDatum { .category(self) }
    public init?(_datum: _PlotDatum) {
        guard case .category(let name) = _datum else { return nil }
        self = name
    }
}
