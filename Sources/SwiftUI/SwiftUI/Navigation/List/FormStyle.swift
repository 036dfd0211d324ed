import DisplayList
import SwiftUICore

/// The appearance of forms.
///
/// Follows Apple's [FormStyle](https://developer.apple.com/documentation/swiftui/formstyle).
@MainActor @preconcurrency
public protocol FormStyle {
    /// The type of the body, normally inferred.
    associatedtype Body: View
    /// The style's configuration.
    typealias Configuration = FormStyleConfiguration
    /// Makes the view of a form.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The configuration of a form's style.
///
/// Follows Apple's [FormStyleConfiguration](https://developer.apple.com/documentation/swiftui/formstyleconfiguration).
public struct FormStyleConfiguration {
    /// The content, its type hidden.
    public struct Content: View {
        let view: AnyView
        public var body: some View { view }
        nonisolated public static var _isUnary: Bool { false }
    }

    /// The content.
    public let content: Content
}

extension FormStyleConfiguration: ControlStyleConfiguration {
    nonisolated(unsafe) private static let usual = StyleSlot<Self>(AutomaticFormStyle()) {
        $0.makeBody(configuration: $1)
    }

    package static func automaticStyle(on host: HostTraits.Kind) -> StyleSlot<Self> { usual }
}

extension EnvironmentValues {
    /// The style of forms that a view around sets; nil for none.
    var formStyle: StyleSlot<FormStyleConfiguration>? { self[styleFor: FormStyleConfiguration.self] }
}

extension View {
    /// Sets the appearance of forms; forms within the style have the one further out.
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
        nestedControlStyle(style) { (style: S, configuration: FormStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}

/// The style that fits the place: sections on cards, and on the Mac columns.
public struct AutomaticFormStyle: FormStyle {
    @Environment(\.hasMacControls) private var isMac

    /// Creates the style.
    public nonisolated init() {}
    @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
        if isMac {
            FormColumns(content: configuration.content)
        } else {
            FormCards(content: configuration.content)
        }
    }
}

/// Sections on cards.
public struct GroupedFormStyle: FormStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { FormCards(content: configuration.content) }
}

/// Labels in a column before one of controls, without cards.
public struct ColumnsFormStyle: FormStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        FormColumns(content: configuration.content)
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The style that fits the place.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Sections on cards.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Labels in a column before one of controls, without cards.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
