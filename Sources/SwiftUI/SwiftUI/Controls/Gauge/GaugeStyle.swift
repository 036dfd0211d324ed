import DisplayList
import SwiftUICore

/// The appearance of gauges.
///
/// Follows Apple's [GaugeStyle](https://developer.apple.com/documentation/swiftui/gaugestyle).
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The type of the body, normally inferred.
    associatedtype Body: View
    /// The gauge.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    /// The configuration of a gauge.
    typealias Configuration = GaugeStyleConfiguration
}

/// The configuration of a gauge's style.
public struct GaugeStyleConfiguration {
    /// The value, from 0 to 1.
    public var value: Double
    /// The values that the gauge shows.
    public var label: Label
    /// The value in words; nil for none.
    public var currentValueLabel: CurrentValueLabel?
    /// The least value in words; nil for none.
    public var minimumValueLabel: MinimumValueLabel?
    /// The greatest value in words; nil for none.
    public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration: ControlStyleConfiguration {
    nonisolated(unsafe) private static let usual = StyleSlot<Self>(DefaultGaugeStyle()) {
        $0.makeBody(configuration: $1)
    }

    package static func automaticStyle(on host: HostTraits.Kind) -> StyleSlot<Self> { usual }
}

extension View {
    /// Sets the appearance of gauges within the view.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        nestedControlStyle(style) { (style: S, configuration: GaugeStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}

/// The usual style: a bar that fills.
public struct DefaultGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            LinearGauge(configuration: configuration, isAccessory: false)
            configuration.currentValueLabel
        }
    }
}

/// A bar that fills.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DefaultGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A narrow bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LinearGauge(configuration: configuration, isAccessory: true)
    }
}

/// A narrow bar that fills.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            configuration.label.font(.caption)
            LinearGauge(configuration: configuration, isAccessory: false)
            configuration.currentValueLabel.font(.caption2)
        }
    }
}

/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CircularGauge(configuration: configuration, isClosed: false)
    }
}

/// A ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CircularGauge(configuration: configuration, isClosed: true)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The usual style.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A narrow bar with a mark at the value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A narrow bar that fills.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a mark at the value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that fills.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

/// A bar, with the range's ends beside it.
private struct LinearGauge: View {
    let configuration: GaugeStyleConfiguration
    let isAccessory: Bool
    @Environment(\.hostKind) private var host

    var body: some View {
        HStack(spacing: 8) {
            configuration.minimumValueLabel
            if host == .terminal {
                CellProgressBar(fraction: configuration.value, tint: AnyShapeStyle(TintShapeStyle()))
            } else {
                bar
            }
            configuration.maximumValueLabel
        }
    }

    private var bar: some View {
        GeometryReader { geometry in
            let width = geometry.size.width
            ZStack(alignment: .leading) {
                Capsule().fill(
                    isAccessory ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(UIColor.systemFill)))
                if isAccessory {
                    Circle().fill(.white).overlay(Circle().strokeBorder(Color.gray, lineWidth: 1))
                        .frame(width: 8, height: 8).offset(x: (width - 8) * configuration.value)
                } else {
                    Capsule().fill(.tint).frame(width: width * configuration.value)
                }
            }
        }
        .frame(height: 6)
    }
}

/// A ring, with the value in its middle.
private struct CircularGauge: View {
    let configuration: GaugeStyleConfiguration
    let isClosed: Bool

    var body: some View {
        let span = isClosed ? 1.0 : 0.75
        ZStack {
            Circle().trim(from: 0, to: span).stroke(style: StrokeStyle(lineWidth: 6, lineCap: .round)).opacity(0.25)
                .rotationEffect(.degrees(isClosed ? -90 : 135))
            if isClosed {
                Circle().trim(from: 0, to: configuration.value)
                    .stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round)).rotationEffect(.degrees(-90))
            } else {
                Circle().fill(.tint).frame(width: 9, height: 9).offset(x: 26)
                    .rotationEffect(.degrees(135 + 270 * configuration.value))
            }
            VStack(spacing: 0) {
                if let value = configuration.currentValueLabel { value } else { configuration.label }
            }
            .font(.callout).lineLimit(1).minimumScaleFactor(0.5).frame(width: 38)
            if !isClosed {
                HStack {
                    configuration.minimumValueLabel
                    if configuration.minimumValueLabel == nil, configuration.currentValueLabel != nil {
                        configuration.label
                    }
                    configuration.maximumValueLabel
                }
                .font(.caption2).lineLimit(1).minimumScaleFactor(0.5).offset(y: 24)
            }
        }
        .frame(width: 52, height: 52)
        .padding(3)
    }
}
