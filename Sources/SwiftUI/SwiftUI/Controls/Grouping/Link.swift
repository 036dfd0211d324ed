import Foundation

/// A button that opens a place on the web.
///
/// Follows Apple's [Link](https://developer.apple.com/documentation/swiftui/link).
public struct Link<Label: View> {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    /// Creates a link with a custom label.
    public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    @ViewBuilder @MainActor public var body: some View {
        Button {
            openURL(destination)
        } label: {
            label
        }
        .environment(\.hasFramelessControls, true)
        .accessibilityAddTraits(.isLink)
    }

    nonisolated public static var _isUnary: Bool { true }
}

extension Link: View {}

extension Link where Label == Text {
    /// Creates a link with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
