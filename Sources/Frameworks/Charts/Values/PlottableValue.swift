import Foundation

/// A value of a mark with its label.
///
/// Follows Apple's [PlottableValue](https://developer.apple.com/documentation/charts/plottablevalue).
public struct PlottableValue<Value: Plottable> {
    /// The name of the quantity, which legends and assistive technology show.
    let label: PlotLabel
    let value: PlotValue

    /// The value without its type.
    var datum: _PlotDatum { value.datum }
}

/// The name of a quantity, resolved when it is needed.
enum PlotLabel {
    case verbatim(String)
    case text(Text)

    init<S: StringProtocol>(_ label: S) { self = .verbatim(String(label)) }
    init(_ key: LocalizedStringKey) { self = .text(Text(key)) }
    init(_ resource: LocalizedStringResource) { self = .text(Text(resource)) }

    var string: String {
        switch self {
        case .verbatim(let string): string
        case .text(let text): text.plainString
        }
    }
}
