import DisplayList
import Foundation

/// The appearance of progress views.
///
/// Follows Apple's [ProgressViewStyle](https://developer.apple.com/documentation/swiftui/progressviewstyle).
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of the body, normally inferred.
    associatedtype Body: View
    /// The style's configuration.
    typealias Configuration = ProgressViewStyleConfiguration
    /// Makes a progress view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The configuration of a progress view's style.
public struct ProgressViewStyleConfiguration {
    /// The task's label, with its type hidden.
    public struct Label: View {
        nonisolated(unsafe) let view: AnyView
        public var body: some View { view }
    }

    /// How far the task is in words, the type hidden.
    public struct CurrentValueLabel: View {
        nonisolated(unsafe) let view: AnyView
        public var body: some View { view }
    }

    /// The part that is done, from 0 to 1; nil where the length is unknown.
    public let fractionCompleted: Double?
    /// The task's label; nil for none.
    public var label: Label?
    /// How far it is in words; nil for no label.
    public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration: ControlStyleConfiguration {
    nonisolated(unsafe) private static let usual = StyleSlot<Self>(DefaultProgressViewStyle()) {
        $0.makeBody(configuration: $1)
    }

    package static func automaticStyle(on host: HostTraits.Kind) -> StyleSlot<Self> { usual }
}

extension View {
    /// Sets the appearance of progress views.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        nestedControlStyle(style) { (style: S, configuration: ProgressViewStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}

/// The style that fits: a bar where the length is known, else a wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            WheelProgress(configuration: configuration, tint: nil)
        } else {
            BarProgress(configuration: configuration, tint: nil)
        }
    }
}

/// A bar that fills from the leading edge.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    /// Creates the style.
    public nonisolated init() { tint = nil }
    /// Creates the style with a color for the bar.
    public nonisolated init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        BarProgress(configuration: configuration, tint: tint)
    }
}

/// A wheel; a ring that closes where the length is known.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    /// Creates the style.
    public nonisolated init() { tint = nil }
    /// Creates the style with a color for the wheel.
    public nonisolated init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        WheelProgress(configuration: configuration, tint: tint)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The style that fits.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar that fills from the leading edge.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A wheel.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct BarProgress: View {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    @Environment(\.controlSize) private var controlSize
    @Environment(\.hostKind) private var host
    @ScaledMetric private var textScale: CGFloat = 1

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            configuration.label.modifier(ControlSizeFont())
            if host == .terminal {
                CellProgressBar(fraction: configuration.fractionCompleted ?? 0, tint: ink)
            } else {
                bar
            }
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }

    private var ink: AnyShapeStyle { tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()) }

    private var bar: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(Color(UIColor.systemFill))
                Capsule().fill(ink).frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
            }
        }
        .frame(height: 4 * controlSize.factor * textScale)
    }
}

private struct WheelProgress: View {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    @Environment(\.controlSize) private var controlSize
    @Environment(\.hostKind) private var host
    @Environment(\.turnsWheels) private var isTurning
    @ScaledMetric private var textScale: CGFloat = 1

    var body: some View {
        VStack(spacing: 6) {
            if host == .terminal {
                CellProgressWheel(
                    fraction: configuration.fractionCompleted,
                    tint: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
            } else if let fraction = configuration.fractionCompleted {
                ZStack {
                    Circle().stroke(Color(UIColor.systemFill), lineWidth: 3 * unit)
                    Circle().trim(from: 0, to: fraction)
                        .stroke(
                            tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()),
                            style: StrokeStyle(lineWidth: 3 * unit, lineCap: .round)
                        )
                        .rotationEffect(.degrees(-90))
                }
                .frame(width: side, height: side)
            } else {
                ActivityWheel(scale: unit, isTurning: isTurning, color: tint)
            }
            configuration.label.modifier(ControlSizeFont()).foregroundStyle(.secondary)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }

    private var unit: CGFloat { controlSize.wheelFactor * textScale }
    private var side: CGFloat { 20 * unit }
}

private enum TurnsWheelsKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether wheels of progress views turn.
    var turnsWheels: Bool {
        get { self[TurnsWheelsKey.self] }
        set { self[TurnsWheelsKey.self] = newValue }
    }
}

extension ControlSize {
    /// The factor by which a wheel differs from the usual one: nearly twice as large where controls are large.
    fileprivate var wheelFactor: CGFloat {
        switch self {
        case .mini, .small, .regular: factor
        case .large, .extraLarge: 1.85
        }
    }
}
