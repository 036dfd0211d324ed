import SwiftUICore

/// A button that opens the app's settings.
///
/// Follows Apple's [SettingsLink](https://developer.apple.com/documentation/swiftui/settingslink).
public struct SettingsLink<Label: View> {
    private let label: Label
    @Environment(\.openSettings) private var openSettings

    /// Creates a button with a custom label.
    public nonisolated init(@ViewBuilder label: () -> Label) { self.label = label() }

    @ViewBuilder @MainActor public var body: some View {
        let open = openSettings
        Button {
            open()
        } label: {
            label
        }
    }
}

extension SettingsLink: View {}

/// The label that a settings link has by default.
public struct DefaultSettingsLinkLabel: View {
    /// Creates the label.
    public nonisolated init() {}
    public var body: some View { Text("Settings…") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
    /// Creates a button with the usual label.
    public nonisolated init() { self.init { DefaultSettingsLinkLabel() } }
}
