import Foundation

/// A type whose values a chart can place along an axis, or map to colors, symbols and sizes.
///
/// Follows Apple's [Plottable](https://developer.apple.com/documentation/charts/plottable). Numbers, dates and texts conform; an
/// enumeration with such raw values conforms with the name of the protocol alone.
public protocol Plottable {
    /// The number, date or text that stands for the value.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    /// The number, date or text that stands for this value.
    var primitivePlottable: PrimitivePlottable { get }
    /// Creates a value from its primitive form; nil if there is no such value.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a text, which a chart can plot without any conversion.
///
/// Follows Apple's
/// [PrimitivePlottableProtocol](https://developer.apple.com/documentation/charts/primitiveplottableprotocol).
public protocol PrimitivePlottableProtocol: Plottable {
    /// The value as all charts keep it.
    var _datum: _PlotDatum { get }
    /// Creates a value from one that a chart keeps; nil if its type is another one.
    init?(_datum: _PlotDatum)
}

extension PrimitivePlottableProtocol where PrimitivePlottable == Self {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
    public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }
    public init?(primitivePlottable: RawValue.PrimitivePlottable) {
        guard let rawValue = RawValue(primitivePlottable: primitivePlottable) else { return nil }
        self.init(rawValue: rawValue)
    }
}

extension Plottable {
    /// The value as all charts keep it.
    var datum: _PlotDatum { primitivePlottable._datum }

    /// Creates a value from one that a chart keeps; nil if its type is another one.
    init?(datum: _PlotDatum) {
        guard let primitive = PrimitivePlottable(_datum: datum) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}
