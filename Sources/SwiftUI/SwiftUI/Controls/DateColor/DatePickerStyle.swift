import DisplayList
import Foundation

/// How a date picker shows its date.
///
/// Follows Apple's [DatePickerStyle](https://developer.apple.com/documentation/swiftui/datepickerstyle).
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// The type of the body, normally inferred.
    associatedtype Body: View
    /// The style's configuration.
    typealias Configuration = DatePickerStyleConfiguration
    /// Makes the view of a date picker.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The configuration of a date picker's style.
///
/// Follows Apple's
/// [DatePickerStyleConfiguration](https://developer.apple.com/documentation/swiftui/datepickerstyleconfiguration).
public struct DatePickerStyleConfiguration {
    /// The label, its type hidden.
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// The label of the picker.
    public let label: Label
    /// The date; one outside of the picker's range becomes the nearest within.
    @Binding public var selection: Date
    /// The earliest date that can be chosen; nil for any.
    public let minimumDate: Date?
    /// The latest date that can be chosen; nil for any.
    public let maximumDate: Date?
    /// The parts of the date that are chosen.
    public let displayedComponents: DatePickerComponents

    /// The dates that can be chosen.
    var range: ClosedRange<Date> {
        let first = minimumDate ?? min(Date.distantPast, maximumDate ?? .distantPast)
        return first...max(first, maximumDate ?? .distantFuture)
    }
}

extension DatePickerStyleConfiguration.Label: TitledView {
    package var plainTitle: String? { view.plainTitle }
}

extension DatePickerStyleConfiguration: ControlStyleConfiguration {
    nonisolated(unsafe) private static let usual = StyleSlot<Self>(DefaultDatePickerStyle()) {
        $0.makeBody(configuration: $1)
    }

    package static func automaticStyle(on host: HostTraits.Kind) -> StyleSlot<Self> { usual }
}

extension View {
    /// Sets how date pickers show their date; date pickers within the style have the one further out.
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        nestedControlStyle(style) { (style: S, configuration: DatePickerStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}
