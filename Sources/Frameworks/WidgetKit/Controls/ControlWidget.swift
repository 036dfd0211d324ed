import AppIntents
import SwiftUI

/// A button or switch that a system shows outside of the app; here, in the window of a program of widgets.
///
/// Follows Apple's [ControlWidget](https://developer.apple.com/documentation/widgetkit/controlwidget).
@MainActor @preconcurrency
public protocol ControlWidget: Widget where Body: ControlWidgetConfiguration {
    /// The control's configuration.
    @MainActor @preconcurrency var body: Self.Body { get }
}

/// The kind of a control, and its content.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration: WidgetConfiguration {}

/// The views of a control.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
    /// The type of the body, normally inferred.
    associatedtype Body: View
    /// The control as a view.
    @MainActor @preconcurrency var body: Self.Body { get }
}

/// Says the value of a control.
public protocol ControlValueProvider<Value> {
    /// The value.
    associatedtype Value
    /// The value in an example.
    var previewValue: Value { get }
    /// Returns the present value.
    func currentValue() async throws -> Value
}

/// Says the value of a control that the user can configure.
public protocol AppIntentControlValueProvider<Configuration> {
    /// The value.
    associatedtype Value
    /// The control's configuration.
    associatedtype Configuration: ControlConfigurationIntent
    /// Returns the value in an example.
    func previewValue(configuration: Configuration) -> Value
    /// Returns the present value.
    func currentValue(configuration: Configuration) async throws -> Value
}

/// A control that the user cannot configure.
///
/// Follows Apple's
/// [StaticControlConfiguration](https://developer.apple.com/documentation/widgetkit/staticcontrolconfiguration).
public struct StaticControlConfiguration: ControlWidgetConfiguration, DescribedConfiguration {
    let descriptions: [WidgetDescription]

    /// Creates a control.
    public init<Content: ControlWidgetTemplate>(kind: String, content: @escaping @MainActor () -> Content) {
        descriptions = [.control(kind, AnyView(LazyControl(content: { AnyView(content().body) })))]
    }

    /// Creates a control that shows a value.
    public init<Provider: ControlValueProvider, Content: ControlWidgetTemplate>(
        kind: String, provider: Provider, content: @escaping @MainActor (Provider.Value) -> Content
    ) {
        descriptions = [
            .control(
                kind,
                AnyView(
                    ValueControl(
                        kind: kind, preview: provider.previewValue, current: { try await provider.currentValue() },
                        content: content)))
        ]
    }

    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A control that the user can configure; here, it has the values with which its action begins.
///
/// Follows Apple's
/// [AppIntentControlConfiguration](https://developer.apple.com/documentation/widgetkit/appintentcontrolconfiguration).
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent>: ControlWidgetConfiguration,
    DescribedConfiguration
{
    let descriptions: [WidgetDescription]

    /// Creates a control.
    public init<Content: ControlWidgetTemplate>(
        kind: String, intent: Configuration.Type = Configuration.self,
        content: @escaping @MainActor (Configuration) -> Content
    ) {
        descriptions = [.control(kind, AnyView(LazyControl(content: { AnyView(content(Configuration()).body) })))]
    }

    /// Creates a control that shows a value.
    public init<Provider: AppIntentControlValueProvider, Content: ControlWidgetTemplate>(
        kind: String, provider: Provider, content: @escaping @MainActor (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {
        let chosen = Configuration()
        descriptions = [
            .control(
                kind,
                AnyView(
                    ValueControl(
                        kind: kind, preview: provider.previewValue(configuration: chosen),
                        current: { try await provider.currentValue(configuration: chosen) }, content: content)))
        ]
    }

    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

extension WidgetDescription {
    fileprivate static func control(_ kind: String, _ view: AnyView) -> WidgetDescription {
        WidgetDescription(kind: kind, control: view) { _ in WidgetEntries(entries: [], policy: .never) }
    }
}

/// A control without a value.
private struct LazyControl: View {
    let content: () -> AnyView
    var body: some View { content() }
}

/// A control that shows a value, which is asked for when the control appears and when the app says so.
private struct ValueControl<Value, Content: ControlWidgetTemplate>: View {
    let kind: String
    let preview: Value
    let current: () async throws -> Value
    let content: @MainActor (Value) -> Content
    @State private var value: Value?
    @ObservedObject private var reloads = WidgetReloads.shared

    var body: some View {
        content(value ?? preview).body
            .task(id: reloads.count(of: kind)) { if let now = try? await current() { value = now } }
    }
}

/// A control that performs an action.
///
/// Follows Apple's [ControlWidgetButton](https://developer.apple.com/documentation/widgetkit/controlwidgetbutton).
public struct ControlWidgetButton<Label: View, Action: AppIntent>: ControlWidgetTemplate {
    private let action: Action
    private let label: Label

    /// Creates a button.
    public init(action: Action, @ViewBuilder label: @escaping () -> Label) {
        (self.action, self.label) = (action, label())
    }

    /// Creates a button whose label knows whether the action is being performed; it never does here.
    public init(action: Action, @ViewBuilder label: @escaping (Bool) -> Label) {
        (self.action, self.label) = (action, label(false))
    }

    /// Creates a button with a title, which is translated.
    public init(_ titleKey: LocalizedStringKey, action: Action) where Label == Text {
        (self.action, label) = (action, Text(titleKey))
    }

    public var body: some View { Button(intent: action) { label }.buttonStyle(.bordered).controlSize(.large) }
}

/// A control that is on or off.
///
/// Follows Apple's [ControlWidgetToggle](https://developer.apple.com/documentation/widgetkit/controlwidgettoggle).
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate
where Action.ValueType == Bool {
    private let isOn: Bool
    private let action: Action
    private let label: Label
    private let valueLabel: ValueLabel

    /// Creates a switch.
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        (self.isOn, self.action, self.label, self.valueLabel) = (isOn, action, label(), valueLabel(isOn))
    }

    /// Creates a switch with a title, which is translated.
    public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) where Label == Text {
        self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
    }

    public var body: some View {
        var change = action
        change.value = !isOn
        return Toggle(isOn: isOn, intent: change) {
            VStack(alignment: .leading) {
                label
                valueLabel.font(.caption).foregroundStyle(.secondary)
            }
        }
        .fixedSize()
    }
}

extension ControlWidgetConfiguration {
    /// Sets the name for the user, which is translated.
    public nonisolated func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration {
        changed { $0.name = Text(name) }
    }
    /// Sets the purpose of the control, which is translated.
    public nonisolated func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
        changed { $0.summary = Text(description) }
    }
    /// Has the user configure the control before it is placed; without effect here.
    public nonisolated func promptsForUserConfiguration() -> some ControlWidgetConfiguration { changed { _ in } }
}

extension ModifiedConfiguration: ControlWidgetConfiguration where Base: ControlWidgetConfiguration {}

/// Where apps ask for new values of their controls.
public final class ControlCenter: Sendable {
    /// The only one.
    public static let shared = ControlCenter()
    private init() {}
    /// Has the controls of a kind ask for new values.
    public func reloadControls(ofKind kind: String) { WidgetCenter.shared.reloadTimelines(ofKind: kind) }
    /// Has all controls ask for new values.
    public func reloadAllControls() { WidgetCenter.shared.reloadAllTimelines() }
}
